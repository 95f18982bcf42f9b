import type { Effect } from "effect"
import type { ListedInParts, ListRequest } from "../../listing/list-request.ts"
import type { Criterion } from "../../listing/lookup-key.ts"
import type { NumberTaken } from "../../organisation/organisation.errors.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId, ChargeId, ChargePlanId, ProductId, QuoteId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Quote } from "../quote.ts"

/**
 * Stores quotes.
 *
 * Contract (`test/contract/quote-store.contract.test.ts`), within the scope:
 * - `insert` fails with NumberTaken when another quote has the number; the caller must then give up the unit of work;
 * - `find` after `insert` or `update` gives an equal quote;
 * - `lock` gives the quote and locks it until the unit of work ends, so that two callers wait for each other;
 * - a quote uses products only while it is Open, and its account until it is deleted.
 */
export interface QuoteStore {
  readonly insert: (quote: Quote) => Effect.Effect<void, NumberTaken | PortUnavailable>
  readonly update: (quote: Quote) => Effect.Effect<void, PortUnavailable>
  readonly delete: (scope: Scope, id: QuoteId) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: QuoteId) => Effect.Effect<Quote, ResourceNotFound | PortUnavailable>
  readonly lock: (scope: Scope, id: QuoteId) => Effect.Effect<Quote, ResourceNotFound | PortUnavailable>
  readonly lookUp: (
    scope: Scope,
    criteria: readonly Criterion[],
  ) => Effect.Effect<readonly Pick<Quote, "id">[], PortUnavailable>
  /** Takes the fields of `quoteFields`. */
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<ListedInParts<Quote, PortUnavailable>, FilterTooBroad | PortUnavailable>
  /** The number of one Open quote that would sell one of the parts of a product. */
  readonly usingProduct: (
    scope: Scope,
    parts: {
      readonly products: readonly ProductId[]
      readonly chargePlans: readonly ChargePlanId[]
      readonly charges: readonly ChargeId[]
    },
  ) => Effect.Effect<string | undefined, PortUnavailable>
  /** The number of one quote whose customer or invoiced account is this account. */
  readonly usingAccount: (scope: Scope, id: AccountId) => Effect.Effect<string | undefined, PortUnavailable>
}
