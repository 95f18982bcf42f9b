import type { Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { printDecimal } from "@svc/domain/shared/decimal"
import { add, divide, type Exact, isUpTo, multiply, negate, ratio, read, sum, zero } from "./exact.ts"
import { type Day, number } from "./oracle-days.ts"

const exact = (value: Parameters<typeof printDecimal>[0] | undefined): Exact =>
  value === undefined ? zero : read(printDecimal(value))

/** The price of a quantity that is not negative, tier by tier. */
export const priceAt = ({ model, prices }: OrderCharge, quantity: Exact): Exact => {
  const listed = prices.map(({ price }) => exact(price))
  if (model === "Flat") return listed[0]!
  if (quantity.over === 0n) return zero
  if (model === "Quantity") return multiply(listed[0]!, quantity)
  const ends = prices.map(({ toQuantity }) => (toQuantity === undefined ? quantity : exact(toQuantity)))
  const isFlat = (tier: number) => prices[tier]!.priceBase === "Flat"
  const holds = ends.findIndex((end) => isUpTo(quantity, end))
  if (model === "Volume") return isFlat(holds) ? listed[holds]! : multiply(listed[holds]!, quantity)
  return sum(
    listed.slice(0, holds + 1).map((price, tier) => {
      const begins = tier === 0 ? zero : ends[tier - 1]!
      const reached = tier === holds ? quantity : ends[tier]!
      return isFlat(tier) ? price : multiply(price, add(reached, negate(begins)))
    }),
  )
}

export const ownQuantity = ({ quantity }: OrderCharge): Exact => exact(quantity)

/** Converts the price of the charge's price period to a number of months. */
export const priceOfMonths = (price: Exact, months: number, { pricePeriod }: OrderCharge): Exact =>
  multiply(price, ratio(months, { Monthly: 1, Quarterly: 3, Annual: 12 }[pricePeriod]))

/** The fraction of a price that remains on a day after the order's discounts. */
export const leftOn = (order: Order, chargeNumber: string, day: Day): Exact =>
  order.discounts
    .filter(({ chargeNumbers, start, end }) => {
      const last = [end, order.end].filter((each) => each !== undefined).sort()[0]
      const isFor = chargeNumbers === undefined || chargeNumbers.includes(chargeNumber)
      return isFor && number(start ?? order.start) <= day && (last === undefined || day < number(last))
    })
    .reduce(
      (left, { percent }) => multiply(left, divide(add(ratio(100), negate(exact(percent))), ratio(100))),
      ratio(1),
    )

export interface Row {
  readonly chargeNumber: string
  readonly day: Day
  readonly quarters: number
  /** The tag of a measurement. */
  readonly tag: string
}

/** The rated quantity of a Usage charge from the rows of a period. */
export const used = ({ usageRating }: OrderCharge, rows: readonly Row[]): Exact => {
  const quarters = rows.map((row) => row.quarters)
  const total = quarters.reduce((all, each) => all + each, 0)
  return { Sum: ratio(total, 4), Max: ratio(Math.max(...quarters), 4), Average: ratio(total, 4 * rows.length) }[
    usageRating
  ]
}

/** The last measured quantity before a day. Of several measurements on a day, the last one counts. */
export const measuredBefore = (
  { measurementsRule }: Pick<OrderCharge, "measurementsRule">,
  rows: readonly Row[],
  end: Day,
): Exact | undefined => {
  const before = rows.filter(({ day }) => day < end)
  if (before.length === 0) return undefined
  const last = (of: readonly Row[]) => of.reduce((latest, row) => (row.day >= latest.day ? row : latest))
  const counted =
    measurementsRule === "LatestDate" ? [last(before)] : [...Map.groupBy(before, ({ tag }) => tag).values()].map(last)
  return ratio(
    counted.reduce((all, { quarters }) => all + quarters, 0),
    4,
  )
}
