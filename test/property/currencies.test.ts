import { endOf, isCurrencyCode, isMoney, minorUnits } from "@svc/domain/shared/currency"
import { endedCurrencies } from "@svc/domain/shared/ended-currencies"
import cldr from "cldr-core/supplemental/currencyData.json" with { type: "json" }
import iso from "currency-codes"
import { expect, it } from "vitest"

/** The period in which a country uses a currency. A currency ends in the last month of its latest use. */
interface Use {
  readonly _from?: string
  readonly _to?: string
  /** "false" for a unit of account that is not used for payments. */
  readonly _tender?: string
}

const uses = Object.values<readonly Readonly<Record<string, Use>>[]>(cldr.supplemental.currencyData.region).flatMap(
  (used) => used.flatMap((each) => Object.entries(each)),
)
const usesOf = (code: string) => uses.flatMap(([used, use]) => (used === code ? [use] : []))
const codesOf = (isWanted: (code: string) => boolean) => [...new Set(uses.map(([code]) => code))].filter(isWanted)

// El Salvador has used dollars since 2001, but ISO 4217 keeps the code of the colón, which is a unit of account there.
const hasEnded = (code: string) => code !== "SVC" && usesOf(code).every(({ _to }) => _to !== undefined)
const monthOfEnd = (code: string) =>
  usesOf(code)
    .map(({ _to }) => _to!.slice(0, 7))
    .toSorted()
    .at(-1)!

/** Metals, units of account between banks, and test codes, to which ISO 4217 assigns no country. */
const noMoney = new Set("XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX".split(" "))

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
const every = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}`)))

it("money is what ISO 4217 lists, without the currencies that ended and with those that began since it was published", () => {
  const began = (code: string) =>
    usesOf(code).some(({ _from = "", _to, _tender }) => _from > iso.publishDate && _to === undefined && !_tender)
  const listed = [...iso.codes(), ...codesOf(began)].filter((code) => !noMoney.has(code) && !hasEnded(code))
  // The code of a fund or an index has no uses, and so has not ended.
  expect(every.filter(isMoney)).toEqual([...new Set(listed)].toSorted())
})

it("a currency that ended is known with the month of its end, and is still a code", () => {
  const ended = codesOf(hasEnded).toSorted()
  expect(Object.fromEntries(endedCurrencies)).toEqual(Object.fromEntries(ended.map((code) => [code, monthOfEnd(code)])))
  expect(ended.filter((code) => isMoney(code) || !isCurrencyCode(code))).toEqual([])
  expect([endOf("BGN"), endOf("SEK"), endOf("XAU")]).toEqual([
    "BGN ended in 2026-01: money is no longer paid in it",
    undefined,
    undefined,
  ])
})

it("every currency has the digits that ISO 4217 gives it", () => {
  const digits = iso.codes().filter(isMoney)
  expect(digits.map((code) => [code, minorUnits(code)])).toEqual(digits.map((code) => [code, iso.code(code)!.digits]))
  // A historic currency has the digits that it had.
  expect(["XCG", "ITL", "HRK"].map(minorUnits)).toEqual([2, 0, 2])
})

it("a code is one of money, of a metal or a unit of account, or of history", () => {
  expect(["XAU", "XDR", "HRK"].filter((code) => isMoney(code) || !isCurrencyCode(code))).toEqual([])
  expect(["sek", "", "EURO", "QQQ", "XXX", "XTS"].filter(isCurrencyCode)).toEqual([])
})
