import { Result } from "effect"
import type { Static, TSchema } from "typebox"
import { InvalidRequest } from "./invalid-request.ts"
import { makeReviver } from "./decimal-body.ts"
import { makeMistakes, type Mistakes, mostMistakes } from "./mistakes.ts"
import { unfitPaths, unfitText } from "@svc/domain/shared/json-text"

/** Checks untrusted input: returns its typed value, or every mistake under its JSON path (contract Q15). */
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
    // The free members are kept as JSON text, in which such characters stay escaped.
    const texts =
      typeof input === "object" && input !== null && !Array.isArray(input)
        ? Object.fromEntries(Object.entries(input).filter(([name]) => !free.includes(name)))
        : input
    const unfit = checkTextsFit(texts)
    if (unfit !== undefined) return Result.fail(unfit)
    return revive(input, text) as Result.Result<Static<S>, InvalidRequest>
  }
}

/** Checks texts of a query or a path: where a schema wants an integer, digits are read as one. */
export const checkTexts = <S extends TSchema>(schema: S): Check<S> => {
  const mistakesOf = makeMistakes(schema)
  const { properties } = schema as { readonly properties?: Readonly<Record<string, { readonly type?: unknown }>> }
  const isInteger = (name: string) => properties?.[name]?.type === "integer"
  const read = (name: string, value: unknown) =>
    isInteger(name) && typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value

  return (input) => {
    const values = Object.fromEntries(Object.entries(input as object).map(([name, value]) => [name, read(name, value)]))
    const refused = refusalOf(mistakesOf(values, 0)) ?? checkTextsFit(values)
    return refused === undefined ? Result.succeed(values as Static<S>) : Result.fail(refused)
  }
}

/** Refuses texts with characters that no text may contain (contract Q10). */
const checkTextsFit = (input: unknown): InvalidRequest | undefined => {
  const errors = unfitPaths(input, mostMistakes).map((path) => [path, [unfitText]] as const)
  return refusalOf(Object.fromEntries(errors))
}

const refusalOf = (errors: Mistakes): InvalidRequest | undefined =>
  Object.keys(errors).length === 0 ? undefined : new InvalidRequest({ status: 400, errors })
