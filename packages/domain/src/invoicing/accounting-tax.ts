import { BigDecimal } from "effect"
import { baseTotals, type Invoice, invoiceTotals } from "./invoice.ts"
import { taxKey } from "./price-lines.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, printDecimal, printFixed, roundHalfUp, sumOf } from "../shared/decimal.ts"

/** The VAT of one rate, in the accounting currency. */
interface RateTax {
  readonly rate: Decimal
  readonly tax: Decimal
}

/**
 * VAT by rate in the base currency, converted at the statutory exchange rate: the sum of each rate is converted once,
 * as the Polish VAT act requires (art. 106e, contract R30). The VAT of a credit note has the credit note's signs. Empty
 * when the invoice has no statutory rate.
 */
export const taxesAtLegalRate = ({ lines, taxRate, baseCurrency }: Invoice): readonly RateTax[] =>
  taxRate === undefined
    ? []
    : [...Map.groupBy(lines, ({ tax }) => taxKey(tax)).values()].map((of) => ({
        rate: of[0]!.tax.rate,
        tax: roundHalfUp(
          BigDecimal.multiply(
            sumOf(of, ({ amounts }) => amounts.tax),
            taxRate.rate,
          ),
          minorUnits(baseCurrency),
        ),
      }))

/**
 * VAT in the base currency (BT-111), at the statutory rate or else at the invoice's rate; absent for an invoice in base
 * currency or without VAT.
 */
export const accountingTaxOf = (invoice: Invoice): Decimal | undefined => {
  const { currency, baseCurrency, taxRate } = invoice
  if (currency === baseCurrency || BigDecimal.isZero(invoiceTotals(invoice).tax)) return undefined
  return taxRate === undefined ? baseTotals(invoice)?.tax : sumOf(taxesAtLegalRate(invoice), ({ tax }) => tax)
}

/**
 * The statutory rate and the VAT by rate as a text for people, because EN 16931 leaves no element of UBL for either.
 */
export const legalRateText = (invoice: Invoice): string | undefined => {
  const { currency, baseCurrency, taxRate } = invoice
  if (taxRate === undefined) return undefined
  const { rate, tableNumber, date } = taxRate
  const scale = minorUnits(baseCurrency)
  const taxes = taxesAtLegalRate(invoice)
    .filter(({ tax }) => !BigDecimal.isZero(tax))
    .map((each) => `VAT ${printDecimal(each.rate)}%: ${printFixed(BigDecimal.abs(each.tax), scale)} ${baseCurrency}`)
  return [`1 ${currency} = ${printDecimal(rate)} ${baseCurrency} (NBP ${tableNumber}, ${date})`, ...taxes].join("; ")
}
