import { type Decimal, isPositive, parseDecimal, product, quotient, roundHalfUp } from "@svc/domain/shared/decimal"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`))
const plain = fc
  .tuple(fc.constantFrom("", "-"), digits(1, 15), fc.option(digits(1, 15), { nil: undefined }))
  .map(([sign, whole, fraction]) => `${sign}${whole}${fraction === undefined ? "" : `.${fraction}`}`)
const decimal = plain.map((text) => parseDecimal(text)!)
const positive = decimal.filter(isPositive)

/** The number as a fraction of whole ones, by nothing but its definition. */
const fractionOf = (text: string) => {
  const [whole = "", fraction = ""] = text.split(".")
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) }
}
const significant = (text: string) =>
  text
    .replace(/^-?0*\.?0*/, "")
    .replace(".", "")
    .replace(/0+$/, "").length

describe("a decimal", () => {
  it("is the same number in its one shortest notation", () => {
    fc.assert(
      fc.property(plain, (text) => {
        const read = parseDecimal(text)!
        const [a, b] = [fractionOf(text), fractionOf(read)]
        expect(a.over * b.under).toBe(b.over * a.under)
        expect(read).toMatch(/^(?!-0$)-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
        expect(parseDecimal(read)).toBe(read)
      }),
    )
  })

  it.each([
    ["5E-06", "0.000005"],
    ["1.50e3", "1500"],
    ["-0.0", "0"],
    ["007", "7"],
    ["11.5230", "11.523"],
  ])("reads %s as %s", (text, wanted) => expect(parseDecimal(text)).toBe(wanted))

  it.each([
    "",
    " ",
    ".",
    "1.",
    ".5",
    "+1",
    "1,15",
    "NaN",
    "Infinity",
    "0x1",
    "1e",
    "1e999",
    "--1",
    "1 2",
    "1".repeat(61),
  ])("refuses %j", (text) => expect(parseDecimal(text)).toBeUndefined())

  it("multiplies without loss", () => {
    fc.assert(
      fc.property(decimal, decimal, (x, y) => {
        const [a, b, c] = [fractionOf(x), fractionOf(y), fractionOf(product(x, y))]
        expect(a.over * b.over * c.under).toBe(c.over * a.under * b.under)
      }),
    )
  })
})

describe("a quotient", () => {
  it("has at most 20 significant digits and is off by no more than half of the last", () => {
    fc.assert(
      fc.property(positive, positive, (x, y) => {
        const found = quotient(x, y)
        expect(significant(found)).toBeLessThanOrEqual(20)
        const [a, b, c] = [fractionOf(x), fractionOf(y), fractionOf(found)]
        // |x/y - q| <= q / (2 * 10^19), over one denominator.
        const [exact, given] = [a.over * b.under * c.under, c.over * a.under * b.over]
        const error = exact > given ? exact - given : given - exact
        expect(error * 2n * 10n ** 19n <= given).toBe(true)
      }),
    )
  })

  it.each([
    ["1", "1.1622", "0.86043710204784030287"],
    ["10.9715", "1.1373", "9.6469708959817110701"],
    ["1", "3", "0.33333333333333333333"],
    ["2", "3", "0.66666666666666666667"],
    ["1", "8", "0.125"],
    // A half goes to the even neighbour, upwards and downwards.
    ["100000000000000000005", "10", "10000000000000000000"],
    ["100000000000000000015", "10", "10000000000000000002"],
    // Rounding up may add a digit.
    ["999999999999999999999", "1", "1000000000000000000000"],
  ])("%s / %s = %s", (a, b, wanted) => expect(quotient(a as Decimal, b as Decimal)).toBe(wanted))
})

describe("rounding half-up", () => {
  it("goes to the nearest, a half away from zero, and mirrors at zero", () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 6 }), (x, places) => {
        const [a, c] = [fractionOf(x), fractionOf(roundHalfUp(x, places))]
        const difference = a.over * c.under - c.over * a.under
        const twice = (difference < 0n ? -difference : difference) * 2n * 10n ** BigInt(places)
        expect(twice <= a.under * c.under).toBe(true)
        const mirrored = roundHalfUp(parseDecimal(x.startsWith("-") ? x.slice(1) : `-${x}`)!, places)
        expect(fractionOf(mirrored).over * c.under).toBe(-c.over * fractionOf(mirrored).under)
      }),
    )
  })

  it.each([
    ["2.5", 0, "3"],
    ["-2.5", 0, "-3"],
    ["0.000005", 5, "0.00001"],
    ["1.005", 2, "1.01"],
    ["1.00499999999999999999", 2, "1"],
  ])("%s to %i places is %s", (x, places, wanted) => expect(roundHalfUp(x as Decimal, places)).toBe(wanted))
})
