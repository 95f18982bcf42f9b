import { afterAll, beforeAll, expect, it } from "vitest"
import { openDocsPage } from "../support/service/docs-page.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { until } from "../support/until.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())

it("/docs is a page whose every part comes from the service itself", async () => {
  const page = await service.anonymous.get("/docs")
  expect(page.status).toBe(200)
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(page.headers.get("content-security-policy")).toContain("default-src 'self'")
  for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
    expect(page.headers.get("content-security-policy")?.split("; ")).toContain(directive)
  expect(page.headers.get("cache-control")).toBe("no-store")
  expect(page.text).not.toMatch(/https?:\/\//)
  expect(page.text).not.toMatch(/<script>|\son\w+=/)

  const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part!)
  expect(parts.length).toBeGreaterThan(2)
  for (const part of parts) {
    expect(part).toMatch(/^\/docs\//)
    const { status, headers, text } = await service.anonymous.get(part)
    expect(status, part).toBe(200)
    expect(headers.get("content-type"), part).toMatch(part.endsWith(".css") ? /^text\/css/ : /^text\/javascript/)
    expect(headers.get("cache-control"), part).toBe("public, max-age=3600")
    expect(text.length, part).toBeGreaterThan(50)
  }
  expect((await service.anonymous.get("/docs/start.js")).text).toContain(`fetch("/openapi.json")`)
})

it.each(["nothing.js", "package.json", "swagger-ui-es-bundle.js", "START.JS"])(
  "/docs/%s is no part of it",
  async (part) => {
    expectProblem(await service.anonymous.get(`/docs/${part}`), 404)
  },
)

it("/docs tries out at the name it was opened by, finds operations by words, and says how to get a token", async () => {
  const origin = "http://[::1]:8080"
  const page = await openDocsPage(service, origin)
  try {
    expect((await page.find(".info")).textContent).toMatch(/access token.*POST \/auth\/v2\/token.*Authorize/s)
    await page.find("input.operation-filter-input")
    page.search("credit an invoice")
    const paths = () => page.texts(".opblock-summary-path").map((each) => each.replaceAll("\u200b", ""))
    const found = ["/Invoices/{id}/Match", "/Invoices/{id}/credit"]
    expect(await until(paths, ({ length }) => length === found.length)).toEqual(found)
    page.search("health/live")
    await until(paths, (seen) => seen.join() === "/health/live")

    for (const button of [".opblock-summary-control", ".try-out__btn", ".execute"]) (await page.find(button)).click()
    const asked = () => page.asked
    expect(await until(asked, ({ length }) => length > 1)).toEqual([`${origin}/openapi.json`, `${origin}/health/live`])
    expect((await page.find(".live-responses-table tbody .response-col_status")).textContent).toMatch(/^200/)
  } finally {
    page.close()
  }
})
