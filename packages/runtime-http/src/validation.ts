import { Result } from "effect"
import type { Static, TSchema } from "typebox"
import { InvalidRequest } from "./invalid-request.ts"
import { makeReviver } from "./decimal-body.ts"
import { makeMistakes, type Mistakes, mostMistakes } from "./mistakes.ts"
import { unstorablePaths } from "@svc/domain/shared/json-text"

/** Checks untrusted input: gives its value, typed, or every mistake under its JSON path (contract Q15). */
export type Check<S extends TSchema> = (input: unknown) => Result.Result<Static<S>, InvalidRequest>

export const checkBody = <S extends TSchema>(
  schema: S,
  free: readonly string[] = [],
): ((input: unknown, text: string) => Result.Result<Static<S>, InvalidRequest>) => {
  const mistakesOf = makeMistakes(schema)
  const revive = makeReviver(schema, free)
  return (input, text) => {
    const refused = refusalOf(mistakesOf(input, text.length))
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
  const mistakesOf = makeMistakes(schema)
  const { properties } = schema as { readonly properties?: Readonly<Record<string, { readonly type?: unknown }>> }
  const isInteger = (name: string) => properties?.[name]?.type === "integer"
  const read = (name: string, value: unknown) =>
    isInteger(name) && typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value

  return (input) => {
    const values = Object.fromEntries(Object.entries(input as object).map(([name, value]) => [name, read(name, value)]))
    const refused = refusalOf(mistakesOf(values, 0)) ?? checkStorable(values)
    return refused === undefined ? Result.succeed(values as Static<S>) : Result.fail(refused)
  }
}

/** Refuses texts that PostgreSQL can neither keep nor compare (contract Q10). */
const checkStorable = (input: unknown): InvalidRequest | undefined => {
  const text = "must not contain U+0000 or half of a surrogate pair"
  const errors = unstorablePaths(input, mostMistakes).map((path) => [path, [text]] as const)
  return refusalOf(Object.fromEntries(errors))
}

const refusalOf = (errors: Mistakes): InvalidRequest | undefined =>
  Object.keys(errors).length === 0 ? undefined : new InvalidRequest({ status: 400, errors })
