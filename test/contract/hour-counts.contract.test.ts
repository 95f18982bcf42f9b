import type { HourCount } from "@svc/domain/webhooks/hour-counts"
import { countedLive } from "@svc/domain/webhooks/ports/hour-counts"
import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import type { OpenedWebhook } from "@svc/domain/webhooks/webhook"
import { secondsAfter } from "@svc/domain/shared/timestamp"
import { hourOf, minuteOf } from "@svc/domain/webhooks/hour-counts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const hour = 3600
const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)
const count = () => h.worker.run(h.worker.get("DeliveryWork").countHours())

const read = (webhook: OpenedWebhook, hours = 24) =>
  h.http.atomically(
    webhook.tenantId,
    h.http.get("HourCounts").of(webhook, {
      from: secondsAfter(hourOf(seeds.now()), -hours * hour),
      to: secondsAfter(seeds.now(), 1),
      now: seeds.now(),
      webhookId: webhook.id,
    }),
  )
const figures = ({ start, made, delivered, failed, retrying, p95Ms }: HourCount) =>
  [start, made, delivered, failed, retrying, p95Ms] as const
const sorted = (counts: readonly HourCount[]) => counts.map(figures).toSorted(([a], [b]) => a - b)

const record = (delivery: NewDelivery, state: "Delivered" | "Failed" | "Pending", durationMs: number, number = 1) =>
  h.worker.run(
    h.worker.get("DeliveryStore").record([
      {
        attempt: {
          ...keyOf(delivery),
          number,
          manual: false,
          startedAt: seeds.now(),
          durationMs,
          url: "https://receiver.example/",
          requestHeaders: {},
          succeeded: state === "Delivered",
        },
        progress: { state, attemptCount: number, manual: false },
      },
    ]),
  )

const keptOf = (webhook: OpenedWebhook) =>
  h.sql<{ made: number; delivered: number; again: number | null }>(
    `select made, delivered, extract(epoch from recount_at - counted_at)::int as again
     from svc.webhook_hours where webhook_id = $1 order by begins_at`,
    [webhook.id],
  )

it("gives what the log has, hour by hour, whether or not anything was counted before", async () => {
  const webhook = await aWebhook()
  const first = await seeds.deliveries(webhook, 4)
  for (const [at, delivery] of first.slice(0, 3).entries()) await record(delivery, "Delivered", 10 * (at + 1))
  await record(first[3]!, "Pending", 900)
  await h.advance(hour)
  const second = await seeds.deliveries(webhook, 2)
  await record(second[0]!, "Failed", 7)
  const [one, two] = [first, second].map(([each]) => hourOf(each!.createdAt))
  const expected = [
    [one, 4, 3, 0, 1, 900],
    [two, 2, 0, 1, 0, 7],
  ]
  expect(sorted(await read(webhook))).toEqual(expected)
  await count()
  expect(await keptOf(webhook)).toHaveLength(2)
  expect(sorted(await read(webhook))).toEqual(expected)
})

it("says of all hours together how long requests took, of one webhook and of all", async () => {
  const webhook = await aWebhook()
  const other = await seeds.webhook(webhook)
  const slow = await seeds.deliveries(other, 2)
  await record(slow[0]!, "Delivered", 5000)
  await h.advance(hour)
  for (const delivery of await seeds.deliveries(webhook, 30)) await record(delivery, "Delivered", 20)
  const p95 = (webhookId?: OpenedWebhook["id"], from = -2 * hour) =>
    h.http.atomically(
      webhook.tenantId,
      h.http.get("HourCounts").p95(webhook, {
        from: secondsAfter(seeds.now(), from),
        to: secondsAfter(seeds.now(), 1),
        ...(webhookId === undefined ? {} : { webhookId }),
      }),
    )
  expect(await p95()).toBe(20)
  expect(await p95(other.id)).toBe(5000)
  expect(await p95(other.id, -60)).toBeUndefined()
})

