import { type Decimal, decimalPlaces, printDecimal, printFixed } from "../../shared/decimal.ts"
import { leaf, type MaybeElement, node } from "./element.ts"
import { taxScheme } from "./party.ts"
import type { Allowance, DocumentAllowance, PostedInvoice, TaxRate, TaxSubtotal } from "./posted-invoice.ts"

/**
 * An amount with two decimals. A value with more decimals is written as it is, so that the rules refuse it (BR-DEC).
 */
export const amount = (name: string, value: Decimal | undefined, currency: string): MaybeElement =>
  value && leaf(name, decimalPlaces(value) > 2 ? printDecimal(value) : printFixed(value, 2), { currencyID: currency })

export const percent = ({ percent: rate }: TaxRate): MaybeElement =>
  rate === undefined ? undefined : leaf("cbc:Percent", printDecimal(rate))

const taxCategory = (tax: TaxRate, reasons: readonly MaybeElement[] = []) =>
  node("cac:TaxCategory", leaf("cbc:ID", tax.category), percent(tax), reasons, taxScheme)

/** Allowances and charges (BG-20, BG-21, BG-27, BG-28). Those of a line have no tax of their own. */
export const allowanceElement = (allowance: Allowance | DocumentAllowance, currency: string): MaybeElement =>
  node(
    "cac:AllowanceCharge",
    leaf("cbc:ChargeIndicator", String(allowance.isCharge ?? false)),
    leaf("cbc:AllowanceChargeReasonCode", allowance.reasonCode),
    leaf("cbc:AllowanceChargeReason", allowance.reason),
    allowance.percent && leaf("cbc:MultiplierFactorNumeric", printDecimal(allowance.percent)),
    amount("cbc:Amount", allowance.amount, currency),
    amount("cbc:BaseAmount", allowance.base, currency),
    "tax" in allowance ? taxCategory(allowance.tax) : undefined,
  )

const taxSubtotal = (subtotal: TaxSubtotal, currency: string) =>
  node(
    "cac:TaxSubtotal",
    amount("cbc:TaxableAmount", subtotal.taxable, currency),
    amount("cbc:TaxAmount", subtotal.tax, currency),
    taxCategory(subtotal, [
      leaf("cbc:TaxExemptionReasonCode", subtotal.reasonCode),
      leaf("cbc:TaxExemptionReason", subtotal.reason),
    ]),
  )

/**
 * The tax with its breakdown, and a second total without a breakdown in the accounting currency (PEPPOL-EN16931-R053,
 * R054).
 */
export const taxTotals = ({ totals, taxes, accountingTax, currency }: PostedInvoice): readonly MaybeElement[] => [
  node(
    "cac:TaxTotal",
    amount("cbc:TaxAmount", totals.tax, currency),
    taxes.map((each) => taxSubtotal(each, currency)),
  ),
  accountingTax && node("cac:TaxTotal", amount("cbc:TaxAmount", accountingTax.amount, accountingTax.currency)),
]

/** The totals of the document. Totals of zero are left out where EN 16931 allows it. */
export const monetaryTotal = ({ totals, currency }: PostedInvoice): MaybeElement => {
  const unlessZero = (value: Decimal) => (value.value === 0n ? undefined : value)
  return node(
    "cac:LegalMonetaryTotal",
    amount("cbc:LineExtensionAmount", totals.lines, currency),
    amount("cbc:TaxExclusiveAmount", totals.net, currency),
    amount("cbc:TaxInclusiveAmount", totals.gross, currency),
    amount("cbc:AllowanceTotalAmount", unlessZero(totals.allowances), currency),
    amount("cbc:ChargeTotalAmount", unlessZero(totals.charges), currency),
    amount("cbc:PrepaidAmount", unlessZero(totals.prepaid), currency),
    amount("cbc:PayableRoundingAmount", unlessZero(totals.rounding), currency),
    amount("cbc:PayableAmount", totals.payable, currency),
  )
}
