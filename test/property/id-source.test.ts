import { makeIdSource } from "@svc/adapters/crypto/id-source"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
/** The ids made at each reading of a clock, `each` ids at a time. */
const idsAt = (readings: readonly number[], each = 3) => {
  let now = 0
  const { next } = makeIdSource(() => now)
  return readings.flatMap((reading) => {
    now = reading
    return Array.from({ length: each }, next)
  })
}
const start = 1_800_000_000_000
const clockOf = (steps: readonly number[]) => {
  let now = start
  return steps.map((step) => (now += step))
}
const steps = (min: number, max: number) =>
  fc.array(fc.oneof(fc.constant(0), fc.constant(1), fc.integer({ min, max })), { maxLength: 30 })
const isAscending = (ids: readonly string[]) => ids.every((id, index) => index === 0 || ids[index - 1]! < id)

describe("ids", () => {
  it("are UUIDs of version 7 with the time of the clock", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (now) => {
        const [id] = idsAt([now], 1)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
        expect(timeOf(id!)).toBe(now)
      }),
    )
  })

  it("go up while the clock does not go back, also within a millisecond", () => {
    fc.assert(
      fc.property(steps(0, 10_000), (forward) => {
        const ids = idsAt(clockOf(forward))
        expect(isAscending(ids)).toBe(true)
        expect(ids.map(timeOf)).toEqual(clockOf(forward).flatMap((now) => [now, now, now]))
      }),
    )
  })

  it("go up when the clock is set back by a minute at most, and never run ahead of the latest time seen", () => {
    const readings = fc
      .array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 30 })
      .map((all) => all.map((each) => start + each))
    fc.assert(
      fc.property(readings, (all) => {
        const ids = idsAt(all)
        expect(isAscending(ids)).toBe(true)
        const latest = all.map((_, index) => Math.max(...all.slice(0, index + 1)))
        expect(ids.map(timeOf)).toEqual(latest.flatMap((now) => [now, now, now]))
      }),
    )
  })

  it("follow the clock when it is set back further", () => {
    const ids = idsAt([start, start - 60_001])
    expect(ids.map(timeOf)).toEqual([start, start, start, start - 60_001, start - 60_001, start - 60_001])
  })

  it("are never equal, whatever the clock does", () => {
    fc.assert(
      fc.property(steps(-200_000, 200_000), (anywhere) => {
        const ids = idsAt(clockOf(anywhere), 5)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it("of one millisecond go up for as many as anybody makes", () => {
    const ids = idsAt([start], 100_000)
    expect(isAscending(ids)).toBe(true)
    expect(timeOf(ids.at(-1)!)).toBe(start)
  })

  it("of two sources at the same time differ", () => {
    const clock = () => start
    const [one, other] = [makeIdSource(clock), makeIdSource(clock)]
    const ids = Array.from({ length: 1000 }, () => [one.next(), other.next()]).flat()
    expect(new Set(ids).size).toBe(2000)
  })
})
