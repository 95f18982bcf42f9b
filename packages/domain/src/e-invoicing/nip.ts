/** A Polish tax identification number with a correct check digit: ten digits. */
export type Nip = string & { readonly Nip: unique symbol }

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/**
 * Whether ten digits have the form of a NIP and the right check digit. Numbers with a remainder of 10 are never issued.
 */
const isNip = (digits: string): digits is Nip =>
  /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/.test(digits) &&
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === Number(digits[9])

/** A tax number in upper case, without spaces and hyphens. */
export const compactNumber = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, "")

/** Reads a NIP as people write it, with `PL`, spaces and hyphens; `undefined` when it is not a NIP. */
export const parseNip = (text: string): Nip | undefined => {
  const digits = compactNumber(text).replace(/^PL/, "")
  return isNip(digits) ? digits : undefined
}

/** The NIP as a VAT identifier with its country prefix (EN 16931 BR-CO-09). */
export const vatNumberOf = (nip: Nip): string => `PL${nip}`
