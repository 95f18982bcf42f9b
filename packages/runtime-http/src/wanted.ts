import { exampleId } from "@svc/domain/shared/ids"
import { type Static, type TSchema, Type } from "typebox"
import { dayFormats } from "./day-formats.ts"

/** A mark known only in this file; validators and the document ignore it. */
const told = Symbol("what a value has to be, in words")

/** The part of a schema from which sentences are made. */
export interface Shape {
  readonly [told]?: string
  readonly type?: string
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly unknown[]
  readonly const?: string | number | boolean
  readonly format?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

/**
 * Describes in words the value that a schema wants, where it has a pattern or means more than it says: `a currency code
 * such as SEK`.
 */
export const toldAs = <S extends TSchema>(words: string, schema: S) =>
  Type.Unsafe<Static<S>>({ ...schema, [told]: words })

const day = "a date such as 2026-11-20"
const formats: Readonly<Record<string, string>> = {
  uuid: `an id such as ${exampleId}`,
  uri: "an address such as https://example.com/path",
  date: day,
  [dayFormats.day]: day,
  [dayFormats.dayOrEmpty]: day,
  "date-time": "a moment such as 2026-11-20T12:00:00Z",
}

/** The longest list of choices, in characters; further choices are only counted. */
const longestList = 200

/** The requirement of a schema in words, for the end of a sentence: `a whole number from 1 to 1200`. */
export const wanted = (schema: Shape): string => {
  if (schema[told] !== undefined) return schema[told]
  if (schema.anyOf !== undefined) {
    const branches = schema.anyOf.filter(({ type }) => type !== "null")
    return [...new Set(branches.map(wanted))].join(", or ")
  }
  if (schema.enum !== undefined) return oneOf(schema.enum.map(String))
  if (schema.const !== undefined) return String(schema.const)
  switch (schema.type) {
    case "boolean":
      return "true or false"
    case "integer":
      return `a whole number${rangeOf(schema)}`
    case "number":
      return `a number${rangeOf(schema)}`
    case "array":
      return `a list${sizeOf(schema.minItems, schema.maxItems, "item")}`
    case "object":
      return `an object${sizeOf(undefined, schema.maxProperties, "member")}`
    case "null":
      return "null"
    default: {
      const format = formats[schema.format ?? ""]
      if (format === undefined) return `a text${sizeOf(schema.minLength, schema.maxLength, "character")}`
      return schema.maxLength === undefined ? format : `${format}, of at most ${schema.maxLength} characters`
    }
  }
}

const rangeOf = ({ minimum, maximum, exclusiveMinimum }: Shape): string => {
  if (exclusiveMinimum !== undefined)
    return ` more than ${exclusiveMinimum}${maximum === undefined ? "" : `, up to ${maximum}`}`
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  if (minimum !== undefined) return `, ${minimum} or more`
  return maximum === undefined ? "" : `, ${maximum} or less`
}

const sizeOf = (least: number | undefined, most: number | undefined, noun: string): string => {
  const counted = (count: number) => `${count} ${noun}${count === 1 ? "" : "s"}`
  const from = least === 0 ? undefined : least
  if (from !== undefined && most !== undefined)
    return from === most ? ` of ${counted(most)}` : ` of ${from} to ${counted(most)}`
  if (from !== undefined) return ` of at least ${counted(from)}`
  return most === undefined ? "" : ` of at most ${counted(most)}`
}

const oneOf = (choices: readonly string[]): string => {
  if (choices.length === 1) return choices[0]!
  let length = 0
  const listed = choices.filter((choice) => (length += choice.length + 2) <= longestList)
  const left = choices.length - listed.length
  return `one of ${listed.join(", ")}${left === 0 ? "" : ` and ${left} more`}`
}
