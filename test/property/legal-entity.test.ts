import { resolveLegalEntity } from "@svc/domain/organisation/named-legal-entity"
import { defaultTimeZone } from "@svc/domain/organisation/country-time-zones"
import { checkLegalEntity, parseLegalEntity } from "@svc/domain/organisation/legal-entity-request"
import type { LegalEntity } from "@svc/domain/organisation/tenant"
import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const name = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() === text && text !== "")
const entities = fc
  .uniqueArray(fc.record({ id: fc.uuid(), name }), { maxLength: 5, selector: (each) => each.name })
  .map((all) =>
    all.map((each): LegalEntity => ({
      id: each.id as LegalEntityId,
      tenantId: "01990000-0000-7000-8000-000000000000" as TenantId,
      name: each.name,
      baseCurrency: "SEK",
      timeZone: "UTC",
    })),
  )
const found = (all: readonly LegalEntity[], ...named: string[]) => {
  const result = resolveLegalEntity(all, named)
  return Result.isSuccess(result) ? result.success : undefined
}

describe("the legal-entity header", () => {
  it("finds an entity by its id in either case and by its exact name", () => {
    fc.assert(
      fc.property(entities, fc.nat(), (all, pick) => {
        fc.pre(all.length > 0)
        const wanted = all[pick % all.length]!
        expect([found(all, wanted.id), found(all, wanted.id.toUpperCase()), found(all, wanted.name)]).toEqual([
          wanted,
          wanted,
          wanted,
        ])
      }),
    )
  })

  it("finds it by any reading of its bytes", () => {
    fc.assert(
      fc.property(entities, fc.array(fc.string()), fc.nat(), (all, readings, pick) => {
        fc.pre(all.length > 0)
        const wanted = all[pick % all.length]!
        const others = readings.filter((each) => !all.some((entity) => entity.name === each))
        expect(found(all, ...others, wanted.name)).toBe(wanted)
      }),
    )
  })

  it("that names another or none is refused", () => {
    fc.assert(
      fc.property(entities, fc.oneof(fc.string(), fc.uuid(), name), (all, other) => {
        fc.pre(!all.some((each) => each.id === other.toLowerCase() || each.name === other))
        expect(found(all, other)).toBeUndefined()
      }),
    )
  })

  it("of names differs by case, for two of them may differ by nothing else", () => {
    const [upper, lower] = ["ALPHA", "alpha"].map(
      (each, index) => ({ id: `${index}`, name: each }) as unknown as LegalEntity,
    )
    expect([found([upper!, lower!], "alpha"), found([upper!, lower!], "ALPHA"), found([upper!], "alpha")]).toEqual([
      lower,
      upper,
      undefined,
    ])
  })

  it("that is missing means the only one there is", () => {
    fc.assert(
      fc.property(entities, (all) => {
        expect(found(all)).toBe(all.length === 1 ? all[0] : undefined)
      }),
    )
  })
})

const isoCountries =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  )
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

describe("a legal entity in writing", () => {
  const country = fc.constantFrom(...isoCountries)
  const request = fc.record({
    // A name that ends like a currency and country would be ambiguous.
    name: name.filter((text) => !/[\n\r\u2028\u2029]/.test(text) && !/:[A-Za-z]{3}(:[A-Za-z]{2})?$/.test(text)),
    baseCurrency: fc.constantFrom("SEK", "EUR", "USD", "JPY", "PLN"),
    place: fc.option(
      fc.record({
        country,
        timeZone: fc.option(fc.constantFrom("Europe/Stockholm", "America/Argentina/Buenos_Aires", "UTC", "Etc/GMT+5")),
      }),
    ),
  })

  it("is read back as it was, whatever the case of its codes", () => {
    fc.assert(
      fc.property(request, fc.boolean(), ({ name: called, baseCurrency, place }, lower) => {
        const code = (text: string) => (lower ? text.toLowerCase() : text)
        const parts = [
          called,
          code(baseCurrency),
          ...(place === null ? [] : [code(place.country), ...(place.timeZone === null ? [] : [place.timeZone])]),
        ]
        const timeZone = place?.timeZone ?? defaultTimeZone(place?.country)
        const wanted = { name: called, baseCurrency, ...(place === null ? {} : { country: place.country }), timeZone }
        const read = parseLegalEntity(parts.join(":"))
        const outcome = Result.isSuccess(read) ? read.success : /has several time zones/.exec(read.failure)?.[0]
        expect(outcome).toEqual(timeZone === undefined ? "has several time zones" : wanted)
      }),
    )
  })

  it("may have a name with colons", () => {
    expect(parseLegalEntity("A: the: B:SEK:SE")).toEqual(
      Result.succeed({ name: "A: the: B", baseCurrency: "SEK", country: "SE", timeZone: "Europe/Stockholm" }),
    )
  })

  it.each([
    ["", "write"],
    ["Alpha", "write"],
    [":SEK", "write"],
    ["Alpha:SE", "write"],
    ["Alpha:SEK:SWE", "SWE is not an ISO 4217 currency code"],
    ["Alpha:XXQ", "XXQ is not an ISO 4217 currency code"],
    ["Alpha:HRK:HR", "HRK ended in 2023-01"],
    ["Alpha:SEK:UK", "UK is not an ISO 3166-1 country code"],
    ["Alpha:SEK:EU", "EU is not an ISO 3166-1 country code"],
    ["Alpha:SEK:SE:Europe/Nowhere", "Europe/Nowhere is not an IANA time zone: give one of Europe/Stockholm"],
    ["Alpha:SEK:SE:+01:00", "write"],
    ["Alpha:AUD:AU", "AU has several time zones: give one of Antarctica/Macquarie, Australia/Adelaide"],
  ])("of %j is refused", (text, reason) => {
    const read = parseLegalEntity(text)
    expect(Result.isFailure(read) && read.failure).toContain(reason)
  })

  it("has one of the 249 countries of ISO 3166-1", () => {
    const accepted = letters.flatMap((first) =>
      letters
        .map((second) => first + second)
        .filter((code) =>
          Result.isSuccess(checkLegalEntity({ name: "A", baseCurrency: "SEK", country: code, timeZone: "UTC" })),
        ),
    )
    expect(accepted).toEqual(isoCountries)
  })

  it("has a zone that PostgreSQL and the runtime write alike, however it is typed", () => {
    const zoneOf = (timeZone: string) =>
      Result.map(checkLegalEntity({ name: "A", baseCurrency: "SEK", country: "UA", timeZone }), (read) => read.timeZone)
    expect(["europe/berlin", "EUROPE/KIEV", "Europe/Kyiv", "utc", "Etc/UTC"].map(zoneOf)).toEqual(
      ["Europe/Berlin", "Europe/Kiev", "Europe/Kyiv", "UTC", "Etc/UTC"].map((zone) => Result.succeed(zone)),
    )
    for (const none of ["", "+01:00", "Europe/Berlin ", "Mars/Olympus", "Europe/Berlin\u0000", "x".repeat(10_000)])
      expect(Result.isFailure(zoneOf(none))).toBe(true)
  })
})
