import { changeOrder } from "@svc/domain/orders/change-order"
import { formOrder } from "@svc/domain/orders/form-order"
import { nextVersion } from "@svc/domain/orders/next-version"
import type { Order } from "@svc/domain/orders/order"
import type { ChangeOrderRequest, CreateOrderRequest } from "@svc/domain/orders/order-request"
import { addMonths } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { FieldsRefused } from "@svc/domain/shared/errors"
import { Cause, Effect, Exit } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { listedCharge, listedProduct, orderContext } from "../support/orders/order-context.ts"
import { day } from "../support/orders/sample-order.ts"

const context = orderContext([
  listedProduct("Plan", [
    listedCharge("Fee", "Recurring", "Flat"),
    listedCharge("Seat", "Recurring", "Quantity"),
    listedCharge("Start", "OneOff", "Quantity"),
  ]),
])
const start = day("2024-01-01")
const create = (request: Partial<CreateOrderRequest>) =>
  Effect.runSyncExit(formOrder("Subscription", { account: "A-1", effectiveStartDate: start, ...request }, context))
const change = (before: Order, request: ChangeOrderRequest) =>
  Effect.runSyncExit(
    changeOrder(nextVersion(before, { id: context.nextId(), status: "Active", now: context.now }), request, context),
  )
const refusedOf = (exit: Exit.Exit<Order, unknown>): FieldsRefused["errors"] | "accepted" => {
  if (Exit.isSuccess(exit)) return "accepted"
  const failure = Cause.squash(exit.cause)
  if (!(failure instanceof FieldsRefused)) throw failure
  return failure.errors
}
const beyond = "an amount with more than 15 digits before the point"

/** The least number of cents that is refused. Every amount is counted in these, times the months of a price period. */
const limit = 10n ** 17n
const monthsOf = { Monthly: 1n, Quarterly: 3n, Annual: 12n }

/** A charge whose largest amount is within a few units of a share of the limit, on either side. */
const nearLimit = fc
  .record({
    name: fc.constantFrom("Fee" as const, "Seat" as const, "Start" as const),
    pricePeriod: fc.constantFrom("Monthly" as const, "Quarterly" as const, "Annual" as const),
    quantity: fc.constantFrom(1n, 3n, 70n, 99_999_999n),
    share: fc.constantFrom(1n, 2n, 3n),
    units: fc.integer({ min: -3, max: 3 }).map(BigInt),
    waits: fc.boolean(),
  })
  .map((charge) => ({ ...charge, quantity: charge.name === "Fee" ? 1n : charge.quantity }))
type NearLimit = typeof nearLimit extends fc.Arbitrary<infer T> ? T : never

/** The price in cents with which the charge's largest amount over `months` is near its share of the limit. */
const priceOf = ({ name, pricePeriod, quantity, share, units }: NearLimit, months: bigint): bigint => {
  const longest = name === "Start" ? 1n : [monthsOf[pricePeriod], 12n, months].reduce((a, b) => (a > b ? a : b))
  const price = (limit * (name === "Start" ? 1n : monthsOf[pricePeriod])) / (share * quantity * longest)
  const most = limit - 1n
  const near = price + units
  return near < 0n ? 0n : near > most ? most : near
}

/** The amounts of a charge: for its quantity, for a month, for a year and for the term; each in cents times 12. */
const amountsOf = (charge: NearLimit, months: bigint) => {
  const price = priceOf(charge, months) * charge.quantity * 12n
  if (charge.name === "Start") return { price, month: 0n, year: 0n, term: price }
  const month = price / monthsOf[charge.pricePeriod]
  return { price, month, year: month * 12n, term: month * months }
}
/** Whether an amount in cents times 12 is refused once it is rounded half up. */
const isBeyond = (amount: bigint) => amount + 6n >= limit * 12n

