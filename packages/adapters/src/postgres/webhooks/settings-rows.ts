import { type Additions, additionsOf } from "@svc/domain/webhooks/additions"
import type { WebhookGeneration } from "@svc/domain/webhooks/webhook-generation"
import { settingsOf, type StoredSettings, type WebhookSettings } from "@svc/domain/webhooks/webhook-settings"
import { printJson } from "@svc/domain/shared/exact-json"
import { LRUCache } from "lru-cache"
import { atMost } from "../../at-most.ts"
import { type SecretBox, SecretUnreadable } from "../../crypto/secret-box.ts"
import { tryOpenSettingsSecrets } from "./webhook-secrets.ts"

interface SettingsRow {
  readonly tenant_id: string
  readonly id: string
  readonly generation: number | null
  readonly version: number | null
  readonly settings: unknown
  readonly secrets_sealed: string | null
}

/** Settings with the additions to requests, or with the reason why the additions cannot be decrypted. */
interface KnownSettings {
  readonly settings: WebhookSettings
  readonly additions?: Additions | undefined
  readonly unreadable?: SecretUnreadable["reason"]
}

/** Settings as they are stored. Their numbers are few and whole, so JSON loses nothing. */
export const toStored = (settings: unknown): StoredSettings => JSON.parse(printJson(settings)) as StoredSettings

export const toGeneration = (generation: number | null): WebhookGeneration => (generation === null ? undefined : 1)

const remembered = 10_000

/** Returns the settings of a webhook. Kept in memory by webhook and version, because a version never changes. */
export const makeKnownSettings = (box: SecretBox) => {
  const known = new LRUCache<string, KnownSettings>(atMost(remembered))
  const usual = { before: { settings: settingsOf(undefined) }, now: { settings: settingsOf(1) } }
  return ({ tenant_id, id, generation, version, settings: stored, secrets_sealed }: SettingsRow): KnownSettings => {
    if (version === null) return generation === null ? usual.before : usual.now
    const key = `${id} ${version}`
    const before = known.get(key)
    if (before !== undefined) return before
    const settings = settingsOf(toGeneration(generation), toStored(stored))
    const secrets = tryOpenSettingsSecrets(box, { tenant_id, webhook_id: id, version }, secrets_sealed)
    if (secrets instanceof SecretUnreadable) return { settings, unreadable: secrets.reason }
    const found = { settings, additions: additionsOf(settings, secrets) }
    known.set(key, found)
    return found
  }
}
