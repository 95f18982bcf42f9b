import type { postedDocumentFields } from "@svc/domain/invoicing/invoice-fields"
import type { DocumentStore } from "@svc/domain/invoicing/ports/document-store"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { jsonOrNull } from "../base/json-columns.ts"
import { listQuery } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"

const port = "DocumentStore"

/** The source of lists of posted invoices. */
const postedSource: ListSource<typeof postedDocumentFields> = {
  table: sql`invoices`,
  kept: "invoices",
  part: {
    of: sql<boolean>`t.posted_at is not null`,
    leftOut: sql<boolean>`t.status in ('Draft', 'Cancelled')`,
  },
  modified: sql`t.modified_at`,
  columns: {
    one: {
      id: sql`t.id`,
      invoiceId: sql`t.id`,
      name: sql`(t.invoice_number || '.pdf')`,
      created: sql`t.posted_at`,
      modified: sql`t.modified_at`,
    },
  },
}

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
        // The lock waits for changes of the parties in progress, so that the insert sees them.
        sql`insert into invoice_documents (tenant_id, invoice_id, content, created_at)
          select i.tenant_id, i.id, ${Buffer.from(content)}, ${new Date(at)} from invoices i
          where i.tenant_id = ${tenantId} and i.id = ${invoice.id} and i.parties = ${jsonOrNull(invoice.parties)}::jsonb
            and i.invoice_address is not distinct from ${jsonOrNull(invoice.invoiceAddress)}::jsonb
          for share
          on conflict (tenant_id, invoice_id) do nothing`.execute(q),
      ),
    ),

  list: (scope, request) =>
    listQuery(db, port, async (q) => {
      const { items, total } = await fetchIds<InvoiceId>(q, postedSource, scope, request)
      const rows =
        items.length === 0
          ? []
          : await q
              .selectFrom("invoices")
              .select(["id", "invoice_number", "posted_at", "modified_at"])
              .where("tenant_id", "=", scope.tenantId)
              .where("id", "in", items)
              .execute()
      const found = inOrder(items, rows)
      return {
        total,
        items: found.map(({ id, invoice_number, posted_at, modified_at }) => ({
          invoiceId: id,
          name: invoice_number!,
          postedAt: posted_at!,
          modifiedAt: modified_at,
        })),
      }
    }),

  forget: ({ tenantId }, id) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q.deleteFrom("invoice_documents").where("tenant_id", "=", tenantId).where("invoice_id", "=", id).execute(),
      ),
    ),
})
