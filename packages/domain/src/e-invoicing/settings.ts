import type { CalendarDate } from "../shared/calendar-date.ts"
import { given as present } from "../shared/given.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** A legal entity's e-invoicing connection (AutoInvoice): its credentials at the network provider. */
export interface Connection {
  /** The company's identifier at the provider. */
  readonly companyId: string
  readonly apiKey: string
  readonly isActive: boolean
  /** The time when the provider last accepted the credentials. */
  readonly connectedAt: Timestamp
}

/** National e-invoicing of a legal entity (contract E1). */
export interface NationalSettings {
  readonly isEnabled: boolean
  /** The token. Write-only; absent when none was given. */
  readonly token?: string
  /** The last day of the token. Absent when nobody entered it. */
  readonly tokenExpires?: CalendarDate
  /** The time when the company was linked to the service at the provider. */
  readonly linkedAt?: Timestamp
  /** Absent for the default, `Warn`. */
  readonly preflightOnPosting?: PreflightOnPosting
}

/**
 * The effect on a posting when the national system would refuse its document (contract E43): the posting continues with
 * a warning, which is the default, or is refused.
 */
export const preflightsOnPosting = ["Warn", "Refuse"] as const
export type PreflightOnPosting = (typeof preflightsOnPosting)[number]

/** The last characters of a token, which are enough to tell two tokens apart (contract E5). */
export const tokenEnding = (token: string): string => (token.length < 12 ? "" : token.slice(-4))

/** Whether the integration is active. With a token missing it is inactive although enabled (contract E1). */
export const isIntegrationActive = (settings: NationalSettings | undefined): boolean =>
  settings !== undefined && settings.isEnabled && settings.token !== undefined

export const isConnected = (connection: Connection | undefined): connection is Connection =>
  connection !== undefined && connection.isActive

/** A change by a caller. An absent token keeps the present one, null or white space removes it (contract E5). */
export interface NationalSettingsChange {
  readonly isEnabled: boolean
  readonly token?: string | null
  /** Keeps the present value when absent and the token is the same; null removes it. */
  readonly tokenExpires?: CalendarDate | null
  /** Keeps the present value when absent. */
  readonly preflightOnPosting?: PreflightOnPosting
}

export const applySettings = (
  before: NationalSettings | undefined,
  {
    isEnabled,
    token: given,
    tokenExpires: expires,
    preflightOnPosting = before?.preflightOnPosting,
  }: NationalSettingsChange,
): NationalSettings => {
  const token = given === undefined ? before?.token : given?.trim() || undefined
  // The last day of the former token is not the last day of another one.
  const tokenExpires = expires === undefined && token === before?.token ? before?.tokenExpires : (expires ?? undefined)
  return {
    isEnabled,
    ...(preflightOnPosting === "Refuse" ? { preflightOnPosting } : {}),
    ...(token === undefined ? {} : { token, ...present({ tokenExpires }) }),
    ...(before?.linkedAt === undefined ? {} : { linkedAt: before.linkedAt }),
  }
}

/**
 * The calls to the provider after a save (contract E3): the link while the company is not linked, and the token when it
 * became active or changed.
 */
export const afterSaving = (before: NationalSettings | undefined, after: NationalSettings) => {
  const active = isIntegrationActive(after)
  return {
    link: active && after.linkedAt === undefined,
    sendToken: active && (!isIntegrationActive(before) || before?.token !== after.token),
  }
}

/** The conditions for submitting an invoice (contract E9). */
export interface EligibilityFacts {
  /** Whether the legal entity has the option of national e-invoicing. */
  readonly optionOn: boolean
  readonly settings: NationalSettings | undefined
  readonly connection: Connection | undefined
}

export type Ineligibility = "option is off" | "integration is not active" | "connection is not active"

/** The reasons why an invoice is not submitted; empty when it is submitted. */
export const ineligibilities = ({ optionOn, settings, connection }: EligibilityFacts): readonly Ineligibility[] => [
  ...(optionOn ? [] : ["option is off" as const]),
  ...(isIntegrationActive(settings) ? [] : ["integration is not active" as const]),
  ...(isConnected(connection) ? [] : ["connection is not active" as const]),
]
