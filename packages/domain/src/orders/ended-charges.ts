import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId } from "../shared/ids.ts"
import { windowOf } from "./charge-window.ts"
import { editCharges } from "./edit-charges.ts"
import { chargesOf, type Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

/** A version of a charge that ends earlier than it did. */
export interface EndedCharge {
  readonly orderChargeId: OrderChargeId
  /** The first day that is not covered any more. */
  readonly from: CalendarDate
  /** The first day that was not covered before; absent without end. */
  readonly before?: CalendarDate
}

/** What a version of an order takes back of what is invoiced. */
export interface CreditsOfVersion {
  /** The version that ends the charges. */
  readonly order: Order
  readonly ended: readonly EndedCharge[]
  /** Of the credit notes, where their invoices are not later. */
  readonly date: CalendarDate
}

/** The versions of charges that a version of an order ends earlier than the one before did (contract V30). */
export const endedCharges = (before: Order, after: Order): readonly EndedCharge[] => {
  const were = new Map(chargesOf(before).map((charge) => [charge.id, charge]))
  return chargesOf(after).flatMap((charge): readonly EndedCharge[] => {
    const was = were.get(charge.id)
    const from = endOf(after, charge)
    if (was?.start === undefined || from === undefined) return []
    const to = endOf(before, was)
    if (to !== undefined && from >= to) return []
    return [{ orderChargeId: charge.id, from, ...(to === undefined ? {} : { before: to }) }]
  })
}

/** The first day behind a charge; its start when it has no day. */
const endOf = (order: Order, charge: OrderCharge): CalendarDate | undefined => {
  const window = windowOf(order, charge)
  return window === undefined ? charge.start : window.to
}

/** Charges that ended are invoiced to their ends at most; usage happened, and stays invoiced (contract V30). */
export const invoicedToEnds = (order: Order, ended: readonly EndedCharge[]): Order => {
  const ends = new Map(ended.map(({ orderChargeId, from }) => [orderChargeId, from]))
  return editCharges(order, (charge) => {
    const end = ends.get(charge.id)
    const { chargedThrough, chargeType } = charge
    return end === undefined || chargedThrough === undefined || chargedThrough <= end || isUsage(chargeType)
      ? charge
      : { ...charge, chargedThrough: end }
  })
}

const isUsage = (chargeType: OrderCharge["chargeType"]) => chargeType === "Usage" || chargeType === "Measured"
