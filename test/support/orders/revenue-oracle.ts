import { chargesOf, type Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { printDecimal } from "@svc/domain/shared/decimal"
import { exactly, type Fraction, fraction, isZero, minus, none, plus, times } from "@svc/domain/shared/fraction"
import { countedPrice } from "./metrics-oracle.ts"

const months = { Monthly: 1n, Quarterly: 3n, Annual: 12n } as const

/** The last day of a month, given as `yyyy-MM`. */
const lastDay = (month: string): string => {
  const [year, number] = month.split("-").map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

const isIn = (day: string, from: string | undefined, to: string | undefined) =>
  from !== undefined && from <= day && (to === undefined || day < to)

/** The monthly value of a charge on a day, in base currency. */
const worthOn = (order: Order, charge: OrderCharge, day: string): Fraction => {
  const isInForce = isIn(day, order.start, order.end) && isIn(day, charge.start, charge.end)
  const rate =
    order.currency === order.baseCurrency ? fraction(1n, 1n) : order.exchangeRate && exactly(order.exchangeRate)
  if (charge.chargeType !== "Recurring" || !isInForce || rate === undefined) return none
  const quarters = charge.quantity === undefined ? 0 : Number(printDecimal(charge.quantity)) * 4
  let worth = times(fraction(countedPrice(charge, quarters), 10_000n * months[charge.pricePeriod]), rate)
  for (const { percent, start, end, chargeNumbers } of order.discounts) {
    const isFor = chargeNumbers === undefined || chargeNumbers.includes(charge.chargeNumber)
    if (isFor && isIn(day, start ?? order.start, end ?? order.end))
      worth = times(worth, fraction(BigInt(200 - Number(printDecimal(percent)) * 2), 200n))
  }
  return worth
}

export interface CountedMonth {
  readonly month: string
  readonly opening: Fraction
  readonly moved: Readonly<Record<"newBusiness" | "expansion" | "contraction" | "churn" | "reactivation", Fraction>>
  readonly mrr: Fraction
}

/** Monthly recurring revenue by account and month. Before the first month there must be none. */
export const countedRevenue = (orders: readonly Order[], all: readonly string[]): readonly CountedMonth[] => {
  const counting = orders.filter(({ status }) => status !== "Draft" && status !== "Deleted")
  const accounts = new Map(counting.map(({ account }) => [account.id, { now: none, hadSome: false }]))
  return all.map((month) => {
    const moved = { newBusiness: none, expansion: none, contraction: none, churn: none, reactivation: none }
    let [opening, mrr] = [none, none]
    for (const [id, account] of accounts) {
      const before = account.now
      const after = counting
        .filter((order) => order.account.id === id)
        .flatMap((order) => chargesOf(order).map((charge) => worthOn(order, charge, lastDay(month))))
        .reduce(plus, none)
      const difference = minus(after, before)
      const name = isZero(before)
        ? account.hadSome
          ? "reactivation"
          : "newBusiness"
        : isZero(after)
          ? "churn"
          : difference.numerator > 0n
            ? "expansion"
            : "contraction"
      moved[name] = plus(moved[name], difference)
      accounts.set(id, { now: after, hadSome: account.hadSome || !isZero(after) })
      opening = plus(opening, before)
      mrr = plus(mrr, after)
    }
    return { month, opening, moved, mrr }
  })
}
