import { Effect } from "effect"
import { FieldsRefused } from "../shared/errors.ts"

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

const refusedUnder =
  (rename: (errors: FieldsRefused["errors"]) => FieldsRefused["errors"]) =>
  <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.mapError(work, (error) =>
      // The same kind of error, so that the type stays what it was.
      error instanceof FieldsRefused ? (new FieldsRefused({ errors: rename(error.errors) }) as E) : error,
    )

/** What orders refuse of a quote's members, under the names that these have in quotes. */
export const inQuoteTerms = refusedUnder((errors) =>
  Object.fromEntries(Object.entries(errors).map(([field, texts]) => [names[field] ?? field, texts])),
)

/** What orders refuse of a quote that is converted: its caller named the quote alone. */
export const underQuote = refusedUnder((errors) => ({
  quote: Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => (field === "quote" ? text : `cannot be converted: ${names[field] ?? field} ${text}`)),
  ),
}))
