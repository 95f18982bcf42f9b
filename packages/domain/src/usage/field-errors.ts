import { Result } from "effect"
import { FieldsRefused } from "../shared/errors.ts"

/** Gathers what is wrong with a row, field by field: a caller who sends many rows wants to know all of it. */
export const makeFieldErrors = () => {
  // Callers choose the names of fields, and every object has a `constructor` already.
  const errors: Record<string, string[]> = Object.create(null) as {}
  const add = (field: string, text: string) => void (errors[field] ??= []).push(text)
  return {
    add,
    /** The value, or `undefined` where its failure was added. */
    take: <A>(result: Result.Result<A, FieldsRefused>): A | undefined => {
      if (Result.isSuccess(result)) return result.success
      for (const [field, texts] of Object.entries(result.failure.errors)) for (const text of texts) add(field, text)
      return undefined
    },
    has: (field: string) => Object.hasOwn(errors, field),
    count: () => Object.keys(errors).length,
    isEmpty: () => Object.keys(errors).length === 0,
    refused: () => new FieldsRefused({ errors: { ...errors } }),
  }
}
export type FieldErrors = ReturnType<typeof makeFieldErrors>
