import type { CustomFieldConfiguration } from "../custom-fields/custom-field.ts"
import type { OrderContext } from "../orders/order-context.ts"

/** What requests about quotes are read with. */
export interface QuoteContext extends OrderContext {
  readonly ofQuotes: {
    readonly [E in "Quote" | "QuoteProduct" | "QuoteProductCharge"]: readonly CustomFieldConfiguration[]
  }
}

/** The same for what a quote of a new order forms: its parts have the custom fields of quotes (contract U5). */
export const formingContext = (context: QuoteContext): OrderContext => ({
  ...context,
  configurations: {
    Order: [],
    OrderProduct: context.ofQuotes.QuoteProduct,
    OrderProductCharge: context.ofQuotes.QuoteProductCharge,
  },
})
