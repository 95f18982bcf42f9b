import { withClient } from "@svc/adapters/embedded-postgres/database"
import { beginEventEpoch } from "@svc/adapters/postgres/webhooks/event-epoch"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Scope } from "@svc/domain/shared/scope"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { StoredEvent } from "@svc/domain/webhooks/event"
import { beginning, type FeedFilter, type FeedPosition, isBehind, lookedAtBehind } from "@svc/domain/webhooks/feed"
import fc from "fast-check"
import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"
import { untilSettled } from "../support/webhooks/settled.ts"

let h: StillService
let seeds: Seeds
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())

const feed = () => h.http.get("EventFeed")
const now = () => seeds.now()
const within = <A>(scope: Scope, work: Parameters<typeof h.http.atomically<A, unknown>>[1]) =>
  h.http.atomically(scope.tenantId, work)
const page = (scope: Scope, after: FeedPosition, filter: FeedFilter = {}, limit = 100) =>
  within(scope, feed().page(scope, filter, after, limit, now()))
const insertAll = async (scope: Scope, ...all: readonly Partial<StoredEvent>[]) => {
  const events = all.map((each) => seeds.newEvent(scope, each))
  await h.worker.atomically(scope.tenantId, h.worker.get("EventStore").insertAll(events))
  return events.map(({ id }) => id)
}
const store = async (scope: Scope, ...all: readonly Partial<StoredEvent>[]) => {
  const ids = await insertAll(scope, ...all)
  await untilSettled(h)
  return ids
}
const idsOf = async (scope: Scope, filter: FeedFilter = {}) =>
  (await page(scope, beginning(now()), filter)).events.map(({ id }) => id)

const insert = `insert into svc.events (tenant_id, id, legal_entity_id, tag, triggered_by, raised_at, is_test, envelope)
  values ($1, $2, $3, 'InvoicePosted', $4, now(), false, '"Data":{}')`

/** A step of one of several transactions, or of a reader that reads a page. */
type Step = { readonly writer: number; readonly ends?: "commit" | "rollback" } | { readonly reader: number }
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ writer: fc.nat(7) }) },
    { weight: 3, arbitrary: fc.record({ writer: fc.nat(7), ends: fc.constant("commit" as const) }) },
    { weight: 1, arbitrary: fc.record({ writer: fc.nat(7), ends: fc.constant("rollback" as const) }) },
    { weight: 3, arbitrary: fc.record({ reader: fc.nat(2) }) },
  ),
  { minLength: 20, maxLength: 50 },
)

it("no reader misses an event whose transaction ends late, and none gets one twice or out of order", async () => {
  const clients = Array.from({ length: 8 }, () => new Client(h.databaseUrl))
  await Promise.all(clients.map((each) => each.connect()))
  try {
    await fc.assert(
      fc.asyncProperty(steps, async (all: readonly Step[]) => {
        const { scope } = await seeds.tenant()
        const open = new Map<number, string[]>()
        const committed: string[] = []
        const readers = [0, 1, 2].map(() => ({ at: beginning(now()), got: [] as string[] }))
        const read = async (reader: (typeof readers)[number], limit: number) => {
          const { events, last, caughtUp } = await page(scope, reader.at, {}, limit)
          reader.got.push(...events.map(({ id }) => id))
          expect(isBehind(last, reader.at)).toBe(true)
          reader.at = last
          return caughtUp
        }
        const end = async (writer: number, how: "commit" | "rollback") => {
          await clients[writer]!.query(how)
          if (how === "commit") committed.push(...(open.get(writer) ?? []))
          open.delete(writer)
        }
        for (const step of all) {
          if ("reader" in step) await read(readers[step.reader]!, 3)
          else if (step.ends !== undefined) await end(step.writer, step.ends)
          else {
            if (!open.has(step.writer)) await clients[step.writer]!.query("begin")
            const id = randomUUID()
            await clients[step.writer]!.query(insert, [scope.tenantId, id, scope.legalEntityId, randomUUID()])
            open.set(step.writer, [...(open.get(step.writer) ?? []), id])
          }
        }
        for (const writer of open.keys()) await end(writer, "commit")
        await untilSettled(h)
        for (const reader of readers) while (!(await read(reader, 3)));
        for (const { got } of readers) {
          expect(new Set(got).size).toBe(got.length)
          expect([...got].sort()).toEqual([...committed].sort())
          expect(got).toEqual(readers[0]!.got)
        }
      }),
      { numRuns: 8, seed: 11 },
    )
  } finally {
    await Promise.all(clients.map((each) => each.end()))
  }
})

