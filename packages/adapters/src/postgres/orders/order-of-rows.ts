import type { Milestone, Order, OrderDiscount, OrderHeader, OrderProduct } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { OrderProductId } from "@svc/domain/shared/ids"
import {
  chargeMapping,
  discountMapping,
  type InForce,
  milestoneMapping,
  productMapping,
} from "./order-parts.mapping.ts"
import { orderMapping } from "./order.mapping.ts"

type Row = Readonly<Record<string, unknown>>

/** A part with the range of versions in which it is in force. */
type Placed<A> = Omit<InForce, "tenantId"> & { readonly part: A }

/** The parts of some orders, of any version, each kind in the order of ids. */
export interface Parts {
  readonly products: readonly Placed<Omit<OrderProduct, "charges">>[]
  readonly charges: readonly (Placed<OrderCharge> & { readonly orderProductId: OrderProductId })[]
  readonly discounts: readonly Placed<OrderDiscount>[]
  readonly milestones: readonly Placed<Milestone>[]
}

/** Builds the orders of versions and their parts; versions share the parts that they have in common. */
export const ordersOf = (heads: readonly OrderHeader[], parts: Parts): readonly Order[] => {
  const products = byOrder(parts.products)
  const charges = byOrder(parts.charges)
  const discounts = byOrder(parts.discounts)
  const milestones = byOrder(parts.milestones)
  return heads.map((head) => {
    const ofProduct = Map.groupBy(charges(head), ({ orderProductId }) => orderProductId)
    return {
      ...head,
      products: products(head)
        .toSorted((a, b) => a.part.productLineNumber - b.part.productLineNumber)
        .map(({ part }) => ({ ...part, charges: inOrder(ofProduct.get(part.id) ?? []) })),
      discounts: discounts(head).map(({ part }) => part),
      milestones: milestones(head).map(({ part }) => part),
    }
  })
}

/** Returns a function that gives the parts in force in a version. */
const byOrder = <P extends Placed<unknown>>(placed: readonly P[]) => {
  const parts = Map.groupBy(placed, ({ orderId }) => orderId)
  return ({ firstVersionId, version }: OrderHeader) =>
    (parts.get(firstVersionId) ?? []).filter(
      ({ sinceVersion, untilVersion }) =>
        sinceVersion <= version && (untilVersion === undefined || untilVersion > version),
    )
}

/** Charges in the order of creation, each with its versions in order. */
const inOrder = (placed: readonly { readonly part: OrderCharge }[]): readonly OrderCharge[] => {
  const versions = Map.groupBy(
    placed.map(({ part }) => part),
    ({ chargeNumber }) => chargeNumber,
  )
  const charges = [...versions.values()].map((of) => of.toSorted((a, b) => a.version - b.version))
  return charges.toSorted(([a], [b]) => (a!.id < b!.id ? -1 : 1)).flat()
}

const inForce = ["orderId", "sinceVersion", "untilVersion"] as const
const amounts = ["cmrr", "acv", "tcv", "emrr", "oneTimeFees"] as const

// A batch of invoices reads very many rows, so each is read once and results are reused.
const readMetrics = orderMapping.reading(...amounts)
const readHeader = orderMapping.readingAllBut(...amounts)
export const toHead = (row: Row): OrderHeader => Object.assign(readHeader(row), { metrics: readMetrics(row) })

const placeOfProduct = productMapping.reading(...inForce)
const readProduct = productMapping.readingAllBut(...inForce, "tenantId", "legalEntityId", "productId", "chargePlanId")
export const toProduct = (row: Row) => Object.assign(placeOfProduct(row), { part: readProduct(row) })

const placeOfCharge = chargeMapping.reading(...inForce, "orderProductId")
const readCharge = chargeMapping.readingAllBut(
  ...inForce,
  ...amounts,
  "tenantId",
  "legalEntityId",
  "orderProductId",
  "chargeId",
)
export const toCharge = (row: Row) => {
  const part: OrderCharge = readCharge(row)
  // The database holds either all five amounts or none.
  if (row["cmrr"] !== null) Object.assign(part, { metrics: readMetrics(row) })
  return Object.assign(placeOfCharge(row), { part })
}

const placeOfDiscount = discountMapping.reading(...inForce)
const readDiscount = discountMapping.readingAllBut(...inForce, "tenantId")
export const toDiscount = (row: Row) => Object.assign(placeOfDiscount(row), { part: readDiscount(row) })

const placeOfMilestone = milestoneMapping.reading(...inForce)
const readMilestone = milestoneMapping.readingAllBut(...inForce, "tenantId")
export const toMilestone = (row: Row) => Object.assign(placeOfMilestone(row), { part: readMilestone(row) })
