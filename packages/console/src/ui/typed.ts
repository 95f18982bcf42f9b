import { type Decimal, decimalOf } from "../api/exact.ts"
import { textIn } from "./form.tsx"

/** The text of a field, or null where it is empty: null takes a value away in a merge patch. */
export const textOrNull = (data: FormData, name: string): string | null => {
  const text = textIn(data, name)
  return text === "" ? null : text
}

/** The number of the digits that a field holds; a text that is none goes as it is, and the service refuses it by name. */
export const numberOf = (digits: string): Decimal => decimalOf(digits) ?? (digits as unknown as Decimal)

/** The number of a field, or null where it is empty. */
export const numberIn = (data: FormData, name: string): Decimal | null => {
  const digits = textIn(data, name)
  return digits === "" ? null : numberOf(digits)
}

/** A request without what was left empty, for something that is made anew. */
export const withoutNulls = <A extends object>(of: A): { readonly [K in keyof A]?: NonNullable<A[K]> } =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== null)) as never
