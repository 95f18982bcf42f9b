import type { OrderCharge } from "../../orders/order-charge.ts"
import { addDays, addMonths, type CalendarDate, daysBetween, endOfMonth } from "../../shared/calendar-date.ts"
import type { Span } from "./invoiced-period.ts"

/** The days up to which periods are billed, by kind of charge (contract V4). */
export interface TargetDates {
  readonly oneOff: CalendarDate
  readonly recurringInAdvance: CalendarDate
  readonly recurringInArrears: CalendarDate
  readonly usage: CalendarDate
  readonly measured: CalendarDate
}

type Timed = Pick<
  OrderCharge,
  "chargeType" | "billingTiming" | "billingDay" | "specificBillingDay" | "offsetBillingDays"
>

/**
 * Whether a period of a charge is due (contract V4, V5). Of consecutive periods, a later one is never due before an
 * earlier one.
 */
export const isDue = (charge: Timed, { from, to }: Span, targets: TargetDates): boolean => {
  const target = targets[targetOf(charge)]
  if (targetOf(charge) !== "recurringInAdvance") return isReached(billingDay(charge, to) ?? to, target)
  const day = billingDay(charge, from)
  if (day !== undefined) return isReached(day, target)
  const { offsetBillingDays: offset = 0 } = charge
  return offset === 0 ? from <= target : daysBetween(from, target) >= offset
}

/** The first target date with which a period of a charge is due. */
export const dueDay = (charge: Timed, { from, to }: Span): CalendarDate =>
  targetOf(charge) === "recurringInAdvance"
    ? (billingDay(charge, from) ?? addDays(from, charge.offsetBillingDays ?? 0))
    : (billingDay(charge, to) ?? to)

const targetOf = ({ chargeType, billingTiming }: Timed): keyof TargetDates => {
  switch (chargeType) {
    case "OneOff":
      return "oneOff"
    case "Usage":
      return "usage"
    case "Measured":
      return "measured"
    case "Recurring":
      return billingTiming === "InAdvance" ? "recurringInAdvance" : "recurringInArrears"
  }
}

/** A day in the year 10000 has a longer text and is never reached. */
const isReached = (day: CalendarDate, target: CalendarDate): boolean => day.length === target.length && day <= target

/** The first billing day on or after a day; `undefined` for a charge without a fixed day of the month. */
const billingDay = ({ billingDay: kind, specificBillingDay }: Timed, day: CalendarDate): CalendarDate | undefined => {
  switch (kind) {
    case "FirstDayOfMonth":
      return onOrAfter(day, 1)
    case "LastDayOfMonth":
      return endOfMonth(day)
    case "SpecificDay":
      return specificBillingDay === undefined ? undefined : onOrAfter(day, specificBillingDay)
    default:
      return undefined
  }
}

/**
 * The first day on or after `day` that is the given day of its month, or the month's last day when the month is
 * shorter.
 */
const onOrAfter = (day: CalendarDate, dayOfMonth: number): CalendarDate => {
  // Months are counted from a January, which has 31 days: adding months then shortens the day to the length of each
  // month.
  const inJanuary = `${day.slice(0, 4)}-01-${String(dayOfMonth).padStart(2, "0")}` as CalendarDate
  const month = Number(day.slice(5, 7)) - 1
  const inMonth = addMonths(inJanuary, month)
  return inMonth < day ? addMonths(inJanuary, month + 1) : inMonth
}
