import { Result } from "effect"
import type { Nip } from "./nip.ts"

/** The number that the national system assigns to an invoice. */
export interface NationalNumber {
  /** The number: 35 characters, or 36 in the form of the system's first version. */
  readonly text: string
  /** Null when the form has no check digits. A number with wrong ones is stored and flagged (contract E34). */
  readonly checkDigitValid: boolean | null
}

export type NumberProblem = "upo_number_missing" | "upo_number_malformed" | "upo_number_other_seller"

/** The pattern of the national system's interface and of its acknowledgement schema (`KsefNumber`). */
const form =
  /^(?<nip>[1-9](?:\d[1-9]|[1-9]\d)\d{7})-(?:20[2-9]\d|2[1-9]\d{2}|[3-9]\d{3})(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[0-9A-F]{6}(?<split>-?)[0-9A-F]{6}-[0-9A-F]{2}$/

const checkedLength = 32

/** Reads a national number, ignoring surrounding white space. The number must name `seller`. */
export const parseNationalNumber = (text: string, seller: Nip): Result.Result<NationalNumber, NumberProblem> => {
  const trimmed = text.trim()
  if (trimmed === "") return Result.fail("upo_number_missing")
  const { nip, split } = form.exec(trimmed)?.groups ?? {}
  if (nip === undefined) return Result.fail("upo_number_malformed")
  if (nip !== seller) return Result.fail("upo_number_other_seller")
  return Result.succeed({
    text: trimmed,
    checkDigitValid: split === "-" ? null : trimmed.slice(-2) === checkDigits(trimmed.slice(0, checkedLength)),
  })
}

/**
 * CRC-8 (polynomial 0x07, initial value 0, no reflection) of ASCII characters, as two upper-case hexadecimal digits.
 */
export const checkDigits = (characters: string): string => {
  let crc = 0
  for (let index = 0; index < characters.length; index += 1) {
    crc ^= characters.charCodeAt(index)
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x80) === 0 ? (crc << 1) & 0xff : ((crc << 1) & 0xff) ^ 0x07
  }
  return crc.toString(16).toUpperCase().padStart(2, "0")
}

/** A national number anywhere in a text, such as the original's in the report of a duplicate. */
export const findNationalNumber = (text: string): string | undefined =>
  /\b\d{10}-\d{8}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}\b/.exec(text)?.[0]
