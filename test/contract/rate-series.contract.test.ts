import { longestSeries } from "@svc/domain/exchange-rates/ports/rate-series"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { addDays } from "@svc/domain/shared/calendar-date"
import { printDecimal } from "@svc/domain/shared/decimal"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeRateSeeds } from "../support/exchange-rates/rate-seeds.ts"
import { openService, type StillService } from "../support/service/service.ts"

let h: StillService
let seeds: ReturnType<typeof makeRateSeeds>
beforeAll(async () => {
  h = await openService({ clock: "manual" })
  seeds = makeRateSeeds(h)
})
afterAll(() => h.close())

const day = (text: string) => text as CalendarDate
const series = async ({ scope, pair }: Awaited<ReturnType<typeof seeds.pair>>, from: string, to: string) => {
  const read = h.http.get("RateSeries").of(scope, pair, { from: day(from), to: day(to) })
  const { isThinned, points } = await h.http.atomically(scope.tenantId, read)
  return { isThinned, points: points.map((each) => ({ ...each, rate: printDecimal(each.rate) })) }
}

it("gives the rates that begin between two days, oldest first and exact to the digit", async () => {
  const of = await seeds.pair()
  const rates = [
    seeds.newRate("2026-03-02", "9.64697000000000000001"),
    seeds.newRate("2026-03-01..2026-03-01", "9.5", { source: "central-bank" }),
    seeds.newRate("2026-02-28", "1"),
    seeds.newRate("2026-03-04", "2"),
  ]
  await seeds.insert(of.scope, of.pair, rates)
  expect(await series(of, "2026-03-01", "2026-03-02")).toEqual({
    isThinned: false,
    points: [
      { from: "2026-03-01", to: "2026-03-01", rate: "9.5", source: "central-bank" },
      { from: "2026-03-02", rate: "9.64697000000000000001", source: "manual" },
    ],
  })
})

it("gives the last rate of each week where there are more than fit", async () => {
  const of = await seeds.pair()
  // Starts on a Monday, and has a few days more than a series may have.
  const first = day("1990-01-01")
  const all = Array.from({ length: longestSeries + 4 }, (_, n) => seeds.newRate(addDays(first, n), `${n + 1}`))
  await seeds.insert(of.scope, of.pair, all)
  const { isThinned, points } = await series(of, first, "2099-01-01")
  expect(isThinned).toBe(true)
  expect(points).toHaveLength(Math.ceil(all.length / 7))
  expect(points.slice(0, 2).map(({ from, rate }) => [from, rate])).toEqual([
    ["1990-01-07", "7"],
    ["1990-01-14", "14"],
  ])
  expect(points.at(-1)).toMatchObject({ rate: `${all.length}` })
})
