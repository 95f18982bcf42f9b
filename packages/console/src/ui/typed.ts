import { type Decimal, decimalOf } from "../api/exact.ts"

/** A password exactly as typed, including blanks. */
export const secretIn = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === "string" ? value : ""
}

/** The text of a field; empty without one. */
export const textIn = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === "string" ? value.trim() : ""
}

/** The text of a field, or null when it is empty: null removes a value in a merge patch. */
export const textOrNull = (data: FormData, name: string): string | null => {
  const text = textIn(data, name)
  return text === "" ? null : text
}

/** The number for a field's digits; a text that is not a number is sent anyway, and the service refuses it by name. */
export const numberOf = (digits: string): Decimal => decimalOf(digits) ?? (digits as unknown as Decimal)

/** The number of a field, or null when it is empty. */
export const numberIn = (data: FormData, name: string): Decimal | null => {
  const digits = textIn(data, name)
  return digits === "" ? null : numberOf(digits)
}

/** A request without empty fields, for a new resource. */
export const withoutNulls = <A extends object>(of: A): { readonly [K in keyof A]?: NonNullable<A[K]> } =>
  Object.fromEntries(Object.entries(of).filter(([, value]) => value !== null)) as never
