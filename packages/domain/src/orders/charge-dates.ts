import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import type { Milestone, Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

type Dates = Pick<OrderCharge, "start" | "end">
type Bounds = Pick<OrderCharge, "chargeType" | "startOn" | "endOn" | "startMilestone" | "endMilestone"> & Dates

const dateOfMilestone = (milestones: readonly Milestone[], id: string | undefined): CalendarDate | undefined =>
  milestones.find((milestone) => milestone.id === id)?.milestoneDate

/**
 * The first and last day of a charge, taken from its order, its milestones or the charge itself as SpecificDate
 * (contract S12). A charge that begins with the subscription but was added later keeps the start that it has. A charge
 * that ends with a milestone covers the milestone's day. The dates are not cut to those of the order.
 */
export const chargeDates = (
  { chargeType, startOn, endOn, startMilestone, endMilestone, ...own }: Bounds,
  { start: orderStart, end: orderEnd, milestones }: Pick<Order, "start" | "end" | "milestones">,
): Dates => {
  const reached = dateOfMilestone(milestones, endMilestone)
  const starts = {
    AlignToSubscription: own.start ?? orderStart,
    SpecificDate: own.start,
    Milestone: dateOfMilestone(milestones, startMilestone),
  }
  const ends = {
    AlignToSubscription: orderEnd,
    SpecificDate: own.end,
    Milestone: reached === undefined ? undefined : addDays(reached, 1),
  }
  const start = starts[startOn]
  // A OneOff charge has an end only when it was cancelled before its day.
  const end = chargeType === "OneOff" ? undefined : ends[endOn]
  return { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) }
}

/** The charge with other dates. A date that is not given becomes absent. */
export const withDates = <C extends Dates>(charge: C, dates: Dates): Omit<C, keyof Dates> & Dates => {
  const { start: _, end: __, ...undated } = charge
  return { ...undated, ...dates }
}
