import { checkDigits, findNationalNumber, parseNationalNumber } from "@svc/domain/e-invoicing/national-number"
import { parseNip } from "@svc/domain/e-invoicing/nip"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const seller = parseNip("5265877635")!
const good = "5265877635-20250826-0100001AF629-AF"
const read = (text: string, nip = seller) => Result.merge(parseNationalNumber(text, nip))

const hex = (length: number) =>
  fc
    .array(fc.nat(15), { minLength: length, maxLength: length })
    .map((digits) => digits.map((each) => each.toString(16).toUpperCase()).join(""))
const head = fc
  .tuple(fc.constantFrom("20250826", "20261231", "30000101"), hex(12))
  .map(([date, rest]) => `${seller}-${date}-${rest}`)

it("a number is read with its check digits judged", () => {
  expect(read(good)).toEqual({ text: good, checkDigitValid: true })
  expect(read(` \n${good}\t`)).toEqual({ text: good, checkDigitValid: true })
  fc.assert(
    fc.property(head, (text) => {
      expect(read(`${text}-${checkDigits(`${text}`)}`)).toMatchObject({ checkDigitValid: true })
    }),
  )
})

it("check digits that are wrong are flagged, not refused", () => {
  fc.assert(
    fc.property(head, hex(2), (text, digits) => {
      fc.pre(digits !== checkDigits(text))
      expect(read(`${text}-${digits}`)).toEqual({ text: `${text}-${digits}`, checkDigitValid: false })
    }),
  )
})

it("one character changed in a checked number never goes unnoticed", () => {
  fc.assert(
    fc.property(head, fc.integer({ min: 20, max: 31 }), fc.integer({ min: 1, max: 15 }), (text, at, by) => {
      const digit = ((parseInt(text[at]!, 16) + by) % 16).toString(16).toUpperCase()
      const changed = text.slice(0, at) + digit + text.slice(at + 1)
      expect(read(`${changed}-${checkDigits(text)}`)).toMatchObject({ checkDigitValid: false })
    }),
  )
})

describe("known numbers of the first version, whose digits do not fit", () => {
  it.each([
    ["9999999999-20230908-8BEF280C8D35-4D", "21"],
    ["2932110194-20231111-E3B49FA0E428-C4", "13"],
  ])("%s would end in %s", (number, digits) => {
    expect(checkDigits(number.slice(0, 32))).toBe(digits)
    expect(read(number, parseNip(number.slice(0, 10)))).toMatchObject({ checkDigitValid: false })
  })
})

it("a number of 36 characters has no checked digit", () => {
  const text = "5265877635-20250916-0200A0-D6723E-C2"
  expect(read(text)).toEqual({ text, checkDigitValid: null })
})

it.each([
  ["", "upo_number_missing"],
  ["  ", "upo_number_missing"],
  [good.toLowerCase(), "upo_number_malformed"],
  [`${good}A`, "upo_number_malformed"],
  [`${good}\n${good}`, "upo_number_malformed"],
  ["5265877635-20251326-0100001AF629-AF", "upo_number_malformed"],
  ["5265877635-20190826-0100001AF629-AF", "upo_number_malformed"],
  ["1111111111-20250826-0100001AF629-AF", "upo_number_other_seller"],
])("%j is refused as %s", (text, reason) => expect(read(text)).toBe(reason))

it("the original's number is found in the report of a duplicate", () => {
  const text =
    "Duplikat faktury. Faktura o numerze KSeF: 5265877635-20250626-010080DD2B5E-26 została już prawidłowo przesłana do systemu w sesji: 20250626-SO-2F14610000-242991F8C9-B4"
  expect(findNationalNumber(text)).toBe("5265877635-20250626-010080DD2B5E-26")
  expect(findNationalNumber("KSeF 450: Błąd weryfikacji semantyki dokumentu faktury")).toBeUndefined()
})
