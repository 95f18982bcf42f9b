import {
  amountDigits,
  decimal,
  divideHalfUp,
  fromUnits,
  parseDecimal,
  printDecimal,
  printFixed,
  quotient,
  rateDigits,
  roundHalfUp,
  toUnits,
} from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`))
const plain = fc
  .tuple(fc.constantFrom("", "-"), digits(1, 15), fc.option(digits(1, 15), { nil: undefined }))
  .map(([sign, whole, fraction]) => `${sign}${whole}${fraction === undefined ? "" : `.${fraction}`}`)
const some = plain.map(decimal)
const positive = some.filter(BigDecimal.isPositive)
const units = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })

/** The number as a fraction of integers, by its definition alone. */
const fractionOf = (text: string) => {
  const [whole = "", fraction = ""] = text.split(".")
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) }
}
const exactly = (value: BigDecimal.BigDecimal) => fractionOf(printDecimal(value))
const significant = (text: string) =>
  text
    .replace(/^-?0*\.?0*/, "")
    .replace(".", "")
    .replace(/0+$/, "").length

describe("a decimal", () => {
  it("is the same number in its one shortest notation", () => {
    fc.assert(
      fc.property(plain, (text) => {
        const read = printDecimal(parseDecimal(text, rateDigits)!)
        const [a, b] = [fractionOf(text), fractionOf(read)]
        expect(a.over * b.under).toBe(b.over * a.under)
        expect(read).toMatch(/^(?!-0$)-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
        expect(printDecimal(decimal(read))).toBe(read)
      }),
    )
  })

  it("is printed with the shortest exact digits and read back as it was", () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 10 }), (value, scale) => {
        const text = printDecimal(fromUnits(value, scale))
        expect(BigDecimal.equals(decimal(text), fromUnits(value, scale))).toBe(true)
        expect(toUnits(decimal(text), scale)).toBe(value)
        expect(BigDecimal.equals(decimal(printFixed(fromUnits(value, scale), scale)), fromUnits(value, scale))).toBe(
          true,
        )
      }),
    )
  })

  it("equal to another is an equal object, however both were written", () => {
    expect(decimal("1.10")).toEqual(decimal("1.1"))
    expect(parseDecimal("11e-1", amountDigits)).toEqual(decimal("1.1"))
    expect(decimal("1.1")).not.toEqual(decimal("11"))
  })

  it.each([
    ["1.10", "1.1"],
    ["-0", "0"],
    ["-0.00", "0"],
    ["1e3", "1000"],
    ["12.5E-2", "0.125"],
    ["5E-06", "0.000005"],
    ["1.50e3", "1500"],
    ["007", "7"],
    ["11.5230", "11.523"],
    ["100000000000000", "100000000000000"],
    ["0.0000000001", "0.0000000001"],
  ])("%s is read as %s", (text, expected) => {
    expect(printDecimal(parseDecimal(text, amountDigits)!)).toBe(expected)
  })

  it.each([
    "",
    " ",
    ".",
    ".5",
    "5.",
    "+1",
    "--1",
    "1,15",
    "1 2",
    "1 ",
    "1_000",
    "0x1",
    "1e",
    "1e999",
    "1e-999",
    "1e999999999",
    "NaN",
    "Infinity",
    "1".repeat(61),
    `0.${"0".repeat(60)}1`,
  ])("%j is none", (text) => {
    expect(parseDecimal(text, rateDigits)).toBeUndefined()
  })

  it.each([
    [amountDigits, ["1e15", "0.00000000001", "-1000000000000000", "1e-11"], ["1e14", "-0.0000000001"]],
    [rateDigits, ["1e20", "1e-31"], ["99999999999999999999", `0.${"0".repeat(29)}1`]],
  ])("of more digits than %j is none", (most, tooMany, enough) => {
    expect(tooMany.filter((text) => parseDecimal(text, most) !== undefined)).toEqual([])
    expect(enough.filter((text) => parseDecimal(text, most) === undefined)).toEqual([])
  })
})

describe("a quotient", () => {
  it("has at most 20 significant digits and is off by no more than half of the last", () => {
    fc.assert(
      fc.property(positive, positive, (x, y) => {
        const found = quotient(x, y)
        expect(significant(printDecimal(found))).toBeLessThanOrEqual(20)
        const [a, b, c] = [exactly(x), exactly(y), exactly(found)]
        // |x/y − q| ≤ q / (2 × 10^19), multiplied out to avoid division.
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
    // A half is rounded to the even neighbour, up or down.
    ["100000000000000000005", "10", "10000000000000000000"],
    ["100000000000000000015", "10", "10000000000000000002"],
    // Rounding up may add a digit.
    ["999999999999999999999", "1", "1000000000000000000000"],
  ])("%s / %s = %s", (a, b, wanted) => expect(printDecimal(quotient(decimal(a), decimal(b)))).toBe(wanted))
})

describe("rounding half-up", () => {
  it("goes to the nearest, a half away from zero, and mirrors at zero", () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 6 }), (x, places) => {
        const [a, c] = [exactly(x), exactly(roundHalfUp(x, places))]
        const difference = a.over * c.under - c.over * a.under
        const twice = (difference < 0n ? -difference : difference) * 2n * 10n ** BigInt(places)
        expect(twice <= a.under * c.under).toBe(true)
        const mirrored = exactly(roundHalfUp(BigDecimal.negate(x), places))
        expect(mirrored.over * c.under).toBe(-c.over * mirrored.under)
      }),
    )
  })

  it("is what a division of whole units rounds to", () => {
    fc.assert(
      fc.property(units, (value) => {
        const rounded = roundHalfUp(fromUnits(value, 6), 2)
        expect(BigDecimal.equals(rounded, fromUnits(divideHalfUp(value, 10_000n), 2))).toBe(true)
      }),
    )
  })

  it.each([
    ["2.5", 0, "3"],
    ["-2.5", 0, "-3"],
    ["0.000005", 5, "0.00001"],
    ["0.005", 2, "0.01"],
    ["0.0049", 2, "0"],
    ["-0.005", 2, "-0.01"],
    ["-0.0049", 2, "0"],
    ["815.955", 2, "815.96"],
    ["2.675", 2, "2.68"],
    ["1.005", 2, "1.01"],
    ["1.00499999999999999999", 2, "1"],
  ])("%s to %i places is %s", (x, places, wanted) => {
    expect(printDecimal(roundHalfUp(decimal(x), places))).toBe(wanted)
  })
})
