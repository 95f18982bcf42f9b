import { decimalOf, type Exact } from "../api/exact.ts"
import { textIn } from "./form.tsx"

/** The text of a field, or null where it is empty: null takes a value away in a merge patch. */
export const textOrNull = (data: FormData, name: string): string | null => {
  const text = textIn(data, name)
  return text === "" ? null : text
}

/** A number with the digits that were typed; what is none goes as its text, which the service refuses by name. */
export const numberIn = (data: FormData, name: string): Exact | number | null => {
  const text = textIn(data, name)
  if (text === "") return null
  return decimalOf(text) ?? (text as unknown as Exact)
}

/** A request without what was left empty, for something that is made anew. */
export const withoutNulls = <A extends object>(of: A): { readonly [K in keyof A]?: NonNullable<A[K]> } =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== null)) as never
