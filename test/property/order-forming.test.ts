import type { Charge } from "@svc/domain/catalogue/charge"
import type { Product } from "@svc/domain/catalogue/product"
import { changeOrderPrices } from "@svc/domain/orders/order-prices"
import { formOrder } from "@svc/domain/orders/form-order"
import { withNumbers } from "@svc/domain/orders/number-order"
import { chargesOf, type Order, type OrderType } from "@svc/domain/orders/order"
import type { CreateOrderRequest, OrderChargeRequest } from "@svc/domain/orders/order-request"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { FieldsRefused } from "@svc/domain/shared/errors"
import type { ChargePlanId } from "@svc/domain/shared/ids"
import { Cause, Effect, Exit, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { listedCharge, listedProduct, orderContext } from "../support/orders/order-context.ts"

const fee = listedCharge("Fee", "Recurring", "Flat")
const seat = listedCharge("Seat", "Recurring", "Quantity")
const calls = listedCharge("Calls", "Usage", "Quantity")
const tiered: Charge = {
  ...listedCharge("Tiered", "Recurring", "Tiered"),
  prices: [
    {
      currency: "SEK",
      tiers: [
        { price: decimal("10"), priceBase: "PerUnit", toQuantity: decimal("5") },
        { price: decimal("5"), priceBase: "PerUnit", toQuantity: decimal("100") },
      ],
    },
  ],
}
const inEuro: Charge = { ...fee, prices: [{ currency: "EUR", tiers: fee.prices[0]!.tiers }] }
const plan = (charges: readonly Charge[], given: Partial<Product> = {}) => ({
  ...listedProduct("Plan", charges),
  ...given,
})
const twoPlans = (): Product => {
  const { chargePlans, ...product } = plan([fee])
  return {
    ...product,
    chargePlans: [...chargePlans, { ...chargePlans[0]!, id: "other" as ChargePlanId, name: "Other" }],
  }
}

const base: CreateOrderRequest = { account: "A-1", effectiveStartDate: "2024-01-01", products: [{ product: "Plan" }] }
const tryTo = (product: Product, request: Partial<CreateOrderRequest> = {}, type: OrderType = "Subscription") =>
  Effect.runSyncExit(formOrder(type, { ...base, ...request }, orderContext([product])))
const form = (...given: Parameters<typeof tryTo>): Order =>
  Exit.match(tryTo(...given), {
    onSuccess: (order) => order,
    onFailure: (cause) => {
      throw new Error(String(cause))
    },
  })
const charges = (...of: readonly OrderChargeRequest[]): Partial<CreateOrderRequest> => ({
  products: [{ product: "Plan", charges: of }],
})

describe("an order takes over what the catalogue has", () => {
  it("with all charges of the only plan, their prices, and quantities where they count", () => {
    const order = form(plan([fee, { ...seat, defaultQuantity: decimal("3") }, calls]))
    expect(chargesOf(order)).toMatchObject([
      {
        name: "Fee",
        start: "2024-01-01",
        end: "2025-01-01",
        anchor: "2024-01-01",
        prices: [{ listPrice: decimal("10") }],
      },
      { name: "Seat", quantity: decimal("3") },
      { name: "Calls" },
    ])
    expect(chargesOf(order)[2]).not.toHaveProperty("quantity")
  })

  it("and what the request says instead", () => {
    const order = form(
      plan([fee, seat]),
      charges({
        charge: { key: "Name", value: "Seat" },
        quantity: decimal("7"),
        priceDetails: [
          { listPrice: decimal("100"), lineDiscountPercent: decimal("10"), lineDiscountAmount: decimal("5") },
        ],
        effectiveStartDate: "2024-02-01",
        effectiveEndDate: "2024-02-29",
      }),
    )
    expect(chargesOf(order)).toMatchObject([
      { startOn: "SpecificDate", start: "2024-02-01", end: "2024-03-01", prices: [{ price: decimal("85") }] },
    ])
  })

  it("and nothing that the catalogue changes afterwards: charges and prices are its own values", () => {
    const order = form(plan([tiered]))
    expect(chargesOf(order)[0]!.prices.map(({ toQuantity }) => toQuantity && printDecimal(toQuantity))).toEqual([
      "5",
      "100",
    ])
  })

  it("with discounts for the charges that map them, also once these have their numbers", () => {
    const order = form(plan([fee, seat]), {
      ...charges(
        { charge: { key: "Name", value: "Fee" }, orderDiscountMappingKey: ["d"] },
        { charge: { key: "Name", value: "Seat" } },
      ),
      orderDiscounts: [{ percent: decimal("10"), onSpecificCharges: true, chargeMappingKey: "d" }],
    })
    const numbered = withNumbers(order, { order: ["O-1"], products: ["OP-1"], charges: ["OPC-1", "OPC-2"] })
    expect(numbered).toMatchObject({ orderNumber: "O-1", discounts: [{ chargeNumbers: ["OPC-1"] }] })
    expect(chargesOf(numbered).map(({ chargeNumber }) => chargeNumber)).toEqual(["OPC-1", "OPC-2"])
  })
})

describe("the term of a subscription", () => {
  it.each([
    [{ term: 36, noticePeriod: 3 }, "2025-01-31", "2024-10-31", 36, "2022-02-01"],
    [{}, "2023-01-31", "2023-01-31", 12, "2022-02-01"],
    [{ effectiveEndDate: "2022-03-15" }, "2022-03-15", "2022-03-15", 2, "2022-02-01"],
    [{ term: 1 }, "2024-02-28", "2024-02-28", 1, "2024-01-31"],
  ])("%j ends on %s, notice until %s", (request, last, notice, term, effectiveStartDate) => {
    const order = form(plan([fee]), { ...request, effectiveStartDate })
    expect(order).toMatchObject({ noticePeriodDate: notice, term })
    expect(new Date(`${order.end}T00:00Z`).getTime() - 86_400_000).toBe(new Date(`${last}T00:00Z`).getTime())
  })
})

const refusals: readonly (readonly [
  field: string,
  product: Product,
  request: Partial<CreateOrderRequest>,
  type?: OrderType,
])[] = [
  ["products[0].product", plan([fee]), { products: [{ product: "None" }] }],
  ["products[0].product", plan([fee], { activationDate: "2024-01-02" as CalendarDate }), {}],
  ["products[0].product", plan([fee], { endOfNewSalesDate: "2023-12-31" as CalendarDate }), {}],
  ["products[0].chargePlan", twoPlans(), {}],
  ["products[0].charges[0].charge", plan([fee, seat]), charges({})],
  ["products[0].charges[0].charge", plan([fee, seat]), charges({ charge: { key: "Name", value: "None" } })],
  ["products[0].charges[0].priceDetails", plan([inEuro]), {}],
  ["products[0].charges[0].quantity", plan([tiered]), charges({ quantity: decimal("101") })],
  ["products[0].charges[0].quantity", plan([seat]), charges({ quantity: decimal("-1") })],
  ["products[0].charges[0].priceDetails[0].price", plan([fee]), charges({ priceDetails: [{ price: decimal("-1") }] })],
  [
    "products[0].charges[0].priceDetails[0].price",
    plan([fee]),
    charges({ priceDetails: [{ price: decimal("8"), lineDiscountPercent: decimal("10") }] }),
  ],
  [
    "products[0].charges[0].priceDetails[0].lineDiscountAmount",
    plan([fee]),
    charges({ priceDetails: [{ lineDiscountAmount: decimal("10.01") }] }),
  ],
  [
    "products[0].charges[0].priceDetails[1].toQuantity",
    plan([tiered]),
    charges({ priceDetails: [{ toQuantity: decimal("5") }, { toQuantity: decimal("5") }] }),
  ],
  ["products[0].charges[0].effectiveStartDate", plan([fee]), charges({ effectiveStartDate: "2023-12-31" })],
  ["products[0].charges[0].effectiveEndDate", plan([fee]), charges({ effectiveEndDate: "2025-01-01" })],
  ["products[0].charges[0].startMilestone", plan([fee]), charges({ startMilestone: "Go live" })],
  ["products[0].charges[0].priceModel", plan([fee]), charges({ priceModel: "Rated" })],
  [
    "products[0].charges[0].billingPeriod",
    plan([{ ...fee, billingPeriod: "EndOfTerm" }]),
    { subscriptionType: "Evergreen" },
  ],
  ["products[0].charges[0].charge", plan([fee]), {}, "SalesOrder"],
  ["products", plan([fee, { ...seat, taxIncluded: true }]), {}],
  ["currency", plan([fee]), { currency: "EUR" }],
  ["invoicingCurrency", plan([fee]), { invoicingCurrency: "EUR" }],
  ["effectiveEndDate", plan([fee]), { term: 12, effectiveEndDate: "2024-12-30" }],
  ["effectiveEndDate", plan([fee]), { effectiveEndDate: "2023-12-31" }],
  ["effectiveEndDate", plan([fee]), { subscriptionType: "Evergreen", effectiveEndDate: "2024-12-31" }],
  ["milestones[1].name", plan([fee]), { milestones: [{ name: "Go" }, { name: "Go" }] }],
  ["orderDiscounts[0].percent", plan([fee]), { orderDiscounts: [{}] }],
  ["orderDiscounts[0].percent", plan([fee]), { orderDiscounts: [{ percent: decimal("100.1") }] }],
  [
    "orderDiscounts[0].startDate",
    plan([fee]),
    { orderDiscounts: [{ percent: decimal("1"), startDate: "2025-01-01" }] },
  ],
  [
    "orderDiscounts[0].orderProductCharges",
    plan([fee]),
    { orderDiscounts: [{ percent: decimal("1"), onSpecificCharges: true }] },
  ],
]

describe("an order is refused, naming the field,", () => {
  it.each(refusals.map(([field, ...tried]) => ({ field, tried })))("$field", ({ field, tried }) => {
    const exit = tryTo(...tried)
    const error = Exit.isFailure(exit) ? Result.getOrUndefined(Cause.findError(exit.cause)) : undefined
    expect(error).toBeInstanceOf(FieldsRefused)
    expect(Object.keys((error as FieldsRefused).errors)).toEqual([field])
  })
})

describe("the price of a line", () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 9n })
  it("is the list price less its discounts, exactly, or refused when less than nothing", () => {
    fc.assert(
      fc.property(cents, fc.bigInt({ min: 0n, max: 10_000n }), cents, (list, percent, amount) => {
        const money = (units: bigint) => decimal(`${units / 100n}.${String(units % 100n).padStart(2, "0")}`)
        const result = changeOrderPrices(
          [],
          [{ listPrice: money(list), lineDiscountPercent: money(percent), lineDiscountAmount: money(amount) }],
          { model: "Flat", modelChanged: false, currency: "SEK", path: "p", listed: [] },
        )
        // In millionths: cents × (1 − hundredths of a percent / 10,000).
        const expected = list * (10_000n - percent) - amount * 10_000n
        expect(Result.isSuccess(result)).toBe(expected >= 0n)
        if (Result.isFailure(result)) return
        const price = result.success[0]!.price
        expect(price.value * 10n ** BigInt(6 - price.scale)).toBe(expected)
      }),
    )
  })
})
