import { BigDecimal } from "effect"
import { taxCategories } from "../reference-data/tax-category.ts"
import type { Invoice } from "./invoice.ts"
import { type InvoiceRefusal, refuse } from "./invoicing.errors.ts"

/** The reason why a draft, converted to base currency, cannot be posted (contract I19). */
export const obstacleTo = (draft: Invoice): InvoiceRefusal | undefined => {
  const { lines, currency, baseCurrency, invoiceDate, exchangeRate } = draft
  if (lines.length === 0) return refuse("NoLines")
  if (exchangeRate === undefined) return refuse("RateMissing", { currency, baseCurrency, date: invoiceDate })
  const unreasoned = lines.find(({ tax }) => taxCategories[tax.category].needsReason && !hasReason(tax))
  if (unreasoned === undefined) return undefined
  const { number: line, tax } = unreasoned
  return refuse("ExemptionReasonMissing", { line, category: tax.category, name: taxCategories[tax.category].name })
}

/**
 * Whether a line gives a reason for charging no tax. A line without a tax template gets category O by our default, and
 * needs no other reason.
 */
const hasReason = ({ exemptionReason, exemptionReasonCode, templateName, rate }: Invoice["lines"][number]["tax"]) =>
  exemptionReason !== undefined ||
  exemptionReasonCode !== undefined ||
  (templateName === undefined && BigDecimal.isZero(rate))
