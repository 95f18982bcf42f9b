import type { DunningStore, EndedCourse } from "@svc/domain/dunning/ports/dunning-store"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { inBatches } from "../base/in-batches.ts"
import { runPrepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

export const port = "DunningStore"

type Writes = Pick<DunningStore, "dispute" | "end" | "endDispute" | "start" | "take">

/** The changes of the dunning of invoices: steps, their beginning and end, and disputes. */
export const dunningWrites = (db: Db): Writes => ({
  take: ({ tenantId, legalEntityId }, steps) =>
    inBatches(steps, (batch) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .insertInto("dunning_steps")
            .values(
              batch.map(({ invoiceId, accountId, campaignId, level, on, at, messageId }) => ({
                tenant_id: tenantId,
                invoice_id: invoiceId,
                account_id: accountId,
                level,
                legal_entity_id: legalEntityId,
                campaign_id: campaignId,
                taken_on: on,
                taken_at: new Date(at),
                message_id: messageId,
              })),
            )
            .execute(),
        ),
      ),
    ),
  start: ({ tenantId, legalEntityId }, courses, at) =>
    inBatches(courses, (batch) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .insertInto("dunning_courses")
            .values(
              batch.map(({ invoiceId, campaignId }) => ({
                tenant_id: tenantId,
                invoice_id: invoiceId,
                legal_entity_id: legalEntityId,
                campaign_id: campaignId,
                started_at: new Date(at),
              })),
            )
            .onConflict((conflict) =>
              conflict.columns(["tenant_id", "invoice_id"]).doUpdateSet((row) => ({
                campaign_id: row.ref("excluded.campaign_id"),
                started_at: new Date(at),
                ended_at: null,
              })),
            )
            .execute(),
        ),
      ),
    ),
  end: ({ tenantId, legalEntityId }, invoices, at) =>
    query(db, port, (q) =>
      runPrepared(
        q,
        sql<EndedCourse>`update dunning_courses c set ended_at = ${new Date(at)}
          where c.tenant_id = ${tenantId} and c.legal_entity_id = ${legalEntityId}
            and c.invoice_id = any(${sql.val(invoices)}::uuid[]) and c.ended_at is null
          returning c.invoice_id as "invoiceId", c.campaign_id as "campaignId", coalesce((
            select max(d.level) from dunning_steps d where d.tenant_id = ${tenantId} and d.invoice_id = c.invoice_id
          ), 0) as level`,
      ),
    ),
  dispute: ({ tenantId, legalEntityId }, id, dispute) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("invoice_disputes")
          .values({
            tenant_id: tenantId,
            invoice_id: id,
            legal_entity_id: legalEntityId,
            reason: dispute.reason,
            until: dispute.until ?? null,
            created_at: new Date(dispute.at),
          })
          .onConflict((conflict) =>
            conflict.columns(["tenant_id", "invoice_id"]).doUpdateSet({
              reason: dispute.reason,
              until: dispute.until ?? null,
              created_at: new Date(dispute.at),
            }),
          )
          .execute(),
      ),
    ),
  endDispute: ({ tenantId, legalEntityId }, id) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .deleteFrom("invoice_disputes")
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("invoice_id", "=", id)
          .execute(),
      ),
    ),
})
