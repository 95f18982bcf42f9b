import type { BillingChoices } from "../catalogue/charge.ts"
import { addMonths, type CalendarDate } from "../shared/calendar-date.ts"
import { earlier, type Window, windowOf } from "./charge-window.ts"
import { billingPeriodMonths, fullMonths } from "./months.ts"
import type { Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import { fullTerm, termsOf } from "./order-term.ts"

/**
 * The days of one billing period of a charge. `whole` is the full period of the grid, before it is cut to the charge's
 * window.
 */
export interface Period extends Required<Window> {
  readonly whole: Required<Window>
}

type PeriodicOrder = Pick<
  Order,
  "start" | "end" | "endAnchor" | "term" | "renewals" | "setOrderBillingPeriod" | "orderBillingPeriod"
>
type PeriodicCharge = Pick<
  OrderCharge,
  "chargeType" | "billingPeriod" | "billingDay" | "periodAlignment" | "alignmentDate" | "anchor" | "start" | "end"
>

/**
 * The billing periods of a version of a charge in sequence. The periods cover its window without gap or overlap, from
 * its first day or from a later day such as the first one not invoiced (contract S16). The sequence ends with the
 * window, or with the last whole period before the year 10000. A OneOff has no periods.
 */
export function* periodsOf(order: PeriodicOrder, charge: PeriodicCharge, from?: CalendarDate): Generator<Period> {
  const window = periodicWindow(order, charge)
  if (window === undefined) return
  let day = from === undefined || from < window.from ? window.from : from
  for (const { to: end, whole } of gridFrom(order, charge, day)) {
    if (window.to !== undefined && day >= window.to) return
    const to = earlier(window.to, end)!
    yield { from: day, to, whole }
    day = to
  }
}

/** The billing period of a version of a charge that contains a day; none for a day outside the window. */
export const periodAt = (order: PeriodicOrder, charge: PeriodicCharge, day: CalendarDate): Period | undefined => {
  const window = periodicWindow(order, charge)
  if (window === undefined || day < window.from || (window.to !== undefined && day >= window.to)) return undefined
  for (const { from, to, whole } of gridFrom(order, charge, day))
    return { from: from < window.from ? window.from : from, to: earlier(window.to, to)!, whole }
  return undefined
}

const periodicWindow = (order: PeriodicOrder, charge: PeriodicCharge): Window | undefined =>
  charge.chargeType === "OneOff" ? undefined : windowOf(order, charge)

/**
 * The billing period of a charge. That of the order is used where it replaces those of Recurring charges (contract
 * S16).
 */
const billingPeriodOf = (
  { setOrderBillingPeriod, orderBillingPeriod }: PeriodicOrder,
  { chargeType, billingPeriod }: PeriodicCharge,
): BillingChoices["billingPeriod"] =>
  setOrderBillingPeriod && chargeType === "Recurring" ? orderBillingPeriod : billingPeriod

/**
 * The periods of the grid from the one that contains a day. The sequence is endless, except that terms and the calendar
 * end.
 */
function* gridFrom(order: PeriodicOrder, charge: PeriodicCharge, day: CalendarDate): Generator<Period> {
  const billingPeriod = billingPeriodOf(order, charge)
  if (billingPeriod === "EndOfTerm") {
    for (const term of termsOf(order)) if (day < term.to) yield { ...term, whole: fullTerm(order, term) }
    return
  }
  const months = billingPeriodMonths[billingPeriod]
  const anchor = anchorOf(order, charge)
  // Each period is counted from the anchor, so that a short month does not move the days of later periods.
  let index = Math.floor(fullMonths(anchor, day) / months)
  for (let from = addMonths(anchor, index * months); ; index++) {
    const to = addMonths(anchor, (index + 1) * months)
    if (to.length > from.length) return
    const whole = { from, to }
    yield { from, to, whole }
    from = to
  }
}

/** The day from which the periods of a charge are counted (contract S17). */
const anchorOf = (order: PeriodicOrder, charge: PeriodicCharge): CalendarDate => {
  const first = charge.anchor ?? charge.start ?? order.start
  switch (alignmentOf(charge)) {
    case "AlignToOrder":
      return order.start
    case "None":
    case "AlignToCharge":
      return first
    case "AlignToMonth":
      return firstOfMonth(first)
    case "AlignToCalendarQuarter":
      return firstOfMonth(addMonths(first, -((Number(first.slice(5, 7)) - 1) % 3)))
    case "AlignToDate":
      return charge.alignmentDate ?? first
  }
}

/** The alignment of a charge's periods. A billing day of FromOrder or FromCharge sets the alignment (contract S17). */
const alignmentOf = ({ billingDay, periodAlignment }: PeriodicCharge): BillingChoices["periodAlignment"] =>
  billingDay === "FromOrder" ? "AlignToOrder" : billingDay === "FromCharge" ? "AlignToCharge" : periodAlignment

const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01` as CalendarDate
