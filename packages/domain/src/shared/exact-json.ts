import { BigDecimal } from "effect"
import { type Decimal, decimal, printDecimal } from "./decimal.ts"

// ES2026 has both functions and Node 24 implements them; the compiler's library does not know them yet.
const { rawJSON } = JSON as JSON & { readonly rawJSON: (text: string) => unknown }
const parse = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown

/** The JSON text of a value with decimals in it: each a number with its shortest exact digits (contract M3). */
export const printJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, member: unknown) {
    // A decimal has a `toJSON` of its own, which has run by now: only the holder still has the decimal.
    const held = this[key]
    return BigDecimal.isBigDecimal(held) ? rawJSON(printDecimal(held)) : member
  })

/** Reads JSON; `readNumber` makes the value of each number from its digits. */
export const parseJsonWith = (text: string, readNumber: (digits: string) => unknown): unknown =>
  parse(text, (_, value, { source }) => (typeof value === "number" ? readNumber(source ?? String(value)) : value))

/** Reads JSON so that `printJson` writes each number again with the digits that it had. */
export const parseVerbatim = (text: string): unknown => parseJsonWith(text, rawJSON)

/** Reads JSON that the service wrote: every number as a decimal. */
export const parseJson = (text: string): unknown => parseJsonWith(text, decimal)

/** A single value of JSON, as a custom field holds one. */
export type JsonScalar = string | boolean | Decimal
