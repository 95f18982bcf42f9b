import { type RenewDuePorts, makeRenewDue } from "./use-cases/renew-due.ts"
import { makeCalculateMetrics } from "./use-cases/calculate-metrics.ts"
import { makeOverrideBooking } from "./use-cases/override-booking.ts"
import { makeReadOrders, type ReadOrdersPorts } from "./read-orders.ts"
import { makeActivate } from "./use-cases/activate.ts"
import { makeCreateOrder } from "./use-cases/create-order.ts"
import { makeEditOrder } from "./use-cases/edit-order.ts"
import { makeLookUpOrder } from "./use-cases/look-up-order.ts"
import { makeContext } from "./use-cases/make-context.ts"
import { makeMakeVersion } from "./use-cases/make-version.ts"
import { makeUndoOrder, type UndoOrderPorts } from "./use-cases/undo-order.ts"

export interface OrdersPorts extends RenewDuePorts, UndoOrderPorts, ReadOrdersPorts {
  readonly customers: RenewDuePorts["customers"] & ReadOrdersPorts["customers"]
  readonly catalogue: RenewDuePorts["catalogue"]
  readonly organisation: RenewDuePorts["organisation"]
}

/** Subscriptions and sales orders, with their versions and bookings. */
export const makeOrders = (ports: OrdersPorts) => {
  const { renewed, ...versions } = makeMakeVersion(ports)
  return {
    /** What requests about orders are read with; called in a unit of work. */
    contextOf: makeContext(ports),
    lookUp: makeLookUpOrder(ports),
    ...makeReadOrders(ports),
    create: makeCreateOrder(ports),
    activate: makeActivate(ports),
    ...versions,
    ...makeUndoOrder(ports),
    ...makeEditOrder(ports),
    ...makeRenewDue(ports, renewed),
    ...makeCalculateMetrics(ports),
    overrideBooking: makeOverrideBooking(ports),
  }
}
export type Orders = ReturnType<typeof makeOrders>