it("an order is accepted exactly while no charge, and not their sum, is worth more than 15 digits, whatever it waits for", () => {
  let accepted = 0
  fc.assert(
    fc.property(
      fc.array(nearLimit, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 60 }),
      (charges, term) => {
        const months = BigInt(term)
        const cents = (amount: bigint) => decimal(`${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`)
        const request = {
          term,
          milestones: [{ name: "Go live" }],
          products: [
            {
              product: "Plan",
              charges: charges.map((charge) => ({
                charge: { key: "Name", value: charge.name },
                ...(charge.name === "Fee" ? {} : { quantity: decimal(String(charge.quantity)) }),
                pricePeriod: charge.pricePeriod,
                priceDetails: [{ tier: 0, price: cents(priceOf(charge, months)) }],
                ...(charge.waits ? { startMilestone: { key: "Name", value: "Go live" } } : {}),
              })),
            },
          ],
        }
        const amounts = charges.map((charge) => amountsOf(charge, months))
        const large = amounts.findIndex((each) => Object.values(each).some(isBeyond))
        const sums = (["month", "year", "term"] as const).map((of) => amounts.reduce((sum, each) => sum + each[of], 0n))
        // The parts of a sum are rounded each, so a sum this near to the limit may be on either side of it.
        fc.pre(sums.every((sum) => sum + 36n < limit * 12n || sum - 36n >= limit * 12n))
        const errors = refusedOf(create(request))
        if (errors === "accepted") accepted++
        const ofSum = sums.some((sum) => sum >= limit * 12n) ? { products: [`come to ${beyond}`] } : "accepted"
        expect(errors).toEqual(large < 0 ? ofSum : { [`products[0].charges[${large}]`]: [`comes to ${beyond}`] })
      },
    ),
    { numRuns: 400 },
  )
  expect(accepted).toBeGreaterThan(40)
})

describe("a change without products that brings an order beyond 15 digits is refused at the member that does", () => {
  const half = decimal("50000000000000")
  const charges = ["Fee", "Fee"].map((value) => ({
    charge: { key: "Name", value },
    priceDetails: [{ tier: 0, price: half }],
  }))
  const order = (request: Partial<CreateOrderRequest>): Order => {
    const exit = create({ products: [{ product: "Plan", charges }], ...request })
    if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
    return exit.value
  }
  const refusal = [`would make the order worth ${beyond}`]

  it("its term", () => {
    const short = order({ term: 9, orderDiscounts: [{ percent: decimal("50") }] })
    expect(refusedOf(change(short, { term: 19 }))).toBe("accepted")
    expect(refusedOf(change(short, { term: 20 }))).toEqual({ term: refusal })
    const last = addMonths(start, 20)
    expect(refusedOf(change(short, { effectiveEndDate: last }))).toEqual({ effectiveEndDate: refusal })
    // The line of an invoice is limited before its discount.
    const cheap = order({ term: 9, orderDiscounts: [{ percent: decimal("99") }] })
    expect([19, 20].map((term) => refusedOf(change(cheap, { term })))).toEqual(["accepted", { term: refusal }])
  })

  it("its discounts, though an order that a renewal brought there may have others", () => {
    const discounted = order({ orderDiscounts: [{ percent: decimal("50") }] })
    const [{ id } = { id: "" }] = discounted.discounts
    const less = (percent: string) => ({ orderDiscounts: [{ orderDiscountId: id, percent: decimal(percent) }] })
    expect(refusedOf(change(discounted, less("20")))).toBe("accepted")
    expect(refusedOf(change(discounted, less("10")))).toEqual({ orderDiscounts: refusal })
    const renewed = { ...discounted, end: addMonths(start, 36), renewals: [addMonths(start, 12), addMonths(start, 24)] }
    const products = renewed.products.map((product) => ({
      ...product,
      charges: product.charges.map((charge) => ({ ...charge, end: renewed.end })),
    }))
    expect(refusedOf(change({ ...renewed, products }, less("10")))).toBe("accepted")
  })
})
