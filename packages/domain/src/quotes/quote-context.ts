import type { CustomFieldConfiguration } from "../custom-fields/custom-field.ts"
import type { OrderContext } from "../orders/order-context.ts"

/** The lookups and values with which requests about quotes are read. */
export interface QuoteContext extends OrderContext {
  readonly ofQuotes: {
    readonly [E in "Quote" | "QuoteProduct" | "QuoteProductCharge"]: readonly CustomFieldConfiguration[]
  }
}

/**
 * The context for the products of a quote of a new order, whose parts have the custom fields of quotes (contract U5).
 */
export const formingContext = (context: QuoteContext): OrderContext => ({
  ...context,
  configurations: {
    Order: [],
    OrderProduct: context.ofQuotes.QuoteProduct,
    OrderProductCharge: context.ofQuotes.QuoteProductCharge,
  },
})
