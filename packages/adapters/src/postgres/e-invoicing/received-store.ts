import type { ReceivedStore } from "@svc/domain/e-invoicing/ports/received-store"
import type { ReceivedInvoice } from "@svc/domain/e-invoicing/received-invoice"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"
import { storable } from "./entry-rows.ts"

const port = "ReceivedStore"
const table = "received_einvoices"

const columns = [
  "tenant_id",
  "id",
  "legal_entity_id",
  "reference",
  "invoice_number",
  "national_einvoice_id",
  "supplier_name",
  "supplier_tax_number",
  "invoice_date",
  "due_date",
  "currency",
  "total",
  "arrived_at",
  "created_at",
  "acknowledged_at",
] as const satisfies readonly (keyof Tables[typeof table])[]
type Row = Pick<Selectable<Tables[typeof table]>, (typeof columns)[number]>

const toReceived = (row: Row): ReceivedInvoice => ({
  tenantId: row.tenant_id,
  id: row.id,
  legalEntityId: row.legal_entity_id,
  reference: row.reference,
  invoiceNumber: row.invoice_number,
  arrivedAt: row.arrived_at,
  createdAt: row.created_at,
  ...given({
    nationalEInvoiceId: row.national_einvoice_id,
    supplierName: row.supplier_name,
    supplierTaxNumber: row.supplier_tax_number,
    invoiceDate: row.invoice_date,
    dueDate: row.due_date,
    currency: row.currency,
    total: row.total === null ? null : decimal(row.total),
    acknowledgedAt: row.acknowledged_at,
  }),
})

export const makePostgresReceivedStore = (db: Db): ReceivedStore => {
  const ofEntity = (q: Db, { tenantId, legalEntityId }: Scope) =>
    q.selectFrom(table).where("tenant_id", "=", tenantId).where("legal_entity_id", "=", legalEntityId)

  return {
    insert: (received, document) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .insertInto(table)
            .values({
              tenant_id: received.tenantId,
              id: received.id,
              legal_entity_id: received.legalEntityId,
              reference: storable(received.reference),
              invoice_number: storable(received.invoiceNumber),
              national_einvoice_id: received.nationalEInvoiceId ?? null,
              supplier_name: received.supplierName ?? null,
              supplier_tax_number: received.supplierTaxNumber ?? null,
              invoice_date: received.invoiceDate ?? null,
              due_date: received.dueDate ?? null,
              currency: received.currency ?? null,
              total: received.total === undefined ? null : printDecimal(received.total),
              arrived_at: new Date(received.arrivedAt),
              created_at: new Date(received.createdAt),
              file_name: document?.fileName ?? null,
              document: document === undefined ? null : Buffer.from(document.content),
            })
            .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "reference"]).doNothing())
            .executeTakeFirst(),
        ),
        ({ numInsertedOrUpdatedRows = 0n }) => numInsertedOrUpdatedRows > 0n,
      ),

    known: (scope, references) =>
      Effect.map(
        query(db, port, (q) =>
          ofEntity(q, scope)
            .select("reference")
            .where(sql<boolean>`reference = any(${references.map(storable)}::text[])`)
            .execute(),
        ),
        (rows) => new Set(rows.map(({ reference }) => reference)),
      ),

    lastArrivedAt: (scope) =>
      Effect.map(
        query(db, port, (q) =>
          ofEntity(q, scope).select("arrived_at").orderBy("arrived_at", "desc").limit(1).executeTakeFirst(),
        ),
        (row) => row?.arrived_at,
      ),

    unacknowledged: (scope, limit) =>
      query(db, port, (q) =>
        ofEntity(q, scope)
          .select(["id", "reference"])
          .where("acknowledged_at", "is", null)
          .orderBy("id")
          .limit(limit)
          .execute(),
      ),

    acknowledged: ({ tenantId, legalEntityId }, id, at) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable(table)
            .set({ acknowledged_at: new Date(at) })
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "=", id)
            .execute(),
        ),
      ),

    find: (scope, id) =>
      Effect.map(
        query(db, port, (q) => ofEntity(q, scope).select(columns).where("id", "=", id).executeTakeFirst()),
        (row) => row && toReceived(row),
      ),

    document: (scope, id) =>
      Effect.map(
        query(db, port, (q) =>
          ofEntity(q, scope)
            .select(["file_name", "document"])
            .where("id", "=", id)
            .where("document", "is not", null)
            .executeTakeFirst(),
        ),
        (row) => row && { fileName: row.file_name!, content: row.document! },
      ),

    list: (scope, { createdFrom, createdTo, before, limit }) =>
      Effect.map(
        query(db, port, (q) =>
          ofEntity(q, scope)
            .select(columns)
            .$if(createdFrom !== undefined, (rows) => rows.where(sql<boolean>`created_at >= ${new Date(createdFrom!)}`))
            .$if(createdTo !== undefined, (rows) => rows.where(sql<boolean>`created_at < ${new Date(createdTo!)}`))
            .$if(before !== undefined, (rows) => rows.where("id", "<", before!))
            .orderBy("id", "desc")
            .limit(limit)
            .execute(),
        ),
        (rows) => rows.map(toReceived),
      ),
  }
}
