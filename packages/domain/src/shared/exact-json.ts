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
 * The JSON text of a value with decimals in it: each a number with its shortest exact digits (contract M3). All else is
 * written as `JSON.stringify` writes it, which takes three times as long where it has to be told of each decimal.
 */
export const printJson = (value: unknown): string => writtenText(() => print(value)) as string

/** The JSON text of a value, and the strings and numbers in it as they are written, in their order (see `scalarTexts`). */
export const printWithScalars = (value: unknown): { readonly json: string; readonly scalars: readonly string[] } => {
  const scalars: string[] = []
  return { json: writtenText(() => print(value, scalars)) as string, scalars }
}

/** A member of an object with its name; `undefined` for one that JSON leaves out. */
export const printMember = (name: string, value: unknown): string | undefined => writtenText(() => member(name, value))

/** The name of a member, with the colon behind it. */
export const printName = (name: string): string => `${JSON.stringify(name)}:`

const [openBracket, closeBracket, openBrace, closeBrace, comma] = [0x5b, 0x5d, 0x7b, 0x7d, 0x2c]

/** Writes a value; `false` where it is one that JSON leaves out, and then nothing is written. */
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

/** A number, or a name of JSON's own. */
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
  // The engine walks so what it has laid out, where a list of the names would be made and each be looked up.
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

/** Names of members recur: those of the service's own resources are printed once. Names that callers choose are bounded. */
const printedNames = new Map<string, Uint8Array>()
const mostNames = 5000

const nameBytes = (name: string): Uint8Array => {
  const known = printedNames.get(name)
  if (known !== undefined) return known
  const printed = bytesOf(printName(name))
  if (name.length <= shortText && printedNames.size < mostNames) printedNames.set(name, printed)
  return printed
}

/** Of a long text the engine finds out faster whether it has to escape anything. */
const shortText = 64
const printText = (text: string): true => {
  if (text.length > shortText || !writeQuoted(text)) writeText(JSON.stringify(text))
  return true
}

/** Reads JSON; `readNumber` makes the value of each number from its digits. */
export const parseJsonWith = (text: string, readNumber: (digits: string) => unknown): unknown =>
  parse(text, (_, value, { source }) => (typeof value === "number" ? readNumber(source ?? String(value)) : value))

/** Reads JSON so that `printJson` writes each number again with the digits that it had. */
export const parseVerbatim = (text: string): unknown => parseJsonWith(text, rawJSON)

/**
 * Reads JSON that the service wrote: every number as a decimal. A number alone needs no parser, and most of the rest has no
 * number and is read faster.
 */
export const parseJson = (text: string): unknown => {
  if (isNumber.test(text)) return decimal(text)
  return mayHoldNumber.test(text) ? parseJsonWith(text, decimal) : (JSON.parse(text) as unknown)
}
const isNumber = /^-?\d+(?:\.\d+)?$/
const mayHoldNumber = /(?:^|[[:,])\s*-?\d/

/** A single value of JSON, as a custom field holds one. */
export type JsonScalar = string | boolean | Decimal
