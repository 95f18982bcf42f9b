import { makeIdSource } from "@svc/adapters/crypto/id-source"
import type { EventId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { secondsAfter, type Timestamp } from "@svc/domain/shared/timestamp"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import { mostCorrelated } from "@svc/domain/webhooks/event"
import type { EventFilter } from "@svc/domain/webhooks/ports/event-log"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openService, type StillService } from "../support/service/service.ts"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const store = async (scope: Scope, given: Partial<StoredEvent> = {}) => {
  const event = seeds.newEvent(scope, given)
  await h.worker.atomically(scope.tenantId, h.worker.get("EventStore").insertAll([event]))
  return event
}
const list = async (scope: Scope, filter: Partial<EventFilter> = {}) => {
  const entries = h.http.get("EventLog").list(scope, { limit: 100, ...filter })
  return (await h.http.atomically(scope.tenantId, entries)).map(({ id }) => id)
}
const get = (scope: Scope, id: EventId) => h.http.get("EventLog").get(scope, id)

describe("an event", () => {
  it("is shown as it was stored, with its envelope where it is alone, within its scope only", async () => {
    const [mine, beside] = (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes as [Scope, Scope]
    const correlationId = randomUUID()
    const event = await store(mine, { correlationId, source: "Paywall", isTest: true, tag: "QuoteCreated" })
    const { searchValues: _values, envelope, ...entry } = event
    const read = Effect.all([h.http.get("EventLog").list(mine, { limit: 5 }), get(mine, event.id)])
    expect(await h.http.atomically(mine.tenantId, read)).toEqual([
      [{ ...entry, made: 0, delivered: 0, failed: 0 }],
      { ...entry, envelope, correlated: 0, traceId: event.id.replaceAll("-", "") },
    ])
    for (const scope of [beside, (await seeds.tenant()).scope, seeds.nobody()]) {
      expect(await list(scope)).toEqual([])
      expect(await h.http.atomically(scope.tenantId, Effect.flip(get(scope, event.id)))).toMatchObject({
        _tag: "EventNotFound",
        eventId: event.id,
      })
    }
  })

  it("is shown with how many others of its legal entity have its correlation id, up to a bound", async () => {
    const [mine, beside] = (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes as [Scope, Scope]
    const correlationId = randomUUID()
    const event = await store(mine, { correlationId })
    await store(mine, { correlationId })
    await store(mine, { correlationId: randomUUID() })
    await store(beside, { correlationId })
    const correlated = async () => (await h.http.atomically(mine.tenantId, get(mine, event.id))).correlated
    expect(await correlated()).toBe(1)
    const many = Array.from({ length: mostCorrelated }, () => seeds.newEvent(mine, { correlationId }))
    await h.worker.atomically(mine.tenantId, h.worker.get("EventStore").insertAll(many))
    expect(await correlated()).toBe(mostCorrelated)
  })
})

describe("a list of events", () => {
  it("has of each what it is about and the name of who raised it, and counts its deliveries by what became of them", async () => {
    const { scope, userId } = await seeds.tenant()
    const webhook = await seeds.webhook(scope)
    const long = JSON.stringify({ lines: [{ invoiceNumber: "9" }], invoiceNumber: "10001", text: "ö".repeat(9000) })
    const event = await store(scope, { triggeredBy: userId, envelope: `"LegalEntityName":"A","Data":${long}` })
    const other = await store(scope)
    const made = await seeds.deliveries(webhook, 4)
    for (const [index, { id }] of made.entries())
      await h.sql("update svc.webhook_deliveries set event_id = $1, state = $2 where id = $3", [
        index === 3 ? other.id : event.id,
        ["Delivered", "Failed", "Pending", "Delivered"][index],
        id,
      ])
    const entries = await h.http.atomically(scope.tenantId, h.http.get("EventLog").list(scope, { limit: 100 }))
    const [user] = await h.sql<{ name: string }>("select name from svc.users where id = $1", [userId])
    const found = (id: EventId) => entries.find((each) => each.id === id)
    expect(found(event.id)).toMatchObject({ about: "10001", userName: user!.name, made: 3, delivered: 1, failed: 1 })
    expect(found(other.id)).toMatchObject({ made: 1, delivered: 1, failed: 0 })
  })

  it("is newest first, behind the one given, up to the limit, and stable while events are added", async () => {
    const { scope } = await seeds.tenant()
    const ids: EventId[] = []
    for (let index = 0; index < 4; index += 1) ids.unshift((await store(scope)).id)
    expect(await list(scope)).toEqual(ids)
    expect(await list(scope, { limit: 2 })).toEqual(ids.slice(0, 2))
    await store(scope)
    expect(await list(scope, { after: ids[1]!, limit: 2 })).toEqual(ids.slice(2))
  })

  it("is narrowed by every filter", async () => {
    const { scope } = await seeds.tenant()
    const correlationId = randomUUID()
    const one = await store(scope, { searchValues: ["10001"] })
    await h.advance(1)
    const two = await store(scope, { tag: "QuoteCreated", correlationId, source: "Paywall", searchValues: ["10002"] })
    const between = (two.raisedAt - 1) as Timestamp
    for (const [filter, expected] of [
      [{ tag: "QuoteCreated" }, [two.id]],
      [{ tag: "JournalPosted" }, []],
      [{ correlationId }, [two.id]],
      [{ correlationId: randomUUID() }, []],
      [{ source: "Paywall" }, [two.id]],
      [{ search: "10001" }, [one.id]],
      [{ search: "1000" }, []],
      [{ search: "10001", from: one.raisedAt, to: two.raisedAt }, [one.id]],
      [{ search: "10001", from: between }, []],
      [{ from: one.raisedAt }, [two.id, one.id]],
      [{ from: between }, [two.id]],
      [{ to: two.raisedAt }, [one.id]],
      [{ from: between, to: two.raisedAt }, []],
      [{ tag: "QuoteCreated", to: two.raisedAt }, []],
    ] as const)
      expect(await list(scope, filter), JSON.stringify(filter)).toEqual(expected)
  })

  it("reads as many rows as it gives, in an index, whatever it is narrowed by and however many there are", async () => {
    const { scope } = await seeds.tenant()
    const last = await store(scope, { correlationId: randomUUID(), source: "Paywall", tag: "QuoteCreated" })
    await h.sql(
      `insert into svc.events select tenant_id, (substr(id::text, 1, 24) || lpad(to_hex(n), 12, '0'))::uuid, legal_entity_id,
         'InvoicePosted', null, null, triggered_by, raised_at, false, envelope, null
       from svc.events, generate_series(1, 20000) n where id = $1`,
      [last.id],
    )
    await h.sql("analyze svc.events")
    const where = "tenant_id = $1 and legal_entity_id = $2"
    for (const filter of ["", "and tag = 'QuoteCreated'", "and source = 'Paywall'", "and tag = 'JournalPosted'"]) {
      const [row] = await h.sql<{ "QUERY PLAN": readonly [{ readonly Plan: unknown }] }>(
        `explain (analyze, format json, timing off) select id from svc.events where ${where} ${filter} order by id desc limit 21`,
        [scope.tenantId, scope.legalEntityId],
      )
      const plan = JSON.stringify(row!["QUERY PLAN"])
      expect(plan, filter).not.toContain("Seq Scan on")
      for (const [, removed] of plan.matchAll(/"Rows Removed by Filter":(\d+)/gu))
        expect(Number(removed)).toBeLessThan(50)
    }
  })
})

it("a search of deliveries finds one that was made long after its event", async () => {
  const webhook = await seeds.webhook((await seeds.tenant()).scope)
  const raisedAt = secondsAfter(seeds.now(), -14 * 86_400)
  const event = await store(webhook, {
    id: makeIdSource(() => raisedAt).next<EventId>(),
    raisedAt,
    searchValues: ["10001"],
  })
  const delivery = seeds.newDeliveryOf(webhook, event, { createdAt: seeds.now() })
  await h.worker.atomically(webhook.tenantId, h.worker.get("DeliveryStore").insertAll([delivery]))
  const found = h.http.get("DeliveryLog").list(webhook, { search: "10001", from: seeds.now(), order: "desc", limit: 5 })
  expect((await h.http.atomically(webhook.tenantId, found)).map(({ id }) => id)).toEqual([delivery.id])
})
