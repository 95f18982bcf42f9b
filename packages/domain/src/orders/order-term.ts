import { addDays, addMonths, type CalendarDate, monthsBetween } from "../shared/calendar-date.ts"
import type { Window } from "./charge-window.ts"
import type { OrderHeader } from "./order.ts"

type Term = Pick<OrderHeader, "end" | "endAnchor" | "noticePeriodDate">

/**
 * The term of an order whose first day after the term is `end`. Later ends are counted in months from the start when
 * the start is a whole number of months before `end`, else from `end` (contract S2).
 */
export const termTo = (start: CalendarDate, end: CalendarDate, noticePeriod: number): Term =>
  ended(end, addMonths(start, monthsBetween(start, end)) === end ? start : end, noticePeriod)

/**
 * The term extended by a number of months. The new end is counted from `endAnchor`, so that ends do not drift (contract
 * S18).
 */
export const termExtended = (
  { end, endAnchor }: { readonly end: CalendarDate; readonly endAnchor: CalendarDate },
  months: number,
  noticePeriod: number,
): Term => ended(addMonths(endAnchor, monthsBetween(endAnchor, end) + months), endAnchor, noticePeriod)

const ended = (end: CalendarDate, endAnchor: CalendarDate, noticePeriod: number): Term => ({
  end,
  endAnchor,
  noticePeriodDate: noticeDate(end, noticePeriod),
})

/** The last day on which notice is in time (contract S3). */
export const noticeDate = (end: CalendarDate, noticePeriod: number): CalendarDate =>
  addDays(addMonths(end, -noticePeriod), -1)

/** The months of a term. A month that has begun counts as a whole one (contract S2). */
export const termMonths = (start: CalendarDate, end: CalendarDate): number => {
  const months = monthsBetween(start, end)
  return addMonths(start, months) < end ? months + 1 : months
}

/**
 * The first days of all terms, including one that begins at `end`. Terms that a shortened order no longer reaches are
 * left out.
 */
export const renewalsWith = (
  { renewals }: Pick<OrderHeader, "renewals">,
  end: CalendarDate,
): OrderHeader["renewals"] => [...renewals.filter((day) => day < end), end]

/** The terms of an order in sequence, the present one last; none for an order without end (contract S16). */
export const termsOf = ({
  start,
  end,
  renewals,
}: Pick<OrderHeader, "start" | "end" | "renewals">): readonly Required<Window>[] => {
  if (end === undefined || end <= start) return []
  const days = [start, ...renewals.filter((day) => day < end), end]
  return days.slice(1).map((to, index) => ({ from: days[index]!, to }))
}

/**
 * A term extended to whole months (contract V2), for a term of odd length or one that ended early. Months are counted
 * from `endAnchor`, so that a term that begins at the end of a short month is no longer than the others.
 */
export const fullTerm = (
  { start, end, endAnchor, term }: Pick<OrderHeader, "start" | "end" | "endAnchor" | "term">,
  { from, to }: Required<Window>,
): Required<Window> => {
  const counts = (anchor: CalendarDate) => addMonths(anchor, monthsBetween(anchor, from)) === from
  const anchor = [start, endAnchor ?? from].find(counts) ?? from
  const months = termMonths(anchor, to)
  return { from, to: addMonths(anchor, from === start && to === end ? Math.max(term, months) : months) }
}
