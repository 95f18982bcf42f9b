import { BigDecimal, Effect } from "effect"
import type { CurrencyStore } from "../../../exchange-rates/ports/currency-store.ts"
import type { RateStore } from "../../../exchange-rates/ports/rate-store.ts"
import { minorUnits } from "../../../shared/currency.ts"
import { decimal, type Decimal, roundHalfUp } from "../../../shared/decimal.ts"
import { inBaseCurrency } from "../base-amounts.ts"
import { type Invoice, totalsOf } from "../invoice.ts"

export interface ConvertToBaseDeps {
  readonly currencies: CurrencyStore
  readonly rates: RateStore
}

const one = decimal("1")

/** Puts the base-currency amounts into an invoice, at the rate in force on its date; without a rate it stays without. */
export const makeConvertToBase = ({ currencies, rates }: ConvertToBaseDeps) => {
  const rateOf = Effect.fnUntraced(
    function* (invoice: Invoice) {
      const from = yield* currencies.findByCode(invoice.tenantId, invoice.currency)
      const to = yield* currencies.findByCode(invoice.tenantId, invoice.baseCurrency)
      return (yield* rates.asOf(invoice, { from, to }, invoice.invoiceDate))?.rate
    },
    // Rates lead from and to the currencies of the tenant alone.
    Effect.catchTag("CurrencyNotFound", () => Effect.undefined),
  )
  return Effect.fn("billing.convertToBase")(function* (invoice: Invoice) {
    const rate = invoice.currency === invoice.baseCurrency ? one : yield* rateOf(invoice)
    return rate === undefined ? withoutBase(invoice) : atRate(invoice, rate)
  })
}
export type ConvertToBase = ReturnType<typeof makeConvertToBase>

const atRate = (invoice: Invoice, exchangeRate: Decimal): Invoice => {
  const amounts = { lines: invoice.lines.map((line) => line.amounts), rounding: invoice.rounding }
  const scale = minorUnits(invoice.baseCurrency)
  const base = inBaseCurrency(amounts, exchangeRate, scale)
  // The base total is a sum of rounded parts: who has paid all of the invoice has paid all of that.
  const isSettled = BigDecimal.equals(invoice.settled, totalsOf(amounts.lines, amounts.rounding).total)
  return {
    ...invoice,
    exchangeRate,
    roundingBase: base.rounding,
    settledBase: isSettled
      ? totalsOf(base.lines, base.rounding).total
      : roundHalfUp(BigDecimal.multiply(invoice.settled, exchangeRate), scale),
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
