import { Effect } from "effect"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import type { Orders } from "../../orders/orders.ts"
import type { Scope } from "../../shared/scope.ts"
import type { QuoteContext } from "../quote-context.ts"

export interface ContextPorts {
  readonly orders: Pick<Orders, "contextOf">
  readonly customFields: Pick<CustomFields, "ofEntity">
}

/** Gathers the lookups and values with which a request about a quote is read. */
export const makeQuoteContext = ({ orders, customFields }: ContextPorts) =>
  Effect.fnUntraced(function* (scope: Scope) {
    return {
      ...(yield* orders.contextOf(scope)),
      ofQuotes: {
        Quote: yield* customFields.ofEntity(scope, "Quote"),
        QuoteProduct: yield* customFields.ofEntity(scope, "QuoteProduct"),
        QuoteProductCharge: yield* customFields.ofEntity(scope, "QuoteProductCharge"),
      },
    } satisfies QuoteContext
  })
