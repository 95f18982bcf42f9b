import { Result } from "effect"
import { inPlace } from "../resources/resource.ts"
import { allResources, type SeriesKind } from "../resources/resources.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"

export interface NumberSeries {
  readonly kind: SeriesKind
  /** A text with placeholders, see `formatNumber`. */
  readonly format: string
  readonly nextNumber: number
}

/**
 * The series that a new legal entity begins with, one for each kind of numbers (contract C6). Invoices without an order
 * are also numbered by `Invoice`.
 */
export const defaultSeries: readonly NumberSeries[] = inPlace(allResources.flatMap(({ series = [] }) => series)).map(
  ({ kind, format, from }) => ({ kind: kind as SeriesKind, format, nextNumber: from }),
)
export const seriesKinds: readonly SeriesKind[] = defaultSeries.map(({ kind }) => kind)

export const largestNumber = 999_999_999_999

const placeholder = /\{(n(?::([1-9]|1[0-2]))?|yyyy|yy|MM)\}/g

/**
 * Checks a format (contract C7): a text that contains the number once, as `{n}` or with leading zeros as `{n:6}`, and
 * any of `{yyyy}`, `{yy}`, `{MM}` for the date.
 */
export const checkFormat = (format: string): Result.Result<string, string> => {
  if (format.length > 40) return Result.fail("has more than 40 characters")
  const rest = format.replaceAll(placeholder, "")
  if (!/^[\p{L}\p{N} ./_-]*$/u.test(rest))
    return Result.fail("may hold letters, digits, spaces, . / _ - and {n}, {n:6}, {yyyy}, {yy}, {MM}")
  const numbers = [...format.matchAll(placeholder)].filter(([, name = ""]) => name.startsWith("n"))
  return numbers.length === 1 ? Result.succeed(format) : Result.fail("must have {n} in it once")
}

/** Formats a number. */
export const formatNumber = (format: string, number: number, date: CalendarDate): string =>
  format.replaceAll(placeholder, (_, name: string, width?: string) => {
    if (name.startsWith("n")) return String(number).padStart(Number(width ?? 0), "0")
    return name === "MM" ? date.slice(5, 7) : name === "yy" ? date.slice(2, 4) : date.slice(0, 4)
  })
