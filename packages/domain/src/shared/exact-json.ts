import { BigDecimal } from "effect"
import {
  backTo,
  bytesOf,
  textEnd,
  writeAscii,
  writeBytes,
  writeCode,
  writeQuoted,
  writeText,
  writtenText,
} from "./byte-text.ts"
import { type Decimal, decimal, printDecimal } from "./decimal.ts"
import { scalarTexts } from "./json-text.ts"

// ES2026 has all three functions and Node 24 implements them; the compiler's library does not know them yet.
const { rawJSON, isRawJSON } = JSON as JSON & {
  readonly rawJSON: (text: string) => unknown
  readonly isRawJSON: (value: unknown) => boolean
}
const parse = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
) => unknown

/**
 * The JSON text of a value that contains decimals, each printed as a number in its shortest exact notation (contract
 * M3). Everything else is printed like `JSON.stringify`, which would take three times as long with a replacer for
 * decimals.
 */
export const printJson = (value: unknown): string => writtenText(() => print(value)) as string

/**
 * The JSON text of a value, and the strings and numbers in it as they are printed, in their order (see `scalarTexts`).
 */
export const printWithScalars = (value: unknown): { readonly json: string; readonly scalars: readonly string[] } => {
  const scalars: string[] = []
  return { json: writtenText(() => print(value, scalars)) as string, scalars }
}

/** A member of an object with its name; `undefined` for a value that JSON leaves out. */
export const printMember = (name: string, value: unknown): string | undefined => writtenText(() => member(name, value))

/** The name of a member, followed by the colon. */
export const printName = (name: string): string => `${JSON.stringify(name)}:`

const [openBracket, closeBracket, openBrace, closeBrace, comma] = [0x5b, 0x5d, 0x7b, 0x7d, 0x2c]

/** Prints a value. Gives `false` and prints nothing for a value that JSON leaves out. */
const print = (value: unknown, scalars?: string[]): boolean => {
  switch (typeof value) {
    case "string":
      scalars?.push(value)
      return printText(value)
    case "boolean":
      return printDigits(value ? "true" : "false")
    case "object":
      if (value === null) return printDigits("null")
      if (Array.isArray(value)) return printArray(value, scalars)
      if (BigDecimal.isBigDecimal(value)) return printDigits(printDecimal(value), scalars)
      return printObject(value, scalars)
    case "number":
      return Number.isFinite(value) ? printDigits(String(value), scalars) : printDigits("null")
    default: {
      const text = JSON.stringify(value) as string | undefined
      if (text !== undefined) writeText(text)
      return text !== undefined
    }
  }
}

/** Prints a number or a literal of JSON. */
const printDigits = (text: string, scalars?: string[]): true => {
  scalars?.push(text)
  writeAscii(text)
  return true
}

const printArray = (items: readonly unknown[], scalars: string[] | undefined): true => {
  writeCode(openBracket)
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) writeCode(comma)
    if (!print(items[index], scalars)) printDigits("null")
  }
  writeCode(closeBracket)
  return true
}

const printObject = (value: object, scalars: string[] | undefined): boolean => {
  const { toJSON } = value as { readonly toJSON?: unknown }
  if (typeof toJSON === "function") return print(toJSON.call(value), scalars)
  if (Object.getPrototypeOf(value) === null && isRawJSON(value)) {
    const text = JSON.stringify(value)
    scalars?.push(...scalarTexts(text))
    writeText(text)
    return true
  }
  let between = openBrace
  // `for…in` is faster here than a list of names, each of which would be looked up again.
  for (const name in value) {
    if (!Object.hasOwn(value, name)) continue
    const end = textEnd()
    writeCode(between)
    if (member(name, (value as Readonly<Record<string, unknown>>)[name], scalars)) between = comma
    else backTo(end)
  }
  if (between === openBrace) writeCode(openBrace)
  writeCode(closeBrace)
  return true
}

const member = (name: string, value: unknown, scalars?: string[]): boolean => {
  if (value === undefined) return false
  writeBytes(nameBytes(name))
  return print(value, scalars)
}

/**
 * Printed member names. Names recur, so those of the service's own resources are printed once; the number of names that
 * callers choose is bounded.
 */
const printedNames = new Map<string, Uint8Array>()
const mostNames = 5000

const nameBytes = (name: string): Uint8Array => {
  const known = printedNames.get(name)
  if (known !== undefined) return known
  const printed = bytesOf(printName(name))
  if (name.length <= shortText && printedNames.size < mostNames) printedNames.set(name, printed)
  return printed
}

/** For longer texts, the engine finds out faster whether characters must be escaped. */
const shortText = 64
const printText = (text: string): true => {
  if (text.length > shortText || !writeQuoted(text)) writeText(JSON.stringify(text))
  return true
}

/** Parses JSON; `readNumber` makes the value of each number from its digits. */
export const parseJsonWith = (text: string, readNumber: (digits: string) => unknown): unknown =>
  parse(text, (_, value, { source }) => (typeof value === "number" ? readNumber(source ?? String(value)) : value))

/** Parses JSON so that `printJson` prints each number again with the digits that it had. */
export const parseVerbatim = (text: string): unknown => parseJsonWith(text, rawJSON)

/**
 * Parses JSON that the service wrote, with every number as a decimal. A single number needs no parser, and most other
 * texts have no number and are parsed faster.
 */
export const parseJson = (text: string): unknown => {
  if (isNumber.test(text)) return decimal(text)
  return mayHoldNumber.test(text) ? parseJsonWith(text, decimal) : (JSON.parse(text) as unknown)
}
const isNumber = /^-?\d+(?:\.\d+)?$/
const mayHoldNumber = /(?:^|[[:,])\s*-?\d/

/** A single value of JSON, as a custom field holds one. */
export type JsonScalar = string | boolean | Decimal
