import type { BillingChoices } from "@svc/domain/catalogue/charge"
import type { ProrationMethod } from "@svc/domain/organisation/proration-method"
import type { Order } from "@svc/domain/orders/order"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import { type Exact, ratio } from "./exact.ts"

/** The number of a day, counted from 1970-01-01. An oracle looks at each day alone. */
export type Day = number

export const number = (date: string): Day => Date.parse(date) / 86_400_000
export const text = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

interface Place {
  readonly month: number
  readonly dayOfMonth: number
  readonly lastOfMonth: number
}
const places = new Map<Day, Place>()
const placeOf = (day: Day): Place => {
  const known = places.get(day)
  if (known !== undefined) return known
  const date = new Date(day * 86_400_000)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const place = { month: year * 12 + month, dayOfMonth: date.getUTCDate(), lastOfMonth }
  places.set(day, place)
  return place
}

/** Whether a day begins a month, where months begin on a given day of the month. */
const isMonthly = (day: Day, dayOfMonth: number): boolean => {
  const { dayOfMonth: is, lastOfMonth } = placeOf(day)
  return is === Math.min(dayOfMonth, lastOfMonth)
}

const lengths: Readonly<Record<string, number>> = { Monthly: 1, Quarterly: 3, Biannual: 6, Annual: 12 }

const alignedTo = (order: Order, { billingDay, periodAlignment, anchor, alignmentDate }: OrderCharge): Place => {
  const first = placeOf(number(anchor!))
  const alignment =
    billingDay === "FromOrder" ? "AlignToOrder" : billingDay === "FromCharge" ? "AlignToCharge" : periodAlignment
  const named: Readonly<Record<BillingChoices["periodAlignment"], () => Place>> = {
    None: () => first,
    AlignToCharge: () => first,
    AlignToOrder: () => placeOf(number(order.start)),
    AlignToMonth: () => ({ ...first, dayOfMonth: 1 }),
    AlignToCalendarQuarter: () => ({ ...first, month: first.month - (first.month % 3), dayOfMonth: 1 }),
    AlignToDate: () => placeOf(number(alignmentDate!)),
  }
  return named[alignment]()
}

/** The billing period that contains a day, cut off at the end of the term. */
export interface Grid {
  readonly from: Day
  readonly to: Day
  /** The first day after the whole period, which the term may cut off. */
  readonly wholeTo: Day
  readonly months: number
  /** The day of the month on which the period's months begin. */
  readonly dayOfMonth: number
}

/** Finds the days before and after on which a period begins, by trying each day. */
export const gridOf = (order: Order, charge: OrderCharge, day: Day): Grid => {
  const billingPeriod =
    charge.chargeType === "Recurring" && order.setOrderBillingPeriod ? order.orderBillingPeriod : charge.billingPeriod
  if (billingPeriod === "EndOfTerm") return termOf(order, day)
  const { month, dayOfMonth } = alignedTo(order, charge)
  const months = lengths[billingPeriod]!
  const begins = (at: Day) => isMonthly(at, dayOfMonth) && (placeOf(at).month - month) % months === 0
  let [from, to] = [day, day + 1]
  while (!begins(from)) from--
  while (!begins(to)) to++
  return { from, to, wholeTo: to, months, dayOfMonth: sliceDay(from, to) }
}

/**
 * The day of the month on which the period's months begin: the later of both ends, because a short month may have cut
 * the other.
 */
const sliceDay = (from: Day, to: Day): number => Math.max(placeOf(from).dayOfMonth, placeOf(to).dayOfMonth)

const termOf = (order: Order, day: Day): Grid => {
  const ends = [...order.renewals.filter((each) => each < order.end!), order.end!].map(number)
  const to = ends.find((end) => day < end)!
  const starts = [number(order.start), ...ends]
  const from = starts[ends.indexOf(to)]!
  const anchors = [number(order.start), ...(order.endAnchor === undefined ? [] : [number(order.endAnchor)]), from]
  const { dayOfMonth } = placeOf(anchors.find((anchor) => isMonthly(from, placeOf(anchor).dayOfMonth))!)
  let [wholeTo, months] = [from, 0]
  const isEnough = () => wholeTo >= to && (ends.length > 1 || months >= order.term)
  while (!isEnough()) {
    do wholeTo++
    while (!isMonthly(wholeTo, dayOfMonth))
    months++
  }
  return { from, to, wholeTo, months, dayOfMonth: sliceDay(from, wholeTo) }
}

/** The fraction of the whole period that one of its days is. */
export const shareOf = (method: ProrationMethod, { from, wholeTo, months, dayOfMonth }: Grid, day: Day): Exact => {
  switch (method) {
    case "DaysInPeriod":
      return ratio(1, wholeTo - from)
    case "DaysInMonth": {
      let [begin, end] = [day, day + 1]
      while (!isMonthly(begin, dayOfMonth)) begin--
      while (!isMonthly(end, dayOfMonth)) end++
      return ratio(1, (end - begin) * months)
    }
    case "Fixed30": {
      const until = (at: Day) => placeOf(at).month * 30 + Math.min(placeOf(at).dayOfMonth, 30)
      return ratio(until(day + 1) - until(day), until(wholeTo) - until(from))
    }
  }
}

/** The first day on which a period is due, found by trying one day after the other. */
export const dueFrom = (charge: OrderCharge, from: Day, to: Day): Day => {
  const isAdvance = charge.chargeType === "Recurring" && charge.billingTiming === "InAdvance"
  const first = isAdvance ? from : to
  const wanted = { FirstDayOfMonth: 1, LastDayOfMonth: 31, SpecificDay: charge.specificBillingDay }[
    charge.billingDay as "FirstDayOfMonth"
  ]
  if (wanted === undefined) return isAdvance ? first + (charge.offsetBillingDays ?? 0) : first
  let day = first
  while (!isMonthly(day, wanted)) day++
  return day
}
