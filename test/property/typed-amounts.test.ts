import fc from "fast-check"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, it } from "vitest"
import { repository } from "../support/repository.ts"

interface Numbers {
  readonly exact: (value: { toString: () => string }) => string
  readonly money: (value: { toString: () => string }, currency: string) => string
  readonly typed: (digits: string) => string
  readonly read: (text: string, currency?: string) => string
}
// The console is built for browsers and no package imports it, so the test loads its file directly.
const file = pathToFileURL(path.join(repository, "packages/console/src/ui/numbers.ts")).href
const { numberWords } = (await import(/* @vite-ignore */ file)) as { readonly numberWords: (locale: string) => Numbers }

const locales = [
  "en-US",
  "en-GB",
  "sv-SE",
  "pl-PL",
  "de-DE",
  "fr-FR",
  "de-CH",
  "en-IN",
  "nb-NO",
  "da-DK",
  "fi-FI",
  "nl-NL",
]

/** Decimals as the interface writes them: no trailing zeros, at most 15 digits before the point and 10 after it. */
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 10n ** 15n - 1n), fc.oneof(fc.constant(""), fc.stringMatching(/^\d{0,9}[1-9]$/)))
  .map(([isNegative, whole, fraction]) => `${isNegative ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`)
  .filter((text) => !/^-0(\.0*)?$/.test(text))

/**
 * Whether a text has one point or comma before exactly three digits. Only the locale decides whether that is a decimal
 * mark.
 */
const isOneMarkBeforeThree = (text: string) => /^\D*\d+[.,]\d{3}\D*$/.test(text)

describe.each(locales)("somebody who writes numbers as in %s", (locale) => {
  const numbers = numberWords(locale)

  it("gets the decimal back that a page or a field showed", () => {
    fc.assert(
      fc.property(decimals, (digits) => {
        expect(numbers.read(numbers.exact(digits))).toBe(digits)
        expect(numbers.read(numbers.typed(digits))).toBe(digits)
      }),
    )
  })

  it("gets the amount of a page back, with its currency and the zeros that it shows", () => {
    const amounts = decimals.filter((digits) => (digits.split(".")[1]?.length ?? 0) <= 6)
    fc.assert(
      fc.property(amounts, (digits) => {
        const read = numbers.read(numbers.money(digits, "SEK"), "SEK")
        expect(read).toMatch(/^-?\d+\.\d{2,6}$/)
        expect(Number(read)).toBe(Number(digits))
      }),
    )
  })

  it("never gets another number than the one that a page in another language showed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), decimals, (other, digits) => {
        const text = numberWords(other).exact(digits)
        fc.pre(!isOneMarkBeforeThree(text))
        expect([digits, `${text} ?`]).toContain(numbers.read(text))
      }),
    )
  })
})

const read = (locale: string, texts: readonly string[]) => texts.map((text) => numberWords(locale).read(text))

it("takes one mark before three digits for what the person's language says, and never a thousandth for a thousand", () => {
  expect(read("en-US", ["1,234", "1.234", "1,234.50", "0,125"])).toEqual(["1234", "1.234", "1234.50", "0.125"])
  expect(read("de-DE", ["1,234", "1.234", "1.234,50", "1,234.50"])).toEqual(["1.234", "1234", "1234.50", "1234.50"])
  expect(read("sv-SE", ["1,234", "1.234", "1 234,50", "1.234.567"])).toEqual(["1.234", "1.234 ?", "1234.50", "1234567"])
  expect(read("en-US", ["12345,678", "1234,567"])).toEqual(["12345,678 ?", "1234,567 ?"])
})

it("reads the marks that keyboards and sheets have, and the signs", () => {
  expect(
    read("en-GB", ["1 234", "1\u00a0234", "1\u202f234.5", "1’234.5", "1'234'567", "−5", "–5,5", "-0.10", ".5", "007"]),
  ).toEqual(["1234", "1234", "1234.5", "1234.5", "1234567", "-5", "-5.5", "-0.10", "0.5", "7"])
  expect(numberWords("en-GB").read("45,671.88 SEK", "SEK")).toBe("45671.88")
  expect(read("en-IN", ["12,34,567.5"])).toEqual(["1234567.5"])
})

it("reads nothing that is no number or could be two", () => {
  for (const text of [
    "much",
    "1,23,456",
    "1.2.3",
    "1,2,3",
    "1..2",
    "1 2",
    "12 34",
    "1,234.567.890",
    "5.",
    "-",
    "1e5",
    "0x10",
    "５",
    "1-2",
    "5 EUR",
    "1,234,56",
  ])
    expect(numberWords("en-US").read(text)).toBe(`${text} ?`)
  expect(numberWords("en-US").read("  ")).toBe("")
})
