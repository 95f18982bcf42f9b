import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { WebhookGeneration } from "../webhook-generation.ts"
import type { SettingsSecrets } from "../own-headers.ts"
import type { OpenedSettings, VersionedSettings } from "../webhook-settings.ts"
import type { WebhookNotFound } from "../webhooks.errors.ts"

export interface FoundSettings extends VersionedSettings {
  readonly generation: WebhookGeneration
}

/** Settings with the values of their secrets; absent when no key of this process decrypts them (contract O11). */
export interface FoundWithSecrets extends FoundSettings {
  readonly secrets?: SettingsSecrets
}

/**
 * Stores the settings of webhooks.
 *
 * Contract (`test/http/webhook-settings.test.ts`):
 * - `find` gives version 0 and no sections for a webhook whose settings were never changed, and what `save` stored
 *   otherwise;
 * - `find` does not find a deleted webhook or one of another scope; deleting a webhook deletes its settings;
 * - `findWithSecrets` also gives the values of the secret members;
 * - `save` writes the given version, and encrypts the values of the secret members for that version alone.
 */
export interface WebhookSettingsStore {
  readonly find: (scope: Scope, id: WebhookId) => Effect.Effect<FoundSettings, WebhookNotFound | PortUnavailable>
  readonly findWithSecrets: (
    scope: Scope,
    id: WebhookId,
  ) => Effect.Effect<FoundWithSecrets, WebhookNotFound | PortUnavailable>
  readonly save: (
    tenantId: TenantId,
    id: WebhookId,
    settings: VersionedSettings & OpenedSettings,
  ) => Effect.Effect<void, PortUnavailable>
}
