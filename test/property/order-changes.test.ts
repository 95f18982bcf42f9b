import { cancelOrder } from "@svc/domain/orders/cancel-order"
import { changeOrder } from "@svc/domain/orders/change-order"
import { formOrder } from "@svc/domain/orders/form-order"
import { nextVersion } from "@svc/domain/orders/next-version"
import { chargesOf, type Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { withMetrics } from "@svc/domain/orders/order-metrics"
import { cancelProductOn, type ChangeOrderRequest } from "@svc/domain/orders/order-request"
import { renewOrder } from "@svc/domain/orders/renew-order"
import { applyDiscounts } from "@svc/domain/orders/read-discounts"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { Effect, Exit } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { listedCharge, listedProduct, orderContext } from "../support/orders/order-context.ts"

const catalogue = [
  listedProduct("Plan", [
    listedCharge("Fee", "Recurring", "Flat"),
    listedCharge("Seat", "Recurring", "Quantity"),
    listedCharge("Start", "OneOff", "Flat"),
  ]),
  listedProduct("Extra", [listedCharge("Calls", "Usage", "Quantity"), listedCharge("Sites", "Measured", "Quantity")]),
]
const context = orderContext(catalogue)

const frozen = <A>(value: A): A => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

type Step = (order: Order) => Effect.Effect<Order, unknown>
const begun = (before: Order, status: Order["status"] = "Active") =>
  nextVersion(before, { id: context.nextId(), status, now: context.now })
const dayOf = (order: Order, offset: number): CalendarDate => addDays(order.start, offset)

const offset = fc.integer({ min: -3, max: 420 })
const price = fc.integer({ min: 0, max: 30 }).map((units) => decimal(String(units)))
const change =
  (request: (order: Order) => ChangeOrderRequest): Step =>
  (order) =>
    changeOrder(begun(order), request(order), context)

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ offset, price, charge: fc.constantFrom("Fee", "Seat", "Start"), quantity: price })
      .map(({ charge, ...said }) =>
        change((order) => ({
          effectiveChangeDate: dayOf(order, said.offset),
          products: [
            {
              product: { key: "Product-Name", value: "Plan" },
              charges: [
                {
                  charge: { key: "Charge-ChargeNumber", value: `C-${charge}` },
                  priceDetails: [{ tier: 0, price: said.price }],
                  quantity: said.quantity,
                },
              ],
            },
          ],
        })),
      ),
  },
  offset.map((days) =>
    change((order) => ({
      effectiveChangeDate: dayOf(order, days),
      products: [{ operation: "Create", product: "Extra" }],
    })),
  ),
  fc
    .record({
      offset,
      on: fc.constantFrom(...cancelProductOn),
      name: fc.constantFrom("Plan", "Extra"),
    })
    .map(({ offset: days, on, name }) =>
      change((order) => ({
        effectiveChangeDate: dayOf(order, days),
        products: [{ operation: "Cancel", product: { key: "Product-Name", value: name }, cancelProductOn: on }],
      })),
    ),
  fc
    .record({ offset, term: fc.integer({ min: 1, max: 30 }) })
    .map(({ offset: days, term }) => change((order) => ({ effectiveChangeDate: dayOf(order, days), term }))),
  fc.integer({ min: 1, max: 14 }).map(
    (months): Step =>
      (order) =>
        Effect.fromResult(renewOrder(begun(order), { months, today: context.today, catalogue: [] })),
  ),
  fc.record({ percent: fc.integer({ min: 0, max: 100 }), from: offset, days: fc.integer({ min: 0, max: 60 }) }).map(
    ({ percent, from, days }): Step =>
      (order) =>
        applyDiscounts(
          begun(order),
          [{ percent: decimal(String(percent)), startDate: dayOf(order, from), endDate: dayOf(order, from + days) }],
          context,
        ),
  ),
  fc.record({ offset, mode: fc.constantFrom("OnOrderCancellationDate", "OnChargesInvoiceToDates") }).map(
    ({ offset: days, mode }): Step =>
      (order) =>
        order.status === "Cancelled"
          ? Effect.fail("is Cancelled")
          : Effect.fromResult(
              cancelOrder(begun(order, "Cancelled"), {
                mode: mode as "OnOrderCancellationDate",
                firstDay: dayOf(order, days),
                cancellationDate: context.today,
              }),
            ),
  ),
)

