import type { WebhookId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import type { WebhookSettingsStore } from "@svc/domain/webhooks/ports/webhook-settings-store"
import { unchangedSettings } from "@svc/domain/webhooks/webhook-settings"
import { WebhookNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { changeSettings } from "../base/tenant-settings.ts"
import { query } from "../base/transaction.ts"
import { type SecretBox, SecretUnreadable } from "../../crypto/secret-box.ts"
import { toGeneration, toStored } from "./settings-rows.ts"

import { sealSettingsSecrets, tryOpenSettingsSecrets } from "./webhook-secrets.ts"

const port = "WebhookSettingsStore"

export const makePostgresWebhookSettingsStore = (db: Db, box: SecretBox): WebhookSettingsStore => {
  const read = Effect.fnUntraced(function* ({ tenantId, legalEntityId }: Scope, id: WebhookId) {
    const row = yield* query(db, port, (q) =>
      q
        .selectFrom("webhooks as w")
        .leftJoin("webhook_settings as s", (join) =>
          join.onRef("s.tenant_id", "=", "w.tenant_id").onRef("s.webhook_id", "=", "w.id"),
        )
        .select(["w.generation", "s.version", "s.settings", "s.secrets_sealed"])
        .where("w.tenant_id", "=", tenantId)
        .where("w.legal_entity_id", "=", legalEntityId)
        .where("w.id", "=", id)
        .where("w.deleted_at", "is", null)
        .executeTakeFirst(),
    )
    if (row === undefined) return yield* new WebhookNotFound({ webhookId: id })
    const { generation, version, settings, secrets_sealed: sealed } = row
    const found = version === null ? unchangedSettings : { version, stored: toStored(settings) }
    return { found: { generation: toGeneration(generation), ...found }, sealed }
  })

  return {
    find: (scope, id) => Effect.map(read(scope, id), ({ found }) => found),

    findWithSecrets: (scope, id) =>
      Effect.map(read(scope, id), ({ found, sealed }) => {
        const key = { tenant_id: scope.tenantId, webhook_id: id, version: found.version }
        const secrets = tryOpenSettingsSecrets(box, key, sealed)
        return secrets instanceof SecretUnreadable ? found : { ...found, secrets }
      }),

    save: (tenantId, id, { version, stored, secrets }) => {
      const sealed = sealSettingsSecrets(box, { tenant_id: tenantId, webhook_id: id, version }, secrets)
      const values = { version, settings: JSON.stringify(stored), secrets_sealed: sealed }
      return Effect.asVoid(
        changeSettings(db, port, (q) =>
          q
            .insertInto("webhook_settings")
            .values({ tenant_id: tenantId, webhook_id: id, ...values })
            .onConflict((found) => found.columns(["tenant_id", "webhook_id"]).doUpdateSet(values))
            .execute(),
        ),
      )
    },
  }
}
