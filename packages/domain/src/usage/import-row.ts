import { BigDecimal, Result } from "effect"
import type { CustomFieldConfiguration } from "../custom-fields/custom-field.ts"
import type { LookupKey } from "../listing/lookup-key.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { FieldsRefused } from "../shared/errors.ts"
import { shownName, unfitPaths, unfitText } from "../shared/json-text.ts"
import { makeFieldErrors } from "./field-errors.ts"
import type { ValueFormat } from "./import-format.ts"
import type { UsageRequest } from "./usage-request.ts"
import type { UsageKind } from "./usage-row.ts"

interface Reading extends ValueFormat {
  readonly configurations: readonly CustomFieldConfiguration[]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !BigDecimal.isBigDecimal(value)

/** Each reader gives the value, or a failure that says which values are allowed. */
const wanted = (text: string) => Result.fail(text)
type Reader = (value: unknown, format: Reading) => Result.Result<unknown, string>

const text =
  (most: number): Reader =>
  (value) =>
    typeof value === "string" && value.length <= most
      ? Result.succeed(value)
      : wanted(`must be a text of at most ${most} characters`)
const number: Reader = (value, format) => {
  const read = typeof value === "string" ? format.number(value) : value
  return BigDecimal.isBigDecimal(read)
    ? Result.succeed(read)
    : wanted("must be a number with at most 15 digits before and 10 after the decimal point")
}
const price: Reader = (value, format) =>
  Result.filterOrFail(
    number(value, format),
    (read) => !BigDecimal.isNegative(read as Decimal),
    () => "must not be negative",
  )
const date: Reader = (value, format) => {
  const read = typeof value === "string" ? format.date(value) : undefined
  return read === undefined ? wanted(`must be a date as ${format.dateFormat}`) : Result.succeed(read)
}
const key: Reader = (value) => {
  if (typeof value === "string" && value.length <= 500) return Result.succeed(value)
  if (!isObject(value)) return wanted("must be a text or an object with key and value")
  const names = Object.keys(value)
  const fits = names.every((name) => name === "key" || name === "value")
  const texts = Object.values(value).every((part) => part === null || (typeof part === "string" && part.length <= 500))
  return fits && texts ? Result.succeed(value) : wanted("must be a text or an object with key and value")
}
const customFields: Reader = (value) => (isObject(value) ? Result.succeed(value) : wanted("must be an object"))
// The member is ignored, because every row of an import must name its charge (contract X8).
const ignored: Reader = (value) =>
  typeof value === "boolean" || /^(true|false)$/iu.test(String(value))
    ? Result.succeed(undefined)
    : wanted("must be true or false")

const names = { account: key, order: key, product: key, charge: key }
const common = { ...names, quantity: number, fromDate: date, customFields, validateData: ignored }
const fields: { readonly [K in UsageKind]: Readonly<Record<string, Reader>> } = {
  Usage: {
    ...common,
    unit: key,
    description: text(2000),
    toDate: date,
    source: text(2000),
    ratedPrice: price,
    ratedPriceCurrency: text(3),
  },
  Measurement: { ...common, tag: text(500) },
}
const required = ["charge", "quantity", "fromDate"] as const

/** The largest number of mistakes of one row that are reported. */
const mostMistakes = 20
const customPrefix = "customFields."

/**
 * Reads a row of an import by its fields, which are those of a single row (contract X7, X8). Numbers are decimals, NaN
 * when they have too many digits, or texts; a row of CSV has only texts.
 */
export const readImportRow = (
  kind: UsageKind,
  raw: unknown,
  format: Reading,
): Result.Result<UsageRequest & { readonly charge: LookupKey }, FieldsRefused> => {
  const errors = makeFieldErrors()
  if (!isObject(raw)) {
    errors.add("row", "must be an object")
    return Result.fail(errors.refused())
  }
  const read: Record<string, unknown> = {}
  const custom: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (errors.count() >= mostMistakes) break
    if (value === null || value === "") continue
    const reader = Object.hasOwn(fields[kind], name) ? fields[kind][name] : undefined
    if (reader !== undefined) {
      const taken = reader(value, format)
      if (Result.isSuccess(taken)) read[name] = taken.success
      else errors.add(name, taken.failure)
    } else if (name.startsWith(customPrefix) && typeof value === "string") {
      readCustom(name.slice(customPrefix.length), value, format, custom)
    } else errors.add(shownName(name), "is not a field of a row")
  }
  for (const name of required) if (read[name] === undefined && !errors.has(name)) errors.add(name, "is required")
  const given = { ...(read["customFields"] as object | undefined), ...custom }
  for (const path of unfitPaths(withoutNumbers({ ...read, customFields: given }), mostMistakes))
    errors.add(path, unfitText)
  return errors.isEmpty()
    ? Result.succeed({ ...read, customFields: given } as unknown as UsageRequest & { readonly charge: LookupKey })
    : Result.fail(errors.refused())
}

/** Decimals are replaced, because a decimal object refers to itself and cannot be printed. */
const withoutNumbers = (value: unknown): unknown => {
  if (BigDecimal.isBigDecimal(value)) return null
  if (Array.isArray(value)) return value.map(withoutNumbers)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutNumbers(part)]))
}

/** Reads a custom field from a column of CSV by the field's type. A value of another type is refused later. */
const readCustom = (name: string, value: string, format: Reading, into: Record<string, unknown>): void => {
  const type = format.configurations.find((each) => each.key === name)?.fieldType
  if (type === "Date") into[name] = format.date(value) ?? value
  else if (type === "Integer" || type === "Amount" || type === "DecimalNumber")
    into[name] = format.number(value) ?? value
  else into[name] = type === "Checkbox" && /^(true|false)$/u.test(value) ? value === "true" : value
}
