import type { IntegrationLog } from "@svc/domain/e-invoicing/ports/integration-log"
import type { IdSource } from "@svc/domain/shared/ports/id-source"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { storable } from "./entry-rows.ts"
import { query } from "../base/transaction.ts"

const port = "IntegrationLog"

export const makePostgresIntegrationLog = (db: Db, ids: IdSource): IntegrationLog => ({
  write: ({ tenantId, legalEntityId }, { at, level, code, message, invoiceId, entryId }) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("integration_log")
          .values({
            tenant_id: tenantId,
            id: ids.next(),
            legal_entity_id: legalEntityId,
            at: new Date(at),
            level,
            code,
            message: storable(message),
            invoice_id: invoiceId ?? null,
            entry_id: entryId ?? null,
          })
          .execute(),
      ),
    ),

  list: ({ tenantId, legalEntityId }, { level, invoiceId, before, limit }) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("integration_log")
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .$if(level !== undefined, (rows) => rows.where("level", "=", level!))
          .$if(invoiceId !== undefined, (rows) => rows.where("invoice_id", "=", invoiceId!))
          .$if(before !== undefined, (rows) => rows.where("id", "<", before!))
          .orderBy("id", "desc")
          .limit(limit)
          .execute(),
      ),
      (rows) =>
        rows.map((row) => ({
          id: row.id,
          at: row.at,
          level: row.level,
          code: row.code,
          message: row.message,
          ...(row.invoice_id === null ? {} : { invoiceId: row.invoice_id }),
          ...(row.entry_id === null ? {} : { entryId: row.entry_id }),
        })),
    ),
})
