import type { ErrorObject } from "ajv/dist/2020.js"
import { nearestNames, nearMiss } from "./nearest.ts"
import { shownForm } from "./shown-as.ts"
import { type Shape, wanted } from "./wanted.ts"

const longestName = 100

/**
 * The JSON path of a mistake and a sentence about it, for a reader who does not know the schema. `isText` means that
 * the values come from a URL, where numbers have no quotes anyway.
 */
export const describeMistake = (error: ErrorObject, isText: boolean): readonly [string, string] => {
  const path = jsonPath(error.instancePath)
  const member = (name: string) => `${path === "" ? "" : `${path}.`}${name.slice(0, longestName)}`
  const schema = shownForm(error.parentSchema!) as Shape
  const { params } = error
  switch (error.keyword) {
    case "required": {
      const name = params["missingProperty"] as string
      const missing = schema.properties?.[name]
      return [member(name), missing === undefined ? "is required" : `is required: ${wanted(missing)}`]
    }
    case "additionalProperties": {
      const name = params["additionalProperty"] as string
      return [member(name), unknownMember(name.slice(0, longestName), Object.keys(schema.properties ?? {}))]
    }
    case "uniqueItems":
      return [path || "body", "has the same item twice"]
    default:
      return [path || "body", `must be ${wanted(schema)}${hintOf(schema, error.data, isText)}`]
  }
}

const unknownMember = (name: string, known: readonly string[]): string => {
  if (known.length === 0) return "is unknown: no members may be sent here"
  const meant = nearMiss(name, known)
  if (meant !== undefined) return `is unknown: did you mean ${meant}?`
  const nearest = nearestNames(name, known)
  return `is unknown: ${nearest.length < known.length ? "the nearest names are" : "known here:"} ${nearest.join(", ")}`
}

/** Advice about a value that is almost right. */
const hintOf = (schema: Shape, data: unknown, isText: boolean): string => {
  if (data === null) return ", not null"
  const { enum: choices, type } = schema
  if (typeof data === "string" && choices !== undefined) {
    const meant = nearMiss(data.slice(0, longestName), choices.map(String))
    return meant === undefined ? "" : `: did you mean ${meant}?`
  }
  const isNumber = type === "integer" || type === "number"
  if (typeof data === "string" && !isText && isNumber && /^-?\d+(\.\d+)?$/.test(data)) return ", without quotes"
  if (data === "true" || data === "false") return type === "boolean" ? ", without quotes" : ""
  return typeof data === "number" && type === "string" ? ", in quotes" : ""
}

/** Writes `/events/1/name` as `events[1].name`. */
const jsonPath = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`), "")
