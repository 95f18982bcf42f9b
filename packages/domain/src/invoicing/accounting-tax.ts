import { BigDecimal } from "effect"
import { baseTotals, type Invoice, invoiceTotals } from "./invoice.ts"
import { taxKey } from "./price-lines.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, printDecimal, printFixed, roundHalfUp, sumOf } from "../shared/decimal.ts"

/** VAT of one rate in the currency that it is accounted in. */
interface RateTax {
  readonly rate: Decimal
  readonly tax: Decimal
}

/**
 * VAT by its rates in the base currency, converted at the rate of the law: each sum of a rate once, as the Polish VAT act has
 * it (art. 106e, contract R30). Of a credit note with its signs. Nothing where no such rate is asked for.
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

/** VAT in the base currency (BT-111): at the rate of the law, or at the invoice's; none of an invoice in it, or without VAT. */
export const accountingTaxOf = (invoice: Invoice): Decimal | undefined => {
  const { currency, baseCurrency, taxRate } = invoice
  if (currency === baseCurrency || BigDecimal.isZero(invoiceTotals(invoice).tax)) return undefined
  return taxRate === undefined ? baseTotals(invoice)?.tax : sumOf(taxesAtLegalRate(invoice), ({ tax }) => tax)
}

/** The rate of the law and the VAT by rates, for people: UBL has no element that EN 16931 leaves to either. */
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
