import { fieldsRefusedAs, refusedUnder } from "../shared/errors.ts"

/** Members of orders by what quotes call them. */
const names: Readonly<Record<string, string>> = {
  account: "customer",
  invoiceAccount: "invoiceCustomer",
  orderDate: "quoteDate",
  effectiveChangeDate: "orderEffectiveChangeDate",
  subscriptionType: "termType",
  term: "initialTerm",
  isAutoRenewed: "autoRenewal",
}

/** What orders refuse of a quote's members, under the names that these have in quotes. */
export const inQuoteTerms = fieldsRefusedAs((field) => names[field] ?? field)

/** What orders refuse of a quote that is converted: its caller named the quote alone. */
export const underQuote = refusedUnder((errors) => ({
  quote: Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => (field === "quote" ? text : `cannot be converted: ${names[field] ?? field} ${text}`)),
  ),
}))
