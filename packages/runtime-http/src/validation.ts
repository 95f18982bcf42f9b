import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { fullFormats } from "ajv-formats/dist/formats.js"
import { Result } from "effect"
import type { Static, TSchema } from "typebox"
import { InvalidRequest } from "./invalid-request.ts"
import { makeReviver } from "./decimal-body.ts"
import { isUuid } from "@svc/domain/shared/ids"
import { unstorablePaths } from "@svc/domain/shared/json-text"

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true })
addFormats.default(ajv)
// The library also takes the prefix `urn:uuid:`, which PostgreSQL does not.
ajv.addFormat("uuid", isUuid)

/** Leap seconds and offsets without minutes are RFC 3339 or nearly so, but `Date` knows no such moment. */
const dateTime = fullFormats["date-time"] as { readonly validate: (text: string) => boolean }
const isInstant = (text: string): boolean => dateTime.validate(text) && !Number.isNaN(Date.parse(text))
ajv.addFormat("date-time", isInstant)

const shownErrors = 20

/** Checks untrusted input: gives its value, typed, or every mistake under its JSON path (contract Q15). */
export type Check<S extends TSchema> = (input: unknown) => Result.Result<Static<S>, InvalidRequest>

export const checkBody = <S extends TSchema>(
  schema: S,
  free: readonly string[] = [],
): ((input: unknown, text: string) => Result.Result<Static<S>, InvalidRequest>) => {
  const validate = ajv.compile(schema)
  const revive = makeReviver(schema, free)
  return (input, text) => {
    const refused = check(validate, input)
    if (refused !== undefined) return Result.fail(refused)
    // The free members are kept as JSON text, where U+0000 stays escaped.
    const stored =
      typeof input === "object" && input !== null && !Array.isArray(input)
        ? Object.fromEntries(Object.entries(input).filter(([name]) => !free.includes(name)))
        : input
    const unstorable = checkStorable(stored)
    if (unstorable !== undefined) return Result.fail(unstorable)
    return revive(input, text) as Result.Result<Static<S>, InvalidRequest>
  }
}

/** Checks texts of a query or a path: where a schema wants an integer, a text of digits is read as one. */
export const checkTexts = <S extends TSchema>(schema: S): Check<S> => {
  const validate = ajv.compile(schema)
  const { properties } = schema as { readonly properties?: Readonly<Record<string, { readonly type?: unknown }>> }
  const isInteger = (name: string) => properties?.[name]?.type === "integer"
  const read = (name: string, value: unknown) =>
    isInteger(name) && typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value

  return (input) => {
    const values = Object.fromEntries(Object.entries(input as object).map(([name, value]) => [name, read(name, value)]))
    const refused = check(validate, values) ?? checkStorable(values)
    return refused === undefined ? Result.succeed(values as Static<S>) : Result.fail(refused)
  }
}

/** Refuses texts that PostgreSQL can neither keep nor compare (contract Q10). */
const checkStorable = (input: unknown): InvalidRequest | undefined => {
  const paths = unstorablePaths(input)
  if (paths.length === 0) return undefined
  const text = "must not contain U+0000 or half of a surrogate pair"
  return new InvalidRequest({
    status: 400,
    errors: Object.fromEntries(paths.slice(0, shownErrors).map((path) => [path, [text]])),
  })
}

const check = (validate: ValidateFunction, input: unknown): InvalidRequest | undefined =>
  validate(input) ? undefined : new InvalidRequest({ status: 400, errors: fieldErrors(validate.errors ?? []) })

const fieldErrors = (errors: readonly ErrorObject[]): Record<string, string[]> => {
  // A map, because callers choose the names of fields, and every object has a `constructor` already.
  const fields = new Map<string, string[]>()
  for (const error of errors.slice(0, shownErrors)) {
    const [field, text] = describe(error)
    fields.set(field, [...new Set([...(fields.get(field) ?? []), text])])
  }
  if (errors.length > shownErrors) fields.set("message", [`${errors.length - shownErrors} more mistakes are not shown`])
  return Object.fromEntries(fields)
}

const longestName = 100

const describe = ({
  instancePath,
  keyword,
  params,
  message = "is not valid",
}: ErrorObject): readonly [string, string] => {
  const path = jsonPath(instancePath)
  const member = (name: unknown) => `${path === "" ? "" : `${path}.`}${String(name).slice(0, longestName)}`
  if (keyword === "required") return [member(params["missingProperty"]), "is required"]
  if (keyword === "additionalProperties") return [member(params["additionalProperty"]), "is not a known property"]
  if (keyword === "enum") return [path || "body", `must be one of ${(params["allowedValues"] as string[]).join(", ")}`]
  if (keyword === "format") return [path || "body", `must be a valid ${String(params["format"])}`]
  return [path || "body", message]
}

/** Writes `/events/1/name` as `events[1].name`. */
const jsonPath = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === "" ? part : `${path}.${part}`), "")