it("sees at once that an old delivery arrived after all, and counts its hour again until every one arrived", async () => {
  const webhook = await aWebhook()
  const [delivery] = await seeds.deliveries(webhook, 1)
  await record(delivery!, "Pending", 5)
  await h.advance(6 * hour)
  await count()
  const start = hourOf(delivery!.createdAt)
  // The next count is due after a twelfth of the hour's age, which is six hours plus the part of the hour before the
  // delivery.
  const again = (await keptOf(webhook))[0]!.again
  expect(again).toBe(Math.round((seeds.now() - start) / 12_000))

  await record(delivery!, "Delivered", 6, 2)
  expect(sorted(await read(webhook))).toEqual([[start, 1, 1, 0, 0, 6]])
  await count()
  expect(await keptOf(webhook)).toEqual([{ made: 1, delivered: 0, again }])
  await h.advance(again! + 1)
  await count()
  expect(await keptOf(webhook)).toEqual([{ made: 1, delivered: 1, again: null }])
})

it("takes the count that is kept where more may have changed than is counted for a request", async () => {
  const webhook = await aWebhook()
  const [delivery] = await seeds.deliveries(webhook, 1)
  await record(delivery!, "Pending", 5)
  await h.advance(2 * hour)
  await count()
  const start = hourOf(delivery!.createdAt)
  await h.sql("update svc.webhook_hours set made = $1 where webhook_id = $2", [countedLive + 1, webhook.id])
  await record(delivery!, "Delivered", 6, 2)
  expect(sorted(await read(webhook))).toEqual([[start, countedLive + 1, 0, 0, 1, 5]])
})

it("counts deliveries of the last minute of an hour that were stored after its count", async () => {
  const webhook = await aWebhook()
  // Ten seconds before the end of the next hour, because the current hour may have less than ten seconds left.
  await h.advance((hourOf(seeds.now()) - seeds.now()) / 1000 + 2 * hour - 10)
  await seeds.deliveries(webhook, 1)
  await count()
  await seeds.deliveries(webhook, 2)
  await h.advance(60)
  await count()
  expect((await keptOf(webhook)).map(({ made }) => made)).toEqual([3])
})

it("leaves out other webhooks, other legal entities and deleted webhooks", async () => {
  const webhook = await aWebhook()
  const sibling = await seeds.webhook(webhook)
  const stranger = await aWebhook()
  for (const each of [webhook, sibling, stranger]) await seeds.deliveries(each, 1)
  const { tenantId } = webhook
  const all = { from: hourOf(seeds.now()), to: secondsAfter(seeds.now(), 1), now: seeds.now() }
  const ofAll = () => h.http.atomically(tenantId, h.http.get("HourCounts").of(webhook, all))
  expect((await read(webhook)).map(({ webhookId }) => webhookId)).toEqual([webhook.id])
  expect((await ofAll()).map(({ webhookId }) => webhookId).toSorted()).toEqual([webhook.id, sibling.id].toSorted())
  await h.http.atomically(tenantId, h.http.get("WebhookStore").delete(sibling, sibling.id, seeds.now()))
  expect((await ofAll()).map(({ webhookId }) => webhookId)).toEqual([webhook.id])
  const strange = h.http.get("HourCounts").of(stranger, all)
  expect(await h.http.atomically(tenantId, strange)).toEqual([])
})

it("counts by the minute, and says from which on where there are more than it counts", async () => {
  const webhook = await aWebhook()
  const early = await seeds.deliveries(webhook, 150)
  await record(early[0]!, "Delivered", 12)
  await h.advance(60)
  const late = await seeds.deliveries(webhook, 150)
  const [first, second] = [early, late].map(([each]) => minuteOf(each!.createdAt))
  const range = { from: secondsAfter(first!, -60), to: secondsAfter(seeds.now(), 1) }
  const minutes = (only: object) =>
    h.http.atomically(webhook.tenantId, h.http.get("HourCounts").minutes(webhook, { ...range, ...only }))
  const { counts, ...rest } = await minutes({ webhookId: webhook.id })
  expect(sorted(counts)).toEqual([
    [first, 150, 1, 0, 0, 12],
    [second, 150, 0, 0, 0, undefined],
  ])
  expect(rest).toEqual({})
  // The limit is shared: with so many webhooks, 200 deliveries of each are counted.
  for (let index = 0; index < 100; index += 1) await seeds.webhook(webhook)
  const all = await minutes({})
  expect(all.since).toBe(second)
  expect(sorted(all.counts)).toEqual([[second, 150, 0, 0, 0, undefined]])
})
