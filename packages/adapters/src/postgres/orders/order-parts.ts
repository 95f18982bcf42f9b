import type { Order } from "@svc/domain/orders/order"
import type { MilestoneId, OrderChargeId, OrderDiscountId, OrderProductId } from "@svc/domain/shared/ids"
import type { InsertObject } from "kysely"
import type { Tables } from "../base/tables.gen.ts"
import {
  chargeMapping,
  discountMapping,
  type InForce,
  milestoneMapping,
  productMapping,
} from "./order-parts.mapping.ts"

type PartTable = "order_products" | "order_charges" | "order_discounts" | "order_milestones"

/** A number that another order, product or charge already has. */
export interface TakenNumber {
  readonly kind: string
  readonly number: string
}

/** A part of a version of an order, as it is stored. */
export interface Part {
  readonly id: OrderProductId | OrderChargeId | OrderDiscountId | MilestoneId
  /** The part itself. Two versions with the same object share one row. */
  readonly content: object
  readonly toRow: (place: Pick<InForce, "orderId" | "sinceVersion">) => InsertObject<Tables, PartTable>
  /** A number that must be unique among parts of its kind. */
  readonly number?: TakenNumber
}

/** Products, charges, discounts or milestones: their table, and how to get those of an order. */
export interface PartKind {
  readonly table: PartTable
  readonly partsOf: (order: Order) => readonly Part[]
}

const products: PartKind = {
  table: "order_products",
  partsOf: ({ tenantId, legalEntityId, products: of }) =>
    of.map((content) => ({
      id: content.id,
      content,
      toRow: (place) => {
        const { charges: _, ...product } = content
        const [productId, chargePlanId] = [product.product.id, product.chargePlan.id]
        return productMapping.toRow({ ...product, ...place, tenantId, legalEntityId, productId, chargePlanId })
      },
      number: { kind: "order product", number: content.productNumber },
    })),
}

const charges: PartKind = {
  table: "order_charges",
  partsOf: ({ tenantId, legalEntityId, products: of }) =>
    of.flatMap(({ id: orderProductId, charges: ofProduct }) =>
      ofProduct.map((content) => ({
        id: content.id,
        content,
        toRow: (place) => {
          const { metrics, ...charge } = content
          const scope = { tenantId, legalEntityId }
          return chargeMapping.toRow({
            ...charge,
            ...metrics,
            ...place,
            ...scope,
            orderProductId,
            chargeId: charge.charge.id,
          })
        },
        number: { kind: "order charge", number: content.chargeNumber },
      })),
    ),
}

const discounts: PartKind = {
  table: "order_discounts",
  partsOf: ({ tenantId, discounts: of }) =>
    of.map((content) => ({
      id: content.id,
      content,
      toRow: (place) => discountMapping.toRow({ ...content, ...place, tenantId }),
    })),
}

const milestones: PartKind = {
  table: "order_milestones",
  partsOf: ({ tenantId, milestones: of }) =>
    of.map((content) => ({
      id: content.id,
      content,
      toRow: (place) => milestoneMapping.toRow({ ...content, ...place, tenantId }),
    })),
}

export const partKinds: readonly PartKind[] = [products, charges, discounts, milestones]
