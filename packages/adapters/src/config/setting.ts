import { hostsProblem, isAddress } from "../postgres/base/database-address.ts"
/** A setting of the environment: how it is read, its default, and what it is for. */
export interface Setting<A> {
  readonly name: string
  /** The default as the documentation shows it; secrets and computed defaults are described instead. */
  readonly shownDefault: string
  readonly description: string
  readonly read: (text: string | undefined) => Read<A>
}

type Read<A> = { readonly value: A } | { readonly mistake: string }

/** A mistake in a value that deserves a message more precise than "is not what is expected". */
class Mistake {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const setting =
  <A>(parse: (text: string) => A | Mistake | undefined, expected: string) =>
  <D extends A | undefined>(
    name: string,
    fallback: D,
    description: string,
    shownDefault = fallback === undefined ? "none" : String(fallback),
  ): Setting<A | D> => ({
    name,
    shownDefault,
    description,
    read: (text) => {
      if (text === undefined || text.trim() === "") return { value: fallback }
      const value = parse(text.trim())
      if (value instanceof Mistake) return { mistake: `${name}: ${value.text}` }
      return value === undefined ? { mistake: `${name} must be ${expected}` } : { value }
    },
  })

export const text = setting((value) => value, "a text")

export const integer = (min: number, max: number) =>
  setting((value) => {
    const number = Number(value)
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined
  }, `a whole number from ${min} to ${max}`)

export const share = setting((value) => {
  const number = Number(value)
  return number >= 0 && number <= 1 ? number : undefined
}, "a number from 0 to 1")

export const flag = setting(
  (value) => ({ "1": true, true: true, "0": false, false: false })[value.toLowerCase()],
  "1 or 0",
)

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  setting((value): Values[number] | undefined => values.find((each) => each === value), `one of ${values.join(", ")}`)

/** An http or https address without the slash at the end, so that paths can be appended. */
export const httpUrl = setting((value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const usable = (url?.protocol === "http:" || url?.protocol === "https:") && url.search === "" && url.hash === ""
  return usable ? value.replace(/\/+$/, "") : undefined
}, "an absolute http or https address without query")

export const postgresUrl = setting((value) => {
  if (!isAddress(value)) return undefined
  const problem = hostsProblem(value)
  return problem === undefined ? value : new Mistake(problem)
}, "a PostgreSQL address such as postgres://user:password@host:5432/database, with several hosts separated by commas")

/** Items separated by commas; `problemOf` returns the problem of one item. */
export const list = (problemOf: (item: string) => string | undefined) =>
  setting((value): readonly string[] | Mistake => {
    const items = value.split(",").map((item) => item.trim())
    const [problem] = items.map(problemOf).filter((each) => each !== undefined)
    return problem === undefined ? items : new Mistake(problem)
  }, "a list")

/** 32 bytes each, in base64; a mistake never repeats the value. */
export const keys = setting((value): readonly Uint8Array[] | undefined => {
  const items = value.split(",").map((item) => item.trim())
  // The decoder stops silently at a character that is not base64, for example where the comma before a second key is
  // missing.
  return items.every((item) => /^[\w+/-]{43}=?$/.test(item))
    ? items.map((item) => Buffer.from(item, "base64"))
    : undefined
}, "32 bytes in base64 (openssl rand -base64 32), several separated by commas")
