import { Effect } from "effect"
import { lookUp, type LookupKey, type LookupKind } from "../listing/lookup-key.ts"
import { chargesOf, lastVersions, type Milestone, type OrderProduct } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

export const orderDiscountKind: LookupKind = { noun: "discount of the order", id: "OrderDiscount-Id", keys: [] }

const orderProductKind: LookupKind = {
  noun: "product of the order",
  id: "OrderProduct-Id",
  keys: ["OrderProduct-ProductNumber", "Product-ProductNumber", "Product-Id", "Product-Name"],
}
const orderChargeKind: LookupKind = {
  noun: "charge of the order",
  id: "OrderProductCharge-Id",
  keys: ["OrderProductCharge-ChargeNumber", "Charge-ChargeNumber", "Charge-Id"],
}
const milestoneKind: LookupKind = { noun: "milestone of the order", id: "Milestone-Id", keys: ["Name"] }

/** Whether one of the values of a key matches a criterion. Ids are compared in lower case. */
type KeyValues = Readonly<Record<string, readonly string[]>>
const isNamed = (values: KeyValues, criteria: readonly { readonly key: string; readonly value: string }[]): boolean =>
  criteria.some(({ key, value }) => values[key]?.includes(key.endsWith("Id") ? value.toLowerCase() : value))

const find = <A extends { readonly id: string }>(
  kind: LookupKind,
  parts: readonly A[],
  valuesOf: (part: A) => KeyValues,
  field: string,
  key: LookupKey,
) => lookUp(kind, field, key, (criteria) => Effect.succeed(parts.filter((part) => isNamed(valuesOf(part), criteria))))

/**
 * The product of an order that a key names, by the product's own id or number or by those of the catalogue (contract
 * S19).
 */
export const findOrderProduct = (products: readonly OrderProduct[], field: string, key: LookupKey) =>
  find(
    orderProductKind,
    products,
    ({ id, productNumber, product }) => ({
      Id: [id, product.id],
      "OrderProduct-ProductNumber": [productNumber],
      "Product-ProductNumber": [product.productNumber],
      "Product-Id": [product.id],
      "Product-Name": [product.name],
    }),
    field,
    key,
  )

/**
 * The last version of the charge that a key names, by the charge's number, the id of any version, or the id or number
 * of the catalogue's charge.
 */
export const findOrderCharge = (products: readonly Pick<OrderProduct, "charges">[], field: string, key: LookupKey) => {
  const all = chargesOf({ products })
  const versions = Map.groupBy(all, ({ chargeNumber }) => chargeNumber)
  return find<OrderCharge>(
    orderChargeKind,
    lastVersions(all),
    ({ chargeNumber, charge }) => ({
      Id: [charge.id, ...versions.get(chargeNumber)!.map(({ id }) => id)],
      "OrderProductCharge-ChargeNumber": [chargeNumber],
      "Charge-ChargeNumber": [charge.chargeNumber],
      "Charge-Id": [charge.id],
    }),
    field,
    key,
  )
}

export const findMilestone = (milestones: readonly Milestone[], field: string, key: LookupKey) =>
  find(milestoneKind, milestones, ({ id, name }) => ({ Id: [id], Name: [name] }), field, key)
