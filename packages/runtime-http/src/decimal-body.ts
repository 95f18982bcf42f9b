import { amountDigits, type Decimal, parseDecimal, printDecimal } from "@svc/domain/shared/decimal"
import { parseJsonWith } from "@svc/domain/shared/exact-json"
import { BigDecimal, Result } from "effect"
import { type TSchema, Type } from "typebox"
import { InvalidRequest } from "./invalid-request.ts"

/** A mark that only this file sees: for validators and the OpenAPI document the schema is a number. */
const digitsCount = Symbol("digits count")

/** A number whose digits count: a handler gets it as a decimal, and its answer may hold one (contract M1). */
export const ExactNumber = (options: object = {}) =>
  Type.Unsafe<Decimal>({ type: "number", [digitsCount]: true, ...options })

interface Shape {
  readonly [digitsCount]?: true
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly additionalProperties?: boolean | Shape
}

/** Whether a schema has a part that is read digit for digit: decimals, and the values of open objects. */
const readsDigits = (schema: Shape): boolean =>
  schema[digitsCount] === true ||
  schema.additionalProperties === true ||
  [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].some(
    readsDigits,
  )

type Revive = (parsed: unknown, text: string) => Result.Result<unknown, InvalidRequest>

/**
 * Reads a valid body again from its text, with the decimals of the schema as decimals. Free members are left out,
 * because their handlers keep them as JSON text.
 */
export const makeReviver = (schema: TSchema, free: readonly string[]): Revive => {
  const { properties = {} } = schema as Shape
  const read = Object.entries(properties).filter(([name]) => !free.includes(name))
  if (!read.some(([, shape]) => readsDigits(shape))) return (parsed) => Result.succeed(parsed)
  return (_, text) => {
    const errors: Record<string, string[]> = {}
    const exact = parseJsonWith(text, (digits) => parseDecimal(digits, amountDigits) ?? new TooManyDigits(digits))
    const value = revive(schema, exact, "", errors)
    return Object.keys(errors).length === 0
      ? Result.succeed(value)
      : Result.fail(new InvalidRequest({ status: 400, errors }))
  }
}

class TooManyDigits {
  readonly digits: string
  constructor(digits: string) {
    this.digits = digits
  }
}

const isDecimal = (value: unknown): value is Decimal => BigDecimal.isBigDecimal(value)

const revive = (shape: Shape, value: unknown, path: string, errors: Record<string, string[]>): unknown => {
  if (value instanceof TooManyDigits) {
    errors[path] = [
      `must have at most ${amountDigits.whole} digits before and ${amountDigits.fraction} behind the point`,
    ]
    return undefined
  }
  // A number whose digits do not count becomes a plain one; the numbers of an open object stay decimals.
  if (isDecimal(value)) return isExact(shape) ? value : Number(printDecimal(value))
  const at = (part: string | number) =>
    typeof part === "number" ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`
  if (Array.isArray(value)) return value.map((item, index) => revive(itemsOf(shape), item, at(index), errors))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, revive(memberOf(shape, name), member, at(name), errors)]),
  )
}

const branches = (shape: Shape): readonly Shape[] => shape.anyOf?.flatMap(branches) ?? [shape]
const open: Shape = { [digitsCount]: true, additionalProperties: true }

const isExact = (shape: Shape): boolean => branches(shape).some((branch) => branch[digitsCount] === true)
const itemsOf = (shape: Shape): Shape => branches(shape).find(({ items }) => items !== undefined)?.items ?? open
const memberOf = (shape: Shape, name: string): Shape => {
  const found = branches(shape).find(({ properties }) => properties !== undefined && Object.hasOwn(properties, name))
  return found?.properties?.[name] ?? open
}
