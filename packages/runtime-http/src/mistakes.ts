import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { fullFormats } from "ajv-formats/dist/formats.js"
import { isUuid } from "@svc/domain/shared/ids"
import type { TSchema } from "typebox"
import { dayChecks } from "./day-formats.ts"
import { describeMistake } from "./describe-mistake.ts"
import { firstItems } from "./first-items.ts"
import { meantMistakes } from "./meant-mistakes.ts"

/** Sentences by JSON path; empty when nothing is wrong (contract Q15). */
export type Mistakes = Readonly<Record<string, readonly string[]>>

/** The most mistakes in an answer. */
export const mostMistakes = 20

/** A body up to this length, in characters, is searched completely for mistakes. */
const smallBody = 16 * 1024

/** Leap seconds and offsets without minutes are valid, or nearly, in RFC 3339, but `Date` cannot represent them. */
const dateTime = fullFormats["date-time"] as { readonly validate: (text: string) => boolean }
const isInstant = (text: string): boolean => dateTime.validate(text) && !Number.isNaN(Date.parse(text))

const makeAjv = (allErrors: boolean): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    verbose: true,
    // The library's optimiser takes as long as the rest of compiling, and V8 makes the same of its result: the first
    // request to an operation is answered sooner, the others equally fast.
    code: { optimize: false },
  })
  addFormats.default(ajv)
  // The library also accepts the prefix `urn:uuid:`, which PostgreSQL does not.
  ajv.addFormat("uuid", isUuid)
  ajv.addFormat("date-time", isInstant)
  for (const [name, check] of Object.entries(dayChecks)) ajv.addFormat(name, check)
  return ajv
}

/** Compiles a schema once: many operations have equal schemas, each as its own object. */
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
 * Finds the mistakes of a value. The check stops at the first mistake, because collecting all of a large body would
 * cost its sender nothing and everybody else a second. All mistakes are collected only of a small body, and of the
 * first items of a large one. `length` is that of the text from which the value was read; 0 for values from a URL.
 */
export const makeMistakes = (schema: TSchema): ((value: unknown, length: number) => Mistakes) => {
  // Each validator is compiled when it is first needed: compiling all at once would delay the start.
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

/** One sentence for each place with a mistake. */
const told = (runs: readonly (readonly ErrorObject[])[], isText: boolean): Record<string, string[]> => {
  // A map, because callers choose the field names, and every object already has a `constructor`.
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
