import { query } from "@svc/adapters/postgres/base/transaction"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { type Attempt, failureReasons } from "@svc/domain/webhooks/attempt"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import type { NewDelivery } from "@svc/domain/webhooks/ports/delivery-store"
import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
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

const attemptOf = (delivery: NewDelivery, given: Partial<Attempt> = {}): Attempt => ({
  ...keyOf(delivery),
  number: 1,
  manual: false,
  startedAt: seeds.now(),
  durationMs: 12,
  url: "https://receiver.example/hook",
  requestHeaders: { "content-type": "application/json" },
  succeeded: true,
  status: 200,
  ...given,
})
const delivered: DeliveryProgress = { state: "Delivered", attemptCount: 1, manual: false }

const record = (made: readonly { readonly attempt: Attempt; readonly progress: DeliveryProgress }[]) =>
  h.worker.atomically(allTenants, h.worker.get("DeliveryStore").record(made))
const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)

describe("record", () => {
  const attempts: readonly (readonly [string, Partial<Attempt>])[] = [
    [
      "a success with everything",
      {
        responseHeaders: { "x-a": "1", "x-ö": '"\\' },
        responseBody: 'ok \u{1F9FE}\uFFFD\n"',
        responseTruncated: true,
        remoteAddress: "2001:db8::1",
      },
    ],
    ["a success with an empty body", { status: 204, responseHeaders: {}, responseBody: "", responseTruncated: false }],
    ["a manual attempt far down the line", { number: 1234, manual: true }],
    ...failureReasons.map(
      (failureReason) =>
        [
          `a failure by ${failureReason}`,
          { succeeded: false, failureReason, failureDetail: "so it was", requestHeaders: {}, durationMs: 60_001 },
        ] as const,
    ),
  ]

  it.each(attempts)("keeps %s as it was", async (_, given) => {
    const webhook = await aWebhook()
    const delivery = await seeds.delivery(webhook)
    const attempt = attemptOf(delivery, given)
    await h.sql("update svc.webhook_deliveries set attempt_count = $1 where id = $2", [attempt.number - 1, delivery.id])
    expect(await record([{ attempt, progress: delivered }])).toEqual(new Set([delivery.id]))
    expect(await h.worker.run(h.worker.get("DeliveryLog").attempts(webhook, delivery.id))).toEqual([attempt])
  })

  it("touches no index when it settles a delivery at once", async () => {
    const deliveries = await seeds.deliveries(await aWebhook(), 20)
    // The counters include updates of earlier transactions that the connection has not reported yet.
    const updates = query(h.worker.get("Db"), "test", (q) =>
      sql<{ inPlace: number; all: number }>`select sum(n_tup_hot_upd)::int as "inPlace", sum(n_tup_upd)::int as all
        from pg_stat_xact_user_tables where relname like 'webhook_deliveries%'`.execute(q),
    )
    const made = deliveries.map((delivery) => ({ attempt: attemptOf(delivery), progress: delivered }))
    const [before, after] = await h.worker.atomically(
      allTenants,
      Effect.all([updates, Effect.andThen(h.worker.get("DeliveryStore").record(made), updates)]),
    )
    const [was, is] = [before.rows[0]!, after.rows[0]!]
    expect({ inPlace: is.inPlace - was.inPlace, all: is.all - was.all }).toEqual({ inPlace: 20, all: 20 })
  })

  it("keeps whatever was said and answered, each with its own delivery", async () => {
    const webhook = await aWebhook()
    const deliveries = await seeds.deliveries(webhook, 200)
    const said = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[{}",\\\n NULl]*$/))
    const text = said.map((each) => each.replaceAll("\0", "\uFFFD"))
    // The name of a header contains no character that JSON escapes (RFC 9110, 5.1). V8 sometimes reads an escaped name
    // as "\\" (nodejs/node#63785).
    const name = text.map((each) => each.replaceAll(/["\\\p{Cc}]/gu, "-"))
    const headers = fc.dictionary(name, text).map((each): Record<string, string> => ({ ...each }))
    const given = fc.record(
      { url: text, requestHeaders: headers, responseHeaders: headers, responseBody: text, failureDetail: text },
      { requiredKeys: ["url", "requestHeaders"] },
    )
    const made = fc.sample(given, deliveries.length).map((each, index) => attemptOf(deliveries[index]!, each))
    await record(made.map((attempt) => ({ attempt, progress: delivered })))
    for (const attempt of made) {
      const { attempts: read } = h.worker.get("DeliveryLog")
      expect(await h.worker.run(read(webhook, attempt.deliveryId))).toEqual([attempt])
    }
  })

  it("leaves out an attempt whose number does not follow the last", async () => {
    const webhook = await aWebhook()
    const [first, second] = await seeds.deliveries(webhook, 2)
    await record([{ attempt: attemptOf(first!), progress: delivered }])
    const again = [first!, second!].map((delivery) => ({ attempt: attemptOf(delivery), progress: delivered }))
    expect(await record(again)).toEqual(new Set([second!.id]))
    expect(await h.worker.run(h.worker.get("DeliveryLog").attempts(webhook, first!.id))).toHaveLength(1)
  })

  it("writes attempts and progress together, thousands at once", async () => {
    const webhook = await aWebhook()
    const deliveries = await seeds.deliveries(webhook, 1500)
    const nextAttemptAt = seeds.now()
    const made = deliveries.map((delivery, index) => ({
      attempt: attemptOf(delivery),
      progress:
        index % 2 === 0 ? delivered : ({ state: "Pending", attemptCount: 1, nextAttemptAt, manual: false } as const),
    }))
    await record(made)
    const after = await h.worker.run(h.worker.get("DeliveryStore").sendable(deliveries.map(keyOf)))
    const byId = new Map(after.map(({ deliveryId, progress }) => [deliveryId, progress]))
    expect(deliveries.map(({ id }) => byId.get(id))).toEqual(made.map(({ progress }) => progress))
    const [count] = await h.sql("select count(*)::int as n from svc.webhook_attempts where tenant_id = $1", [
      webhook.tenantId,
    ])
    expect(count).toEqual({ n: 1500 })
  })

  it("takes none", async () => {
    await expect(record([])).resolves.toEqual(new Set())
  })

  it("writes neither when its unit of work fails", async () => {
    const webhook = await aWebhook()
    const delivery = await seeds.delivery(webhook)
    const { record: write, sendable } = h.worker.get("DeliveryStore")
    const work = Effect.andThen(
      write([{ attempt: attemptOf(delivery), progress: delivered }]),
      Effect.fail("no" as const),
    )
    await h.worker.run(Effect.flip(h.worker.get("UnitOfWork").atomically(allTenants, work)))
    expect(await h.worker.run(sendable([keyOf(delivery)]))).toMatchObject([{ progress: delivery.progress }])
    expect(await h.worker.run(h.worker.get("DeliveryLog").attempts(webhook, delivery.id))).toEqual([])
  })
})

it("insertAll takes none and thousands, and they start as they were given", async () => {
  const webhook = await aWebhook()
  await h.worker.run(h.worker.get("DeliveryStore").insertAll([]))
  const deliveries = await seeds.deliveries(webhook, 2100)
  const found = await h.worker.run(h.worker.get("DeliveryStore").sendable(deliveries.map(keyOf)))
  expect(found).toHaveLength(2100)
  expect(new Set(found.map(({ progress }) => JSON.stringify(progress)))).toEqual(
    new Set([JSON.stringify(deliveries[0]!.progress)]),
  )
})
