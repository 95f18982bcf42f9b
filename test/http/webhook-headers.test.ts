import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { createWebhook, type WebhookView } from "../support/webhooks/deliveries.ts"

let service: LentService
let tenant: TestTenant
let webhook: WebhookView
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  webhook = await createWebhook(tenant.api, "https://erp.example/hook")
})

interface Shown {
  readonly version: number
  readonly headers: readonly { readonly name: string; readonly value: unknown; readonly secret: boolean }[]
  readonly authentication: Readonly<Record<string, unknown>> | null
}
const at = () => `/Webhooks/${webhook.id}/Settings`
const read = async () => (await tenant.api.get(at())).body as Shown
const change = async (patch: object) => {
  const { status, body } = await tenant.api.patch(at(), patch)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await read()).toEqual(body)
  return body as Shown
}
const refused = async (patch: object) => {
  const { errors } = expectProblem(await tenant.api.patch(at(), patch), 400)
  return Object.keys(errors ?? {})
}
const sealed = async () => {
  const [row] = await service.sql<{ secrets_sealed: string | null }>(
    "select secrets_sealed from svc.webhook_settings where webhook_id = $1",
    [webhook.id],
  )
  return row!.secrets_sealed
}
const mark = { set: true, changedAt: expect.any(String) as string }
const header = (name: string, value = "a value") => ({ name, value, secret: false })
const many = (count: number) => Array.from({ length: count }, (_, index) => header(`x-${index}`))

describe("the headers of a webhook", () => {
  it("are shown as they were given, but for the values of the secret ones, which no row has in clear", async () => {
    const plain = header("X-Team", "billing and more")
    const { headers } = await change({ headers: [{ name: "X-Api-Key", value: "s3cret-of-the-key" }, plain] })
    expect(headers).toEqual([{ name: "X-Api-Key", value: mark, secret: true }, plain])
    const rows = await service.sql("select * from svc.webhook_settings where webhook_id = $1", [webhook.id])
    expect(JSON.stringify(rows)).not.toContain("s3cret-of-the-key")
    expect(await sealed()).toMatch(/^v1\./u)
  })

  it("keep a value that a change leaves out, and the time of its change", async () => {
    const { headers } = await change({ headers: [{ name: "X-Api-Key", value: "s3cret-of-the-key" }, header("X-Team")] })
    const kept = await change({ headers: [{ name: "x-api-key" }, { name: "x-team", secret: false }] })
    expect(kept.headers).toEqual([
      { name: "x-api-key", value: headers[0]!.value, secret: true },
      { name: "x-team", value: "a value", secret: false },
    ])
    // A change of another section encrypts the secret for the next version.
    const before = await sealed()
    await change({ payload: { form: "Thin" } })
    expect(await sealed()).not.toBe(before)
    expect(await change({ headers: [{ name: "x-team" }] })).toMatchObject({ headers: [{ value: mark, secret: true }] })
    expect(await change({ headers: null })).toMatchObject({ headers: [] })
    expect(await sealed()).toBeNull()
  })

  it.each([
    ["a line feed in a value", [header("x-a", "a\nb")], "headers[0].value"],
    ["a carriage return", [header("x-a", "a\r\nset-cookie: b")], "headers[0].value"],
    ["a folded line", [header("x-a", "a\r\n b")], "headers[0].value"],
    ["a NUL", [header("x-a", "a\0b")], "headers[0].value"],
    ["U+0085", [header("x-a", "a\u{85}b")], "headers[0].value"],
    ["a space at the end", [header("x-a", "a ")], "headers[0].value"],
    ["a letter beyond ASCII", [header("x-a", "å")], "headers[0].value"],
    ["an empty value", [header("x-a", "")], "headers[0].value"],
    ["2,001 characters", [header("x-a", "a".repeat(2_001))], "headers[0].value"],
    ["a space in a name", [header("Host ")], "headers[0].name"],
    ["a line feed in a name", [header("x-a\n")], "headers[0].name"],
    ["a colon in a name", [header("x-a:")], "headers[0].name"],
    ["a name of 101 characters", [header("x".repeat(101))], "headers[0].name"],
    ["21 headers", many(21), "headers"],
    ["names that differ by case", [header("X-A"), header("x-a")], "headers[1].name"],
    ["more than 8 KiB", many(5).map((each) => ({ ...each, value: "a".repeat(2_000) })), "headers"],
    ["a new secret without a value", [{ name: "x-a" }], "headers[0].value"],
    ["a member that is not known", [{ ...header("x-a"), sent: true }], "headers[0].sent"],
  ])("refuse %s under its path", async (_, headers, field) => {
    expect(await refused({ headers })).toEqual([field])
    expect(await read()).toMatchObject({ version: 0, headers: [] })
  })

  it.each(
    "Host content-type Content-Length transfer-encoding connection keep-alive te trailer upgrade expect accept-encoding date via forwarded x-forwarded-for X-Real-IP cookie proxy-authorization sec-fetch-mode webhook-id svc-attempt ce-id traceparent tracestate baggage".split(
      " ",
    ),
  )("may not be %s, which the service or the way sets", async (name) => {
    expect(await refused({ headers: [header("x-a"), header(name)] })).toEqual(["headers[1].name"])
  })

  it("stay as they are when what was shown is sent back", async () => {
    const { headers } = await change({ headers: [{ name: "x-key", value: "s3cret-of-the-key" }, header("x-team")] })
    expect(await change({ headers })).toMatchObject({ version: 2, headers })
    expect(await sealed()).not.toBeNull()
  })

  it("refuse to show a secret by a change that leaves its value out", async () => {
    await change({ headers: [{ name: "x-key", value: "s3cret-of-the-key" }] })
    expect(await refused({ headers: [{ name: "x-key", secret: false }] })).toEqual(["headers[0].value"])
  })
})

