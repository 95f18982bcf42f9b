import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { FailureReason } from "@svc/domain/webhooks/attempt"
import { attemptsLeft, repetitionOf, type Retries, retriesDefaults } from "@svc/domain/webhooks/retries"
import { defaultRetryPolicy, nextAttemptAt } from "@svc/domain/webhooks/retry-policy"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

const now = Date.parse("2026-11-27T12:00:00Z") as Timestamp
const still = { ...defaultRetryPolicy, jitter: 0 }
const hour = 3600
const usual = 3 * hour
const httpDate = (seconds: number) => new Date(now + seconds * 1000).toUTCString()

interface Failure {
  readonly number?: number
  readonly status?: number
  readonly failureReason?: FailureReason
  readonly headers?: Readonly<Record<string, string>>
  readonly uncounted?: number
  /** Seconds before now at which the first attempt began. */
  readonly since?: number
}

const decide = (retries: Partial<Retries>, failure: Failure = {}, policy = still, fraction = 0) => {
  const { number = 1, uncounted = 0, since = 0, failureReason, headers = {} } = failure
  const failed =
    failureReason === undefined
      ? { number, status: failure.status ?? 503, responseHeaders: headers }
      : { number, failureReason }
  return repetitionOf(
    failed,
    { endedAt: now, firstAt: (now - since * 1000) as Timestamp, uncounted, fraction },
    { ...retriesDefaults(undefined), ...retries },
    policy,
  )
}
const after = (...asked: Parameters<typeof decide>) => {
  const { at } = decide(...asked)
  return at === undefined ? undefined : (at - now) / 1000
}

describe("a webhook without a schedule of its own", () => {
  it("is tried again when it was before there were schedules", () => {
    const anything = fc.record({
      number: fc.integer({ min: 1, max: 12 }),
      status: fc.constantFrom(410, 429, 500, 502, 503),
      headers: fc.constantFrom<Record<string, string>>({}, { "retry-after": "20000" }),
    })
    fc.assert(
      fc.property(anything, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (failure, fraction) => {
        const expected = nextAttemptAt(failure.number, now, defaultRetryPolicy, fraction)
        const { at, uncounted } = decide({}, failure, defaultRetryPolicy, fraction)
        expect([at, uncounted]).toEqual([expected, 0])
      }),
    )
  })
})

describe("a webhook's own schedule", () => {
  it("has an attempt more than delays, each counted from the end of the one before", () => {
    const schedule = [5, 300, 259_200]
    const delays = [1, 2, 3, 4, 5].map((number) => after({ schedule }, { number }))
    expect(delays).toEqual([5, 300, 259_200, undefined, undefined])
    expect(decide({ schedule: [] }).next).toEqual({ because: "Exhausted" })
    expect(decide({ schedule }, { number: 2 }).next).toEqual({ because: "Schedule", delaySeconds: 300 })
    const left = [0, 1, 3, 4, 9].map((attemptCount) => attemptsLeft({ attemptCount }, { schedule }, still))
    expect(left).toEqual([4, 3, 1, 1, 1])
    expect(attemptsLeft({ attemptCount: 3, uncounted: 1 }, { schedule: null }, still)).toBe(8)
  })

  it("adds a tenth at most to a delay below an hour and a hundredth to others, and takes nothing away", () => {
    const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 259_200 }), fraction, (delay, random) => {
        const made = after({ schedule: [delay] }, {}, defaultRetryPolicy, random)!
        expect(made).toBeGreaterThanOrEqual(delay)
        expect(made).toBeLessThanOrEqual(delay * (delay < hour ? 1.1 : 1.01) + 0.001)
        expect(after({ schedule: [delay] }, {}, still, random)).toBe(delay)
      }),
    )
  })
})

describe("the quick repetition of a first attempt", () => {
  const quick = { quickRepeat: true, schedule: [300] }

  it.each<readonly [string, Failure, boolean]>([
    ["no connection", { failureReason: "connection_refused" }, true],
    ["a connection that broke", { failureReason: "connection_reset" }, true],
    ["a name that is not found", { failureReason: "dns" }, true],
    ["a gateway that has nobody behind it", { status: 502 }, true],
    ["503 without a time", { status: 503 }, true],
    ["503 with a time", { status: 503, headers: { "retry-after": "60" } }, false],
    ["a time-out", { failureReason: "timeout" }, false],
    ["500", { status: 500 }, false],
    ["a second attempt", { number: 2, status: 502 }, false],
  ])("after %s is made: %j %s", (_, failure, isMade) => {
    const { next, uncounted } = decide(quick, failure)
    expect([next.because === "QuickRepeat", uncounted]).toEqual([isMade, isMade ? 1 : 0])
    const bySchedule = failure.number === 2 ? undefined : 300
    expect(after(quick, failure)).toBe(isMade ? 20 : bySchedule)
    expect(after({ ...quick, quickRepeat: false }, failure)).toBe(bySchedule)
  })

  it("leaves the schedule whole: the second attempt begins it, so eleven are made by default", () => {
    expect(after(quick, { number: 2, uncounted: 1 })).toBe(300)
    const numbers = [2, 10, 11].map((number) => after({ quickRepeat: true }, { number, uncounted: 1 }))
    expect(numbers).toEqual([usual, usual, undefined])
  })

  it("comes 20 to 30 seconds later", () => {
    expect(after(quick, {}, defaultRetryPolicy, 0)).toBe(20)
    expect(after(quick, {}, defaultRetryPolicy, 0.999)).toBeCloseTo(30, 1)
  })
})

