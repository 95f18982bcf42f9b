import { Result } from "effect"
import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { MilestoneId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { editCharges } from "./edit-charges.ts"
import { chargesOf, type Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import { type OrdersRefusal, refuse } from "./orders.errors.ts"

/**
 * Records the day on which a milestone was reached and sets it as start or end of the charges that wait for the
 * milestone (contract S25). The day must lie inside the order. A charge that is invoiced must not get another start,
 * nor an end before its invoiced days.
 */
export const setMilestone = (
  order: Order,
  id: MilestoneId,
  date: CalendarDate,
  now: Timestamp,
): Result.Result<Order, FieldsRefused | OrdersRefusal> => {
  const milestone = order.milestones.find((each) => each.id === id)
  if (milestone === undefined) return Result.fail(fieldRefused("milestoneId", "names no milestone of the subscription"))
  if (date < order.start || (order.end !== undefined && date >= order.end))
    return Result.fail(fieldRefused("milestoneDate", "must be within the dates of the subscription"))
  const moved = editCharges({ ...order, modifiedAt: now }, (charge) =>
    endedOn(startedOn(charge, id, date, milestone.milestoneDate), id, date),
  )
  const edits = chargesOf(order).map((before, index) => [before, chargesOf(moved)[index]!] as const)
  for (const [before, after] of edits) {
    const refused = before === after ? undefined : obstacle(before, after)
    if (refused !== undefined) return Result.fail(refused)
  }
  const milestones = order.milestones.map((each) => (each === milestone ? { ...each, milestoneDate: date } : each))
  return Result.succeed({ ...moved, milestones })
}

/** Whether a version was ended before it got a start. The version no longer waits for the milestone then. */
const isGone = ({ start, endedIn }: OrderCharge): boolean => start === undefined && endedIn !== undefined

/** A version that starts with the milestone. A version that a later change began starts no sooner than that change. */
const startedOn = (
  charge: OrderCharge,
  id: MilestoneId,
  date: CalendarDate,
  before: CalendarDate | undefined,
): OrderCharge => {
  if (charge.startOn !== "Milestone" || charge.startMilestone !== id || isGone(charge)) return charge
  const { start, end, endedIn } = charge
  const own = start === undefined || start === before || start < date ? date : start
  return { ...charge, anchor: date, start: endedIn !== undefined && end !== undefined && end < own ? end : own }
}

const endedOn = (charge: OrderCharge, id: MilestoneId, date: CalendarDate): OrderCharge =>
  charge.endOn !== "Milestone" ||
  charge.endMilestone !== id ||
  charge.chargeType === "OneOff" ||
  charge.endedIn !== undefined
    ? charge
    : { ...charge, end: addDays(date, 1) }

/** The reason for which a charge cannot take the dates of its milestones. */
const obstacle = (before: OrderCharge, after: OrderCharge): FieldsRefused | OrdersRefusal | undefined => {
  const { chargeNumber, chargedThrough } = before
  const isInvoiced = chargedThrough !== undefined && before.start !== undefined && chargedThrough > before.start
  const isKept = after.start === before.start && (after.end === undefined || after.end >= chargedThrough!)
  if (isInvoiced && !isKept) return refuse("MilestoneInvoiced", { charge: chargeNumber, date: chargedThrough })
  return after.start !== undefined && after.end !== undefined && after.endedIn === undefined && after.end <= after.start
    ? fieldRefused("milestoneDate", `would end the charge ${chargeNumber} before it begins`)
    : undefined
}
