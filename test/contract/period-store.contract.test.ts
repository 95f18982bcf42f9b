import { withClient } from "@svc/adapters/embedded-postgres/database"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { makeSeeds, type Seeds } from "../support/service/seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: Seeds
let scope: Scope
let other: Scope
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeSeeds(h)
})
afterAll(() => h.close())
beforeEach(async () => {
  ;[scope, other] = (await seeds.tenant(["Alpha AB", "Beta AB"])).scopes as [Scope, Scope]
})

const store = () => h.http.get("PeriodStore")
const run = <A, E>(work: Effect.Effect<A, E>) => h.http.atomically(scope.tenantId, work)
const day = (text: string) => text as CalendarDate
const change = (text: string, isClosed: boolean) =>
  run(store().change(scope, day(text), isClosed ? h.clock.now() : undefined))

it("knows the closed periods of a legal entity, in their order", async () => {
  expect(await run(store().hold(scope))).toEqual({ lastClosed: undefined })
  expect(await run(store().wasClosed(scope))).toBe(false)
  for (const first of ["2024-03-01", "2023-12-01"]) await change(first, true)
  expect([...(await run(store().closed(scope)))]).toEqual([
    ["2023-12-01", h.clock.now()],
    ["2024-03-01", h.clock.now()],
  ])
  expect(await run(store().hold(scope))).toEqual({ lastClosed: "2024-03-01" })
  const days = ["2024-04-01", "2024-03-31", "2024-03-02", "2024-02-29"].map(day)
  expect(await run(store().closedAmong(scope, days))).toBe("2024-03-02")
  expect(await run(store().closedAmong(scope, []))).toBeUndefined()
  expect((await run(store().closed(other))).size).toBe(0)
  expect(await run(store().closedAmong(other, days))).toBeUndefined()

  await change("2024-03-01", false)
  expect(await run(store().hold(scope))).toEqual({ lastClosed: "2023-12-01" })
  expect(await run(store().closedAmong(scope, days))).toBeUndefined()
  await change("2023-12-01", false)
  expect(await run(store().wasClosed(scope))).toBe(true)
  expect(await run(store().wasClosed(other))).toBe(false)
})

it("knows the days of the first and the last voucher", async () => {
  expect(await run(store().voucherDays(scope))).toBeUndefined()
  await seeds.billing({ ...scope, legalEntityName: "Alpha AB", triggeredBy: (await seeds.tenant()).userId })
  const [row] = await h.sql<{ day: string }>(
    "select effective_date::text as day from svc.vouchers where tenant_id = $1",
    [scope.tenantId],
  )
  expect(await run(store().voucherDays(scope))).toEqual({ from: row!.day, to: row!.day })
  expect(await run(store().voucherDays(other))).toBeUndefined()
})

it("holds the books: postings do not wait for each other, who changes them waits for all", async () => {
  const held = (lock: string) =>
    `select from svc.accounting_books where tenant_id = '${scope.tenantId}' and legal_entity_id = '${scope.legalEntityId}' ${lock} nowait`
  await run(
    Effect.andThen(
      store().hold(scope),
      Effect.promise(() =>
        withClient(h.databaseUrl, async (client) => {
          await client.query(held("for share"))
          await expect(client.query(held("for update"))).rejects.toThrow(/could not obtain lock/)
        }),
      ),
    ),
  )
  await run(
    Effect.andThen(
      store().holdToChange(scope),
      Effect.promise(() =>
        withClient(h.databaseUrl, (client) =>
          expect(client.query(held("for share"))).rejects.toThrow(/could not obtain lock/),
        ),
      ),
    ),
  )
})