describe("the authentication of a webhook", () => {
  it("is shown without its secret, which stays where a change leaves it out", async () => {
    const basic = { type: "Basic", username: "svc", password: "pass:wörd" }
    const { authentication } = await change({ authentication: basic })
    expect(authentication).toEqual({ type: "Basic", username: "svc", password: mark })
    const renamed = await change({ authentication: { username: "svc-2" } })
    expect(renamed.authentication).toEqual({ ...authentication, username: "svc-2" })
    const bearer = await change({ authentication: { type: "Bearer", token: "abc.def-123" } })
    expect(bearer.authentication).toEqual({ type: "Bearer", token: mark })
    expect(await change({ authentication: null })).toMatchObject({ authentication: null })
    expect(await sealed()).toBeNull()
  })

  it.each([
    [{ username: "a" }, ["authentication.type"]],
    [{ type: "Basic" }, ["authentication.username", "authentication.password"]],
    [{ type: "Basic", username: "a:b", password: "c" }, ["authentication.username"]],
    [{ type: "Basic", username: "a", password: "b\nc" }, ["authentication.password"]],
    [{ type: "Basic", username: "a", password: "b", token: "c" }, ["authentication.token"]],
    [{ type: "Bearer" }, ["authentication.token"]],
    [{ type: "Bearer", token: "a b" }, ["authentication.token"]],
    [{ type: "Bearer", token: "a".repeat(4_097) }, ["authentication.token"]],
    [{ type: "OAuth" }, ["authentication.type"]],
  ])("refuses %j under its path", async (authentication, fields) => {
    expect(await refused({ authentication })).toEqual(fields)
    expect(await read()).toMatchObject({ version: 0 })
  })

  it("is not given twice, neither at once nor one after the other", async () => {
    const authentication = { type: "Bearer", token: "abc" }
    const headers = [{ name: "Authorization", value: "Bearer abc" }]
    expect(await refused({ authentication, headers })).toEqual(["headers[0].name"])
    await change({ headers })
    expect(await refused({ authentication })).toEqual(["authentication"])
    await change({ headers: null, authentication })
    expect(await refused({ headers })).toEqual(["headers[0].name"])
  })

  it("needs https, or an address of a network that the operator opened, also where the url changes", async () => {
    const authentication = { type: "Bearer", token: "abc" }
    await change({ authentication })
    const move = (url: string) => tenant.api.patch(`/Webhooks/${webhook.id}`, { url })
    expect(expectProblem(await move("http://erp.example/hook"), 400).errors).toHaveProperty("url")
    expect((await move("http://127.0.0.1:9/hook")).status).toBe(200)
    await change({ authentication: null })
    expect((await move("http://erp.example/hook")).status).toBe(200)
    expect(await refused({ authentication })).toEqual(["authentication"])
  })
})

describe("secrets of settings", () => {
  it("open in their row and for their version alone", async () => {
    await change({ headers: [{ name: "x-key", value: "s3cret-of-the-key" }] })
    await service.sql("update svc.webhook_settings set version = version + 1 where webhook_id = $1", [webhook.id])
    expectProblem(await tenant.api.patch(at(), { payload: { form: "Thin" } }), 503)
    // A change that gives all secrets up needs none of them.
    expect(await change({ headers: null })).toMatchObject({ headers: [] })
  })

  it("end with their webhook", async () => {
    await change({ authentication: { type: "Bearer", token: "abc" } })
    await tenant.api.delete(`/Webhooks/${webhook.id}`)
    expect(await service.sql("select from svc.webhook_settings where webhook_id = $1", [webhook.id])).toEqual([])
  })
})
