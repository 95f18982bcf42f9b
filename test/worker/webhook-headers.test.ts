import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { createWebhook, deliveryAfter, raiseOne } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

let service: TestService
let tenant: TestTenant
let receiver: Receiver
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  receiver = await startReceiver()
})
afterAll(async () => {
  await service.close()
  await receiver.close()
})
beforeEach(async () => {
  tenant = await service.createTenant()
})

/** Sends one event to a new webhook with these settings; gives the request and how the log tells of it. */
const send = async (settings: object) => {
  const webhook = await createWebhook(tenant.api, receiver.url("/hook"))
  const { status, body } = await tenant.api.patch(`/Webhooks/${webhook.id}/Settings`, settings)
  expect(status, JSON.stringify(body)).toBe(200)
  const before = receiver.requests.length
  const delivery = await deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)
  await receiver.waitFor(before + 1)
  return { webhook, delivery, attempt: delivery.attempts[0]!, request: receiver.requests[before]! }
}
const namesOf = ({ rawHeaders }: { readonly rawHeaders: readonly string[] }) =>
  rawHeaders.filter((_, index) => index % 2 === 0)
const echo = ({ headers, rawHeaders }: { readonly headers: object; readonly rawHeaders: readonly string[] }) => ({
  status: 500,
  headers: { "x-echo": rawHeaders.join(" | ") },
  body: JSON.stringify(headers),
})
/** Every row of the log of a tenant, as text. */
const logOf = async () =>
  JSON.stringify(await service.sql("select * from svc.webhook_attempts where tenant_id = $1", [tenant.tenantId]))

describe("a webhook with headers of its own", () => {
  it("sends them behind those of the service, once each, and its own user agent instead of ours", async () => {
    receiver.respondWith(200)
    const { request, attempt } = await send({
      headers: [
        { name: "X-Api-Key", value: "s3cret-of-the-key" },
        { name: "User-Agent", value: "Tour AB billing", secret: false },
        { name: "x-team", value: "a  b", secret: false },
      ],
    })
    expect(request.headers).toMatchObject({
      "x-api-key": "s3cret-of-the-key",
      "user-agent": "Tour AB billing",
      "x-team": "a  b",
      "content-type": "application/json",
    })
    const names = namesOf(request)
    expect(names).toEqual([...new Set(names)])
    expect(names.slice(-3)).toEqual(["x-api-key", "x-team", "content-length"])
    expect(attempt.requestHeaders).toMatchObject({ "x-api-key": "***", "x-team": "a  b", "webhook-signature": "***" })
  })

  it("has its secrets masked in the log also where its receiver repeats them, in headers, text and JSON", async () => {
    receiver.respondWith(echo)
    const key = 'quote"and\\slash'
    const { attempt } = await send({
      headers: [
        { name: "x-key", value: key },
        { name: "x-short", value: "ok" },
      ],
      authentication: { type: "Bearer", token: "abcdefgh.12345678" },
    })
    expect(attempt.requestHeaders).toMatchObject({ authorization: "***", "x-key": "***", "x-short": "***" })
    expect(attempt.responseBody).toContain('"authorization":"Bearer ***"')
    expect(attempt.responseBody).toContain('"x-key":"***"')
    expect(attempt.responseHeaders!["x-echo"]).toContain("x-key | *** |")
    // A shorter value would be found where it means nothing.
    expect(attempt.responseBody).toContain('"x-short":"ok"')
    const log = await logOf()
    for (const secret of [key, JSON.stringify(key).slice(1, -1), "abcdefgh.12345678"]) expect(log).not.toContain(secret)
  })

  it("has a secret masked that the end of what is kept of an answer cuts off", async () => {
    const secret = "0123456789abcdef0123456789abcdef"
    const body = `${"x".repeat(16_384 - 20)}${secret}`
    receiver.respondWith({ status: 500, body })
    const { attempt } = await send({ headers: [{ name: "x-key", value: secret }] })
    expect(attempt.responseTruncated).toBe(true)
    expect(attempt.responseBody).toBe(`${"x".repeat(16_384 - 20)}***`)
  })
})

describe("a webhook that tells who it is", () => {
  it("sends Basic in UTF-8, and the log shows neither the password nor its encoded form", async () => {
    receiver.respondWith(echo)
    const authentication = { type: "Basic", username: "svc", password: "pass:wörd" }
    const { request, attempt } = await send({ authentication })
    const value = Buffer.from("svc:pass:wörd").toString("base64")
    expect(request.headers.authorization).toBe(`Basic ${value}`)
    expect(attempt.responseBody).toContain('"authorization":"Basic ***"')
    expect(await logOf()).not.toContain(value)
  })

  it("sends the new secret from the next attempt on, and none once it is removed", async () => {
    receiver.respondWith(200)
    const { webhook, request } = await send({ authentication: { type: "Bearer", token: "the-first-token" } })
    expect(request.headers.authorization).toBe("Bearer the-first-token")
    const next = async (authentication: object | null) => {
      await tenant.api.patch(`/Webhooks/${webhook.id}/Settings`, { authentication })
      const before = receiver.requests.length
      await raiseOne(tenant.api)
      await receiver.waitFor(before + 1)
      return receiver.requests[before]!.headers.authorization
    }
    expect(await next({ token: "the-second-token" })).toBe("Bearer the-second-token")
    expect(await next(null)).toBeUndefined()
  })

  it("fails without a request where its secrets were altered", async () => {
    receiver.respondWith(200)
    const { webhook } = await send({ headers: [{ name: "x-key", value: "s3cret-of-the-key" }] })
    const text = "secrets_sealed = left(secrets_sealed, -4) || 'AAAA', version = version + 1"
    await service.sql(`update svc.webhook_settings set ${text} where webhook_id = $1`, [webhook.id])
    const before = receiver.requests.length
    const { attempts } = await deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)
    expect(attempts).toMatchObject([{ failureReason: "internal", requestHeaders: {} }])
    expect(receiver.requests).toHaveLength(before)
  })
})
