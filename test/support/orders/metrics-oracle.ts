import { type Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { minorUnits } from "@svc/domain/shared/currency"
import { printDecimal } from "@svc/domain/shared/decimal"

/**
 * An oracle that calculates metrics by counting days and quarters of a unit, in whole numbers over one common
 * denominator. Prices have two decimals, quantities are quarters, percentages are halves, and there are at most four
 * discounts.
 */
const moneyUnits = 10_000n
/** A multiple of 28, 29, 30 and 31, the possible lengths of a month. */
const sliceUnits = 377_580n
const discountUnits = 200n ** 4n
const monthUnits = 5_040n
const denominator = moneyUnits * sliceUnits * discountUnits * monthUnits

const text = (date: Date): string => date.toISOString().slice(0, 10)
const tomorrow = (day: string): string => text(new Date(Date.parse(day) + 86_400_000))
const yesterday = (day: string): string => text(new Date(Date.parse(day) - 86_400_000))

/** The first day of a month slice. */
const slice = (start: string, index: number): string => {
  const [year, month, day] = start.split("-").map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - 1 + index + 1, 0)).getUTCDate()
  return text(new Date(Date.UTC(year, month - 1 + index, Math.min(day, last))))
}

const quarters = (value: Parameters<typeof printDecimal>[0] | undefined): number =>
  value === undefined ? 0 : Number(printDecimal(value)) * 4
const cents = (value: Parameters<typeof printDecimal>[0]): bigint =>
  BigInt(Math.round(Number(printDecimal(value)) * 100))

/** The price of a quantity in ten-thousandths, counted quarter by quarter. */
export const countedPrice = ({ model, prices }: Pick<OrderCharge, "model" | "prices">, units: number): bigint => {
  const flat = (index: number) => cents(prices[index]!.price) * 100n
  const quarter = (index: number) => cents(prices[index]!.price) * 25n
  if (model === "Flat") return flat(0)
  const tierOf = (unit: number) =>
    prices.findIndex(({ toQuantity }) => toQuantity === undefined || unit <= quarters(toQuantity))
  let amount = 0n
  const reached = new Set<number>()
  for (let unit = 1; unit <= units; unit++) {
    const tier = model === "Tiered" ? tierOf(unit) : tierOf(model === "Quantity" ? 0 : units)
    const isFlat = model !== "Quantity" && prices[tier]!.priceBase === "Flat"
    if (!isFlat) amount += quarter(tier)
    else if (!reached.has(tier)) amount += flat(tier)
    reached.add(tier)
  }
  return amount
}

/** The fraction of a price that remains after discounts on a day, in units of 1/200 to the fourth power. */
const leftOn = (order: Order, chargeNumber: string, day: string): bigint => {
  let left = discountUnits
  for (const { percent, start, end, chargeNumbers } of order.discounts) {
    const isFor = chargeNumbers === undefined || chargeNumbers.includes(chargeNumber)
    const last = end ?? order.end ?? "9999-12-31"
    if (isFor && (start ?? order.start) <= day && day < last)
      left = (left * BigInt(200 - Number(printDecimal(percent)) * 2)) / 200n
  }
  return left
}

const firstDay = (order: Order, { start, end }: OrderCharge): string | undefined => {
  if (start === undefined) return undefined
  const from = start > order.start ? start : order.start
  const ends = [end, order.end].filter((each) => each !== undefined)
  return ends.every((each) => from < each) ? from : undefined
}

/** The last day of a charge, far in the future when it has no end. */
const lastDay = (order: Order, { end }: OrderCharge): string =>
  yesterday([end ?? "9999-12-31", order.end ?? "9999-12-31"].sort()[0]!)

const monthsOf = { Monthly: 1, Quarterly: 3, Biannual: 6, Annual: 12 }
const lastTerm = (order: Order): number => {
  if (order.end === undefined) return 1
  const begins = order.renewals.filter((day) => day < order.end!).at(-1) ?? order.start
  let months = 0
  while (slice(begins, months) < order.end) months++
  // An order that was cancelled from its first day has no term, which would divide by zero.
  return Math.max(1, months)
}

const paidFor = (order: Order, { chargeType, pricePeriod, billingPeriod }: OrderCharge): number =>
  chargeType === "Usage"
    ? billingPeriod === "EndOfTerm"
      ? lastTerm(order)
      : monthsOf[billingPeriod]
    : monthsOf[pricePeriod]

/** The monthly value over the common denominator, before discounts. */
const monthly = (order: Order, charge: OrderCharge): { readonly over: bigint; readonly months: bigint } => {
  const { chargeType, estimatedUsage, estimatedQuantity } = charge
  const expected =
    chargeType === "Usage" ? estimatedUsage : chargeType === "Measured" ? estimatedQuantity : charge.quantity
  const isNothing = chargeType !== "Recurring" && quarters(expected) === 0
  return {
    over: isNothing ? 0n : countedPrice(charge, quarters(expected)),
    months: BigInt(paidFor(order, charge)),
  }
}

export type CountedMetrics = Readonly<Record<"cmrr" | "acv" | "tcv" | "emrr" | "oneTimeFees", string>>

/** The metrics of a charge in units of the currency's last decimal, as texts. */
export const countedMetrics = (order: Order, versions: readonly OrderCharge[]): CountedMetrics => {
  const last = versions.at(-1)!
  const { chargeNumber, chargeType } = last
  const scale = 10n ** BigInt(minorUnits(order.currency))
  // `months` differs between charges, so both sides are multiplied by it before rounding.
  const round = (numerator: bigint, times: bigint): string =>
    String((2n * numerator * scale + denominator * times) / (2n * denominator * times))

  const isIn = firstDay(order, last) !== undefined && last.endedIn === undefined && order.status !== "Cancelled"
  const value = monthly(order, last)
  const contracted = isIn
    ? value.over * sliceUnits * monthUnits * leftOn(order, chargeNumber, lastDay(order, last))
    : 0n
  let [total, fees] = [0n, 0n]
  const horizon = order.end ?? slice(order.start, 12)
  for (const version of versions) {
    const from = firstDay(order, version)
    if (from === undefined) continue
    if (chargeType === "OneOff") {
      fees +=
        countedPrice(version, quarters(version.quantity)) * sliceUnits * monthUnits * leftOn(order, chargeNumber, from)
      continue
    }
    if (chargeType !== "Recurring") continue
    const { over, months } = monthly(order, version)
    let [index, begins, following] = [0, slice(order.start, 0), slice(order.start, 1)]
    const until = [version.end ?? "9999-12-31", horizon].sort()[0]!
    for (let day: string = order.start; day < until; day = tomorrow(day)) {
      if (following <= day) [index, begins, following] = [index + 1, following, slice(order.start, index + 2)]
      const days = (Date.parse(following) - Date.parse(begins)) / 86_400_000
      if (day >= from)
        total += (over * (sliceUnits / BigInt(days)) * leftOn(order, chargeNumber, day) * monthUnits) / months
    }
  }
  const recurring = chargeType === "Recurring" ? contracted : 0n
  return {
    cmrr: round(recurring, value.months),
    acv: round(recurring * 12n, value.months),
    tcv: round(total + fees, 1n),
    emrr: round(chargeType === "OneOff" ? 0n : contracted, value.months),
    oneTimeFees: round(fees, 1n),
  }
}
