import { afterAll, beforeAll, expect, test } from "vitest"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { createWebhook, deliveryWhere, type RaisedView, raiseOne } from "../support/webhooks/deliveries.ts"
import { type NameServer, startNameServer } from "../support/webhooks/name-server.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

/** A span in OTLP's JSON form. */
interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly events?: readonly { readonly name: string }[]
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
}

let collector: Receiver
let receiver: Receiver
let names: NameServer
let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  collector = await startReceiver({ respond: () => ({ headers: { "content-type": "application/json" }, body: "{}" }) })
  receiver = await startReceiver({ respond: () => 500 })
  names = await startNameServer(({ type }) => (type === "A" ? ["127.0.0.1"] : []))
  service = await openService({
    worker: true,
    http: true,
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      SVC_WEBHOOK_MAX_ATTEMPTS: "1",
      SVC_WEBHOOK_NAME_SERVERS: names.address,
    },
  })
  tenant = await service.createTenant()
})
afterAll(async () => {
  await service.close()
  await Promise.all([collector.close(), receiver.close(), names.close()])
})

const sentSpans = (): readonly SentSpan[] =>
  collector.requests.flatMap(({ body }) => {
    const { resourceSpans } = JSON.parse(body) as {
      readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[]
    }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })

test("a request is followed from HTTP through its event and its job to the deliveries", async () => {
  const webhook = await createWebhook(tenant.api, `http://receiver.example:${receiver.port}/secret-path`)
  const secret = "a-value-that-no-span-may-have"
  const raised = await tenant.api.post("/Events", { eventType: "InvoicePosted", data: { secret } })
  const [delivery] = (raised.body as RaisedView).deliveries
  await deliveryWhere(tenant.api, delivery!.id, ({ status }) => status === "Failed")
  receiver.respondWith(200)
  const since = new Date(Date.now() - 60_000).toISOString()
  const recovered = await tenant.api.post(`/Webhooks/${webhook.id}/Recover`, { since })
  expect([raised.status, recovered.status]).toEqual([201, 202])
  await receiver.waitFor(2)
  // When this later event has arrived, the work that the two requests caused has been recorded.
  await raiseOne(tenant.api)
  await receiver.waitFor(3)
  const unwanted = "0af7651916cd43dd8448eb211c80319c"
  const quiet = await tenant.api.get("/Webhooks", { traceparent: `00-${unwanted}-b7ad6b7169203331-00` })
  // Stopping sends the last spans.
  await service.stop()

  const spans = sentSpans()
  const named = (name: string) => spans.filter((span) => span.name === name)
  const traceOf = ({ headers }: { readonly headers: Headers }) => headers.get("svc-trace-id")!
  const inTrace = (traceId: string) => spans.filter((span) => span.traceId === traceId).map(({ name }) => name)
  const linkedTo = (traceId: string, span: SentSpan) => span.links?.some((link) => link.traceId === traceId) === true

  expect(inTrace(traceOf(raised))).toEqual(expect.arrayContaining(["POST /Events", "unit of work"]))
  const root = named("POST /Webhooks/{id}/Recover")[0]!
  expect(root.traceId).toBe(traceOf(recovered))
  const unit = spans.find(({ parentSpanId }) => parentSpanId === root.spanId)!
  expect(unit.name).toBe("unit of work")
  expect(spans.filter(({ parentSpanId }) => parentSpanId === unit.spanId).length).toBeGreaterThan(1)

  expect(named("job webhooks-recover").filter((span) => linkedTo(traceOf(recovered), span))).toHaveLength(1)
  const deliveries = named("deliver InvoicePosted").filter((span) => linkedTo(traceOf(raised), span))
  expect(deliveries).toHaveLength(2)
  expect(deliveries[0]!.events?.map(({ name }) => name)).toEqual(["dns", "connect", "first byte"])

  // The spans of this request are not exported, because its caller's trace is not sampled, but the answer still has the
  // caller's trace id.
  expect([traceOf(quiet), inTrace(unwanted)]).toEqual([unwanted, []])
  const everything = collector.requests.map(({ body }) => body).join("")
  expect(everything).not.toContain(secret)
  expect(everything).not.toContain("secret-path")
})