describe("what a receiver asks for in Retry-After", () => {
  const answer = (value: string, date?: string, status = 429): Failure => ({
    status,
    headers: { "retry-after": value, ...(date === undefined ? {} : { date }) },
  })
  const later = (...asked: Parameters<typeof answer>) => after({ retryAfter: "Later" }, answer(...asked))

  it.each([
    ["seconds beyond the schedule", "20000", 20_000],
    ["seconds within it", "120", usual],
    ["ten years, which is a day", "315360000", 24 * hour],
    ["a date", httpDate(20_000), 20_000],
    ["a date in the past", httpDate(-60), usual],
    ["a date of ten years", httpDate(315_360_000), 24 * hour],
    ["the oldest form of a date", "Sat Nov 28 10:00:00 2026", 22 * hour],
    ["the older form of a date", "Saturday, 28-Nov-26 10:00:00 GMT", 22 * hour],
    ["a word", "abc", usual],
    ["a negative number", "-1", usual],
    ["an exponent", "1e6", usual],
    ["two headers", "20000, 30000", usual],
    ["four kilobytes", "9".repeat(4_096), usual],
    ["another zone", "Sat, 28 Nov 2026 10:00:00 +0100", usual],
  ])("puts the next attempt off by %s", (_, value, seconds) => {
    expect(later(value)).toBe(seconds)
    expect(decide({ retryAfter: "Later" }, answer(value)).next).toEqual({
      because: seconds === usual ? "Schedule" : "RetryAfter",
      delaySeconds: seconds,
      retryAfter: value.slice(0, 100),
    })
  })

  it("is read by the receiver's clock when that is at most a day off, else by ours", () => {
    for (const off of [-2 * hour, 2 * hour]) expect(later(httpDate(off + 20_000), httpDate(off))).toBe(20_000)
    expect(later(httpDate(20_000), httpDate(48 * hour))).toBe(20_000)
  })

  it("counts with 429 and 503 alone, and only where the webhook wants it", () => {
    for (const status of [429, 503]) expect(later("20000", undefined, status)).toBe(20_000)
    for (const status of [413, 500, 502, 302]) expect(later("20000", undefined, status)).toBe(usual)
    const ignored = decide({ retryAfter: "Ignore" }, answer("20000")).next
    expect(ignored).toEqual({ because: "Schedule", delaySeconds: usual })
  })

  it("never adds an attempt, and never brings one forward", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (value, number) => {
        const asked = after({ retryAfter: "Later" }, { ...answer(value), number })
        const isWithin = asked !== undefined && asked >= usual && asked <= 24 * hour
        expect(isWithin ? "within" : asked).toBe(number >= 10 ? undefined : "within")
      }),
    )
  })
})

describe("a receiver that asks for an exact time", () => {
  const exact = { retryAfter: "Exact" as const }
  const asking = (value: string, more: Failure = {}): Failure => ({
    status: 429,
    headers: { "retry-after": value },
    ...more,
  })
  const heldFor = ({ holdsUntil }: ReturnType<typeof decide>) =>
    holdsUntil === undefined ? undefined : (holdsUntil - now) / 1000

  it.each([
    ["0", 5, 5],
    ["5", 5, 5],
    ["120", 120, 120],
    ["20000", 20_000, 900],
    ["315360000", 24 * hour, 900],
    [httpDate(90), 90, 90],
  ])("of %s is asked again after %d s, outside of the schedule, and holds others back for %d s", (value, at, hold) => {
    const decision = decide({ ...exact, schedule: [] }, asking(value, { number: 3, uncounted: 2 }))
    expect(decision).toMatchObject({ at: now + at * 1000, uncounted: 3 })
    expect(heldFor(decision)).toBe(hold)
  })

  it("that cannot be read, or with another status, is followed by the schedule and holds nothing back", () => {
    for (const failure of [asking("soon"), asking("5", { status: 500 }), { status: 503 }]) {
      expect(after(exact, failure)).toBe(usual)
      expect(heldFor(decide(exact, failure))).toBeUndefined()
    }
  })

  it("for ever, has 20 attempts outside of the schedule at most, and none a day after the first", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.boolean(), (seconds, quickRepeat) => {
        let [number, uncounted, since, late] = [1, 0, 0, 0]
        for (; number <= 40; number += 1) {
          const failure = asking(String(seconds), { number, uncounted, since })
          const decision = decide({ ...exact, quickRepeat }, failure)
          if (decision.at === undefined) break
          if (since >= 24 * hour) late += decision.uncounted - uncounted
          since += (decision.at - now) / 1000
          uncounted = decision.uncounted
        }
        expect([uncounted <= 20, number - uncounted, late]).toEqual([true, 10, 0])
      }),
    )
  })
})
