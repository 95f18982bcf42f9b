import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, deliveryAfter, type DeliveryView, raise, raiseOne } from "../support/webhooks/deliveries.ts"
import { startRawReceiver } from "../support/webhooks/raw-receiver.ts"
import { type Receiver, type Reply, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import { selfSigned } from "../support/webhooks/certificate.ts"

const timeoutSeconds = 2

let service: TestService
let tenant: TestTenant
let receiver: Receiver
beforeAll(async () => {
  service = await openService({
    worker: true,
    http: true,
    settings: { SVC_WEBHOOK_TIMEOUT_SECONDS: String(timeoutSeconds) },
  })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

/** Delivers one event to an address, and returns the delivery after its first attempt. */
const attemptAt = async (url: string): Promise<DeliveryView> => {
  await createWebhook(tenant.api, url)
  return deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)
}
const attemptAnswered = (reply: Reply): Promise<DeliveryView> => {
  receiver.respondWith(reply)
  return attemptAt(receiver.url("/hook"))
}
const retryScheduled = { status: "Pending", attemptCount: 1, nextAttemptAt: expect.any(String) as string }

describe("one attempt", () => {
  it.each([200, 201, 202, 204, 299])("an answer of %i delivers", async (status) => {
    const delivery = await attemptAnswered({ status })
    expect(delivery).toMatchObject({
      status: "Delivered",
      attemptCount: 1,
      attempts: [{ number: 1, status, succeeded: true }],
    })
    expect(delivery).not.toHaveProperty("nextAttemptAt")
  })

  it.each([400, 401, 403, 404, 410, 429, 500, 502, 503])("an answer of %i fails and is retried", async (status) => {
    const delivery = await attemptAnswered({ status })
    expect(delivery).toMatchObject(retryScheduled)
    expect(delivery.attempts).toMatchObject([{ number: 1, status, succeeded: false, failureReason: "http_status" }])
  })

  it.each([301, 302, 307, 308])("a redirect of %i is a failed attempt and is not followed", async (status) => {
    receiver.respondWith(({ url }) =>
      url === "/hook" ? { status, headers: { location: receiver.url("/elsewhere") } } : { status: 200 },
    )
    const delivery = await attemptAt(receiver.url("/hook"))
    expect(delivery).toMatchObject({ ...retryScheduled, attempts: [{ status }] })
    expect(receiver.requests.map(({ url }) => url)).toEqual(["/hook"])
  })

  it("nobody listens", async () => {
    const closed = await startReceiver()
    await closed.close()
    const delivery = await attemptAt(closed.url())
    expect(delivery).toMatchObject({ ...retryScheduled, attempts: [{ failureReason: "connection_refused" }] })
    expect(delivery.attempts[0]).not.toHaveProperty("status")
  })

  it("the name does not exist, and is tried again later", async () => {
    const delivery = await attemptAt("http://does-not-exist.invalid/hook")
    expect(delivery).toMatchObject({ ...retryScheduled, attempts: [{ failureReason: "dns" }] })
  })

  it("a receiver that never answers times out", async () => {
    const delivery = await attemptAnswered("hang")
    expect(delivery).toMatchObject({ ...retryScheduled, attempts: [{ failureReason: "timeout" }] })
    const [attempt] = delivery.attempts
    expect(attempt).not.toHaveProperty("responseBody")
    expect(attempt!.durationMs).toBeGreaterThanOrEqual(timeoutSeconds * 1000)
    expect(attempt!.failureDetail).toContain(
      `within ${timeoutSeconds} s: connected, but the head of the answer was incomplete`,
    )
  })

  it("a long answer is kept up to the cap", async () => {
    const delivery = await attemptAnswered({ status: 200, body: "x".repeat(200_000) })
    expect(delivery).toMatchObject({ status: "Delivered", attempts: [{ responseTruncated: true }] })
    expect(delivery.attempts[0]!.responseBody).toBe("x".repeat(16 * 1024))
  })

  it("headers and body with bytes that are not ASCII can be read in the log", async () => {
    const delivery = await attemptAnswered({
      status: 200,
      headers: { "x-name": Buffer.from("Malmö").toString("latin1") },
      body: Buffer.from([0x61, 0x00, 0xff, 0x62]),
    })
    expect(delivery.status).toBe("Delivered")
    expect(delivery.attempts[0]).toMatchObject({ responseBody: "a\ufffd\ufffdb" })
    expect(delivery.attempts[0]!.responseHeaders).toMatchObject({ "x-name": "Malmö" })
  })

  it("what does not answer in HTTP fails and is retried", async () => {
    const raw = await startRawReceiver({ onRequest: (socket) => socket.end("hello\r\n") })
    const delivery = await attemptAt(raw.url())
    expect(delivery).toMatchObject({ ...retryScheduled, attempts: [{ failureReason: "protocol" }] })
    await raw.close()
  })

  it("a certificate nobody vouches for fails before anything is sent", async () => {
    const secure = await startReceiver({ tls: selfSigned({ addresses: ["127.0.0.1"] }) })
    const delivery = await attemptAt(secure.url())
    expect(delivery).toMatchObject({ ...retryScheduled, attempts: [{ failureReason: "tls" }] })
    expect(secure.requests).toHaveLength(0)
    await secure.close()
  })

  it("posts to the path and query as they are, with the headers of the contract", async () => {
    await attemptAt(receiver.url("/a/../b%2Fc?x=1&x=2&empty=&y=%20+"))
    const [request] = receiver.requests
    expect(request).toMatchObject({ method: "POST", url: "/a/../b%2Fc?x=1&x=2&empty=&y=%20+" })
    expect(request!.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "svc-webhooks/1",
      host: `127.0.0.1:${receiver.port}`,
      "svc-attempt": "1",
      "content-length": String(Buffer.byteLength(request!.body)),
    })
    const { EventId } = JSON.parse(request!.body) as { EventId: string }
    expect(request!.headers["webhook-id"]).toBe(EventId)
    expect(request!.headers).not.toHaveProperty("svc-test")
  })

  it("a forbidden address that was stored earlier is blocked without a connection", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    for (const address of ["10.0.0.1", "169.254.169.254", "[::ffff:10.0.0.1]"]) {
      await service.sql("update svc.webhooks set url = $1 where id = $2", [`http://${address}/`, id])
      const delivery = await deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)
      expect(delivery).toMatchObject({ ...retryScheduled, attempts: [{ failureReason: "blocked_address" }] })
      expect(delivery.attempts[0]).not.toHaveProperty("remoteAddress")
    }
  })

  it("logs everything of an attempt and nothing that is secret", async () => {
    receiver.respondWith((_request, index) =>
      index === 0 ? { status: 500, body: "not now" } : { status: 200, headers: { "x-answer": "yes" }, body: "ok" },
    )
    const { token } = await createWebhook(tenant.api, receiver.url("/hook?a=b"))
    const id = await raiseOne(tenant.api)
    await deliveryAfter(tenant.api, id, 1)
    await tenant.api.post(`/WebhookDeliveries/${id}/Retry`)
    const { attempts } = await deliveryAfter(tenant.api, id, 2)
    expect(attempts).toHaveLength(2)
    expect(attempts[0]).toMatchObject({
      number: 1,
      manual: false,
      url: receiver.url("/hook?a=b"),
      succeeded: false,
      status: 500,
      failureReason: "http_status",
      responseBody: "not now",
      responseTruncated: false,
      remoteAddress: "127.0.0.1",
    })
    expect(attempts[1]).toMatchObject({ number: 2, manual: true, succeeded: true, status: 200, responseBody: "ok" })
    expect(attempts[1]!.responseHeaders).toMatchObject({ "x-answer": "yes" })
    expect(attempts[1]!.requestHeaders).toMatchObject({ "webhook-signature": "***", "svc-attempt": "2" })
    expect(attempts[1]!.requestHeaders["webhook-id"]).toBe(receiver.requests[1]!.headers["webhook-id"])
    expect(attempts[1]!.requestBody).toBe(receiver.requests[1]!.body.replace(token, "***"))
    expect(JSON.stringify(attempts)).not.toContain(token)
    expect(Date.parse(attempts[0]!.time)).toBeLessThanOrEqual(Date.parse(attempts[1]!.time))
  })

  it("tells how long the receiver took", async () => {
    const begun = performance.now()
    const delivery = await attemptAnswered({ status: 200, delayMs: 300 })
    expect(delivery.attempts[0]!.durationMs).toBeGreaterThanOrEqual(300)
    expect(delivery.attempts[0]!.durationMs).toBeLessThan(performance.now() - begun + 1)
  })

  it("never has more than the cap of requests open to one webhook", async () => {
    const answer = Promise.withResolvers<number>()
    receiver.respondWith(() => answer.promise)
    await createWebhook(tenant.api, receiver.url())
    await Promise.all(Array.from({ length: 60 }, () => raise(tenant.api)))
    await receiver.waitFor(9)
    answer.resolve(200)
    await receiver.waitFor(60)
    expect(receiver.peakInFlight).toBeLessThanOrEqual(16)
  })

  it("sends a test event, marked and logged, with an example of its type", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url(), ["quoteCreated", "InvoicePosted"])
    await createWebhook(tenant.api, receiver.url("/another"), ["quoteCreated"])
    const answer = await tenant.api.post(`/Webhooks/${id}/Test`)
    expect(answer.status).toBe(201)
    const delivery = await deliveryAfter(tenant.api, (answer.body as { id: string }).id, 1)
    expect(delivery).toMatchObject({ status: "Delivered", eventType: "quoteCreated", test: true })
    const invoice = await tenant.api.post(`/Webhooks/${id}/Test`, { eventType: "InvoicePosted" })
    await deliveryAfter(tenant.api, (invoice.body as { id: string }).id, 1)
    expect(receiver.requests).toHaveLength(2)
    expect(receiver.requests.map(({ url, headers }) => [url, headers["svc-test"]])).toEqual([
      ["/", "true"],
      ["/", "true"],
    ])
    expect(JSON.parse(receiver.requests[1]!.body)).toMatchObject({
      EventType: "InvoicePosted",
      Data: { invoiceNumber: expect.any(String) as string },
    })
  })

  it("secrets that were altered fail the attempt: nothing is sent unsigned, others go on", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url("/broken"))
    await createWebhook(tenant.api, receiver.url("/whole"))
    await service.sql(
      "update svc.webhooks set signing_secrets_sealed = left(signing_secrets_sealed, -4) || 'AAAA' where id = $1",
      [id],
    )
    const { deliveries } = await raise(tenant.api)
    const broken = deliveries.find(({ webhookId }) => webhookId === id)!
    expect(await deliveryAfter(tenant.api, broken.id, 1)).toMatchObject({
      ...retryScheduled,
      attempts: [{ failureReason: "internal" }],
    })
    await receiver.waitFor(1)
    expect(receiver.requests.map(({ url }) => url)).toEqual(["/whole"])
  })

  it("counts attempts and queues in the metrics", async () => {
    await attemptAnswered({ status: 503 })
    const { text } = await until(
      () => service.anonymous.get("/metrics"),
      (answer) => /svc_webhook_attempts_total\{outcome="failed",reason="http_status"\} \d+/.test(answer.text),
    )
    expect(text).toMatch(/svc_queue_depth\{queue="webhooks-retry",state="scheduled"\} [1-9]/)
    expect(text).toMatch(/svc_webhook_attempt_duration_seconds_count \d+/)
    expect(text).toContain("svc_queue_oldest_waiting_seconds")
  })
})
