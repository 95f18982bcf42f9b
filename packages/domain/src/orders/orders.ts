import { type RenewDuePorts, makeRenewDue } from "./use-cases/renew-due.ts"
import { makeCalculateMetrics } from "./use-cases/calculate-metrics.ts"
import { makeOverrideBooking } from "./use-cases/override-booking.ts"
import type { ChargedThrough } from "./ports/charged-through.ts"
import { makeReadOrders, type ReadOrdersPorts } from "./read-orders.ts"
import { makeActivate } from "./use-cases/activate.ts"
import { makeCreateOrder } from "./use-cases/create-order.ts"
import { makeEditOrder } from "./use-cases/edit-order.ts"
import { type FollowInvoicesPorts, makeFollowInvoices } from "./use-cases/follow-invoices.ts"
import { type HoldToInvoicePorts, makeHoldToInvoice } from "./use-cases/hold-to-invoice.ts"
import { makeLookUpOrder } from "./use-cases/look-up-order.ts"
import { makeContext } from "./use-cases/make-context.ts"
import { makeMakeVersion, type MakeVersionPorts } from "./use-cases/make-version.ts"
import { makeReadRevenue, type ReadRevenuePorts } from "./use-cases/read-revenue.ts"
import { makeUndoOrder, type UndoOrderPorts } from "./use-cases/undo-order.ts"

export interface OrdersPorts
  extends
    RenewDuePorts,
    UndoOrderPorts,
    ReadOrdersPorts,
    MakeVersionPorts,
    Omit<HoldToInvoicePorts, "orders">,
    Omit<FollowInvoicesPorts, "events" | "orders"> {
  readonly orders: RenewDuePorts["orders"]
  readonly chargedThrough: ChargedThrough
  readonly recurringRevenue: ReadRevenuePorts["recurringRevenue"]
  readonly customers: MakeVersionPorts["customers"] & ReadOrdersPorts["customers"]
  readonly catalogue: RenewDuePorts["catalogue"]
  readonly organisation: RenewDuePorts["organisation"]
}

/** Subscriptions and sales orders, with their versions and bookings. */
export const makeOrders = (ports: OrdersPorts) => {
  const { renewed, ...versions } = makeMakeVersion(ports)
  return {
    /**
     * Gathers the lookups and values with which requests about orders are read. Must be called within a unit of work.
     */
    contextOf: makeContext(ports),
    lookUp: makeLookUpOrder(ports),
    /**
     * Finds orders by the names of their parts, in short, and locks them until the unit of work ends (contract X10).
     */
    holdParts: ports.orders.holdParts,
    ...makeReadOrders(ports),
    create: makeCreateOrder(ports),
    activate: makeActivate(ports),
    ...versions,
    ...makeUndoOrder(ports),
    ...makeEditOrder(ports),
    ...makeRenewDue(ports, renewed),
    ...makeCalculateMetrics(ports),
    ...makeReadRevenue(ports),
    overrideBooking: makeOverrideBooking(ports),
    ...makeHoldToInvoice(ports),
    followInvoices: makeFollowInvoices(ports),
  }
}
export type Orders = ReturnType<typeof makeOrders>

/**
 * Organisation uses `makeMoveNights`. `makeOrders` does not include it, because `makeOrders` itself needs organisation.
 */
export { makeMoveNights } from "./use-cases/move-nights.ts"
