import type { Timestamp } from "@svc/domain/shared/timestamp"
import { applyToDelivery, expectsAttempt, newDelivery } from "@svc/domain/webhooks/delivery"
import { defaultRetryPolicy, nextAttemptAt, type RetryPolicy } from "@svc/domain/webhooks/retry-policy"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const instant = fc.integer({ min: 0, max: 4_102_444_800_000 }).map((millis) => millis as Timestamp)
/** A policy that the settings allow. */
const policy = (jitter: fc.Arbitrary<number> = fc.constantFrom(0, 0.01)): fc.Arbitrary<RetryPolicy> =>
  fc.record({
    maxAttempts: fc.integer({ min: 1, max: 30 }),
    intervalSeconds: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 31_536_000 })),
    jitter,
  })
const fraction = fc.oneof(
  fc.constant(0),
  fc.constant(1 - Number.EPSILON),
  fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
)
const made = fc.integer({ min: 1, max: 40 })

describe("the attempt after a failed one", () => {
  it("is never early, and late by one part in a hundred at most", () => {
    fc.assert(
      fc.property(made, instant, policy(), fraction, (number, endedAt, rules, random) => {
        const next = nextAttemptAt(number, endedAt, rules, random)
        fc.pre(next !== undefined)
        const wait = next - endedAt
        expect(wait).toBeGreaterThanOrEqual(rules.intervalSeconds * 1000)
        expect(wait).toBeLessThanOrEqual(Math.ceil(rules.intervalSeconds * 1010))
        expect(Number.isInteger(next)).toBe(true)
      }),
    )
  })

  it("is due to the millisecond without jitter", () => {
    fc.assert(
      fc.property(made, instant, policy(fc.constant(0)), fraction, (number, endedAt, rules, random) => {
        const next = nextAttemptAt(number, endedAt, rules, random)
        fc.pre(next !== undefined)
        expect(next).toBe(endedAt + rules.intervalSeconds * 1000)
      }),
    )
  })

  it("there is exactly as long as attempts are left", () => {
    fc.assert(
      fc.property(made, instant, policy(), fraction, (number, endedAt, rules, random) => {
        expect(nextAttemptAt(number, endedAt, rules, random) !== undefined).toBe(number < rules.maxAttempts)
      }),
    )
  })
})

/** The times of the automatic attempts, where each fails after its duration, and the final state. */
const attemptsOf = (rules: RetryPolicy, start: Timestamp, durations: readonly number[], random: number) => {
  let delivery = newDelivery(start)
  const times: Timestamp[] = []
  for (let turn = 0; expectsAttempt(delivery) && turn < 100; turn += 1) {
    const startedAt = delivery.nextAttemptAt!
    times.push(startedAt)
    const endedAt = (startedAt + durations[turn % durations.length]!) as Timestamp
    const retryAt = nextAttemptAt(delivery.attemptCount + 1, endedAt, rules, random)
    delivery = applyToDelivery(delivery, { _tag: "AttemptFailed", ...(retryAt === undefined ? {} : { retryAt }) })
  }
  return { times, delivery }
}

describe("a delivery that always fails", () => {
  const durations = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 10 })

  it("has exactly its attempts, each an interval after the end of the one before, and is then Failed", () => {
    fc.assert(
      fc.property(policy(), instant, durations, fraction, (rules, start, lasting, random) => {
        const { times, delivery } = attemptsOf(rules, start, lasting, random)
        expect(times).toHaveLength(rules.maxAttempts)
        expect(times[0]).toBe(start)
        times.slice(1).forEach((time, index) => {
          const endedAt = times[index]! + lasting[index % lasting.length]!
          expect(time - endedAt).toBeGreaterThanOrEqual(rules.intervalSeconds * 1000)
        })
        expect(delivery).toEqual({ state: "Failed", attemptCount: rules.maxAttempts, manual: false })
      }),
    )
  })

  it("by default is tried at 0, 3, 6 … 27 hours", () => {
    const { times } = attemptsOf({ ...defaultRetryPolicy, jitter: 0 }, 0 as Timestamp, [0], 0)
    expect(times.map((time) => time / 3_600_000)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27])
  })
})
