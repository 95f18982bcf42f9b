import fc from "fast-check"
import { debtSteps } from "./receivables-debts.ts"
import { moneySteps } from "./receivables-money.ts"

export const steps = { ...debtSteps, ...moneySteps }

const kinds = Object.keys(steps) as (keyof typeof steps)[]
/** A step of any kind. In a `race` two callers want one advance at the same time. */
export const anyStep = fc.record({
  kind: fc.constantFrom("settle" as const, "pay" as const, "race" as const, ...kinds),
  one: fc.nat({ max: 50 }),
  other: fc.nat({ max: 50 }),
  part: fc.option(fc.integer({ min: 1, max: 1100 }), { nil: null }),
  day: fc.integer({ min: 0, max: 80 }),
  currency: fc.constantFrom("SEK" as const, "EUR" as const),
})
export type AnyStep = typeof anyStep extends fc.Arbitrary<infer S> ? S : never
