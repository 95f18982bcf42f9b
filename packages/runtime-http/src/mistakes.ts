import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { fullFormats } from "ajv-formats/dist/formats.js"
import { isUuid } from "@svc/domain/shared/ids"
import type { TSchema } from "typebox"
import { dayChecks } from "./day-formats.ts"
import { describeMistake } from "./describe-mistake.ts"
import { firstItems } from "./first-items.ts"
import { meantMistakes } from "./meant-mistakes.ts"

/** Sentences by JSON path; empty where nothing is wrong (contract Q15). */
export type Mistakes = Readonly<Record<string, readonly string[]>>

/** Most mistakes that an answer tells. */
export const mostMistakes = 20

/** A body up to this length, in characters, is looked through to its end for mistakes. */
const smallBody = 16 * 1024

/** Leap seconds and offsets without minutes are RFC 3339 or nearly so, but `Date` knows no such moment. */
const dateTime = fullFormats["date-time"] as { readonly validate: (text: string) => boolean }
const isInstant = (text: string): boolean => dateTime.validate(text) && !Number.isNaN(Date.parse(text))

const makeAjv = (allErrors: boolean): Ajv2020 => {
  const ajv = new Ajv2020({ allErrors, strict: true, strictRequired: false, allowUnionTypes: true, verbose: true })
  addFormats.default(ajv)
  // The library also takes the prefix `urn:uuid:`, which PostgreSQL does not.
  ajv.addFormat("uuid", isUuid)
  ajv.addFormat("date-time", isInstant)
  for (const [name, check] of Object.entries(dayChecks)) ajv.addFormat(name, check)
  return ajv
}

/** Compiles a schema once: many operations have equal ones, each an object of its own. */
const makeCompile = (allErrors: boolean) => {
  const ajv = makeAjv(allErrors)
  const compiled = new Map<string, ValidateFunction>()
  return (schema: TSchema): ValidateFunction => {
    const text = JSON.stringify(schema)
    const known = compiled.get(text) ?? ajv.compile(schema)
    compiled.set(text, known)
    return known
  }
}
const stopping = makeCompile(false)
const collecting = makeCompile(true)

/**
 * Finds the mistakes of a value. The check ends at the first one, because a list of all of them would cost whoever sends
 * a large body nothing and everybody else a second. All are collected of a small body, and of the first items of a
 * large one. `length` is that of the text which the value was read from; 0 for values that are texts of an address.
 */
export const makeMistakes = (schema: TSchema): ((value: unknown, length: number) => Mistakes) => {
  // Each is compiled for the first value, or the first mistake, that it is needed for: all at once would hold up the start.
  let fits: ValidateFunction | undefined
  let collect: ValidateFunction | undefined
  return (value, length) => {
    fits ??= stopping(schema)
    if (fits(value)) return {}
    const first = fits.errors ?? []
    const isSmall = length <= smallBody
    const looked = isSmall ? value : firstItems(value)
    collect ??= collecting(schema)
    const all = looked === undefined || collect(looked) ? [] : (collect.errors ?? [])
    return isSmall
      ? told([all], length === 0)
      : { ...told([first, all], false), message: ["only the first mistakes are shown"] }
  }
}

/** One sentence for each place that a mistake is at. */
const told = (runs: readonly (readonly ErrorObject[])[], isText: boolean): Record<string, string[]> => {
  // A map, because callers choose the names of fields, and every object has a `constructor` already.
  const fields = new Map<string, string[]>()
  const mistakes = runs.flatMap(meantMistakes)
  for (const { error } of mistakes.slice(0, mostMistakes)) {
    const [field, text] = describeMistake(error, isText)
    if (!fields.has(field)) fields.set(field, [text])
  }
  if (mistakes.length > mostMistakes)
    fields.set("message", [`${mistakes.length - mostMistakes} more mistakes are not shown`])
  return Object.fromEntries(fields)
}
