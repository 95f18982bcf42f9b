import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { WebhookGeneration } from "../webhook-generation.ts"
import type { VersionedSettings } from "../webhook-settings.ts"
import type { WebhookNotFound } from "../webhooks.errors.ts"

export interface FoundSettings extends VersionedSettings {
  readonly generation: WebhookGeneration
}

/**
 * Stores the settings of webhooks.
 *
 * Contract (`test/http/webhook-settings.test.ts`):
 * - `find` gives version 0 and no sections for a webhook whose settings were never changed, and what `save` stored
 *   otherwise;
 * - `find` does not find a deleted webhook or one of another scope; deleting a webhook deletes its settings;
 * - `save` writes the given version.
 */
export interface WebhookSettingsStore {
  readonly find: (scope: Scope, id: WebhookId) => Effect.Effect<FoundSettings, WebhookNotFound | PortUnavailable>
  readonly save: (
    tenantId: TenantId,
    id: WebhookId,
    settings: VersionedSettings,
  ) => Effect.Effect<void, PortUnavailable>
}
