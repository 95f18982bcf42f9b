import type { Timestamp } from "../shared/timestamp.ts"

/** A legal entity's e-invoicing connection (AutoInvoice): its credentials at the network provider. */
export interface Connection {
  /** The company's identifier at the provider. */
  readonly companyId: string
  readonly apiKey: string
  readonly isActive: boolean
  /** When the provider last took the credentials. */
  readonly connectedAt: Timestamp
}

/** National e-invoicing of a legal entity (contract E1). */
export interface NationalSettings {
  readonly isEnabled: boolean
  /** Write-only; absent when none was entered. */
  readonly token?: string
  /** When the company was linked to the service at the provider. */
  readonly linkedAt?: Timestamp
  /** Absent for the default, `Warn`. */
  readonly preflightOnPosting?: PreflightOnPosting
}

/**
 * What becomes of a posting whose document the national system would not take (contract E43): it goes on with a warning,
 * which is the default, or is refused.
 */
export const preflightsOnPosting = ["Warn", "Refuse"] as const
export type PreflightOnPosting = (typeof preflightsOnPosting)[number]

/** The part of the token that may be shown: enough to tell two apart (contract E5). */
export const tokenEnding = (token: string): string => (token.length < 12 ? "" : token.slice(-4))

/** Enabled without a token is inactive (contract E1). */
export const isIntegrationActive = (settings: NationalSettings | undefined): boolean =>
  settings !== undefined && settings.isEnabled && settings.token !== undefined

export const isConnected = (connection: Connection | undefined): connection is Connection =>
  connection !== undefined && connection.isActive

/** The change that a caller may make: an absent token stays, null or white space removes it (contract E5). */
export interface NationalSettingsChange {
  readonly isEnabled: boolean
  readonly token?: string | null
  /** Left out, it stays. */
  readonly preflightOnPosting?: PreflightOnPosting
}

export const applySettings = (
  before: NationalSettings | undefined,
  { isEnabled, token: given, preflightOnPosting = before?.preflightOnPosting }: NationalSettingsChange,
): NationalSettings => {
  const token = given === undefined ? before?.token : given?.trim() || undefined
  return {
    isEnabled,
    ...(preflightOnPosting === "Refuse" ? { preflightOnPosting } : {}),
    ...(token === undefined ? {} : { token }),
    ...(before?.linkedAt === undefined ? {} : { linkedAt: before.linkedAt }),
  }
}

/**
 * The messages to the provider after a save (contract E3): the link while the company is not linked, the token when it
 * became active or changed.
 */
export const afterSaving = (before: NationalSettings | undefined, after: NationalSettings) => {
  const active = isIntegrationActive(after)
  return {
    link: active && after.linkedAt === undefined,
    sendToken: active && (!isIntegrationActive(before) || before?.token !== after.token),
  }
}

/** Everything that must hold before an invoice is submitted (contract E9). */
export interface EligibilityFacts {
  /** The legal entity's national e-invoice option. */
  readonly optionOn: boolean
  readonly settings: NationalSettings | undefined
  readonly connection: Connection | undefined
}

export type Ineligibility = "option is off" | "integration is not active" | "connection is not active"

/** Why an invoice is not submitted; empty when it is. */
export const ineligibilities = ({ optionOn, settings, connection }: EligibilityFacts): readonly Ineligibility[] => [
  ...(optionOn ? [] : ["option is off" as const]),
  ...(isIntegrationActive(settings) ? [] : ["integration is not active" as const]),
  ...(isConnected(connection) ? [] : ["connection is not active" as const]),
]
