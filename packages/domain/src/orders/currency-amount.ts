import { BigDecimal } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, roundHalfUp } from "../shared/decimal.ts"
import type { Metrics } from "./metrics.ts"

/** The currency of an order and the exchange rate of the order's day (contract S33). */
export interface Priced {
  readonly currency: string
  readonly baseCurrency: string
  readonly orderDate: CalendarDate
  readonly exchangeRate?: Decimal
}

/**
 * An amount of an order in base currency, rounded to the digits of that currency; absent without a rate (contract S33).
 */
export const inBase = ({ baseCurrency, exchangeRate }: Priced, amount: Decimal): Decimal | undefined =>
  exchangeRate && roundHalfUp(BigDecimal.multiply(amount, exchangeRate), minorUnits(baseCurrency))

/** An amount of an order as the interface shows it. */
export const currencyAmount = (priced: Priced, amount: Decimal) => {
  const base = inBase(priced, amount)
  return {
    amount,
    currencyCode: priced.currency,
    ...(base === undefined
      ? {}
      : {
          currencyConversionDate: priced.orderDate,
          baseCurrencyAmount: base,
          baseCurrencyCode: priced.baseCurrency,
        }),
  }
}

/** The metrics as the interface shows them. */
export const metricsBody = (priced: Priced, { cmrr, acv, tcv, emrr, oneTimeFees }: Metrics) => ({
  cmrr: currencyAmount(priced, cmrr),
  acv: currencyAmount(priced, acv),
  emrr: currencyAmount(priced, emrr),
  oneTimeFees: currencyAmount(priced, oneTimeFees),
  tcv: currencyAmount(priced, tcv),
})