const versionsOf = (order: Order): readonly (readonly OrderCharge[])[] => [
  ...Map.groupBy(chargesOf(order), ({ chargeNumber }) => chargeNumber).values(),
]

const checkInvariants = (before: Order, after: Order): void => {
  expect(after.version).toBe(before.version + 1)
  const ids = chargesOf(after).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const versions of versionsOf(after)) {
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1))
    expect(versions.slice(0, -1).every(({ endedIn }) => endedIn !== undefined)).toBe(true)
    for (const { start, end } of versions) if (start !== undefined && end !== undefined) expect(end >= start).toBe(true)
    const inForce = versions.filter(({ start, end }) => start !== end)
    for (const [index, { end }] of inForce.slice(0, -1).entries()) expect(inForce[index + 1]!.start).toBe(end)
    expect(new Set(versions.map(({ anchor }) => anchor)).size).toBe(1)
  }
  // Only charges that this version changed are new objects.
  const untouched = new Set(chargesOf(before))
  for (const charge of chargesOf(after)) {
    if (untouched.has(charge)) continue
    const was = chargesOf(before).find(({ id }) => id === charge.id)
    if (was === undefined) expect(charge.madeIn).toBe(after.version)
    else expect(JSON.stringify({ ...was, prices: 0 })).not.toBe(JSON.stringify({ ...charge, prices: 0 }))
  }
  for (const charge of chargesOf(before)) expect(ids).toContain(charge.id)
}

const subscriptions = fc.record({
  start: fc
    .tuple(fc.constantFrom("2023-12", "2024-01", "2024-02", "2023-02"), fc.constantFrom("01", "15", "28"))
    .map((parts) => parts.join("-")),
  term: fc.option(fc.integer({ min: 1, max: 18 })),
})

interface Subscribed {
  readonly start: string
  readonly term: number | null
}

/** Takes the steps one after the other, and returns how many were accepted. */
const follow = ({ start, term }: Subscribed, sequence: readonly Step[]): number => {
  let done = 0
  let order = Effect.runSync(
    formOrder(
      "Subscription",
      {
        account: "A-1",
        effectiveStartDate: start,
        ...(term === null ? { subscriptionType: "Evergreen" } : { term }),
        products: [{ product: "Plan" }],
      },
      context,
    ),
  )
  order = frozen(withMetrics({ ...order, status: "Active" }))
  for (const step of sequence) {
    if (order.status === "Cancelled") break
    const exit = Effect.runSyncExit(step(order))
    if (Exit.isFailure(exit)) {
      // A refusal is an expected failure, but a defect would be an error in the rules.
      expect(String(exit.cause)).not.toContain("Die")
      continue
    }
    const after = frozen(withMetrics(exit.value))
    checkInvariants(order, after)
    order = after
    done += 1
  }
  return done
}

describe("any sequence of operations on a subscription", () => {
  it("leaves versions of charges that tile their windows, and everything that it does not touch", () => {
    let done = 0
    fc.assert(
      fc.property(subscriptions, fc.array(steps, { minLength: 1, maxLength: 8 }), (subscription, sequence) => {
        done += follow(subscription, sequence)
      }),
      { numRuns: 300 },
    )
    expect(done).toBeGreaterThan(200)
  })
})

it("a product can be cancelled for the day after the last one of its subscription, and for no later day", () => {
  const request = { account: "A-1", effectiveStartDate: "2024-01-01", term: 12, products: [{ product: "Plan" }] }
  const order = { ...Effect.runSync(formOrder("Subscription", request, context)), status: "Active" as const }
  const cancelled = (cancelationDate: string) =>
    Effect.runSyncExit(
      changeOrder(
        begun(order),
        {
          effectiveChangeDate: "2024-06-01",
          remarks: "a change besides",
          products: [
            {
              operation: "Cancel",
              product: { key: "Product-Name", value: "Plan" },
              cancelProductOn: "SpecificDate",
              cancelationDate,
            },
          ],
        },
        context,
      ),
    )
  expect(order.end).toBe("2025-01-01")
  expect(Exit.isSuccess(cancelled("2025-01-01"))).toBe(true)
  expect(String(cancelled("2025-01-02"))).toContain("must not be before the change or after the end")
})
