import type { LegalEntity } from "./tenant.ts"

/**
 * The zone in which a country with several does its business: the primary zones of CLDR (supplemental/primaryZones.json), and
 * a zone of each country whose zones all keep the same time. A test compares the table with both.
 */
const ofBusiness: Readonly<Record<string, string>> = {
  AR: "America/Argentina/Buenos_Aires",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  CY: "Asia/Nicosia",
  DE: "Europe/Berlin",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  KZ: "Asia/Almaty",
  MH: "Pacific/Majuro",
  MY: "Asia/Kuala_Lumpur",
  NZ: "Pacific/Auckland",
  PS: "Asia/Hebron",
  PT: "Europe/Lisbon",
  UA: "Europe/Kyiv",
  UZ: "Asia/Tashkent",
}

/** The IANA names of the zones of a country (ISO 3166-1 alpha-2), as the runtime's CLDR data has them. */
export const timeZonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as LocaleInfo).getTimeZones()

/**
 * The zone of a legal entity that names none: that of its country's business, and UTC without a country or where a country
 * has no zone; `undefined` where a country does business in several, so that the zone has to be given (contract C1).
 */
export const defaultTimeZone = (country: string | undefined): string | undefined => {
  if (country === undefined) return "UTC"
  const zones = timeZonesOf(country)
  return zones.length > 1 ? ofBusiness[country] : (zones[0] ?? "UTC")
}

/**
 * Whether a legal entity keeps UTC although its country has a time of its own, as one that was made without a zone once
 * did. Where UTC is wanted, `Etc/UTC` says so (contract C1).
 */
export const keepsUtc = ({ country, timeZone }: Pick<LegalEntity, "country" | "timeZone">): boolean =>
  timeZone === "UTC" && country !== undefined && timeZonesOf(country).length > 0

/** ECMA-402 Intl Locale Info, which the runtime has and the compiler's library does not have yet. */
interface LocaleInfo extends Intl.Locale {
  readonly getTimeZones: () => readonly string[]
}
