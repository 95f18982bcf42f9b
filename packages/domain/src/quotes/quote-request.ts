import type { LookupKey } from "../listing/lookup-key.ts"
import type { RequestOf } from "../listing/members.ts"
import type { ChangeProductRequest } from "../orders/order-request.ts"
import type { Maybe } from "../shared/maybe.ts"
import type { QuoteType } from "./quote.ts"
import type { quoteMembers } from "../resources/quote.resource.ts"

/** The members that a quote states, and that a change of the quote replaces (contract U1, U3). */
export interface QuoteRequest extends RequestOf<typeof quoteMembers> {
  readonly customer?: Maybe<LookupKey>
  readonly invoiceCustomer?: Maybe<LookupKey>
  readonly currency?: Maybe<LookupKey>
  /** The products, which a change replaces as a whole. */
  readonly products?: Maybe<readonly ChangeProductRequest[]>
  readonly customFields?: Maybe<Readonly<Record<string, unknown>>>
}

/** A new quote (contract U1). */
export interface CreateQuoteRequest extends QuoteRequest {
  readonly customer: LookupKey
  /** Defaults to New. */
  readonly quoteType?: Maybe<QuoteType>
  /** The subscription that a quote of the type Change changes. */
  readonly changeOrder?: Maybe<LookupKey>
}

/** A request to convert a quote that the customer accepted (contract U6). */
export interface ConvertQuoteRequest {
  readonly quote: LookupKey
  readonly activateOrder?: Maybe<boolean>
}

/** A member after a request: absent keeps the value, null resets it to the default. */
export const after = <A>(said: Maybe<A>, before: A | undefined): A | undefined =>
  said === undefined ? before : (said ?? undefined)
