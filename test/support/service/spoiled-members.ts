import type { ValidateFunction } from "ajv/dist/2020.js"
import type { Json } from "./document-schemas.ts"

/** A part of a request's schema. */
export interface Part extends Json {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Part[]
  readonly items?: Part
  readonly properties?: Readonly<Record<string, Part>>
  readonly required?: readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly additionalProperties?: unknown
}

/** Resolves a reference, and removes null from the alternatives of a schema. */
export type Resolve = (part: Part) => Part

const formats: Readonly<Record<string, string>> = {
  uuid: "0198c1de-7a00-7000-8000-000000000001",
  date: "2026-11-20",
  "date-time": "2026-11-20T12:00:00Z",
  uri: "https://example.com/path",
}
/** Texts, one of which matches whatever pattern a member of the interface has. */
const patterned = ["https://login.example.com", "example.com", "application/pdf", "file.pdf", "12"]

/** A value that a schema allows, with its required members. */
export const sample = (resolve: Resolve, given: Part): unknown => {
  const part = resolve(given)
  if (part.const !== undefined) return part.const
  if (part.enum !== undefined) return part.enum[0]
  if (part.anyOf !== undefined) return sample(resolve, part.anyOf[0]!)
  switch (part.type) {
    case "object":
      return Object.fromEntries((part.required ?? []).map((name) => [name, sample(resolve, part.properties![name]!)]))
    case "array":
      return Array.from({ length: part.minItems ?? 0 }, () => sample(resolve, part.items!))
    case "integer":
    case "number":
      return part.exclusiveMinimum === undefined ? Math.max(part.minimum ?? 1, 1) : part.exclusiveMinimum + 1
    case "boolean":
      return true
    default: {
      if (part.format !== undefined) return formats[part.format]
      const { pattern } = part
      if (pattern !== undefined) return patterned.find((text) => new RegExp(pattern, "u").test(text))
      return "x".repeat(Math.max(part.minLength ?? 1, 1))
    }
  }
}

/** The wrong values for a member, by the kind of mistake; `undefined` where the member cannot have that mistake. */
export const wrongValues: Readonly<Record<string, (resolve: Resolve, part: Part) => unknown>> = {
  null: () => null,
  "of the wrong type": (_, { type, enum: choices }) =>
    type === "string" || choices !== undefined ? 12 : type === "boolean" ? "yes" : type === "array" ? {} : [],
  "of the wrong form": (_, { format, pattern }) =>
    format !== undefined ? "nonsense" : pattern !== undefined ? "/ ?" : undefined,
  "too long": (_, { maxLength }) => (maxLength === undefined ? undefined : "x".repeat(maxLength + 1)),
  "too small": (_, { minimum, exclusiveMinimum }) => (minimum === undefined ? exclusiveMinimum : minimum - 1),
  "too big": (resolve, { maximum, maxItems, items }) =>
    maximum !== undefined
      ? maximum + 1
      : maxItems !== undefined && maxItems <= 100
        ? Array.from({ length: maxItems + 1 }, () => sample(resolve, items!))
        : undefined,
  "no choice that there is": (_, { enum: choices }) => (choices === undefined ? undefined : "nonsense"),
  "a choice that is misspelled": (_, { enum: choices }) =>
    choices === undefined ? undefined : `${String(choices[0])}x`,
  empty: (_, { type, enum: choices }) =>
    type === "string" || choices !== undefined ? "" : type === "array" ? [] : undefined,
}

/** An object in a request, and how to make a request in which it has other members. */
export interface Holder {
  readonly part: Part
  /** The JSON path of the object; empty for the body itself. */
  readonly path: string
  /** The request body with the given value in place of the object. */
  readonly wrap: (value: Json) => unknown
}

/** The closed objects of a schema, which refuse unknown members, the body first. */
export const holdersOf = (resolve: Resolve, body: Part, seen: Set<string>): readonly Holder[] => {
  const of = (given: Part, path: string, wrap: (value: unknown) => unknown, depth: number): readonly Holder[] => {
    const part = resolve(given)
    if (part.anyOf !== undefined) return part.anyOf.flatMap((branch) => of(branch, path, wrap, depth))
    if (part.items !== undefined) return of(part.items, `${path}[0]`, (value) => wrap([value]), depth)
    const { properties } = part
    if (part.type !== "object" || properties === undefined || depth > 8) return []
    // Each object schema is tested at the first place where it occurs.
    const text = JSON.stringify(part)
    if (seen.has(text)) return []
    seen.add(text)
    const base = sample(resolve, part) as Json
    const inner = Object.entries(properties).flatMap(([name, member]) =>
      of(member, path === "" ? name : `${path}.${name}`, (value) => wrap({ ...base, [name]: value }), depth + 1),
    )
    return part.additionalProperties === false ? [{ part, path, wrap }, ...inner] : inner
  }
  return of(body, "", (value) => value, 0)
}

/** The members of an object for which this kind of value is wrong, each with the value. */
export const spoiledMembers = (
  resolve: Resolve,
  { part }: Holder,
  kind: string,
  validatorOf: (part: Part) => ValidateFunction,
): readonly (readonly [string, unknown])[] =>
  Object.entries(part.properties!).flatMap(([name, member]): readonly (readonly [string, unknown])[] => {
    const resolved = resolve(member)
    const branch = resolved.anyOf === undefined ? resolved : resolve(resolved.anyOf[0]!)
    const value = wrongValues[kind]!(resolve, branch)
    return value === undefined || validatorOf(member)(value) ? [] : [[name, value]]
  })
