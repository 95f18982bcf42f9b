import type { WebhookGeneration } from "@svc/domain/webhooks/webhook-generation"
import { settingsOf, type StoredSettings, type WebhookSettings } from "@svc/domain/webhooks/webhook-settings"
import { printJson } from "@svc/domain/shared/exact-json"
import { LRUCache } from "lru-cache"
import { atMost } from "../../at-most.ts"

interface SettingsRow {
  readonly id: string
  readonly generation: number | null
  readonly version: number | null
  readonly settings: unknown
}

/** Settings as they are stored, whose numbers are few and whole. */
export const toStored = (settings: unknown): StoredSettings => JSON.parse(printJson(settings)) as StoredSettings

export const toGeneration = (generation: number | null): WebhookGeneration => (generation === null ? undefined : 1)

const remembered = 10_000

/** Gives the settings of webhooks, and keeps them in memory by webhook and version: each version never changes. */
export const makeKnownSettings = () => {
  const known = new LRUCache<string, WebhookSettings>(atMost(remembered))
  const usual = { before: settingsOf(undefined), now: settingsOf(1) }
  return ({ id, generation, version, settings }: SettingsRow): WebhookSettings => {
    if (version === null) return generation === null ? usual.before : usual.now
    const key = `${id} ${version}`
    const found = known.get(key) ?? settingsOf(toGeneration(generation), toStored(settings))
    known.set(key, found)
    return found
  }
}
