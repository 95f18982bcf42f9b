import { Result } from "effect"
import { endOf, isCurrencyCode } from "../shared/currency.ts"

/** A legal entity to be created; texts as the operator wrote them. */
export interface LegalEntityRequest {
  readonly name: string
  readonly baseCurrency: string
  readonly country?: string
  readonly timeZone?: string
}

/** Reads `Name:SEK[:SE[:Europe/Stockholm]]`; the name may contain colons. The failure is a sentence for the operator. */
export const parseLegalEntity = (text: string): Result.Result<LegalEntityRequest, string> => {
  const match = /^(?<name>.+?):(?<currency>[A-Za-z]{3})(?::(?<country>[A-Za-z]{2})(?::(?<zone>[\w+\-/]+))?)?$/.exec(
    text.trim(),
  )
  const { name = "", currency = "", country, zone } = match?.groups ?? {}
  if (match === null) {
    return Result.fail(
      `'${text}' is not a legal entity: write "Name:SEK", "Name:SEK:SE" or "Name:SEK:SE:Europe/Stockholm"`,
    )
  }
  return checkLegalEntity({
    name: name.trim(),
    baseCurrency: currency.toUpperCase(),
    ...(country === undefined ? {} : { country: country.toUpperCase() }),
    ...(zone === undefined ? {} : { timeZone: zone }),
  })
}

/**
 * Refuses an unknown ISO 4217 code, ISO 3166-1 alpha-2 code or IANA time zone, as the runtime's CLDR data has them, and a
 * currency that ended (contract M11).
 */
export const checkLegalEntity = (wanted: LegalEntityRequest): Result.Result<LegalEntityRequest, string> => {
  if (!isCurrencyCode(wanted.baseCurrency))
    return Result.fail(`${wanted.baseCurrency} is not an ISO 4217 currency code`)
  const end = endOf(wanted.baseCurrency)
  if (end !== undefined) return Result.fail(end)
  if (wanted.country !== undefined && !isCountry(wanted.country)) {
    return Result.fail(`${wanted.country} is not an ISO 3166-1 country code`)
  }
  if (wanted.timeZone !== undefined && !isTimeZone(wanted.timeZone)) {
    return Result.fail(`${wanted.timeZone} is not an IANA time zone`)
  }
  return Result.succeed(wanted)
}

// CLDR also names groups of countries and former countries. Groups have no time zone, former countries have another
// canonical code; these two countries have no time zone either.
const withoutTimeZone: ReadonlySet<string> = new Set(["BV", "HM"])
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  (timeZonesOf(code).length > 0 || withoutTimeZone.has(code))

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}

/** The zone of a country that has one; of a country with several, and without a country, UTC (contract C1). */
export const defaultTimeZone = (country: string | undefined): string => {
  if (country === undefined) return "UTC"
  const zones = timeZonesOf(country)
  return zones.length === 1 ? zones[0]! : "UTC"
}

const timeZonesOf = (country: string) => (new Intl.Locale(`und-${country}`) as LocaleInfo).getTimeZones()

/** ECMA-402 Intl Locale Info, which the runtime has and the compiler's library does not have yet. */
interface LocaleInfo extends Intl.Locale {
  readonly getTimeZones: () => readonly string[]
}
