import type { Timestamp } from "@svc/domain/shared/timestamp"
import {
  applyToDelivery,
  type DeliveryCommand,
  type DeliveryProgress,
  deliveryStates,
  type DeliveryStatus,
  expectsAttempt,
  laneOf,
  newDelivery,
  shownStatus,
} from "@svc/domain/webhooks/delivery"
import { nextAttemptAt, type RetryPolicy } from "@svc/domain/webhooks/retry-policy"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

type Step = "succeeds" | "fails" | "is asked for"

interface Taken {
  readonly step: Step
  readonly before: DeliveryProgress
  readonly after: DeliveryProgress
  readonly at: Timestamp
}

/**
 * Takes steps as the service does: a failure gets the policy's next attempt time, and results may arrive when no
 * attempt is expected.
 */
const take = (steps: readonly Step[], policy: RetryPolicy): readonly Taken[] => {
  let now = 1_000_000 as Timestamp
  let progress = newDelivery(now)
  return steps.map((step) => {
    now = (now + 1000) as Timestamp
    const before = progress
    const retryAt = nextAttemptAt(before.attemptCount + 1, now, policy, 0.5)
    const commands: { readonly [S in Step]: DeliveryCommand } = {
      succeeds: { _tag: "AttemptSucceeded" },
      fails: { _tag: "AttemptFailed", ...(retryAt === undefined ? {} : { retryAt }) },
      "is asked for": { _tag: "RetryRequested", at: now },
    }
    progress = applyToDelivery(before, commands[step])
    return { step, before, after: progress, at: now }
  })
}

const policy = fc.record({
  maxAttempts: fc.integer({ min: 1, max: 6 }),
  intervalSeconds: fc.constant(3600),
  jitter: fc.constant(0.01),
})
const steps = fc.array(fc.constantFrom<Step>("succeeds", "fails", "fails", "fails", "is asked for"), { maxLength: 40 })

const isResult = ({ step }: Taken) => step !== "is asked for"
const isAccepted = (taken: Taken) => isResult(taken) && expectsAttempt(taken.before)
const isSettled = ({ state }: DeliveryProgress) => state !== "Pending"

/** Whether a step is right, given all steps up to this one (`all`). */
type Rule = (taken: Taken, all: readonly Taken[], policy: RetryPolicy) => boolean

const rules: readonly (readonly [string, Rule])[] = [
  ["a late result changes nothing", (taken) => !isResult(taken) || isAccepted(taken) || taken.after === taken.before],
  [
    "a settled one changes its state only by a manual attempt that succeeds, from Failed to Delivered",
    ({ before, after, step }) =>
      !isSettled(before) ||
      before.state === after.state ||
      (before.state === "Failed" && after.state === "Delivered" && before.manual && step === "succeeds"),
  ],
  [
    "a settled one stays as it is until a person asks",
    ({ before, after, step }) => !isSettled(before) || before.manual || step === "is asked for" || after === before,
  ],
  [
    "attempts are counted as they are accepted",
    ({ after }, all) => after.attemptCount === all.filter(isAccepted).length,
  ],
  ["a Pending one has a next attempt", ({ after }) => isSettled(after) || after.nextAttemptAt !== undefined],
  [
    "a settled one has a next attempt only when a person asked for it",
    ({ after }) => !isSettled(after) || (after.nextAttemptAt !== undefined) === after.manual,
  ],
  [
    "automatic attempts never exceed the budget, nor do they together with the manual ones on the way",
    (_, all, { maxAttempts }) =>
      all.filter((taken) => isAccepted(taken) && (!taken.before.manual || !isSettled(taken.before))).length <=
      maxAttempts,
  ],
  [
    "Delivered is what succeeded once, Failed what used up its budget, Pending all else",
    ({ after }, all, { maxAttempts }) => {
      const results = all.filter(isAccepted)
      const succeeded = results.some(({ step }) => step === "succeeds")
      return after.state === (succeeded ? "Delivered" : results.length >= maxAttempts ? "Failed" : "Pending")
    },
  ],
  [
    "asking makes the one next attempt due at once and manual, and changes nothing else",
    ({ before, after, step, at }) =>
      step !== "is asked for" ||
      (after.nextAttemptAt === at &&
        after.manual &&
        after.state === before.state &&
        after.attemptCount === before.attemptCount),
  ],
  [
    "a manual attempt of a settled one never restarts the schedule",
    ({ before, after }) => !isSettled(before) || after.manual || after.nextAttemptAt === undefined,
  ],
  [
    "a failed attempt on the way is followed by one an interval later, whoever asked for it",
    ({ before, after, step, at }, _, { intervalSeconds }) =>
      isSettled(before) ||
      isSettled(after) ||
      step !== "fails" ||
      (!after.manual && after.nextAttemptAt === at + intervalSeconds * 1005),
  ],
  [
    "first and manual attempts wait in the first lane, automatic retries in the other",
    ({ after }) => laneOf(after) === (after.attemptCount > 0 && !after.manual ? "retry" : "first"),
  ],
]

describe("whatever happens to a delivery", () => {
  it.each(rules)("%s", (_, rule) => {
    fc.assert(
      fc.property(steps, policy, (wanted, given) => {
        const all = take(wanted, given)
        expect(all.filter((taken, index) => !rule(taken, all.slice(0, index + 1), given))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it("all of it happens in these runs", () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(steps, policy, (wanted, given) => {
        for (const { before, step } of take(wanted, given)) seen.add(`${before.state} ${before.manual} ${step}`)
      }),
      { numRuns: 500 },
    )
    expect(seen.size).toBe(3 * 2 * 3)
  })
})

describe("a delivery is shown", () => {
  const shown: readonly (readonly [string, DeliveryStatus, (inFlight: boolean, webhook: string) => boolean])[] = [
    ["while an attempt is made", "InFlight", (inFlight) => inFlight],
    ["while it waits for its time", "Pending", (inFlight, webhook) => !inFlight && webhook === "Enabled"],
    ["while its webhook is Disabled", "Held", (inFlight, webhook) => !inFlight && webhook === "Disabled"],
    ["when its webhook was deleted", "Cancelled", (inFlight, webhook) => !inFlight && webhook === "Deleted"],
  ]
  const situations = [true, false].flatMap((inFlight) =>
    (["Enabled", "Disabled", "Deleted"] as const).map((webhook) => ({ inFlight, webhook })),
  )

  it.each(shown)("%s as %s", (_, status, holds) => {
    const matching = situations.filter(({ inFlight, webhook }) => shownStatus("Pending", inFlight, webhook) === status)
    expect(matching).toEqual(situations.filter(({ inFlight, webhook }) => holds(inFlight, webhook)))
  })

  it.each(deliveryStates.filter((state) => state !== "Pending"))(
    "as %s once it is, whatever its webhook is",
    (state) => {
      expect(new Set(situations.map(({ inFlight, webhook }) => shownStatus(state, inFlight, webhook)))).toEqual(
        new Set([state]),
      )
    },
  )
})
