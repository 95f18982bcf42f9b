import type { DeliveryId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { DeliveryFilter } from "@svc/domain/webhooks/ports/delivery-log"
import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
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

const list = async (scope: Scope, filter: Partial<DeliveryFilter> = {}) => {
  const entries = h.http.get("DeliveryLog").list(scope, { order: "desc", limit: 100, ...filter })
  return (await h.http.atomically(scope.tenantId, entries)).map(({ id }) => id)
}
const idsOf = (deliveries: readonly NewDelivery[]) => deliveries.map(({ id }) => id)
const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)

describe("an entry", () => {
  it("shows what the delivery is", async () => {
    const webhook = await aWebhook()
    const correlationId = randomUUID()
    const delivery = await seeds.delivery(webhook, { correlationId, isTest: true, tag: "QuoteCreated" })
    const { event, progress } = delivery
    const entry = {
      id: delivery.id,
      webhookId: webhook.id,
      eventId: event.id,
      eventType: "QuoteCreated",
      correlationId,
      status: "Pending",
      attemptCount: 0,
      url: webhook.url,
      nextAttemptAt: progress.nextAttemptAt,
      attemptsLeft: 10,
      createdAt: event.raisedAt,
      isTest: true,
    }
    const log = h.http.get("DeliveryLog")
    const read = Effect.all([log.list(webhook, { order: "asc", limit: 5 }), log.get(webhook, delivery.id)])
    expect(await h.http.atomically(webhook.tenantId, read)).toEqual([
      [entry],
      {
        ...entry,
        tag: "QuoteCreated",
        envelope: event.envelope,
        triggeredBy: event.triggeredBy,
        correlated: 0,
        traceId: event.id.replaceAll("-", ""),
      },
    ])
  })

  it("is found within its scope only, and its attempts too", async () => {
    const [mine, beside] = (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes as [Scope, Scope]
    const foreign = (await seeds.tenant()).scope
    const webhook = await seeds.webhook(mine)
    const delivery = await seeds.delivery(webhook)
    const { get, attempts } = h.worker.get("DeliveryLog")
    await h.worker.run(
      h.worker.get("DeliveryStore").record([
        {
          attempt: {
            ...keyOf(delivery),
            number: 1,
            manual: false,
            startedAt: seeds.now(),
            durationMs: 1,
            url: webhook.url,
            requestHeaders: {},
            succeeded: true,
          },
          progress: delivery.progress,
        },
      ]),
    )
    expect(await h.worker.run(attempts(mine, delivery.id))).toHaveLength(1)
    for (const scope of [beside, foreign, seeds.nobody()]) {
      expect(await list(scope)).toEqual([])
      expect(await h.worker.run(Effect.flip(get(scope, delivery.id)))).toMatchObject({ _tag: "DeliveryNotFound" })
      expect(await h.worker.run(attempts(scope, delivery.id))).toEqual([])
    }
    const unknown = randomUUID() as DeliveryId
    expect(await h.worker.run(Effect.flip(get(mine, unknown)))).toMatchObject({ deliveryId: unknown })
  })

  it("has its attempts by number", async () => {
    const webhook = await aWebhook()
    const delivery = await seeds.delivery(webhook)
    const attempt = (number: number) => ({
      ...keyOf(delivery),
      number,
      manual: false,
      startedAt: (seeds.now() - number) as Timestamp,
      durationMs: 1,
      url: webhook.url,
      requestHeaders: {},
      succeeded: false,
    })
    const numbers = Array.from({ length: 11 }, (_, index) => index + 1)
    for (const number of numbers) {
      await h.worker.run(
        h.worker.get("DeliveryStore").record([{ attempt: attempt(number), progress: delivery.progress }]),
      )
    }
    const found = await h.worker.run(h.worker.get("DeliveryLog").attempts(webhook, delivery.id))
    expect(found.map(({ number }) => number)).toEqual(numbers)
  })
})

describe("every filter narrows", () => {
  interface World {
    readonly webhook: Webhook
    readonly beside: Webhook
    readonly all: readonly NewDelivery[]
    readonly times: readonly Timestamp[]
  }
  const correlationId = randomUUID()
  let world: World
  /** Makes two webhooks with a delivery in each of three seconds. Event types and correlation ids differ. */
  beforeAll(async () => {
    const webhook = await aWebhook()
    const beside = await seeds.webhook(webhook)
    const times: Timestamp[] = []
    const all: NewDelivery[] = []
    for (const tag of ["InvoicePosted", "QuoteCreated", "InvoicePosted"]) {
      times.push(seeds.now())
      const searchValues = [`number ${all.length}`, tag]
      all.push(
        await seeds.delivery(webhook, { tag, searchValues }),
        await seeds.delivery(beside, { tag, correlationId }),
      )
      await h.advance(1)
    }
    const dueAt = (seeds.now() + 3_600_000) as Timestamp
    const attempts = all.map((delivery) => ({ ...keyOf(delivery), webhookId: delivery.webhookId, dueAt }))
    await h.worker.run(h.worker.get("DeliveryQueue").add("first", attempts))
    world = { webhook, beside, all, times }
  })
  const expected = (keep: (delivery: NewDelivery) => boolean) => idsOf(world.all.filter(keep))

  it.each<readonly [string, (w: World) => Partial<DeliveryFilter>, (d: NewDelivery, w: World) => boolean]>([
    ["nothing", () => ({}), () => true],
    ["the webhook", (w) => ({ webhookId: w.beside.id }), (d, w) => d.webhookId === w.beside.id],
    ["the tag", () => ({ tag: "QuoteCreated" }), (d) => d.event.tag === "QuoteCreated"],
    ["a tag nobody has", () => ({ tag: "JournalPosted" }), () => false],
    ["the correlation id", () => ({ correlationId }), (d) => d.event.correlationId === correlationId],
    ["a value of its event", () => ({ search: "number 2" }), (d, w) => d === w.all[2]],
    ["a value of several events", () => ({ search: "InvoicePosted" }), (d, w) => d === w.all[0] || d === w.all[4]],
    ["a part of a value", () => ({ search: "number" }), () => false],
    ["a value with quotes", () => ({ search: "' or true --" }), () => false],
    ["a value and a range together", (w) => ({ search: "InvoicePosted", to: w.times[1]! }), (d, w) => d === w.all[0]],
    ["from, which is included", (w) => ({ from: w.times[1]! }), (d, w) => d.event.raisedAt >= w.times[1]!],
    ["to, which is not", (w) => ({ to: w.times[1]! }), (d, w) => d.event.raisedAt < w.times[1]!],
    [
      "from and to, a millisecond around a moment",
      (w) => ({ from: w.times[1]!, to: (w.times[1]! + 1) as Timestamp }),
      (d, w) => d.event.raisedAt === w.times[1],
    ],
    ["a range that begins before all time", () => ({ from: Date.parse("0001-01-01") as Timestamp }), () => true],
    [
      "a value in a range as wide",
      () => ({ search: "number 2", from: Date.parse("0001-01-01") as Timestamp, to: 253_402_300_799_999 as Timestamp }),
      (d, w) => d === w.all[2],
    ],
    ["an empty range", (w) => ({ from: w.times[1]!, to: w.times[1]! }), () => false],
    ["the status", () => ({ status: "Pending" }), () => true],
    ["a status nobody has", () => ({ status: "Delivered" }), () => false],
    [
      "webhook, tag and range together",
      (w) => ({ webhookId: w.webhook.id, tag: "InvoicePosted", from: w.times[1]! }),
      (d, w) => d.webhookId === w.webhook.id && d.event.tag === "InvoicePosted" && d.event.raisedAt >= w.times[1]!,
    ],
  ])("by %s", async (_, filter, keep) => {
    const ascending = expected((delivery) => keep(delivery, world))
    expect(await list(world.webhook, { ...filter(world), order: "asc" })).toEqual(ascending)
    expect(await list(world.webhook, { ...filter(world), order: "desc" })).toEqual(ascending.toReversed())
  })

  it("finds a delivery whose id was made with a clock that had been set back", async () => {
    const webhook = await aWebhook()
    const raisedAt = (seeds.now() - 50_000) as Timestamp
    const delivery = await seeds.delivery(webhook, { raisedAt })
    expect(await list(webhook, { from: raisedAt, to: (raisedAt + 1) as Timestamp })).toEqual([delivery.id])
  })
})

describe("paging", () => {
  const pages = async (scope: Scope, order: "asc" | "desc", between: () => Promise<unknown>) => {
    const seen: DeliveryId[] = []
    for (;;) {
      const page = await list(scope, { order, limit: 2, ...(seen.length === 0 ? {} : { after: seen.at(-1)! }) })
      if (page.length === 0) return seen
      seen.push(...page)
      await between()
    }
  }

  it("newest first gives what was there once each, however many are added meanwhile", async () => {
    const webhook = await aWebhook()
    const there = await seeds.deliveries(webhook, 7)
    const seen = await pages(webhook, "desc", () => seeds.deliveries(webhook, 3))
    expect(seen).toEqual(idsOf(there).toReversed())
  })

  it("oldest first gives what was there and what is added, once each", async () => {
    const webhook = await aWebhook()
    const all = [...(await seeds.deliveries(webhook, 5))]
    let left = 3
    const seen = await pages(webhook, "asc", async () => {
      if (left-- > 0) all.push(...(await seeds.deliveries(webhook, 1)))
    })
    expect(seen).toEqual(idsOf(all))
  })

  it("goes on behind a delivery across days", async () => {
    const webhook = await aWebhook()
    const first = await seeds.delivery(webhook)
    await h.advance(24 * 60 * 60)
    const second = await seeds.delivery(webhook)
    expect(await list(webhook, { order: "desc", after: second.id })).toEqual([first.id])
    expect(await list(webhook, { order: "asc", after: first.id })).toEqual([second.id])
  })
})
