import type { components } from "../../api/schema.gen.ts"
import { draftsOf, productsIn, type QuoteRequest } from "../orders/order-draft.ts"
import { headerForm, headerLabels, headerOf } from "./quote-header.ts"

type Schemas = components["schemas"]
type ProductRequest = Schemas["QuoteProductRequest"]

/** A quote with the names that its form sends. */
export const editedOf = (quote: Schemas["Quote"], subscription: Schemas["Subscription"] | undefined) => {
  const header = headerOf(quote)
  const { products } = productsIn(draftsOf(quote, subscription), header.orderEffectiveChangeDate)
  return { ...headerForm(subscription !== undefined).valuesOf(header), products }
}

/** Labels of the form's values, by name. */
export const quoteLabels: Readonly<Record<string, string>> = {
  ...headerLabels,
  products: "Products",
}

const chargeWords = ({
  name = "A charge",
  quantity,
  priceDetails = [],
}: NonNullable<ProductRequest["charges"]>[number]) =>
  [
    quantity === undefined || quantity === null ? "" : `${String(quantity)} × `,
    name,
    ...(priceDetails ?? []).map(({ listPrice, lineDiscountPercent }) =>
      [
        listPrice === undefined ? "" : ` at ${String(listPrice)}`,
        lineDiscountPercent === undefined || lineDiscountPercent === 0 ? "" : ` less ${String(lineDiscountPercent)} %`,
      ].join(""),
    ),
  ].join("")

const productWords = ({ operation, name, charges }: ProductRequest) =>
  operation === "Cancel"
    ? "a product ends"
    : `${name ?? (operation === "Change" ? "of the subscription" : "a new product")}: ${(charges ?? []).map(chargeWords).join(", ")}`

/** Products refer to their charges by ids, which are replaced by names for a person who compares versions. */
export const quoteWords = {
  products: (value: unknown) => {
    const products = (value ?? []) as NonNullable<QuoteRequest["products"]>
    return products.length === 0 ? "Nothing" : products.map(productWords).join("; ")
  },
}
