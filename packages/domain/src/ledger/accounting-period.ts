import { addDays, addMonths, type CalendarDate, endOfMonth, monthsBetween } from "../shared/calendar-date.ts"
import type { ListFields } from "../listing/list-fields.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"

/** Identifies an accounting period. */
export interface FiscalPeriod {
  /** The calendar year in which the fiscal year begins. */
  readonly fiscalYear: number
  /** The number of the period; 1 is the first month of the fiscal year. */
  readonly fiscalPeriod: number
}

/** A month of a fiscal year (contract F1). */
export interface AccountingPeriod extends FiscalPeriod {
  readonly fiscalQuarter: number
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate
}

/** A period with the time when it was closed. Without a time, the period is open. */
export interface PeriodWithState {
  readonly period: AccountingPeriod
  readonly closedAt: Timestamp | undefined
}

/** The days from the first to the last, both inclusive. */
export interface Days {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

const four = (year: number) => String(year).padStart(4, "0")

const monthOf = (year: number, month: number): CalendarDate =>
  addMonths(`${four(year)}-01-01` as CalendarDate, month - 1)

/** The first day of a day's month. */
export const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01` as CalendarDate

/** The period of a day. Fiscal years begin with the given month, 1 to 12. */
export const periodOf = (date: CalendarDate, fiscalYearStartMonth: number): AccountingPeriod => {
  const month = Number(date.slice(5, 7))
  const fiscalPeriod = ((month - fiscalYearStartMonth + 12) % 12) + 1
  return {
    fiscalYear: Number(date.slice(0, 4)) - (month < fiscalYearStartMonth ? 1 : 0),
    fiscalPeriod,
    fiscalQuarter: Math.ceil(fiscalPeriod / 3),
    firstDay: firstOfMonth(date),
    lastDay: endOfMonth(date),
  }
}

/** The period of a fiscal year with a number from 1 to 12. */
export const periodAt = (fiscalYear: number, fiscalPeriod: number, fiscalYearStartMonth: number): AccountingPeriod =>
  periodOf(monthOf(fiscalYear, fiscalYearStartMonth + fiscalPeriod - 1), fiscalYearStartMonth)

const monthsFrom = (first: CalendarDate, months: number): Days => ({
  from: first,
  to: addDays(addMonths(first, months), -1),
})

/** The days of a fiscal year. */
export const fiscalYearDays = (fiscalYear: number, fiscalYearStartMonth: number): Days =>
  monthsFrom(monthOf(fiscalYear, fiscalYearStartMonth), 12)

/** The days of a quarter, 1 to 4, of a fiscal year. */
export const fiscalQuarterDays = (fiscalYear: number, quarter: number, fiscalYearStartMonth: number): Days =>
  monthsFrom(monthOf(fiscalYear, fiscalYearStartMonth + 3 * (quarter - 1)), 3)

/** The first days of the months from one day's to another's, both inclusive. */
export const monthsThrough = (from: CalendarDate, to: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: Math.max(0, monthsBetween(from, to) + 1) }, (_, index) => addMonths(firstOfMonth(from), index))

/** The name of a period: `2024-3`. */
export const periodName = ({ fiscalYear, fiscalPeriod }: FiscalPeriod): string => `${fiscalYear}-${fiscalPeriod}`

export const accountingPeriodFields = {
  one: {
    description: "text",
    fiscalYear: "number",
    fiscalPeriod: "number",
    fiscalQuarter: "number",
    calendarYear: "number",
    calendarMonth: "number",
    startDate: "date",
    endDate: "date",
    status: ["Open", "Closed"],
  },
} as const satisfies ListFields

/** A period as the interface shows it. */
export const accountingPeriodBody = ({ period, closedAt }: PeriodWithState) => ({
  description: periodName(period),
  fiscalYear: period.fiscalYear,
  fiscalPeriod: period.fiscalPeriod,
  fiscalQuarter: period.fiscalQuarter,
  calendarYear: Number(period.firstDay.slice(0, 4)),
  calendarMonth: Number(period.firstDay.slice(5, 7)),
  startDate: period.firstDay,
  endDate: period.lastDay,
  status: closedAt === undefined ? ("Open" as const) : ("Closed" as const),
  closedDate: closedAt === undefined ? undefined : toIso(closedAt),
})
