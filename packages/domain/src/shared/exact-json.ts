import { BigDecimal } from "effect"
import { type Decimal, decimal, printDecimal } from "./decimal.ts"

// ES2026 has all three functions and Node 24 implements them; the compiler's library does not know them yet.
const { rawJSON, isRawJSON } = JSON as JSON & {
  readonly rawJSON: (text: string) => unknown
  readonly isRawJSON: (value: unknown) => boolean
}
const parse = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown

/** The JSON text of a value with decimals in it: each a number with its shortest exact digits (contract M3). */
export const printJson = (value: unknown): string => JSON.stringify(withDigits(value))

/** A copy with the digits of each decimal. To ask for each member while it is written takes twice as long. */
const withDigits = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || isRawJSON(value)) return value
  if (BigDecimal.isBigDecimal(value)) return rawJSON(printDecimal(value))
  if (Array.isArray(value)) return value.map(withDigits)
  const { toJSON } = value as { readonly toJSON?: unknown }
  if (typeof toJSON === "function") return withDigits(toJSON.call(value))
  const copy: Record<string, unknown> = Object.create(null)
  for (const name of Object.keys(value)) copy[name] = withDigits((value as Readonly<Record<string, unknown>>)[name])
  return copy
}

/** Reads JSON; `readNumber` makes the value of each number from its digits. */
export const parseJsonWith = (text: string, readNumber: (digits: string) => unknown): unknown =>
  parse(text, (_, value, { source }) => (typeof value === "number" ? readNumber(source ?? String(value)) : value))

/** Reads JSON so that `printJson` writes each number again with the digits that it had. */
export const parseVerbatim = (text: string): unknown => parseJsonWith(text, rawJSON)

/** Reads JSON that the service wrote: every number as a decimal. Most of what is kept has none, and is read faster. */
export const parseJson = (text: string): unknown =>
  mayHoldNumber.test(text) ? parseJsonWith(text, decimal) : (JSON.parse(text) as unknown)
const mayHoldNumber = /(?:^|[[:,])\s*-?\d/

/** A single value of JSON, as a custom field holds one. */
export type JsonScalar = string | boolean | Decimal
