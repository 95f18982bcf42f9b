import { FieldsRefused } from "../shared/errors.ts"
import { type Payload, payloadDefaults } from "./payload.ts"
import { longestSchedule, type Retries, retriesDefaults } from "./retries.ts"
import type { WebhookGeneration } from "./webhook-generation.ts"

/** The settings of a webhook, whole (contract W39). */
export interface WebhookSettings {
  readonly payload: Payload
  readonly retries: Retries
}

/** The sections and members that were set. */
export type StoredSettings = { readonly [S in keyof WebhookSettings]?: Partial<WebhookSettings[S]> }

/** A merge patch (RFC 7396) of settings: null removes a section or a member, which then has its default. */
export type SettingsPatch = {
  readonly [S in keyof WebhookSettings]?:
    | {
        readonly [M in keyof WebhookSettings[S]]?: WebhookSettings[S][M] | null
      }
    | null
}

/** Settings with the number of their changes; 0 are the defaults. */
export interface VersionedSettings {
  readonly version: number
  readonly stored: StoredSettings
}

export const unchangedSettings: VersionedSettings = { version: 0, stored: {} }

const defaults = {
  before: { payload: payloadDefaults(undefined), retries: retriesDefaults(undefined) },
  1: { payload: payloadDefaults(1), retries: retriesDefaults(1) },
} satisfies Record<string, WebhookSettings>

/** The settings of a webhook: what was set, and the defaults of its generation. */
export const settingsOf = (generation: WebhookGeneration, stored: StoredSettings = {}): WebhookSettings => {
  const usual = defaults[generation ?? "before"]
  return {
    payload: { ...usual.payload, ...stored.payload },
    retries: { ...usual.retries, ...stored.retries },
  }
}

/** Checks what the members of settings say together; `undefined` when nothing is wrong. */
export const refusalOf = ({ retries }: StoredSettings): FieldsRefused | undefined => {
  const sum = (retries?.schedule ?? []).reduce((all, each) => all + each, 0)
  if (sum <= longestSchedule) return undefined
  return new FieldsRefused({
    errors: { "retries.schedule": [`must add up to at most ${longestSchedule} seconds, which are 14 days`] },
  })
}

/** Applies a merge patch; a member whose value is null has its default again. */
export const patched = (stored: StoredSettings, patch: SettingsPatch): StoredSettings => {
  const sections = new Map<string, object>(Object.entries(stored))
  for (const [section, change] of Object.entries(patch)) {
    const members = Object.entries({ ...sections.get(section), ...change }).filter(([, value]) => value !== null)
    if (change === null || members.length === 0) sections.delete(section)
    else sections.set(section, Object.fromEntries(members))
  }
  return Object.fromEntries(sections)
}
