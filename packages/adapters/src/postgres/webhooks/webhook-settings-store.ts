import type { WebhookSettingsStore } from "@svc/domain/webhooks/ports/webhook-settings-store"
import { unchangedSettings } from "@svc/domain/webhooks/webhook-settings"
import { WebhookNotFound } from "@svc/domain/webhooks/webhooks.errors"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { changeSettings } from "../base/tenant-settings.ts"
import { query } from "../base/transaction.ts"
import { toGeneration, toStored } from "./settings-rows.ts"

const port = "WebhookSettingsStore"

export const makePostgresWebhookSettingsStore = (db: Db): WebhookSettingsStore => ({
  find: Effect.fnUntraced(function* ({ tenantId, legalEntityId }, id) {
    const row = yield* query(db, port, (q) =>
      q
        .selectFrom("webhooks as w")
        .leftJoin("webhook_settings as s", (join) =>
          join.onRef("s.tenant_id", "=", "w.tenant_id").onRef("s.webhook_id", "=", "w.id"),
        )
        .select(["w.generation", "s.version", "s.settings"])
        .where("w.tenant_id", "=", tenantId)
        .where("w.legal_entity_id", "=", legalEntityId)
        .where("w.id", "=", id)
        .where("w.deleted_at", "is", null)
        .executeTakeFirst(),
    )
    if (row === undefined) return yield* new WebhookNotFound({ webhookId: id })
    const { generation, version, settings } = row
    const found = version === null ? unchangedSettings : { version, stored: toStored(settings) }
    return { generation: toGeneration(generation), ...found }
  }),

  save: (tenantId, id, { version, stored }) => {
    const values = { version, settings: JSON.stringify(stored) }
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
})
