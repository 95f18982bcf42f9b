import type { Product } from "@svc/domain/catalogue/product"
import type { QuoteContext } from "@svc/domain/quotes/quote-context"
import type { QuoteBase } from "@svc/domain/quotes/quote-header"
import type { QuoteId } from "@svc/domain/shared/ids"
import { orderContext } from "../orders/order-context.ts"

/** A context that reads requests about quotes without a database. */
export const quoteContext = (products: readonly Product[]): QuoteContext => ({
  ...orderContext(products),
  ofQuotes: { Quote: [], QuoteProduct: [], QuoteProductCharge: [] },
})

/** The members that a quote has before its request is read. */
export const quoteBase = ({ entity, nextId, now }: QuoteContext): QuoteBase => ({
  tenantId: entity.tenantId,
  legalEntityId: entity.id,
  id: nextId<QuoteId>(),
  number: "Q-1001",
  version: 1,
  status: "Open",
  createdAt: now,
  modifiedAt: now,
})
