import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { partsOfPages, scriptKilobytes } from "../support/console/built-size.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"

const open = () => openService({ clock: "manual", http: true })
let service: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  service = await open()
})
afterAll(() => service.close())

const html = { accept: "text/html,*/*;q=0.8" }
/** Requests a page as a browser does, without following redirects. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${service.origin}${path}`, { headers, redirect: "manual" })
/** The address of the first script of the page. */
const script = async () => /src="(\/console\/assets\/[^"]+\.js)"/.exec(await (await ask("/console/", html)).text())![1]!

describe("the console (contract O19)", () => {
  it("is where a browser is sent, and what any path of a page answers", async () => {
    for (const path of ["/", "/console"]) {
      const sent = await ask(path, html)
      expect([sent.status, sent.headers.get("location")]).toEqual([303, "/console/"])
    }
    const [page, deep] = [await ask("/console/", html), await ask("/console/any/page?of=it", html)]
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"])
    expect(await deep.text()).toBe(await page.text())
    expectProblem(await service.anonymous.get("/"), 404)
  })

  it("names its build, which whoever asks what moved is told", async () => {
    const { api } = await service.createTenant()
    const [, build] = /<meta name="build" content="([0-9a-f]{16})"/.exec(await (await ask("/console/", html)).text())!
    expect((await api.get("/Pulse")).body).toMatchObject({ build })
  })

  it("runs no inline script, stands in no frame, and calls nobody else", async () => {
    const { headers } = await ask("/console/", html)
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-src blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
    expect(headers.get("referrer-policy")).toBe("no-referrer")
    expect(headers.get("strict-transport-security")).toBeNull()
    expect((await ask(await script())).headers.get("content-security-policy")).toContain("default-src 'none'")
  })

  it("is kept where its name tells its content, and asked for anew elsewhere", async () => {
    const page = await ask("/console/", html)
    expect(page.headers.get("cache-control")).toBe("no-cache")
    const again = await ask("/console/", { ...html, "if-none-match": page.headers.get("etag")! })
    expect([again.status, await again.text()]).toEqual([304, ""])
    const part = await ask(await script(), { "accept-encoding": "br" })
    expect([part.status, part.headers.get("content-encoding"), part.headers.get("cache-control")]).toEqual([
      200,
      "br",
      "public, max-age=31536000, immutable",
    ])
    const plain = await ask(await script(), { "accept-encoding": "identity" })
    expect(plain.headers.get("content-encoding")).toBeNull()
    expect(await plain.text()).toBe(await part.text())
  })

  it("answers 404 for a part that is not there, so that no page is taken for a script", async () => {
    const part = await ask("/console/assets/gone-AAAAAAAA.js", { accept: "*/*" })
    expect([part.status, part.headers.get("content-type")]).toEqual([404, "application/problem+json"])
  })
})

it("is not there when it is switched off", async () => {
  const off = await openService({ clock: "manual", http: true, settings: { SVC_CONSOLE: "0" } })
  try {
    for (const path of ["/", "/console/"]) {
      const answer = await fetch(`${off.origin}${path}`, { headers: html, redirect: "manual" })
      expect(answer.status, path).toBe(404)
    }
    const { api } = await off.createTenant()
    expect((await api.get("/Pulse")).body).toMatchObject({ build: "" })
  } finally {
    await off.close()
  }
})

describe("what a browser loads", () => {
  it("is 120 kB for the sign-in at most, and 200 kB for the first page", () => {
    expect(scriptKilobytes("door")).toBeLessThanOrEqual(120)
    expect(scriptKilobytes("frame")).toBeLessThanOrEqual(200)
  })

  it("is 40 kB more for any further page at most, and few parts", () => {
    const parts = partsOfPages()
    const more = parts.map((part) => [part, scriptKilobytes("frame", part) - scriptKilobytes("frame")] as const)
    expect(parts).toEqual(expect.arrayContaining(["invoices", "settings", "webhooks"]))
    expect(more.filter(([, kilobytes]) => kilobytes > 40)).toEqual([])
    expect(parts.length).toBeLessThanOrEqual(35)
  })
})
