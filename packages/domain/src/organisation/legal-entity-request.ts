import { Result } from "effect"
import { endOf, isCurrencyCode } from "../shared/currency.ts"
import { readTimeZone } from "../shared/time-zone.ts"
import { defaultTimeZone, timeZonesOf } from "./country-time-zones.ts"

/** A legal entity to create, with texts as the operator wrote them. */
export interface LegalEntityRequest {
  readonly name: string
  readonly baseCurrency: string
  readonly country?: string
  readonly timeZone?: string
}

/** A legal entity to create, with its time zone. */
export interface PlacedLegalEntity extends LegalEntityRequest {
  readonly timeZone: string
}

/**
 * Reads `Name:SEK[:SE[:Europe/Stockholm]]`; the name may contain colons. The failure is a sentence for the operator.
 */
export const parseLegalEntity = (text: string): Result.Result<PlacedLegalEntity, string> => {
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
 * Refuses an unknown ISO 4217 code, ISO 3166-1 alpha-2 code or IANA time zone, by the runtime's CLDR data; a currency
 * that ended (contract M11); and a country with several time zones when none is given (contract C1). The result has a
 * time zone.
 */
export const checkLegalEntity = (wanted: LegalEntityRequest): Result.Result<PlacedLegalEntity, string> => {
  const { baseCurrency, country, timeZone } = wanted
  if (!isCurrencyCode(baseCurrency)) return Result.fail(`${baseCurrency} is not an ISO 4217 currency code`)
  const end = endOf(baseCurrency)
  if (end !== undefined) return Result.fail(end)
  if (country !== undefined && !isCountry(country)) {
    return Result.fail(`${country} is not an ISO 3166-1 country code`)
  }
  const zone = timeZone === undefined ? defaultTimeZone(country) : readTimeZone(timeZone)
  if (zone !== undefined) return Result.succeed({ ...wanted, timeZone: zone })
  const fault = timeZone === undefined ? `${country} has several time zones` : `${timeZone} is not an IANA time zone`
  return Result.fail(`${fault}${choicesOf(country)}`)
}

/** The time zones of a country, as the end of a sentence that asks for one; empty without a country. */
export const choicesOf = (country: string | undefined): string => {
  const zones = country === undefined ? [] : timeZonesOf(country)
  return zones.length === 0 ? "" : `: give one of ${zones.join(", ")}`
}

// CLDR also names groups of countries and former countries. Groups have no time zone, and former countries have another
// canonical code. These two countries have no time zone either.
const withoutTimeZone: ReadonlySet<string> = new Set(["BV", "HM"])
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  (timeZonesOf(code).length > 0 || withoutTimeZone.has(code))
