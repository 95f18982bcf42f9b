import type { HealthStore } from "@svc/domain/webhooks/ports/health-store"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { eachTenant } from "../base/each-tenant.ts"
import { query } from "../base/transaction.ts"

const port = "HealthStore"

export const makePostgresHealthStore = (db: Db): HealthStore => ({
  lock: (webhooks) =>
    eachTenant(webhooks, (tenantId, own) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom("webhooks")
            .select(["id", "legal_entity_id", "url", "failing_since", "status", "gone_since"])
            .where("tenant_id", "=", tenantId)
            .where("id", "in", [...new Set(own.map(({ webhookId }) => webhookId))])
            .where("deleted_at", "is", null)
            .orderBy("id")
            .forNoKeyUpdate()
            .execute(),
        ),
        (rows) =>
          rows.map((row) => ({
            tenantId,
            legalEntityId: row.legal_entity_id,
            webhookId: row.id,
            url: row.url,
            status: row.status,
            ...(row.gone_since === null ? {} : { goneSince: row.gone_since }),
            ...(row.failing_since === null ? {} : { failingSince: row.failing_since }),
          })),
      ),
    ),

  save: ({ tenantId, webhookId, failingSince, goneSince, status }) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("webhooks")
          .set({
            failing_since: failingSince === undefined ? null : new Date(failingSince),
            gone_since: goneSince === undefined ? null : new Date(goneSince),
            status,
          })
          .where("tenant_id", "=", tenantId)
          .where("id", "=", webhookId)
          .execute(),
      ),
    ),
})
