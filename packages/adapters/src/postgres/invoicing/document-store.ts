import type { DocumentStore } from "@svc/domain/invoicing/ports/document-store"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { jsonOrNull } from "../base/json-columns.ts"
import { query } from "../base/transaction.ts"

const port = "DocumentStore"

export const makePostgresDocumentStore = (db: Db): DocumentStore => ({
  find: ({ tenantId, legalEntityId }, id) =>
    query(db, port, async (q) => {
      const row = await q
        .selectFrom("invoice_documents as d")
        .innerJoin("invoices as i", (join) =>
          join.onRef("i.tenant_id", "=", "d.tenant_id").onRef("i.id", "=", "d.invoice_id"),
        )
        .select(["i.invoice_number", "d.content"])
        .where("d.tenant_id", "=", tenantId)
        .where("i.legal_entity_id", "=", legalEntityId)
        .where("d.invoice_id", "=", id)
        .executeTakeFirst()
      return row && { name: row.invoice_number!, content: row.content }
    }),

  keep: ({ tenantId }, invoice, content, at) =>
    Effect.asVoid(
      query(db, port, (q) =>
        // The lock waits for parties that are just changed, and sees them then.
        sql`insert into invoice_documents (tenant_id, invoice_id, content, created_at)
          select i.tenant_id, i.id, ${Buffer.from(content)}, ${new Date(at)} from invoices i
          where i.tenant_id = ${tenantId} and i.id = ${invoice.id} and i.parties = ${jsonOrNull(invoice.parties)}::jsonb
            and i.invoice_address is not distinct from ${jsonOrNull(invoice.invoiceAddress)}::jsonb
          for share
          on conflict (tenant_id, invoice_id) do nothing`.execute(q),
      ),
    ),

  forget: ({ tenantId }, id) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q.deleteFrom("invoice_documents").where("tenant_id", "=", tenantId).where("invoice_id", "=", id).execute(),
      ),
    ),
})
