import { Effect, Result } from "effect"
import { fieldRefused } from "../shared/errors.ts"
import { endOf, isCurrencyCode } from "../shared/currency.ts"
import { isUuid, type LegalEntityId, type TenantId } from "../shared/ids.ts"
import { readTimeZone } from "../shared/time-zone.ts"
import type { LegalEntity } from "./tenant.ts"
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
  const checked = checkLegalEntity({
    name: name.trim(),
    baseCurrency: currency.toUpperCase(),
    ...(country === undefined ? {} : { country: country.toUpperCase() }),
    ...(zone === undefined ? {} : { timeZone: zone }),
  })
  return Result.mapError(checked, (mistake) => mistake.text)
}

/** A member of a request for a legal entity that breaks a rule, with a sentence about it. */
interface LegalEntityMistake {
  readonly field: keyof LegalEntityRequest
  readonly text: string
}

/**
 * The largest number of legal entities of a tenant, because each request reads the tenant's whole list (contract C1).
 */
export const mostLegalEntities = 500

/** Reads the name of a legal entity (contract C1); the failure is a sentence about the name. */
export const readName = (text: string): Result.Result<string, string> => {
  const name = text.trim()
  if (name === "") return Result.fail("must not be empty")
  if (/[\r\n\t]/.test(name)) return Result.fail("must be one line without tabs")
  // The header names a legal entity by its id or its name, so a name must not look like the id of another.
  return isUuid(name) ? Result.fail("must not have the form of an id") : Result.succeed(name)
}

/** The name that a legal entity is to get, among the names that others have. Fails with the field `name`. */
export const freeName = (text: string, taken: readonly string[]) =>
  Effect.fromResult(readName(text)).pipe(
    Effect.filterOrFail(
      (name) => !taken.includes(name),
      () => "is the name of another legal entity",
    ),
    Effect.mapError((mistake) => fieldRefused("name", mistake)),
  )

/** A new legal entity of a tenant. */
export const newLegalEntity = (
  tenantId: TenantId,
  id: LegalEntityId,
  { name, baseCurrency, country, timeZone }: PlacedLegalEntity,
): LegalEntity => ({ id, tenantId, name, baseCurrency, ...(country === undefined ? {} : { country }), timeZone })

/**
 * Refuses an unknown ISO 4217 code, ISO 3166-1 alpha-2 code or IANA time zone, by the runtime's CLDR data; a currency
 * that ended (contract M11); and a country with several time zones when none is given (contract C1). The result has a
 * time zone.
 */
export const checkLegalEntity = (wanted: LegalEntityRequest): Result.Result<PlacedLegalEntity, LegalEntityMistake> => {
  const { baseCurrency, country, timeZone } = wanted
  const refuse = (field: LegalEntityMistake["field"], text: string) => Result.fail({ field, text })
  if (!isCurrencyCode(baseCurrency)) return refuse("baseCurrency", `${baseCurrency} is not an ISO 4217 currency code`)
  const end = endOf(baseCurrency)
  if (end !== undefined) return refuse("baseCurrency", end)
  if (country !== undefined && !isCountry(country)) {
    return refuse("country", `${country} is not an ISO 3166-1 country code`)
  }
  const zone = timeZone === undefined ? defaultTimeZone(country) : readTimeZone(timeZone)
  if (zone !== undefined) return Result.succeed({ ...wanted, timeZone: zone })
  const fault = timeZone === undefined ? `${country} has several time zones` : `${timeZone} is not an IANA time zone`
  return refuse("timeZone", `${fault}${choicesOf(country)}`)
}

/** The time zones of a country, as the end of a sentence that asks for one; empty without a country. */
export const choicesOf = (country: string | undefined): string => {
  const zones = country === undefined ? [] : timeZonesOf(country)
  return zones.length === 0 ? "" : `: give one of ${zones.join(", ")}`
}

// CLDR also has codes of groups of countries and of former countries. A group has no time zone, and a former country
// has another canonical code. The two countries below have no time zone either.
const withoutTimeZone: ReadonlySet<string> = new Set(["BV", "HM"])
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  (timeZonesOf(code).length > 0 || withoutTimeZone.has(code))
