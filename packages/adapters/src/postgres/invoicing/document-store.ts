import type { DocumentStore } from "@svc/domain/invoicing/ports/document-store"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
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

  keep: ({ tenantId }, id, content, at) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("invoice_documents")
          .values({ tenant_id: tenantId, invoice_id: id, content: Buffer.from(content), created_at: new Date(at) })
          .onConflict((conflict) => conflict.columns(["tenant_id", "invoice_id"]).doNothing())
          .execute(),
      ),
    ),
})
