import { parseNip, vatNumberOf } from "@svc/domain/e-invoicing/nip"
import fc from "fast-check"
import { expect, it } from "vitest"

const valid = ["5265877635", "1111111111", "9999999999", "2932110194"]

it.each(valid)("%s is a NIP, however it is written", (digits) => {
  const hyphenated = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`
  for (const text of [digits, `PL${digits}`, `pl ${digits}`, hyphenated, ` PL ${hyphenated} `]) {
    expect(parseNip(text), text).toBe(digits)
  }
  expect(vatNumberOf(parseNip(digits)!)).toBe(`PL${digits}`)
})

it("a NIP with one digit changed is none", () => {
  fc.assert(
    fc.property(fc.constantFrom(...valid), fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const changed = digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1)
      expect(parseNip(changed)).toBeUndefined()
    }),
  )
  expect(parseNip("PL5265877636")).toBeUndefined()
})

it.each(["", "PL", "526587763", "52658776350", "0265877635", "DE136695976", "５２６５８７７６３５", "5265877635x"])(
  "%j is none",
  (text) => expect(parseNip(text)).toBeUndefined(),
)
