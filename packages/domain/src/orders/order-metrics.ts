import { BigDecimal } from "effect"
import { addMonths } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, sumOf, zero } from "../shared/decimal.ts"
import { exactly, type Fraction, fraction, none, plus, rounded, times } from "../shared/fraction.ts"
import { earlier, type Window, windowOf } from "./charge-window.ts"
import { afterDiscounts, discountsOf, isInForce, lastsAsLongAs, spansOf } from "./discounts-in-force.ts"
import type { Metrics } from "./metrics.ts"
import { billingPeriodMonths, monthsWithin, pricePeriodMonths } from "./months.ts"
import type { Order, OrderProduct } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import { termMonths, termsOf } from "./order-term.ts"
import { priceOf } from "./price-of.ts"

/** The members of a version of a charge on which metrics depend. */
export type ValuedCharge = Pick<
  OrderCharge,
  | "chargeNumber"
  | "chargeType"
  | "model"
  | "prices"
  | "pricePeriod"
  | "billingPeriod"
  | "quantity"
  | "orderedQuantity"
  | "deliveryClosed"
  | "estimatedUsage"
  | "estimatedQuantity"
  | "start"
  | "end"
  | "endedIn"
>

/** The members of an order on which metrics depend. */
export interface ValuedOrder extends Pick<Order, "status" | "currency" | "start" | "end" | "renewals" | "discounts"> {
  readonly products: readonly { readonly charges: readonly ValuedCharge[] }[]
}

const names = ["cmrr", "acv", "tcv", "emrr", "oneTimeFees"] as const satisfies readonly (keyof Metrics)[]

/** The metrics of every charge of an order, by its number, each over all versions of the charge (contract S30). */
export const metricsOf = (order: ValuedOrder): ReadonlyMap<string, Metrics> => {
  const versions = Map.groupBy(
    order.products.flatMap(({ charges }) => charges),
    ({ chargeNumber }) => chargeNumber,
  )
  return new Map([...versions].map(([chargeNumber, ofCharge]) => [chargeNumber, chargeMetrics(order, ofCharge)]))
}

/** The sum of metrics that are already rounded, such as an order's from its charges or an account's from its orders. */
export const sumOfMetrics = (metrics: Iterable<Metrics>): Metrics => {
  const all = [...metrics]
  return combine((name) => sumOf(all, (each) => each[name]))
}

/** The difference `after - before` of metrics, which is what a booking records (contract S31). */
export const metricsLess = (after: Metrics, before: Metrics): Metrics =>
  combine((name) => BigDecimal.subtract(after[name], before[name]))

export const noMetrics: Metrics = { cmrr: zero, acv: zero, tcv: zero, emrr: zero, oneTimeFees: zero }

/** Whether two metrics are equal. */
export const areSameMetrics = (a: Metrics, b: Metrics): boolean =>
  names.every((name) => BigDecimal.equals(a[name], b[name]))

const combine = (value: (name: keyof Metrics) => Decimal): Metrics => ({
  cmrr: BigDecimal.normalize(value("cmrr")),
  acv: BigDecimal.normalize(value("acv")),
  tcv: BigDecimal.normalize(value("tcv")),
  emrr: BigDecimal.normalize(value("emrr")),
  oneTimeFees: BigDecimal.normalize(value("oneTimeFees")),
})

/**
 * The order with its metrics computed. The metrics of a charge are on its last version. A charge or product whose
 * metrics do not change stays the same object.
 */
export const withMetrics = (order: Order): Order => {
  const metrics = metricsOf(order)
  const products = order.products.map((product) => withMetricsOfCharges(product, metrics))
  const isSame = products.every((product, index) => product === order.products[index])
  return { ...order, products: isSame ? order.products : products, metrics: sumOfMetrics(metrics.values()) }
}

const withMetricsOfCharges = (product: OrderProduct, metrics: ReadonlyMap<string, Metrics>): OrderProduct => {
  const last = new Map(product.charges.map((charge) => [charge.chargeNumber, charge]))
  const charges = product.charges.map((charge) => {
    const worth = last.get(charge.chargeNumber) === charge ? metrics.get(charge.chargeNumber) : undefined
    if (worth === undefined) return withoutMetrics(charge)
    return charge.metrics !== undefined && areSameMetrics(charge.metrics, worth)
      ? charge
      : { ...charge, metrics: worth }
  })
  return charges.every((charge, index) => charge === product.charges[index]) ? product : { ...product, charges }
}

const withoutMetrics = (charge: OrderCharge): OrderCharge => {
  if (charge.metrics === undefined) return charge
  const { metrics: _, ...rest } = charge
  return rest
}

