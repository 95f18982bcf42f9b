import type { Metrics } from "@svc/domain/orders/metrics"
import type { Order, OrderProduct } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { OrderProductId } from "@svc/domain/shared/ids"
import { without } from "../base/without.ts"
import type { ChargeRow, DiscountRow, InForce, MilestoneRow, ProductRow } from "./order-parts.mapping.ts"
import type { OrderRow } from "./order.mapping.ts"

/** The parts of some orders, whichever their versions, each kind in the order of their ids. */
export interface PartRows {
  readonly products: readonly ProductRow[]
  readonly charges: readonly ChargeRow[]
  readonly discounts: readonly DiscountRow[]
  readonly milestones: readonly MilestoneRow[]
}

/** The orders of versions and the rows of their parts; versions share the parts that they have in common. */
export const ordersOf = (heads: readonly OrderRow[], rows: PartRows): readonly Order[] => {
  const products = byOrder(rows.products, toProduct)
  const charges = byOrder(rows.charges, toCharge)
  const discounts = byOrder(rows.discounts, bare)
  const milestones = byOrder(rows.milestones, bare)
  return heads.map((head) => {
    const ofProduct = Map.groupBy(charges(head), ({ row }) => row.orderProductId)
    return {
      ...toHeader(head),
      products: products(head)
        .toSorted((a, b) => a.row.productLineNumber - b.row.productLineNumber)
        .map(({ part }) => ({ ...part, charges: inOrder(ofProduct.get(part.id) ?? []) })),
      discounts: discounts(head).map(({ part }) => part),
      milestones: milestones(head).map(({ part }) => part),
    }
  })
}

/** Gives the parts that are in force in a version. */
const byOrder = <R extends InForce, A>(rows: readonly R[], toPart: (row: R) => A) => {
  const parts = Map.groupBy(
    rows.map((row) => ({ row, part: toPart(row) })),
    ({ row }) => row.orderId,
  )
  return ({ orderId, version }: OrderRow) =>
    (parts.get(orderId) ?? []).filter(
      ({ row }) => row.sinceVersion <= version && (row.untilVersion === undefined || row.untilVersion > version),
    )
}

/** Charges in the order in which they were made, each with its versions in theirs. */
const inOrder = (rows: readonly { readonly row: ChargeRow; readonly part: OrderCharge }[]): readonly OrderCharge[] => {
  const versions = Map.groupBy(
    rows.map(({ part }) => part),
    ({ chargeNumber }) => chargeNumber,
  )
  const charges = [...versions.values()].map((of) => of.toSorted((a, b) => a.version - b.version))
  return charges.toSorted(([a], [b]) => (a!.id < b!.id ? -1 : 1)).flat()
}

const bare = <R extends InForce>(row: R) => without(row, "tenantId", "orderId", "sinceVersion", "untilVersion")

const toHeader = (row: OrderRow) => {
  const { cmrr, acv, tcv, emrr, oneTimeFees, ...header } = without(row, "orderId")
  return { ...header, metrics: { cmrr, acv, tcv, emrr, oneTimeFees } }
}

const toProduct = (row: ProductRow): Omit<OrderProduct, "charges"> =>
  without(bare(row), "legalEntityId", "productId", "chargePlanId")

const toCharge = (row: ChargeRow): OrderCharge => {
  const own = without(bare(row), "legalEntityId", "orderProductId", "chargeId")
  const { cmrr, acv, tcv, emrr, oneTimeFees, ...charge } = own
  // The database has all five of them or none.
  return cmrr === undefined ? charge : { ...charge, metrics: { cmrr, acv, tcv, emrr, oneTimeFees } as Metrics }
}

/** The rows of an order, each in force from one version on. */
export const rowsOf = (order: Order, orderId: Order["id"], sinceVersion: number): PartRows => {
  const { tenantId, legalEntityId } = order
  const place = { tenantId, orderId, sinceVersion }
  const productRow = (product: OrderProduct): ProductRow => ({
    ...without(product, "charges"),
    ...place,
    legalEntityId,
    productId: product.product.id,
    chargePlanId: product.chargePlan.id,
  })
  const chargeRow =
    (orderProductId: OrderProductId) =>
    ({ metrics, ...charge }: OrderCharge): ChargeRow => ({
      ...charge,
      ...metrics,
      ...place,
      legalEntityId,
      orderProductId,
      chargeId: charge.charge.id,
    })
  return {
    products: order.products.map(productRow),
    charges: order.products.flatMap(({ id, charges }) => charges.map(chargeRow(id))),
    discounts: order.discounts.map((discount) => ({ ...discount, ...place })),
    milestones: order.milestones.map((milestone) => ({ ...milestone, ...place })),
  }
}
