import type { StoredEvent } from "@svc/domain/webhooks/event"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
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
    "select to_jsonb(e) as event from svc.events e where tenant_id = $1 order by id",
    [tenantId],
  )

it("keeps everything an event has, its envelope digit for digit", async () => {
  const { scope } = await seeds.tenant()
  const envelope = `"Data":{"b":1.10,"a":12345678901234567890,"c":1e400, "text":"é\\u0000🧾"}`
  const full = seeds.newEvent(scope, {
    correlationId: "0a0b0c0d-0000-4000-8000-000000000001",
    source: "Paywall",
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
    is_test: event.isTest,
    envelope: event.envelope,
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
