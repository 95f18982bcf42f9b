import { Result } from "effect"
import { FieldsRefused } from "../shared/errors.ts"

/** Collects all mistakes in a row by field, because a caller who sends many rows needs all of them at once. */
export const makeFieldErrors = () => {
  // An object without a prototype, because callers choose the names of fields and other objects already have a
  // `constructor`.
  const errors: Record<string, string[]> = Object.create(null) as {}
  const add = (field: string, text: string) => void (errors[field] ??= []).push(text)
  return {
    add,
    /** Gives the value, or `undefined` after adding its failure. */
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
