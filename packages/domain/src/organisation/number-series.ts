import { Result } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"

/**
 * The kinds of numbered resources. Each has a number series of its own in a legal entity (contract C6). Invoices
 * without an order are also numbered by `Invoice`.
 */
export const seriesKinds = [
  "Invoice",
  "Credit",
  "Journal",
  "Account",
  "Product",
  "ChargePlan",
  "Charge",
  "Order",
  "OrderProduct",
  "OrderCharge",
  "Quote",
  "InvoiceBatch",
  "PaymentBatch",
] as const
export type SeriesKind = (typeof seriesKinds)[number]

export interface NumberSeries {
  readonly kind: SeriesKind
  /** A text with placeholders, see `formatNumber`. */
  readonly format: string
  readonly nextNumber: number
}

export const defaultSeries: readonly NumberSeries[] = [
  { kind: "Invoice", format: "{n}", nextNumber: 1 },
  { kind: "Credit", format: "C{n}", nextNumber: 1 },
  { kind: "Journal", format: "J-{n}", nextNumber: 1 },
  { kind: "Account", format: "A-{n}", nextNumber: 1001 },
  { kind: "Product", format: "P-{n}", nextNumber: 1001 },
  { kind: "ChargePlan", format: "CP-{n}", nextNumber: 1001 },
  { kind: "Charge", format: "C-{n}", nextNumber: 1001 },
  { kind: "Order", format: "O-{n}", nextNumber: 1001 },
  { kind: "OrderProduct", format: "OP-{n}", nextNumber: 1001 },
  { kind: "OrderCharge", format: "OPC-{n}", nextNumber: 1001 },
  { kind: "Quote", format: "Q-{n}", nextNumber: 1001 },
  { kind: "InvoiceBatch", format: "B-{n}", nextNumber: 1001 },
  { kind: "PaymentBatch", format: "PB-{n}", nextNumber: 1001 },
]

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
