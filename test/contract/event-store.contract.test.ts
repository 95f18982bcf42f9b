import type { StoredEvent } from "@svc/domain/webhooks/event"
import { Effect } from "effect"
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

const stored = (tenantId: string) =>
  h.sql<{ event: Record<string, unknown> }>(
    "select to_jsonb(e) - 'xid' - 'epoch' as event from svc.events e where tenant_id = $1 order by id",
    [tenantId],
  )

it("keeps everything an event has, its envelope digit for digit", async () => {
  const { scope } = await seeds.tenant()
  const envelope = `"Data":{"b":1.10,"a":12345678901234567890,"c":1e400, "text":"é\\u0000🧾"}`
  const full = seeds.newEvent(scope, {
    correlationId: "0a0b0c0d-0000-4000-8000-000000000001",
    source: "Paywall",
    clientId: "0a0b0c0d-0000-4000-8000-000000000002" as NonNullable<StoredEvent["clientId"]>,
    isTest: true,
    envelope,
    searchValues: ["10001", "1.10"],
  })
  const bare = seeds.newEvent(scope)
  await h.http.atomically(scope.tenantId, h.http.get("EventStore").insertAll([full, bare]))

  const columns = (event: StoredEvent) => ({
    tenant_id: event.tenantId,
    id: event.id,
    legal_entity_id: event.legalEntityId,
    tag: event.tag,
    correlation_id: event.correlationId ?? null,
    source: event.source ?? null,
    triggered_by: event.triggeredBy,
    client_id: event.clientId ?? null,
    is_test: event.isTest,
    envelope: event.envelope,
    traceparent: null,
    trace_id: null,
    absence: null,
  })
  const rows = (await stored(scope.tenantId)).map(({ event: { raised_at: raisedAt, search_keys: keys, ...rest } }) => {
    expect(keys).toHaveLength(rest["id"] === full.id ? 2 : 0)
    expect(new Date(String(raisedAt)).getTime()).toBe(h.clock.now())
    return rest
  })
  expect(rows).toEqual([columns(full), columns(bare)])
})

it("takes none and thousands at once", async () => {
  const { scope } = await seeds.tenant()
  await h.worker.run(h.worker.get("EventStore").insertAll([]))
  const many = Array.from({ length: 2500 }, () => seeds.newEvent(scope))
  await h.worker.atomically(scope.tenantId, h.worker.get("EventStore").insertAll(many))
  expect((await stored(scope.tenantId)).map(({ event }) => event["id"])).toEqual(many.map(({ id }) => id))
})

it("has nothing of thousands when the work around them fails", async () => {
  const { scope } = await seeds.tenant()
  const many = Array.from({ length: 2500 }, () => seeds.newEvent(scope))
  const { atomically } = h.worker.get("UnitOfWork")
  const work = Effect.andThen(h.worker.get("EventStore").insertAll(many), Effect.fail("too bad" as const))
  await h.worker.run(Effect.flip(atomically(scope.tenantId, work)))
  expect(await stored(scope.tenantId)).toEqual([])
})

describe("raise", () => {
  /** The rows of a tenant in the three tables, without the values that differ between equal events. */
  const everything = async (tenantId: string, names: ReadonlyMap<string, string>) => {
    const tables = ["events", "webhook_deliveries", "delivery_queue"]
    const held = tables.map(async (table) => {
      const rows = await h.sql<{ row: string }>(
        `select (to_jsonb(t) - 'xid')::text as row from svc.${table} t where tenant_id = $1`,
        [tenantId],
      )
      const named = rows.map(({ row }) => [...names].reduce((text, [id, name]) => text.replaceAll(id, name), row))
      return [table, named.sort()]
    })
    return Object.fromEntries(await Promise.all(held)) as Readonly<Record<string, readonly string[]>>
  }

  it("writes what the three stores write, and due at once", async () => {
    const { scope, tenantId } = await seeds.tenant()
    const webhooks = [await seeds.webhook(scope), await seeds.webhook(scope)]
    const correlated = {
      correlationId: "0a0b0c0d-0000-4000-8000-000000000002",
      source: "Paywall",
      isTest: true,
    } as const
    const make = (given: Partial<StoredEvent>, to: typeof webhooks) => {
      const event = seeds.newEvent(scope, { searchValues: ["10001", 'it"s'], triggeredBy: userId, ...given })
      return { event, deliveries: to.map((webhook) => seeds.newDeliveryOf(webhook, event, { eventType: "Own" })) }
    }
    const userId = webhooks[0]!.id as string as StoredEvent["triggeredBy"]
    const all = () => [make(correlated, webhooks), make({}, webhooks.slice(1)), make({}, [])]
    const [together, apart] = [all(), all()]
    const priorities = [-40, 1]
    const namesOf = (raised: typeof together) =>
      new Map(
        raised.flatMap(({ event, deliveries }, index) => [
          [event.id as string, `event ${index}`] as const,
          ...deliveries.map(({ id }, place) => [id as string, `delivery ${index} ${place}`] as const),
        ]),
      )
    const clear = () => h.sql("delete from svc.delivery_queue where tenant_id = $1", [tenantId])

    const raised = together.map((each) => ({ ...each, priorities: priorities.slice(0, each.deliveries.length) }))
    await h.http.atomically(tenantId, h.http.get("EventStore").raise(raised))
    const first = await everything(tenantId, namesOf(together))
    await clear()
    for (const table of ["webhook_deliveries", "events"])
      await h.sql(`delete from svc.${table} where tenant_id = $1`, [tenantId])

    const attempts = apart.flatMap(({ deliveries }) =>
      deliveries.map(({ id: deliveryId, webhookId, createdAt: dueAt }, place) => ({
        tenantId,
        deliveryId,
        webhookId,
        dueAt,
        priority: priorities[place]!,
      })),
    )
    const work = Effect.all([
      h.http.get("EventStore").insertAll(apart.map(({ event }) => event)),
      h.http.get("DeliveryStore").insertAll(apart.flatMap(({ deliveries }) => deliveries)),
      h.http.get("DeliveryQueue").add("first", attempts),
    ])
    await h.http.atomically(tenantId, work)
    expect(first).toEqual(await everything(tenantId, namesOf(apart)))
    expect(Object.values(first).map((rows) => rows.length)).toEqual([3, 3, 3])
    await clear()
  })

  it("keeps what any text finds an event by, also where many are raised together", async () => {
    const { scope, tenantId, userId: triggeredBy } = await seeds.tenant()
    const texts = ['it"s', "back\\slash", "two\nlines", "\t", "{a,b}", "é ☃", "NULL", " ", "10001"]
    const sets = [texts, ["10001", "SEK"], ...texts.map((text) => [text])]
    const events = sets.map((searchValues) => seeds.newEvent(scope, { searchValues, triggeredBy }))
    await h.http.atomically(tenantId, h.http.get("EventStore").insertAll(events))
    for (const { id, searchValues } of events) {
      const [row] = await h.sql<{ isFound: boolean }>(
        `select search_keys = svc.search_keys(legal_entity_id, $3::text[]) as "isFound" from svc.events
          where tenant_id = $1 and id = $2`,
        [tenantId, id, searchValues],
      )
      expect(row, JSON.stringify(searchValues)).toEqual({ isFound: true })
    }
  })
})
