import type { components } from "../../api/schema.gen.ts"

type Schemas = components["schemas"]
export type OrderWithCharges = Pick<Schemas["SalesOrder"], "id" | "orderNumber" | "products">

export const chargesIn = ({ products }: OrderWithCharges): readonly Schemas["OrderProductCharge"][] =>
  products.flatMap(({ charges }) => charges)

/** The charges of which something is still to be delivered. */
export const undelivered = (order: OrderWithCharges): readonly Schemas["OrderProductCharge"][] =>
  chargesIn(order).filter(
    ({ remainingQuantity }) => remainingQuantity !== undefined && String(remainingQuantity) !== "0",
  )
