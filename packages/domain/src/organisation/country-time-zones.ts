import type { LegalEntity } from "./tenant.ts"

/**
 * The main business time zone of countries with several zones: the primary zones of CLDR
 * (supplemental/primaryZones.json), and one zone of each country whose zones all have the same time. A test compares
 * the table with both.
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

/** The IANA names of a country's time zones (ISO 3166-1 alpha-2), by the runtime's CLDR data. */
export const timeZonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as LocaleInfo).getTimeZones()

/**
 * The time zone of a legal entity that gives none: the main business zone of its country; UTC without a country or for
 * a country without zones. `undefined` for a country with several business zones, where the zone must be given
 * (contract C1).
 */
export const defaultTimeZone = (country: string | undefined): string | undefined => {
  if (country === undefined) return "UTC"
  const zones = timeZonesOf(country)
  return zones.length > 1 ? ofBusiness[country] : (zones[0] ?? "UTC")
}

/**
 * Whether a legal entity has UTC although its country has a zone of its own. Legal entities without a zone formerly got
 * UTC; `Etc/UTC` states that UTC is wanted (contract C1).
 */
export const keepsUtc = ({ country, timeZone }: Pick<LegalEntity, "country" | "timeZone">): boolean =>
  timeZone === "UTC" && country !== undefined && timeZonesOf(country).length > 0

/** ECMA-402 Intl Locale Info, which the runtime implements and the compiler's library does not declare yet. */
interface LocaleInfo extends Intl.Locale {
  readonly getTimeZones: () => readonly string[]
}
