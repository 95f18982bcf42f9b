import type { DataOf } from "../shared/ports/event-bus.ts"
import { productBody } from "./product-body.ts"
import type { ProductId } from "../shared/ids.ts"
import type { Product } from "./product.ts"

/** Events of products (contract K12). */
export type CatalogueEvent =
  | { readonly _tag: "ProductsCreated"; readonly product: Product }
  | { readonly _tag: "ProductsUpdated"; readonly product: Product }
  | { readonly _tag: "ProductsDeleted"; readonly id: ProductId }

export const catalogueData: DataOf<CatalogueEvent> = {
  ProductsCreated: ({ product }) => productBody(product),
  ProductsUpdated: ({ product }) => productBody(product),
  ProductsDeleted: ({ id }) => ({ message: "The product was deleted.", id }),
}
