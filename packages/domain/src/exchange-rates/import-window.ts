import { Result } from "effect"
import { addDays, addMonths, type CalendarDate, dateOf, parseCalendarDate } from "../shared/calendar-date.ts"
import { fieldRefused, type FieldsRefused } from "../shared/errors.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The first and last day for which rates are requested from a provider. */
export interface ImportWindow {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** The dates of the window that the caller gave. */
export interface RequestedWindow {
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
}

/** A window, and whether a rate in it may be earlier than existing rates (contract R4). */
export interface PlannedWindow {
  readonly window: ImportWindow
  readonly addHistorical: boolean
}

const defaultDays = 7

const ordered = (planned: PlannedWindow): Result.Result<PlannedWindow, FieldsRefused> =>
  planned.window.from > planned.window.to
    ? Result.fail(fieldRefused("from", "from date is after to date"))
    : Result.succeed(planned)

/**
 * The window of the central bank (contract R20), in days of UTC: the last seven days through today, or the requested
 * dates. With both dates every observation is imported, also before existing rates; otherwise only the latest of each
 * currency.
 */
export const centralBankWindow = ({ from, to }: RequestedWindow, today: CalendarDate) => {
  const end = to ?? today
  const begin = from ?? addDays(end, -defaultDays)
  return ordered({ window: { from: begin, to: end }, addHistorical: from !== undefined && to !== undefined })
}

/**
 * The window of the Swedish and the Polish central bank (contract R27): from the day of the last successful import, or
 * from a month ago, through today; or the requested dates.
 */
export const sinceLastWindow = ({ from, to }: RequestedWindow, now: Timestamp, lastSuccess: Timestamp | undefined) => {
  const today = dateOf(now)
  const next = lastSuccess === undefined ? addMonths(today, -1) : dateOf(lastSuccess)
  return ordered({ window: { from: from ?? next, to: to ?? today }, addHistorical: true })
}

/** The window in parts of at most `days` days, oldest first. */
export const partsOf = ({ from, to }: ImportWindow, days: number): readonly ImportWindow[] => {
  const last = addDays(from, days - 1)
  return to <= last ? [{ from, to }] : [{ from, to: last }, ...partsOf({ from: addDays(last, 1), to }, days)]
}

/** The window in parts of at most a year, oldest first, because the Swedish central bank gives no more at a time. */
export const yearsOf = ({ from, to }: ImportWindow): readonly ImportWindow[] => {
  const last = addDays(addMonths(from, 12), -1)
  return to <= last ? [{ from, to }] : [{ from, to: last }, ...yearsOf({ from: addDays(last, 1), to })]
}

/** The part of a window that can have observations: up to tomorrow, which is today in some time zone. */
export const observable = ({ from, to }: ImportWindow, today: CalendarDate): ImportWindow => {
  const tomorrow = addDays(today, 1)
  return { from, to: to < tomorrow ? to : tomorrow }
}

/** Reads the day of an observation, which must exist and be inside the window. */
export const observationDate = (text: string, { from, to }: ImportWindow): CalendarDate | undefined => {
  const date = parseCalendarDate(text)
  return date !== undefined && date >= from && date <= to ? date : undefined
}
