import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type Pace, permitsOf, type Rate } from "@svc/domain/webhooks/pace"
import fc from "fast-check"
import { expect, it } from "vitest"

const begin = 1_800_000_000_000
const rates: fc.Arbitrary<Rate> = fc.record({
  count: fc.integer({ min: 1, max: 200 }),
  seconds: fc.integer({ min: 1, max: 30 }),
  smooth: fc.boolean(),
})
/** Looks of workers: the milliseconds since the look before, and the permits that are wanted. */
const looks = fc.array(fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 100 })), {
  maxLength: 60,
})

/** The times of all permits that the looks get, and the last state. */
const taken = (
  rate: Rate,
  all: readonly (readonly [number, number])[],
  from: number = begin,
  pace: Pace = { open: 0 },
) => {
  const times: number[] = []
  let now = from
  let last = pace
  for (const [passed, wanted] of all) {
    now += passed
    const permits = permitsOf({ rate, concurrency: null }, last, wanted, now as Timestamp)
    for (const time of permits.times) expect(time).toBeGreaterThanOrEqual(now)
    times.push(...permits.times)
    last = { open: 0, nextAt: permits.nextAt! }
  }
  return { times, last, now }
}
/** The largest number of times within a window that is shorter than `ms`. */
const most = (times: readonly number[], ms: number): number =>
  Math.max(0, ...times.map((first) => times.filter((time) => time >= first && time < first + ms).length))

it("permits no more than the count and one in any period, and a burst of a period at once", () => {
  fc.assert(
    fc.property(rates, looks, (rate, all) => {
      const { times } = taken(rate, all)
      const { count, seconds, smooth } = rate
      // A time is rounded up to a millisecond, so two may come closer by one.
      expect(most(times, seconds * 1000 - 1)).toBeLessThanOrEqual(smooth ? count + 1 : 2 * count)
      const spacing = (seconds * 1000) / count
      const gaps = smooth ? times.slice(1).map((time, index) => time - times[index]!) : []
      expect(gaps.filter((gap) => gap < spacing - 1.001)).toEqual([])
    }),
  )
})

it("permits all of a period at once after a pause, unless they are spread evenly", () => {
  const burst = { count: 5, seconds: 3_600, smooth: false }
  expect(taken(burst, [[0, 100]]).times).toEqual(Array(5).fill(begin))
  expect(
    taken(burst, [
      [0, 100],
      [720_000, 100],
      [3_600_000, 100],
    ]).times,
  ).toHaveLength(11)
  expect(taken({ ...burst, smooth: true }, [[0, 100]]).times).toEqual([begin])
  expect(taken({ count: 20, seconds: 1, smooth: true }, [[0, 100]]).times).toEqual(
    [0, 50, 100, 150, 200, 250].map((ms) => begin + ms),
  )
})

it("says from when it permits more, and then does", () => {
  fc.assert(
    fc.property(rates, looks, fc.integer({ min: 1, max: 100 }), (rate, all, wanted) => {
      const { last, now } = taken(rate, all)
      const { times, nextAt, againAt } = permitsOf({ rate, concurrency: null }, last, wanted, now as Timestamp)
      if (times.length === wanted) return
      expect(againAt).toBeGreaterThan(now)
      const pace = { open: 0, nextAt: nextAt! }
      expect(permitsOf({ rate, concurrency: null }, pace, 1, againAt!).times).toHaveLength(1)
    }),
  )
})

it("forgets a slower rate from before", () => {
  const slow = { count: 1, seconds: 3_600, smooth: true }
  const { last } = taken(slow, [[0, 1]])
  expect(taken({ count: 10, seconds: 1, smooth: true }, [[1_000, 1]], begin, last).times).toHaveLength(0)
  expect(
    taken(
      { count: 10, seconds: 1, smooth: true },
      [
        [1_000, 1],
        [100, 1],
        [100, 1],
      ],
      begin,
      last,
    ).times.length,
  ).toBeGreaterThan(0)
})

it("permits as many at a time as the concurrency leaves", () => {
  const at = (open: number, wanted: number) =>
    permitsOf({ rate: null, concurrency: 3 }, { open }, wanted, begin as Timestamp).times
  expect([at(0, 10), at(2, 10), at(3, 10), at(9, 10), at(0, 1)].map(({ length }) => length)).toEqual([3, 1, 0, 0, 1])
  expect(permitsOf({ rate: null, concurrency: null }, { open: 0 }, 7, begin as Timestamp).times).toHaveLength(7)
})