it("an event waits for an older transaction, is told as held, and is served when that has ended", async () => {
  const { scope } = await seeds.tenant()
  const start = await within(scope, feed().end(now()))
  await withClient(h.databaseUrl, async (client) => {
    await client.query("begin")
    await client.query("select pg_current_xact_id()")
    const [id] = await insertAll(scope, {})
    expect((await page(scope, start)).events).toEqual([])
    expect(await within(scope, feed().news(scope, start))).toEqual({ heldSince: now() })
    await client.query("commit")
    await untilSettled(h)
    expect((await page(scope, start)).events.map((each) => each.id)).toEqual([id])
    expect(await within(scope, feed().news(scope, start))).toMatchObject({ head: { id } })
  })
})

it("the feed has the events of its legal entity, of the tags and the account, without tests", async () => {
  const [mine, beside] = (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes as [Scope, Scope]
  const accountId = randomUUID()
  const [, quote, about] = await store(
    mine,
    { isTest: true },
    { tag: "QuoteCreated" },
    { searchValues: [accountId], envelope: `"Data":{"account":{"id":"${accountId}"},"n":1.10}` },
  )
  await store(beside, { searchValues: [accountId] })
  expect(await idsOf(mine)).toEqual([quote, about])
  expect(await idsOf(mine, { tags: ["QuoteCreated"] })).toEqual([quote])
  expect(await idsOf(mine, { accountId })).toEqual([about])
  for (const scope of [(await seeds.tenant()).scope, seeds.nobody()])
    expect(await idsOf(scope, { accountId })).toEqual([])
})

it("a page ends at its bytes, with one event at least, and reads on behind what does not match", async () => {
  const { scope } = await seeds.tenant()
  const large = { envelope: `"Data":{"text":"${"x".repeat(3 * 2 ** 20)}"}` }
  const ids = await store(scope, large, { ...large, tag: "QuoteCreated" }, {})
  const first = await page(scope, beginning(now()))
  expect(first.events.map(({ id }) => id)).toEqual(ids.slice(0, 1))
  expect(first.caughtUp).toBe(false)
  const rest = await page(scope, first.last)
  expect([rest.events.map(({ id }) => id), rest.caughtUp]).toEqual([ids.slice(1), true])
  await store(scope, ...Array.from({ length: 1_200 }, () => ({ tag: "QuoteCreated" })))
  const [last] = await store(scope, {})
  const filter = { tags: ["InvoicePosted"] }
  const passed = await page(scope, rest.last, filter)
  expect([passed.events, passed.caughtUp]).toEqual([[], false])
  expect((await page(scope, passed.last, filter)).events.map(({ id }) => id)).toEqual([last])
})

it("after a restore into another cluster, whose transactions begin anew, a reader goes on without a gap", async () => {
  const { scope } = await seeds.tenant()
  const before = await store(scope, {}, {})
  // The restored database has higher transaction ids than this cluster.
  await h.sql("update svc.events set xid = (xid::text::bigint + 1000000000)::text::xid8 where tenant_id = $1", [
    scope.tenantId,
  ])
  await h.sql("update svc.event_epochs set system_identifier = 1")
  const read = await page(scope, beginning(now()))
  expect(read.events).toEqual([])
  await beginEventEpoch(h.http.get("Db"))
  const [one] = (await page(scope, beginning(now()), {}, 1)).events
  const after = await store(scope, {})
  const rest = await page(scope, one!.position)
  expect([one!.id, ...rest.events.map(({ id }) => id)]).toEqual([...before, ...after])
  const lost = { ...rest.last, xid: String(BigInt(rest.last.xid) + 1_000_000_000n) }
  expect(await within(scope, feed().isAhead(lost))).toBe(true)
  expect(await within(scope, feed().isAhead(rest.last))).toBe(false)
})

it("consumers keep their positions, move forward only, and are counted by what waits", async () => {
  const [mine, beside] = (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes as [Scope, Scope]
  const consumers = h.http.get("EventConsumers")
  await store(mine, {}, {}, {})
  const consumer = { name: "books", filter: {}, position: beginning(now()), createdAt: now() }
  expect(await within(mine, consumers.put(mine, consumer))).toEqual({ isNew: true, count: 1 })
  expect(await within(mine, consumers.put(mine, consumer))).toEqual({ isNew: false, count: 1 })
  const { events } = await page(mine, consumer.position)
  const second = events[1]!.position
  const acknowledge = (position: FeedPosition) => within(mine, consumers.acknowledge(mine, "books", position, now()))
  expect([await acknowledge(second), await acknowledge(second), await acknowledge(events[0]!.position)]).toEqual([
    true,
    true,
    false,
  ])
  expect(await within(mine, consumers.list(mine))).toMatchObject([{ name: "books", behind: 1, acknowledgedAt: now() }])
  expect(await within(beside, consumers.find(beside, "books"))).toBeUndefined()
  expect(await within(beside, consumers.delete(beside, "books"))).toBe(false)
  expect(await within(mine, consumers.delete(mine, "books"))).toBe(true)
})

it("an unused consumer is given until somebody is told of it, and again after a use", async () => {
  const { scope } = await seeds.tenant()
  const consumers = h.worker.get("EventConsumers")
  const at = (hours: number) => (now() + hours * 3_600_000) as Timestamp
  const unused = async (since: Timestamp) =>
    (await h.worker.atomically(allTenants, consumers.unused(since))).filter(
      (each) => each.scope.tenantId === scope.tenantId,
    )
  const mark = (since: Timestamp, told: Timestamp) =>
    h.worker.atomically(scope.tenantId, consumers.markTold(scope, "books", since, told))
  await within(scope, consumers.put(scope, { name: "books", filter: {}, position: beginning(now()), createdAt: at(0) }))
  expect([await unused(at(-1)), await mark(at(-1), at(-1))]).toEqual([[], false])
  expect(await unused(at(5))).toEqual([{ scope, name: "books", usedAt: at(0) }])
  expect([await mark(at(5), at(5)), await mark(at(5), at(6)), await unused(at(6))]).toEqual([true, false, []])
  await within(scope, consumers.find(scope, "books", at(8)))
  expect([await unused(at(7)), await unused(at(8))]).toMatchObject([[], [{ usedAt: at(8) }]])
})

it("the list of consumers looks at so many events, however few match", async () => {
  const { scope } = await seeds.tenant()
  const consumers = h.http.get("EventConsumers")
  const rare = { name: "rare", filter: { tags: ["QuoteCreated"] }, position: beginning(now()), createdAt: now() }
  await within(scope, consumers.put(scope, rare))
  const [first] = await store(scope, { tag: "InvoicePosted" })
  const copies = (count: number) => `
    insert into svc.events
    select (jsonb_populate_record(e, jsonb_build_object(
      'id', overlay(e.id::text placing right(gen_random_uuid()::text, 12) from 25)))).*
    from svc.events e, generate_series(1, ${count}) where e.tenant_id = $1 and e.id = $2`
  await h.sql(copies(lookedAtBehind - 2), [scope.tenantId, first])
  await store(scope, { tag: "QuoteCreated" })
  expect(await within(scope, consumers.list(scope))).toMatchObject([{ behind: 1 }])
  await h.sql(copies(1), [scope.tenantId, first])
  expect(await within(scope, consumers.list(scope))).toMatchObject([{ behind: 0 }])
})
