import { billingChoices } from "@svc/domain/catalogue/charge"
import type { BillableLine } from "@svc/domain/invoicing/engine/billed-lines"
import { prorationMethods } from "@svc/domain/organisation/proration-method"
import { cancelOrder } from "@svc/domain/orders/cancel-order"
import { nextVersion } from "@svc/domain/orders/next-version"
import { chargesOf, lastVersions, type Order } from "@svc/domain/orders/order"
import { editCharges } from "@svc/domain/orders/edit-charges"
import { addDays } from "@svc/domain/shared/calendar-date"
import { minorUnits } from "@svc/domain/shared/currency"
import { toUnits } from "@svc/domain/shared/decimal"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { targets } from "../support/invoicing/bill.ts"
import { type CountedLine, makeOracle } from "../support/invoicing/billing-oracle.ts"
import { add, isUpTo, multiply, ratio } from "../support/invoicing/exact.ts"
import { makeBook } from "../support/invoicing/invoice-book.ts"
import { number, text } from "../support/invoicing/oracle-days.ts"
import { afterMove, anyDay, anyMove, orderOf, randomOrder } from "../support/orders/random-order.ts"

const timing = fc.record({
  billingTiming: fc.constantFrom(...billingChoices.billingTiming),
  periodAlignment: fc.constantFrom(...billingChoices.periodAlignment),
  billingDay: fc.constantFrom(...billingChoices.billingDay),
  specificBillingDay: fc.integer({ min: 1, max: 31 }),
  offsetBillingDays: fc.integer({ min: -75, max: 75 }),
  alignmentDate: anyDay,
  usageRating: fc.constantFrom(...billingChoices.usageRating),
  measurementsRule: fc.constantFrom(...billingChoices.measurementsRule),
})

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("bill" as const),
      after: fc.nat(120),
      ahead: fc.integer({ min: -20, max: 20 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("move" as const), move: anyMove }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("use" as const),
      which: fc.nat(5),
      before: fc.nat(100),
      quarters: fc.nat(80),
      tag: fc.constantFrom("north", "south"),
    }),
  },
  fc.record({ do: fc.constant("take back" as const), which: fc.nat(3) }),
  fc.record({ do: fc.constant("cancel early" as const), before: fc.nat(60) }),
)

const histories = fc.record({
  random: randomOrder.map(({ charges, ...order }) => ({
    ...order,
    charges: charges.map((charge) => ({ ...charge, startsAfter: (charge.startsAfter ?? 0) % 50 })),
  })),
  timings: fc.array(timing, { minLength: 3, maxLength: 3 }),
  method: fc.constantFrom(...prorationMethods),
  steps: fc.array(step, { minLength: 8, maxLength: 14, size: "large" }),
})

const inUnits = (
  order: Order,
  { charge, period: { from, to, number: count, amount, amountPreDiscount } }: BillableLine,
) => {
  const digits = minorUnits(order.currency)
  const amounts = [amount, amountPreDiscount].map((each) => String(toUnits(each, digits)))
  return `${charge.chargeNumber}.${charge.version} ${from} ${to} ${count}: ${amounts.join(" of ")}`
}
const counted = ({ charge, from, to, number: count, amount, amountPreDiscount }: CountedLine) =>
  `${charge.chargeNumber}.${charge.version} ${text(from)} ${text(to)} ${count}: ${amount} of ${amountPreDiscount}`

