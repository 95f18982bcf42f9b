import { BigDecimal } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { decimal, type Decimal, type Digits, parseDecimal, printDecimal } from "../shared/decimal.ts"

/** A published value of a day. */
export interface Observation {
  readonly date: CalendarDate
  readonly value: Decimal
}

/** A row of a provider's answer, with the value as it is written there. */
export interface PublishedValue {
  readonly date: CalendarDate
  readonly text: string
}

/**
 * The usable values of an answer, oldest first, and for each other day a sentence about why its value is not usable.
 */
export interface SiftedValues {
  readonly observations: readonly Observation[]
  readonly rejections: readonly string[]
}

const digits = /^\d{1,12}(\.\d{1,12})?$/

const positive = (value: Decimal | undefined): Decimal | undefined =>
  value !== undefined && BigDecimal.isPositive(value) ? value : undefined

/** A positive number with at most the given digits. */
export const parsePositive = (text: string, most: Digits): Decimal | undefined => positive(parseDecimal(text, most))

/** A positive rate in a provider's notation, with up to 12 digits before and after the decimal point. */
const parsePublished = (text: string): Decimal | undefined => (digits.test(text) ? positive(decimal(text)) : undefined)

/**
 * Selects the usable values of one series. An empty value or `NaN` means that nothing was published. A value that is no
 * positive decimal number, or two different values of a day, exclude only that day (contract R12).
 */
export const siftValues = (
  rows: Iterable<PublishedValue>,
  parse: (text: string) => Decimal | undefined = parsePublished,
): SiftedValues => {
  const byDate = new Map<CalendarDate, Decimal>()
  const rejected = new Map<CalendarDate, string>()
  for (const { date, text } of rows) {
    if (text === "" || text === "NaN") continue
    const value = parse(text)
    const before = byDate.get(date)
    if (value === undefined) rejected.set(date, `rejected value ${text} on ${date}`)
    else if (before !== undefined && !BigDecimal.equals(before, value)) {
      rejected.set(date, `rejected two values on ${date}: ${printDecimal(before)} and ${printDecimal(value)}`)
    } else byDate.set(date, value)
  }
  const observations: Observation[] = []
  for (const [date, value] of byDate) if (!rejected.has(date)) observations.push({ date, value })
  return {
    observations: observations.sort((a, b) => (a.date < b.date ? -1 : 1)),
    rejections: [...rejected].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text),
  }
}
