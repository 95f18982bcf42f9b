import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"
import type { ProductPart } from "./product.ts"

const sentences = {
  ProductInUse: ({ part, by }: { readonly part: ProductPart; readonly by: string }) =>
    `The ${part} is in use by ${by}: set endOfNewSalesDate instead of deleting it.`,
} as const

export const refuse = refusalsOf(sentences)
export type CatalogueRefusal = RefusalsOf<typeof sentences>
