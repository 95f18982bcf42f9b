import { decimal } from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"

const { isRawJSON } = JSON as JSON & { readonly isRawJSON: (value: unknown) => value is { readonly rawJSON: string } }

/** The digits of a number as the document wrote them; any other value as text. */
export const textOf = (value: unknown): string => (isRawJSON(value) ? value.rawJSON : String(value))

const numberOf = (value: unknown) => (isRawJSON(value) ? decimal(value.rawJSON) : undefined)
const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 300))

const ordered = (actual: unknown, by: unknown, holds: (order: number) => boolean): boolean => {
  const [one, two] = [numberOf(actual), numberOf(by)]
  return one !== undefined && two !== undefined && holds(BigDecimal.Order(one, two))
}
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const fits = (actual: unknown, wanted: unknown): boolean => difference(actual, wanted) === undefined

/** The matchers of `$` values. A case that uses another name is wrong. */
const matchers: Readonly<Record<string, (actual: unknown, by: unknown) => boolean>> = {
  $absent: (actual) => actual === undefined,
  $present: (actual) => actual !== undefined,
  $length: (actual, by) => Array.isArray(actual) && String(actual.length) === textOf(by),
  $regex: (actual, by) => typeof actual === "string" && new RegExp(String(by), "u").test(actual),
  $oneOf: (actual, by) => items(by).some((each) => fits(actual, each)),
  $ne: (actual, by) => !fits(actual, by),
  $gt: (actual, by) => ordered(actual, by, (order) => order > 0),
  $lt: (actual, by) => ordered(actual, by, (order) => order < 0),
  $contains: (actual, by) => items(actual).some((each) => fits(each, by)),
  $containsAll: (actual, by) => items(by).every((wanted) => items(actual).some((each) => fits(each, wanted))),
}

/**
 * Describes where a value differs from the wanted one; `undefined` where it does not. Numbers must be equal to the last
 * digit, and lists must have the same length and equal items. Of an object, only the members that the wanted value
 * names are compared.
 */
export const difference = (actual: unknown, wanted: unknown): string | undefined => {
  const number = numberOf(wanted)
  if (number !== undefined) {
    const own = numberOf(actual)
    return own !== undefined && BigDecimal.equals(own, number) ? undefined : `${show(actual)} is not ${show(wanted)}`
  }
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual) || actual.length !== wanted.length) return `${show(actual)} is not ${show(wanted)}`
    return first(wanted.map((each, index) => [`[${index}]`, difference(actual[index], each)]))
  }
  if (typeof wanted !== "object" || wanted === null) {
    return actual === wanted ? undefined : `${show(actual)} is not ${show(wanted)}`
  }
  const members = Object.entries(wanted)
  if (members.some(([name]) => name.startsWith("$"))) {
    return first(
      members.map(([name, by]) => {
        const matches = matchers[name]
        if (matches === undefined) throw new Error(`the matcher ${name} is not known`)
        return ["", matches(actual, by) ? undefined : `${show(actual)} does not fit ${name} ${show(by)}`]
      }),
    )
  }
  if (typeof actual !== "object" || actual === null || Array.isArray(actual)) return `${show(actual)} is no object`
  return first(
    members.map(([name, each]) => [`.${name}`, difference((actual as Readonly<Record<string, unknown>>)[name], each)]),
  )
}

const first = (all: readonly (readonly [string, string | undefined])[]): string | undefined => {
  const [place, found] = all.find(([, each]) => each !== undefined) ?? []
  return found === undefined ? undefined : `${place} ${found}`.trim()
}
