import { parsePermission } from "@svc/domain/identity/permissions"
import { parseEmail } from "@svc/domain/people/person"
import { isUuid, type TenantId } from "@svc/domain/shared/ids"
import { parseCalendarDate } from "@svc/domain/shared/calendar-date"
import { isCurrencyCode } from "@svc/domain/shared/currency"
import { parseDecimal, rateDigits } from "@svc/domain/shared/decimal"
import { parseZonedInstant } from "@svc/domain/shared/parse-instant"
import { parseStatusRange } from "@svc/domain/webhooks/attempt"
import { findEventTag } from "@svc/domain/webhooks/event-tags"
import { InvalidArgumentError, Option } from "commander"
import { Result } from "effect"

const parser =
  <A>(read: (text: string) => A | undefined, expected: string) =>
  (text: string): A => {
    const value = read(text)
    if (value === undefined) throw new InvalidArgumentError(`Write ${expected}.`)
    return value
  }

/** A uuid, converted to lower case, as ids are stored. */
export const uuid = parser(
  (text) => (isUuid(text) ? text.toLowerCase() : undefined),
  "a uuid such as 0199d3a0-0000-7000-8000-000000000001",
)

export const text = parser((value) => (value.trim() === "" ? undefined : value.trim()), "something that is not blank")

export const wholeNumber = (min: number, max: number) =>
  parser(
    (value) => (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined),
    `a whole number from ${min} to ${max}`,
  )

export const httpStatus = parser(parseStatusRange, "an HTTP status such as 503, or a class of them such as 5xx")

/** A time in ISO 8601 with a zone, or a date, which means its midnight in UTC. */
export const instant = parser(parseZonedInstant, "a moment such as 2026-11-20T12:00:00Z, or a date")

const units: Readonly<Record<string, number>> = { "": 1, s: 1, m: 60, h: 3600, d: 86_400 }

/** A duration, in seconds. */
export const duration = parser((value) => {
  const [, count, unit = ""] = /^(\d{1,9}(?:\.\d{1,3})?)([smhd]?)$/.exec(value) ?? []
  return count === undefined ? undefined : Number(count) * units[unit]!
}, "a time such as 90s, 15m, 3h or 2d, or a number of seconds")

export const calendarDate = parser(parseCalendarDate, "a date such as 2026-11-20")

export const currencyCode = parser(
  (value) => (isCurrencyCode(value.toUpperCase()) ? value.toUpperCase() : undefined),
  "an ISO 4217 code such as USD",
)

export const decimal = parser(
  (value) => (/^-?\d{1,18}(\.\d{1,12})?$/.test(value) ? parseDecimal(value, rateDigits) : undefined),
  "an amount such as 1250.00",
)

/** An absolute http or https address without a slash at its end. */
export const httpAddress = parser((value) => {
  const { protocol = "" } = URL.canParse(value) ? new URL(value) : {}
  return /^https?:$/.test(protocol) ? value.replace(/\/+$/, "") : undefined
}, "an address such as http://localhost:8080")

export const permissions = (value: string): readonly string[] => {
  const names = value.split(",").map((name) => name.trim())
  const read = Result.all(names.map(parsePermission))
  if (Result.isFailure(read)) throw new InvalidArgumentError(`${read.failure}.`)
  return names
}

export const emailAddress = parser(
  (value) => Result.getOrElse(parseEmail(value), () => undefined),
  "an e-mail address such as ada@example.com",
)

/** Any accepted spelling of an event tag. */
export const eventType = parser(
  (value) => (findEventTag(value) === undefined ? undefined : value),
  "one of the event tags that `svc events emit --help` lists",
)

export const tenantOption = (): Option =>
  new Option("--tenant <id>", "the tenant, as `svc tenants list` shows it").argParser(uuid).makeOptionMandatory()

export const legalEntityOption = (): Option =>
  new Option("--legal-entity <id-or-name>", "the legal entity; needed when the tenant has several").argParser(text)

export interface ScopeOptions {
  readonly tenant: TenantId
  readonly legalEntity?: string
}

/** An accounting period, parsed from `--period`. */
export interface PeriodOption {
  readonly fiscalYear: number
  readonly fiscalPeriod: number
}

const period = parser((value): PeriodOption | undefined => {
  const [, fiscalYear, fiscalPeriod] = /^(\d{4})-(\d{1,2})$/.exec(value) ?? []
  const number = Number(fiscalPeriod)
  return number >= 1 && number <= 12 ? { fiscalYear: Number(fiscalYear), fiscalPeriod: number } : undefined
}, "a fiscal year and one of its periods such as 2024-03")

export const periodOption = (): Option =>
  new Option("--period <year-period>", "fiscal year and period, such as 2024-03")
    .argParser(period)
    .makeOptionMandatory()
