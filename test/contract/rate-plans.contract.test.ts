import { query } from "@svc/adapters/postgres/base/transaction"
import type { RateStore } from "@svc/domain/exchange-rates/ports/rate-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeRateSeeds, type RateSeeds } from "../support/exchange-rates/rate-seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: RateSeeds
let store: RateStore
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeRateSeeds(h)
  store = h.worker.get("RateStore")
})
afterAll(() => h.close())

const day = (text: string) => text as CalendarDate

/** Makes a currency pair, and rates of twenty other currencies on a thousand days, without statistics in PostgreSQL. */
const besideOtherCurrencies = async () => {
  const { scope, pair } = await seeds.pair()
  const [tenant, entity, to] = [scope.tenantId, scope.legalEntityId, pair.to.id].map((id) => `'${id}'::uuid`)
  await h.sql(`insert into svc.exchange_rates (tenant_id, id, legal_entity_id, from_currency_id, to_currency_id, effective_from, rate, source)
    select ${tenant}, gen_random_uuid(), ${entity}, from_currency, ${to}, date '2020-01-01' + day, 9.5, 'central-bank'
    from (select gen_random_uuid() as from_currency from generate_series(1, 20)) currencies, generate_series(1, 1000) day`)
  await h.sql("delete from pg_statistic where starelid = 'svc.exchange_rates'::regclass")
  return { scope, pair }
}

/** The result of an operation, and the number of exchange rates that PostgreSQL read for it. */
const readsOf = async <A, E>(operation: Effect.Effect<A, E>) => {
  const fetched = query(h.worker.get("Db"), "RateStore", (q) =>
    sql<{ n: string }>`select idx_tup_fetch + seq_tup_read as n from pg_stat_xact_user_tables
      where relname = 'exchange_rates'`.execute(q),
  )
  // The counter includes reads of earlier transactions that the connection has not reported yet.
  const [before, found, after] = await h.worker.atomically(allTenants, Effect.all([fetched, operation, fetched]))
  return { found, reads: Number(after.rows[0]!.n) - Number(before.rows[0]!.n) }
}

it("a history is compared with the rates of its own currency alone, also before PostgreSQL has statistics", async () => {
  const { scope, pair } = await besideOtherCurrencies()
  const days = ["2021-01-05", "2021-01-06", "2029-01-01"]
  const rates = days.map((each) => seeds.newRate(each))
  await seeds.insert(scope, pair, rates)
  const { found, reads } = await readsOf(store.near(scope, pair, day("2021-01-01"), day("2022-12-31")))
  expect(found.map(({ effectiveFrom }) => effectiveFrom).toSorted()).toEqual(days)
  expect(reads).toBeLessThan(100)
})

it("the rate of a day is found without the rates of other currencies, also where the pair has none", async () => {
  const { scope, pair } = await besideOtherCurrencies()
  const codes = { from: { code: pair.from.code }, to: { code: pair.to.code } }
  const none = await readsOf(store.asOf(scope, codes, day("2022-12-31")))
  expect(none).toMatchObject({ found: undefined })
  await seeds.insert(scope, pair, [seeds.newRate("2020-01-05")])
  const one = await readsOf(store.asOf(scope, codes, day("2022-12-31")))
  expect(one.found?.effectiveFrom).toBe("2020-01-05")
  expect(Math.max(none.reads, one.reads)).toBeLessThan(100)
})
