import { request } from "node:http"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

const openHttp = () => openService({ http: true })
let service: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  service = await openHttp()
})
afterAll(() => service.close())

const most = 16 * 1024 * 1024
const json = { "content-type": "application/json" }

/**
 * Begins an import with the largest allowed size, and sends one byte. Resolves with the status once the service
 * answers.
 */
const begin = async ({ clientId, secret }: TestTenant, path: string, type: string) => {
  const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
  const authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
  let status: number | undefined
  const sent = request(`${service.origin}${path}`, {
    method: "POST",
    headers: { authorization, "content-type": type, "content-length": most },
  })
  sent.on("response", (response) => {
    status = response.statusCode
    response.resume()
  })
  sent.on("error", () => undefined)
  sent.write(type === json["content-type"] ? "{" : "<")
  return { status: () => status, cut: () => void sent.destroy() }
}

/** A complete import of 12 MiB without rows. */
const whole = ({ api }: TestTenant) =>
  api.send("POST", "/Usage/import", `{"mappingTemplateName":"Default","data":[]${" ".repeat(12 * 1024 * 1024)}}`, json)

it("imports of one tenant, of rows and of files together, leave memory for another tenant's, and give it back", async () => {
  const [loud, quiet] = [await service.createTenant(), await service.createTenant()]
  const begun = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0
        ? begin(loud, "/Usage/import", "application/json")
        : begin(loud, "/Payments/import", "application/xml"),
    ),
  )
  await until(
    () => Promise.resolve(begun.filter(({ status }) => status() === 503).length),
    (refused) => refused === 5,
  )
  expect((await whole(loud)).status).toBe(503)
  expect((await whole(quiet)).status).not.toBe(503)
  expect(begun.map(({ status }) => status()).filter((status) => status !== 503)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  for (const { cut } of begun) cut()
  await until(
    async () => (await whole(loud)).status,
    (status) => status !== 503,
  )
})
