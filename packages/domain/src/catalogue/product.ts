import type { CustomFieldValues } from "../custom-fields/custom-field.ts"
import type { LookupKind } from "../listing/lookup-key.ts"
import type { EntityOf } from "../listing/members.ts"
import type { NamedRef } from "../organisation/legal-entity-profile.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { ChargeId, ChargePlanId, ProductId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Charge } from "./charge.ts"
import type { productMembers } from "../resources/product.resource.ts"

export type ProductType = Product["productType"]

/** A plan by which a product is sold. Its charges are ordered together. */
export interface ChargePlan {
  readonly id: ChargePlanId
  readonly chargePlanNumber: string
  readonly name: string
  readonly effectiveStartDate?: CalendarDate
  readonly endOfNewSalesDate?: CalendarDate
  readonly effectiveEndDate?: CalendarDate
  /** The charges in the order in which they were made. */
  readonly charges: readonly Charge[]
  readonly customFields: CustomFieldValues
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

/**
 * A product with its charge plans, their charges and their prices (contract K1). `productMembers` lists its other members.
 */
export interface Product extends Scope, EntityOf<typeof productMembers> {
  readonly category?: NamedRef
  /** The plans in the order in which they were made. */
  readonly chargePlans: readonly ChargePlan[]
  readonly customFields: CustomFieldValues
}

/** The latest day on which a new term of a product may begin (contract S18). */
export interface EndOfRenewal {
  readonly id: ProductId
  readonly endOfRenewalDate: CalendarDate
}

/** Identifies a product by its own id or by that of a part of it. */
export type ProductAddress =
  | { readonly part: "product"; readonly id: ProductId }
  | { readonly part: "charge plan"; readonly id: ChargePlanId }
  | { readonly part: "charge"; readonly id: ChargeId }
export type ProductPart = ProductAddress["part"]

export const productKind: LookupKind = { noun: "product", id: "Product-Id", keys: ["ProductNumber", "Name"] }
export const categoryKind: LookupKind = { noun: "product category", id: "ProductCategory-Id", keys: ["Name"] }
export const chargePlanKind: LookupKind = {
  noun: "charge plan",
  id: "ChargePlan-Id",
  keys: ["ChargePlanNumber", "Name"],
}

/**
 * The largest number of charge plans and of charges of a product. The limit exists because an event about a product
 * carries all of them.
 */
export const mostParts = 1000

const ofType = (product: Pick<Product, "productType">, onePlan: boolean, oneCharge: boolean): string =>
  `${product.productType} has ${onePlan ? "one charge plan" : "charge plans"}${oneCharge ? (onePlan ? " with one charge" : " of one charge each") : ""}`

/**
 * The mistake when a product has more parts than its type allows, by field; absent when there is none (contract K2).
 */
export const countMistake = (
  product: Pick<Product, "productType"> & {
    readonly chargePlans: readonly { readonly charges: readonly unknown[] }[]
  },
): readonly [field: string, text: string] | undefined => {
  const { productType, chargePlans } = product
  const onePlan = productType === "Simple" || productType === "MultipleCharges"
  const oneCharge = productType === "Simple" || productType === "MultipleChargePlans"
  if ((onePlan && chargePlans.length > 1) || (oneCharge && chargePlans.some(({ charges }) => charges.length > 1)))
    return ["productType", `does not fit: ${ofType(product, onePlan, oneCharge)}, and this product has more`]
  const charges = chargePlans.reduce((sum, plan) => sum + plan.charges.length, 0)
  return chargePlans.length > mostParts || charges > mostParts
    ? ["chargePlans", `must be at most ${mostParts}, with at most ${mostParts} charges in all`]
    : undefined
}
