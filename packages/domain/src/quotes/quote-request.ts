import type { LookupKey } from "../listing/lookup-key.ts"
import type { OrderType, TermType } from "../orders/order.ts"
import type { ChangeProductRequest } from "../orders/order-request.ts"
import type { QuoteType } from "./quote.ts"
import type { Maybe } from "../shared/maybe.ts"

/** What a quote states, and what a change of it replaces (contract U1, U3). */
export interface QuoteRequest {
  readonly customer?: Maybe<LookupKey>
  readonly invoiceCustomer?: Maybe<LookupKey>
  readonly orderType?: Maybe<OrderType>
  readonly quoteDate?: Maybe<string>
  readonly validToDate?: Maybe<string>
  readonly description?: Maybe<string>
  readonly remarks?: Maybe<string>
  readonly yourReference?: Maybe<string>
  readonly ourReference?: Maybe<string>
  readonly effectiveStartDate?: Maybe<string>
  readonly orderEffectiveChangeDate?: Maybe<string>
  readonly termType?: Maybe<TermType>
  readonly initialTerm?: Maybe<number>
  readonly renewalTerm?: Maybe<number>
  readonly autoRenewal?: Maybe<boolean>
  readonly noticePeriod?: Maybe<number>
  readonly currency?: Maybe<LookupKey>
  /** As a whole. */
  readonly products?: Maybe<readonly ChangeProductRequest[]>
  readonly customFields?: Maybe<Readonly<Record<string, unknown>>>
}

/** A new quote (contract U1). */
export interface CreateQuoteRequest extends QuoteRequest {
  readonly customer: LookupKey
  /** New when a caller does not say. */
  readonly quoteType?: Maybe<QuoteType>
  /** The subscription that a quote of the type Change changes. */
  readonly changeOrder?: Maybe<LookupKey>
}

/** What becomes of a quote that a customer accepts (contract U6). */
export interface ConvertQuoteRequest {
  readonly quote: LookupKey
  readonly activateOrder?: Maybe<boolean>
}

/** What a member is after a request: absent stays, null goes back to the default. */
export const after = <A>(said: Maybe<A>, before: A | undefined): A | undefined =>
  said === undefined ? before : (said ?? undefined)
