import { BigDecimal } from "effect"
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
export const printJson = (value: unknown): string => print(value) as string

/** The JSON text of a value, and the strings and numbers in it as they are written, in their order (see `scalarTexts`). */
export const printWithScalars = (value: unknown): { readonly json: string; readonly scalars: readonly string[] } => {
  const scalars: string[] = []
  return { json: print(value, scalars) as string, scalars }
}

/** `undefined` for what JSON leaves out. */
const print = (value: unknown, scalars?: string[]): string | undefined => {
  switch (typeof value) {
    case "string":
      scalars?.push(value)
      return printText(value)
    case "boolean":
      return value ? "true" : "false"
    case "object":
      if (value === null) return "null"
      if (Array.isArray(value)) return printArray(value, scalars)
      if (BigDecimal.isBigDecimal(value)) return alsoKept(printDecimal(value), scalars)
      return printObject(value, scalars)
    case "number":
      return Number.isFinite(value) ? alsoKept(String(value), scalars) : "null"
    default:
      return JSON.stringify(value)
  }
}

const alsoKept = (text: string, scalars: string[] | undefined): string => {
  scalars?.push(text)
  return text
}

const printArray = (items: readonly unknown[], scalars: string[] | undefined): string => {
  let text = ""
  for (const item of items) text += `${text === "" ? "[" : ","}${print(item, scalars) ?? "null"}`
  return text === "" ? "[]" : `${text}]`
}

const printObject = (value: object, scalars: string[] | undefined): string | undefined => {
  const { toJSON } = value as { readonly toJSON?: unknown }
  if (typeof toJSON === "function") return print(toJSON.call(value), scalars)
  if (isRawJSON(value)) {
    const text = JSON.stringify(value)
    scalars?.push(...scalarTexts(text))
    return text
  }
  let text = ""
  for (const name of Object.keys(value)) {
    const printed = printMember(name, (value as Readonly<Record<string, unknown>>)[name], scalars)
    if (printed !== undefined) text += (text === "" ? "{" : ",") + printed
  }
  return text === "" ? "{}" : `${text}}`
}

/** A member of an object with its name; `undefined` for one that JSON leaves out. */
export const printMember = (name: string, value: unknown, scalars?: string[]): string | undefined => {
  const printed = value === undefined ? undefined : print(value, scalars)
  return printed === undefined ? undefined : printName(name) + printed
}

/** Names of members recur: those of the service's own resources are printed once. Names that callers choose are bounded. */
const printedNames = new Map<string, string>()
const mostNames = 5000

/** The name of a member, with the colon behind it. */
export const printName = (name: string): string => {
  const known = printedNames.get(name)
  if (known !== undefined) return known
  const printed = `${printText(name)}:`
  if (name.length <= shortText && printedNames.size < mostNames) printedNames.set(name, printed)
  return printed
}

/** Of a long text the engine finds out faster whether it has to escape anything. */
const shortText = 64
const needsNoEscape = /^[ !#-[\]-~]*$/
const printText = (text: string): string =>
  text.length <= shortText && needsNoEscape.test(text) ? `"${text}"` : JSON.stringify(text)

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