/** Takes the steps by the domain's rules and by the oracle, and compares their lines and credits after each step. */
const live = ({ random, timings, method, steps }: typeof histories extends fc.Arbitrary<infer H> ? H : never) => {
  const first = orderOf(random)
  let timed = 0
  let order = editCharges(first, (charge) => ({ ...charge, ...timings[timed++ % timings.length]! }))
  let [day, today] = [order.start, order.start]
  const digits = minorUnits(order.currency)
  const [book, oracle] = [makeBook(method), makeOracle(method, digits)]
  const drafts: { readonly lines: readonly BillableLine[]; readonly counted: readonly CountedLine[] }[] = []
  let [invoiced, credited, roundings] = [0n, 0n, 0]

  const changeTo = (after: Order) => {
    const result = book.credit(order, after)
    order = result.order
    const expected = oracle.credit(order)
    expect(result.credits.map(({ line, amount }) => `${line.period.from} ${amount}`)).toEqual(
      expected.map(({ line, amount }) => `${text(line.from)} ${amount}`),
    )
    for (const { line, amount, total } of result.credits) {
      const all = toUnits(line.period.amount, digits)
      expect(total >= 0n && total <= all && amount >= 0n).toBe(true)
      credited += amount
    }
    roundings += result.credits.length
  }

  for (const [index, each] of steps.entries()) {
    switch (each.do) {
      case "bill": {
        today = addDays(today, each.after)
        const target = targets(addDays(today, each.ahead))
        const expected = oracle.bill(order, target, book.rows, book.waiting())
        const result = book.bill(order, target)
        expect(result.lines.map((line) => inUnits(order, line))).toEqual(expected.map(counted))
        order = result.order
        drafts.push({ lines: result.lines, counted: expected })
        for (const { period } of result.lines) invoiced += toUnits(period.amount, digits)
        roundings += result.lines.length
        break
      }
      case "move": {
        // A cancellation ends the order, so it may only be one of the last steps.
        if (each.move.do === "cancel" && index < steps.length - 2) break
        const from = addDays(today, -45)
        const moved = afterMove(order, from < day ? day : from, each.move)
        if (moved.order !== order) day = moved.day
        if (moved.order !== order) changeTo(moved.order)
        break
      }
      case "use": {
        const charges = chargesOf(order).filter(({ chargeType }) => chargeType === "Usage" || chargeType === "Measured")
        const charge = charges[each.which % Math.max(1, charges.length)]
        const at = addDays(today, -each.before)
        if (charge && charge.start! <= at && (charge.end === undefined || at < charge.end))
          book.use({ chargeNumber: charge.chargeNumber, day: number(at), quarters: each.quarters, tag: each.tag })
        break
      }
      case "take back": {
        const draft = drafts[each.which % Math.max(1, drafts.length)]
        const later = draft && drafts.slice(drafts.indexOf(draft) + 1).flatMap(({ lines }) => lines)
        // A line stays when it was credited, or when later usage was billed for the same period.
        if (draft === undefined || book.isCredited(draft.lines) || later!.some(({ period }) => period.number > 0)) break
        drafts.splice(drafts.indexOf(draft), 1)
        order = book.cancel(order, draft.lines)
        oracle.cancel(draft.counted)
        for (const { period } of draft.lines) invoiced -= toUnits(period.amount, digits)
        break
      }
      case "cancel early": {
        if (order.status !== "Active" || index < steps.length - 2) break
        const firstDay = addDays(today, -each.before)
        const version = nextVersion(order, { id: order.id, status: "Cancelled", now: order.createdAt })
        changeTo(
          Result.getOrThrow(
            cancelOrder(version, { mode: "OnOrderCancellationDate", firstDay, cancellationDate: firstDay }),
          ),
        )
      }
    }
    for (const charge of lastVersions(chargesOf(order)))
      if (charge.chargeType === "Recurring") expect(charge.chargedThrough).toBe(oracle.chargedThrough(order, charge))
  }
  return { oracle, digits, roundings, billed: invoiced - credited }
}

it("what is invoiced less what is credited is what counting day by day comes to, but for half a unit for each rounding", () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { oracle, digits, roundings, billed } = live(history)
      const off = add(ratio(billed, 10n ** BigInt(digits)), multiply(ratio(-1), oracle.total()))
      const most = ratio(roundings, 2n * 10n ** BigInt(digits))
      expect(isUpTo({ ...off, over: off.over < 0n ? -off.over : off.over }, most)).toBe(true)
    }),
    { numRuns: 120 },
  )
})
