import type { ProductId } from "../shared/ids.ts"
import type { Product } from "./product.ts"

/** Events of products (contract K12). */
export type CatalogueEvent =
  | { readonly _tag: "ProductsCreated"; readonly product: Product }
  | { readonly _tag: "ProductsUpdated"; readonly product: Product }
  | { readonly _tag: "ProductsDeleted"; readonly id: ProductId }

/** The body of an event about a product that was deleted. */
export const deletedProductBody = ({ id }: { readonly id: string }) => ({ message: "The product was deleted.", id })