/** Metrics are computed exactly and rounded once, to the digits of the currency (contract M5). */
const chargeMetrics = (order: ValuedOrder, versions: readonly ValuedCharge[]): Metrics => {
  const last = versions.at(-1)!
  const isCancelled = order.status === "Cancelled" || last.endedIn !== undefined
  const monthly = (type: ValuedCharge["chargeType"]): Fraction =>
    last.chargeType === type && !isCancelled ? contracted(order, last) : none
  const cmrr = monthly("Recurring")
  const emrr = plus(cmrr, plus(monthly("Usage"), monthly("Measured")))
  const oneTimeFees = total(versions, (version) => oneTimeFee(order, version))
  const tcv = total(versions, (version) => valueOverTime(order, version))
  const digits = minorUnits(order.currency)
  return {
    cmrr: rounded(cmrr, digits),
    acv: rounded(times(cmrr, fraction(12n, 1n)), digits),
    tcv: rounded(plus(tcv, oneTimeFees), digits),
    emrr: rounded(emrr, digits),
    oneTimeFees: rounded(oneTimeFees, digits),
  }
}

const total = (versions: readonly ValuedCharge[], value: (version: ValuedCharge) => Fraction): Fraction =>
  versions.reduce((sum, version) => plus(sum, value(version)), none)

/** The monthly value of a version of a charge, less the discounts that last as long as the version does. */
const contracted = (order: ValuedOrder, charge: ValuedCharge): Fraction => {
  const window = windowOf(order, charge)
  if (window === undefined) return none
  const lasting = discountsOf(order, charge.chargeNumber).filter((discount) => lastsAsLongAs(discount, window))
  return times(monthlyValue(order, charge), afterDiscounts(lasting))
}

/**
 * The monthly value of a version of a Recurring charge × its months, with each discount applied while it is in force.
 */
const valueOverTime = (order: ValuedOrder, charge: ValuedCharge): Fraction => {
  if (charge.chargeType !== "Recurring") return none
  const window = counted(order, windowOf(order, charge))
  if (window === undefined) return none
  const months = spansOf(window, discountsOf(order, charge.chargeNumber)).reduce(
    (sum, { from, to, left }) => plus(sum, times(left, monthsWithin(order.start, from, to))),
    none,
  )
  return times(monthlyValue(order, charge), months)
}

/** The part of a window that metrics count: an order without end counts its first twelve months. */
const counted = ({ start, end }: ValuedOrder, window: Window | undefined): Required<Window> | undefined => {
  const to = earlier(window?.to, end ?? addMonths(start, 12))!
  return window !== undefined && window.from < to ? { from: window.from, to } : undefined
}

/**
 * The monthly value without discounts: the price of the known or expected quantity ÷ the months that the price covers.
 */
const monthlyValue = (order: ValuedOrder, charge: ValuedCharge): Fraction => {
  const price = expectedPrice(charge) ?? none
  const months = charge.chargeType === "Usage" ? usageMonths(order, charge) : pricePeriodMonths[charge.pricePeriod]
  return times(price, fraction(1n, BigInt(months)))
}

const expectedPrice = (charge: ValuedCharge): Fraction | undefined => {
  if (charge.chargeType === "Recurring") return priceOf(charge, exactly(charge.quantity ?? zero))
  const expected = charge.chargeType === "Usage" ? charge.estimatedUsage : charge.estimatedQuantity
  // A period without usage is not billed under any model, so there is no price.
  return expected === undefined || BigDecimal.isZero(expected) ? undefined : priceOf(charge, exactly(expected))
}

/** The number of months for which the price of usage is paid: those of a whole billing period. */
const usageMonths = (order: ValuedOrder, { billingPeriod }: ValuedCharge): number => {
  if (billingPeriod !== "EndOfTerm") return billingPeriodMonths[billingPeriod]
  const term = termsOf(order).at(-1)
  return term === undefined ? 1 : termMonths(term.from, term.to)
}

/**
 * The fee of a version of a OneOff charge: that of the whole ordered quantity until delivery of the rest is closed
 * (contract S26).
 */
const oneTimeFee = (order: ValuedOrder, charge: ValuedCharge): Fraction => {
  const window = charge.chargeType === "OneOff" ? windowOf(order, charge) : undefined
  if (window === undefined) return none
  const isGivenUp = charge.deliveryClosed || order.status === "Cancelled"
  const quantity = (isGivenUp ? undefined : charge.orderedQuantity) ?? charge.quantity ?? zero
  const onItsDay = discountsOf(order, charge.chargeNumber).filter((discount) => isInForce(discount, window.from))
  return times(priceOf(charge, exactly(quantity)) ?? none, afterDiscounts(onItsDay))
}
