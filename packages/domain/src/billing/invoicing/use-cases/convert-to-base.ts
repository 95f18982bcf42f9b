import { Effect } from "effect"
import { minorUnits } from "../../../shared/currency.ts"
import { decimal, type Decimal } from "../../../shared/big-decimal.ts"
import { inBaseCurrency } from "../base-amounts.ts"
import type { Invoice } from "../invoice.ts"
import type { ExchangeRateInForce } from "../ports/exchange-rate-in-force.ts"

const one = decimal("1")

/** Puts the base-currency amounts into an invoice, at the rate in force on its date; without a rate it stays without. */
export const makeConvertToBase = (exchangeRates: ExchangeRateInForce) =>
  Effect.fn("billing.convertToBase")(function* (invoice: Invoice) {
    const { currency, baseCurrency, invoiceDate } = invoice
    const rate = currency === baseCurrency ? one : yield* exchangeRates.on(invoice, currency, invoiceDate)
    return rate === undefined ? withoutBase(invoice) : atRate(invoice, rate)
  })
export type ConvertToBase = ReturnType<typeof makeConvertToBase>

const atRate = (invoice: Invoice, exchangeRate: Decimal): Invoice => {
  const amounts = { lines: invoice.lines.map((line) => line.amounts), rounding: invoice.rounding }
  const base = inBaseCurrency(amounts, exchangeRate, minorUnits(invoice.baseCurrency) ?? 2)
  return {
    ...invoice,
    exchangeRate,
    roundingBase: base.rounding,
    lines: invoice.lines.map((line, index) => ({ ...line, base: base.lines[index]! })),
  }
}

const withoutBase = (invoice: Invoice): Invoice => {
  const { exchangeRate: _, roundingBase: __, ...rest } = invoice
  return {
    ...rest,
    lines: invoice.lines.map((line) => {
      const { base: ___, ...unconverted } = line
      return unconverted
    }),
  }
}
