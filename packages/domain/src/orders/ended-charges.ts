import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId } from "../shared/ids.ts"
import { windowOf } from "./charge-window.ts"
import { editCharges } from "./edit-charges.ts"
import { chargesOf, type Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

/** A version of a charge whose end was moved to an earlier day. */
export interface EndedCharge {
  readonly orderChargeId: OrderChargeId
  /** The first day that the version no longer covers. */
  readonly from: CalendarDate
  /** The first day that the version did not cover before; absent when it had no end. */
  readonly before?: CalendarDate
}

/** The invoiced days that a version of an order gives back by credit notes. */
export interface CreditsOfVersion {
  /** The version that ends the charges. */
  readonly order: Order
  readonly ended: readonly EndedCharge[]
  /** The date of the credit notes, unless their invoices are later. */
  readonly date: CalendarDate
}

/** The versions of charges that `after` ends earlier than `before` did (contract V30). */
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

/** The first day after a charge; the charge's start when the charge has no day. */
const endOf = (order: Order, charge: OrderCharge): CalendarDate | undefined => {
  const window = windowOf(order, charge)
  return window === undefined ? charge.start : window.to
}

/**
 * Cuts `chargedThrough` of ended charges to their new ends. Usage has happened, so it stays invoiced (contract V30).
 */
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
