import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import { type DeliveryProgress, deliveryStatuses } from "@svc/domain/webhooks/delivery"
import type { StatsRange } from "@svc/domain/webhooks/ports/webhook-stats"
import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)
const of = (webhook: Webhook, range: StatsRange = {}) =>
  h.http.atomically(webhook.tenantId, h.http.get("WebhookStats").of(webhook, webhook.id, range))

/** The number of entries that the log lists under each status. */
const listed = async (webhook: Webhook, range: StatsRange) => {
  const counts: Record<string, number> = {}
  for (const status of deliveryStatuses) {
    const filter = { ...range, webhookId: webhook.id, status, order: "asc", limit: 1000 } as const
    counts[status] = (await h.http.atomically(webhook.tenantId, h.http.get("DeliveryLog").list(webhook, filter))).length
  }
  return counts
}

const record = (delivery: NewDelivery, attempt: Partial<Attempt>, progress: Partial<DeliveryProgress>) =>
  h.worker.run(
    h.worker.get("DeliveryStore").record([
      {
        attempt: {
          ...keyOf(delivery),
          number: 1,
          manual: false,
          startedAt: seeds.now(),
          durationMs: 1,
          url: "https://receiver.example/",
          requestHeaders: {},
          succeeded: progress.state === "Delivered",
          ...attempt,
        },
        progress: { state: "Pending", attemptCount: 1, manual: false, ...progress },
      },
    ]),
  )

describe("the counts", () => {
  it("are those of the log, in every status and range, while the webhook is enabled and when it is disabled", async () => {
    const webhook = await aWebhook()
    const [first, second] = [
      await seeds.deliveries(webhook, 6),
      (await h.advance(1), await seeds.deliveries(webhook, 5)),
    ]
    await seeds.deliveries(await seeds.webhook(webhook), 3)
    for (const delivery of first.slice(0, 3)) await record(delivery, {}, { state: "Delivered" })
    for (const delivery of first.slice(3, 5)) await record(delivery, { failureReason: "dns" }, { state: "Failed" })
    const due = (delivery: NewDelivery) => ({ ...keyOf(delivery), webhookId: webhook.id, dueAt: seeds.now() })
    const queue = h.worker.get("DeliveryQueue")
    await h.worker.run(queue.add("first", [due(second[0]!)]))
    await h.worker.run(queue.claim("first", 100))
    await h.worker.run(queue.add("first", [first[5]!, ...second.slice(1)].map(due)))

    expect((await of(webhook)).counts).toEqual({
      Delivered: 3,
      Failed: 2,
      Pending: 5,
      InFlight: 1,
      Held: 0,
      Cancelled: 0,
    })
    const moment = second[0]!.event.raisedAt
    for (const range of [{}, { from: moment }, { to: moment }, { from: moment, to: moment }]) {
      expect((await of(webhook, range)).counts).toEqual(await listed(webhook, range))
    }
    await h.worker.run(h.worker.get("WebhookStore").update({ ...webhook, status: "Disabled" }))
    expect((await of(webhook)).counts).toMatchObject({ Pending: 0, InFlight: 1, Held: 5 })
    expect((await of(webhook)).counts).toEqual(await listed(webhook, {}))
    await h.worker.run(h.worker.get("WebhookStore").delete(webhook, webhook.id, seeds.now()))
    expect((await of(webhook)).counts).toMatchObject({ Delivered: 3, Held: 0, Cancelled: 5 })
    expect((await of(webhook)).counts).toEqual(await listed(webhook, {}))
  })

  it("have the next attempt of those that wait, unless they are held back", async () => {
    const webhook = await aWebhook()
    const [later, sooner, sent] = await seeds.deliveries(webhook, 3)
    const at = (seconds: number) => (seeds.now() + seconds * 1000) as Timestamp
    await record(later!, {}, { nextAttemptAt: at(600) })
    await record(sooner!, {}, { nextAttemptAt: at(300) })
    await record(sent!, {}, { state: "Delivered" })
    expect((await of(webhook)).nextAttemptAt).toBe(at(300))
    await h.worker.run(h.worker.get("WebhookStore").update({ ...webhook, status: "Disabled" }))
    expect(await of(webhook)).not.toHaveProperty("nextAttemptAt")
  })

  it("of a webhook without deliveries, or seen from another scope, are nothing", async () => {
    const webhook = await aWebhook()
    const nothing = { Delivered: 0, Failed: 0, Pending: 0, InFlight: 0, Held: 0, Cancelled: 0 }
    expect(await of(webhook)).toEqual({ counts: nothing })
    await record(await seeds.delivery(webhook), {}, { state: "Delivered" })
    const foreign = (await seeds.tenant()).scope
    expect(await h.worker.run(h.worker.get("WebhookStats").of(foreign, webhook.id, {}))).toEqual({ counts: nothing })
  })
})

describe("the rest", () => {
  it("is the percentiles of the durations of requests", async () => {
    const webhook = await aWebhook()
    const deliveries = await seeds.deliveries(webhook, 100)
    for (const [index, each] of deliveries.entries())
      await record(each, { durationMs: index + 1 }, { state: "Delivered" })
    const { durations, lastFailure } = await of(webhook)
    expect(durations).toEqual({ requests: 100, p50: 50, p95: 95, p99: 99 })
    expect(lastFailure).toBeUndefined()
  })

  it("is the newest failed attempt, whichever delivery it is of and however that ended", async () => {
    const webhook = await aWebhook()
    const [older, newer] = (await seeds.deliveries(webhook, 2)) as readonly NewDelivery[] as [NewDelivery, NewDelivery]
    const at = (seconds: number) => (seeds.now() + seconds * 1000) as Timestamp
    const failed = { succeeded: false, failureReason: "http_status", status: 503 } as const
    await record(newer, { ...failed, startedAt: at(1) }, { nextAttemptAt: at(9) })
    await record(older, { ...failed, status: 500, startedAt: at(2) }, { nextAttemptAt: at(9) })
    await record(older, { number: 2, startedAt: at(3) }, { state: "Delivered", attemptCount: 2 })
    expect((await of(webhook)).lastFailure).toEqual({
      deliveryId: older.id,
      at: at(2),
      reason: "http_status",
      status: 500,
    })
    await record(
      newer,
      { number: 2, succeeded: false, failureReason: "timeout", startedAt: at(4) },
      { attemptCount: 2 },
    )
    expect((await of(webhook)).lastFailure).toEqual({ deliveryId: newer.id, at: at(4), reason: "timeout" })
  })
})
