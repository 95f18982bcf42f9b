import { fieldsRefusedAs, refusedUnder } from "../shared/errors.ts"

/** The names that quotes use for members of orders. */
const names: Readonly<Record<string, string>> = {
  account: "customer",
  invoiceAccount: "invoiceCustomer",
  orderDate: "quoteDate",
  effectiveChangeDate: "orderEffectiveChangeDate",
  subscriptionType: "termType",
  term: "initialTerm",
  isAutoRenewed: "autoRenewal",
}

/** Renames the fields in refusals by orders to the names that quotes use. */
export const inQuoteTerms = fieldsRefusedAs((field) => names[field] ?? field)

/** Puts all refusals by orders under the quote, because the caller of a conversion names only the quote. */
export const underQuote = refusedUnder((errors) => ({
  quote: Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => (field === "quote" ? text : `cannot be converted: ${names[field] ?? field} ${text}`)),
  ),
}))
