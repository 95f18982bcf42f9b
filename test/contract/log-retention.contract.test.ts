import { makeIdSource } from "@svc/adapters/crypto/id-source"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import type { DeliveryId, EventId } from "@svc/domain/shared/ids"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import type { Webhook } from "@svc/domain/webhooks/webhook"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { holdWork } from "../support/service/held-work.ts"
import { keyOf, makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const daySeconds = 86_400
let firstDay = Date.parse("2025-03-01T00:00:00Z") as Timestamp
/** Gives every test its own day. */
beforeEach(async () => {
  firstDay = secondsAfter(firstDay, 3 * daySeconds)
  await h.worker.atomically(
    allTenants,
    h.worker.get("HousekeepingStore").makePartitions(firstDay, secondsAfter(firstDay, daySeconds)),
  )
})
const noon = () => secondsAfter(firstDay, daySeconds / 2)
const name = (at: Timestamp) => new Date(at).toISOString().slice(0, 10)
const retention = () => h.worker.get("LogRetention")
const drop = (at = firstDay) => h.worker.run(retention().dropDay(name(at)))
const daysBefore = async (at: Timestamp) => (await h.worker.run(retention().days(at))).map(({ day }) => day)
const deleteRest = (before: Timestamp) => h.worker.run(retention().deleteRest(before))

const delivered: DeliveryProgress = { state: "Delivered", attemptCount: 1, manual: false }
const failed: DeliveryProgress = { state: "Failed", attemptCount: 10, manual: false }
const pending = (): DeliveryProgress => ({ state: "Pending", attemptCount: 1, nextAttemptAt: noon(), manual: false })
const askedFor = (): DeliveryProgress => ({ ...failed, nextAttemptAt: noon(), manual: true })
const aWebhook = async () => seeds.webhook((await seeds.tenant()).scope)

/** Stores a delivery with one attempt at a time. Its event may be older. */
const leave = async (webhook: Webhook, progress: DeliveryProgress, at = noon(), eventAt = at) => {
  const event = seeds.newEvent(webhook, { id: makeIdSource(() => eventAt).next<EventId>(), raisedAt: eventAt })
  const id = makeIdSource(() => at).next<DeliveryId>()
  const delivery = seeds.newDeliveryOf(webhook, event, { id })
  const attempt = {
    ...keyOf(delivery),
    number: 1,
    manual: false,
    startedAt: at,
    durationMs: 1,
    url: webhook.url,
    requestHeaders: {},
    succeeded: false,
  }
  const store = h.worker.get("DeliveryStore")
  await h.worker.atomically(
    allTenants,
    Effect.all([
      h.worker.get("EventStore").insertAll([event]),
      store.insertAll([delivery]),
      store.record([{ attempt, progress }]),
      store.saveAll([{ ...keyOf(delivery), progress }]),
    ]),
  )
  return delivery
}
/** The remaining log of a webhook: ids of deliveries, events and attempts. */
const left = async ({ tenantId }: Webhook) => {
  const ids = async (text: string) => (await h.sql<{ id: string }>(text, [tenantId])).map(({ id }) => id)
  return {
    deliveries: await ids("select id from svc.webhook_deliveries where tenant_id = $1 order by id"),
    events: await ids("select id from svc.events where tenant_id = $1 order by id"),
    attempts: await ids("select delivery_id as id from svc.webhook_attempts where tenant_id = $1 order by 1"),
  }
}
const nothing = { deliveries: [], events: [], attempts: [] }

describe("the days", () => {
  it("are those that were over before a moment, with their size", async () => {
    await leave(await aWebhook(), delivered)
    const next = secondsAfter(firstDay, daySeconds)
    expect(await daysBefore(next)).toContain(name(firstDay))
    expect(await daysBefore(secondsAfter(next, -1))).not.toContain(name(firstDay))
    const all = await h.worker.run(retention().days(next))
    expect(all.map(({ day }) => day)).toEqual(all.map(({ day }) => day).toSorted())
    expect(all.find(({ day }) => day === name(firstDay))!.bytes).toBeGreaterThan(8192)
  })
})

describe("dropping a day", () => {
  it("takes what is settled, with its events and attempts, and leaves the next day alone", async () => {
    const webhook = await aWebhook()
    await leave(webhook, delivered, firstDay)
    await leave(webhook, failed, secondsAfter(firstDay, daySeconds - 0.001))
    const next = await leave(webhook, delivered, secondsAfter(firstDay, daySeconds))
    expect(await drop()).toBe(true)
    expect(await left(webhook)).toEqual({ deliveries: [next.id], events: [next.event.id], attempts: [next.id] })
    expect(await daysBefore(secondsAfter(firstDay, daySeconds))).not.toContain(name(firstDay))
    expect(await drop()).toBe(true)
  })

  it("never takes what expects an attempt: it goes on, with its payload", async () => {
    const webhook = await aWebhook()
    const held = await seeds.webhook(webhook, { status: "Disabled" })
    const kept = [
      await leave(webhook, pending()),
      await leave(held, pending()),
      await leave(webhook, askedFor()),
      await leave(webhook, { state: "Pending", attemptCount: 0, nextAttemptAt: noon(), manual: false }),
    ]
    await leave(webhook, delivered)
    expect(await h.worker.run(retention().countKept(name(firstDay)))).toBe(4)
    expect(await drop()).toBe(true)
    const ids = kept.map(({ id }) => id).sort()
    expect(await left(webhook)).toEqual({
      deliveries: ids,
      events: kept.map(({ event }) => event.id).sort(),
      attempts: [],
    })
    const sendable = await h.worker.run(h.worker.get("DeliveryStore").sendable(kept.map(keyOf)))
    expect(sendable.map(({ deliveryId }) => deliveryId).sort()).toEqual(ids)
    expect(sendable.map(({ event }) => event.envelope)).toEqual(kept.map(({ event }) => event.envelope))

    // Once they are settled, they are deleted with the rest.
    const all = kept.slice(0, 3).map((each) => ({ ...keyOf(each), progress: delivered }))
    await h.worker.run(h.worker.get("DeliveryStore").saveAll(all))
    expect(await deleteRest(secondsAfter(firstDay, daySeconds))).toBeGreaterThanOrEqual(6)
    expect(await left(webhook)).toEqual({ deliveries: [kept[3]!.id], events: [kept[3]!.event.id], attempts: [] })
  })

  it("takes what was pending for a webhook that was deleted", async () => {
    const webhook = await aWebhook()
    await leave(webhook, pending())
    await h.worker.run(h.worker.get("WebhookStore").delete(webhook, webhook.id, seeds.now()))
    expect(await h.worker.run(retention().countKept(name(firstDay)))).toBe(0)
    expect(await drop()).toBe(true)
    expect(await left(webhook)).toEqual(nothing)
  })

  it("forgets what waited for a webhook that was deleted, and nothing that still waits for another", async () => {
    const webhook = await seeds.webhook((await seeds.tenant()).scope, { status: "Disabled" })
    const beside = await seeds.webhook(webhook, { status: "Disabled" })
    const [gone, kept] = [await leave(webhook, pending()), await leave(beside, pending())]
    const parked = () => h.sql("select delivery_id from svc.parked_deliveries where tenant_id = $1", [webhook.tenantId])
    await h.worker.atomically(allTenants, h.worker.get("DeliveryStore").park([gone, kept].map(keyOf)))
    expect(await parked()).toHaveLength(2)
    await h.worker.run(h.worker.get("WebhookStore").delete(webhook, webhook.id, seeds.now()))
    expect(await drop()).toBe(true)
    await deleteRest(secondsAfter(firstDay, daySeconds))
    expect(await parked()).toEqual([{ delivery_id: kept.id }])
  })

  it("leaves an event whose delivery was made when the next day had begun", async () => {
    const webhook = await aWebhook()
    const midnight = secondsAfter(firstDay, daySeconds)
    const late = await leave(webhook, delivered, midnight, (midnight - 1) as Timestamp)
    expect(await drop()).toBe(true)
    expect(await left(webhook)).toMatchObject({ deliveries: [late.id], events: [late.event.id] })
  })

  it("leaves an event that was sent again on a later day, until its deliveries are gone", async () => {
    const webhook = await aWebhook()
    const [old, replayed] = [await leave(webhook, delivered), await leave(webhook, delivered)]
    const later = secondsAfter(noon(), 2 * daySeconds)
    const again = seeds.newDeliveryOf(webhook, replayed.event, {
      id: makeIdSource(() => later).next<DeliveryId>(),
      createdAt: later,
    })
    const { keep } = h.worker.get("EventStore")
    await h.worker.atomically(
      allTenants,
      Effect.all([
        h.worker.get("DeliveryStore").insertAll([again]),
        keep(webhook.tenantId, [replayed.event.id]),
        keep(webhook.tenantId, [replayed.event.id]),
      ]),
    )
    expect(old.event.id).not.toBe(replayed.event.id)
    expect(await drop()).toBe(true)
    await deleteRest(secondsAfter(firstDay, daySeconds))
    expect(await left(webhook)).toMatchObject({ deliveries: [again.id], events: [replayed.event.id] })
    const kept = () => h.sql("select event_id from svc.replayed_events where tenant_id = $1", [webhook.tenantId])
    expect(await kept()).toHaveLength(1)

    await h.worker.run(h.worker.get("DeliveryStore").saveAll([{ ...keyOf(again), progress: delivered }]))
    await deleteRest(secondsAfter(firstDay, 3 * daySeconds))
    expect(await left(webhook)).toEqual(nothing)
    expect(await kept()).toEqual([])
  })

  it("of a day that is not there, or with nothing in it, is harmless", async () => {
    expect(await drop(Date.parse("2001-01-01T00:00:00Z") as Timestamp)).toBe(true)
    expect(await drop()).toBe(true)
  })

  it("waits its turn without holding anybody up, and takes it when it comes", async () => {
    const webhook = await aWebhook()
    await leave(webhook, delivered)
    const reading = await holdWork(
      h.worker,
      allTenants,
      h.worker.get("DeliveryLog").list(webhook, { order: "asc", limit: 1 }),
    )
    const dropping = drop()
    await h.untilBlocked()
    // An insert waits behind the waiting drop, and then succeeds.
    const today = await seeds.delivery(webhook)
    await reading.commit()
    expect(await dropping).toBe(true)
    expect((await left(webhook)).deliveries).toEqual([today.id])
  })

  it("is put off when very many would stay; they are left alone, and the rest is deleted around them", async () => {
    const webhook = await seeds.webhook((await seeds.tenant()).scope, { status: "Disabled" })
    const one = await leave(webhook, pending())
    const gone = await leave(webhook, delivered)
    await h.sql(
      `insert into svc.webhook_deliveries select d.tenant_id, (substr(d.id::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid,
         d.legal_entity_id, d.webhook_id, d.event_id, d.event_type, d.tag, null, false, d.created_at, 'Pending', 1, now(), false
       from svc.webhook_deliveries d, generate_series(1, 10000) n where d.id = $1`,
      [one.id],
    )
    expect(await drop()).toBe(false)
    expect(await daysBefore(secondsAfter(firstDay, daySeconds))).toContain(name(firstDay))
    expect((await left(webhook)).deliveries).toContain(gone.id)
    await deleteRest(secondsAfter(firstDay, daySeconds))
    const rest = await left(webhook)
    expect(rest.deliveries).toHaveLength(10_001)
    expect(rest).toMatchObject({ events: [one.event.id], attempts: [] })
  })
})

it("HTTP may do none of it", async () => {
  await withClient(h.databaseUrl, async (client) => {
    await client.query("set role svc_app")
    const refused = client.query("select svc.drop_log_day('2026-01-01', '{}', '{}')")
    await expect(refused).rejects.toThrow(/permission denied/)
  })
})
