import { amountDigits, type Decimal, parseDecimal } from "@svc/domain/shared/decimal"
import { parseJsonWith } from "@svc/domain/shared/exact-json"
import { fitsDoubles } from "@svc/domain/shared/json-text"
import { Result } from "effect"
import { type TSchema, Type } from "typebox"
import { InvalidRequest } from "./invalid-request.ts"

/** A mark known only in this file: validators and the OpenAPI document see a plain number. */
const digitsCount = Symbol("digits count")

/** A number whose digits are kept: a handler gets it as a decimal, and its answer may contain one (contract M1). */
export const ExactNumber = (options: object = {}) =>
  Type.Unsafe<Decimal>({ type: "number", [digitsCount]: true, ...options })

interface Shape {
  readonly [digitsCount]?: true
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly additionalProperties?: boolean | Shape
}

/** How to convert the values of a part of a schema; `undefined` leaves them unchanged. */
interface Plan {
  readonly exact: boolean
  readonly items: () => Plan | undefined
  readonly member: (name: string) => Plan | undefined
}

const branches = (shape: Shape): readonly Shape[] => shape.anyOf?.flatMap(branches) ?? [shape]

/** All numbers in an open object stay decimals. */
const open: Plan = { exact: true, items: () => open, member: () => open }

const planOf = (shape: Shape): Plan | undefined => {
  const all = branches(shape)
  const exact = all.some((branch) => branch[digitsCount] === true)
  const items = all.find((branch) => branch.items !== undefined)?.items
  const ofItems = items && planOf(items)
  const members = new Map<string, Plan | undefined>()
  for (const { properties = {} } of all) {
    for (const [name, part] of Object.entries(properties)) if (!members.has(name)) members.set(name, planOf(part))
  }
  const isOpen = all.some(({ additionalProperties }) => additionalProperties === true)
  if (!exact && ofItems === undefined && !isOpen && ![...members.values()].some((plan) => plan !== undefined)) {
    return undefined
  }
  return {
    exact,
    items: () => (items === undefined ? open : ofItems),
    member: (name) => (members.has(name) ? members.get(name) : open),
  }
}

type Revive = (parsed: unknown, text: string) => Result.Result<unknown, InvalidRequest>
type Place = readonly [Place | undefined, string | number]

const pathOf = (place: Place | undefined): string => {
  if (place === undefined) return ""
  const [parent, part] = place
  const path = pathOf(parent)
  return typeof part === "number" ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`
}

/**
 * Turns the numbers of a valid body into decimals where its schema wants them. If its doubles may have lost digits, the
 * body is parsed again from its text, which takes many times as long. Free members are skipped, because their handlers
 * keep them as JSON text.
 */
export const makeReviver = (schema: TSchema, free: readonly string[]): Revive => {
  const { properties = {} } = schema as Shape
  const bound = Object.entries(properties).filter(([name]) => !free.includes(name))
  const plan = planOf({ properties: Object.fromEntries(bound) })
  if (plan === undefined) return (parsed) => Result.succeed(parsed)
  return (parsed, text) => {
    const errors: Record<string, string[]> = {}
    const digits = fitsDoubles(text) ? parsed : parseJsonWith(text, (written) => new Written(written))
    const value = revive(plan, digits, undefined, errors)
    return Object.keys(errors).length === 0
      ? Result.succeed(value)
      : Result.fail(new InvalidRequest({ status: 400, errors }))
  }
}

/** A number as its digits in the text. */
class Written {
  readonly digits: string
  constructor(digits: string) {
    this.digits = digits
  }
}

const readExact = (digits: string, place: Place | undefined, errors: Record<string, string[]>): unknown => {
  const value = parseDecimal(digits, amountDigits)
  if (value === undefined)
    errors[pathOf(place)] = [
      `must have at most ${amountDigits.whole} digits before and ${amountDigits.fraction} behind the point`,
    ]
  return value
}

const revive = (
  plan: Plan | undefined,
  value: unknown,
  place: Place | undefined,
  errors: Record<string, string[]>,
): unknown => {
  if (typeof value === "number" || value instanceof Written) {
    const digits = typeof value === "number" ? String(value) : value.digits
    const decimal = readExact(digits, place, errors)
    return plan?.exact === true ? decimal : Number(digits)
  }
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((item, index) => revive(plan?.items(), item, [place, index], errors))
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, revive(plan?.member(name), member, [place, name], errors)]),
  )
}
