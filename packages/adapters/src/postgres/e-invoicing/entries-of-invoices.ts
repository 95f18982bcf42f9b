import type { EntryStore } from "@svc/domain/e-invoicing/ports/entry-store"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { entryColumns, toEntry } from "./entry-rows.ts"

const port = "EntryStore"
const table = "national_einvoice_entries"

const ofEntity = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom(table)
    .select(entryColumns)
    .where("tenant_id", "=", tenantId)
    .where("legal_entity_id", "=", legalEntityId)

/** Queries for the entries of given invoices. */
export const makeEntriesOfInvoices = (db: Db): Pick<EntryStore, "lastOf" | "ofInvoice" | "waitingFor"> => ({
  ofInvoice: (scope, invoiceId, direction) =>
    Effect.map(
      query(db, port, (q) =>
        ofEntity(q, scope)
          .where("invoice_id", "=", invoiceId)
          .where("direction", "=", direction)
          .orderBy("sequence", "desc")
          .execute(),
      ),
      (rows) => rows.map(toEntry),
    ),

  lastOf: (scope, ids) =>
    Effect.map(
      query(db, port, (q) =>
        ofEntity(q, scope)
          .where(sql<boolean>`invoice_id = any(${sql.val(ids)}::uuid[])`)
          .where("direction", "=", "Sent")
          .distinctOn("invoice_id")
          .orderBy("invoice_id")
          .orderBy("sequence", "desc")
          .execute(),
      ),
      (rows) => rows.map(toEntry),
    ),

  waitingFor: (tenantId, invoiceId) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom(table)
          .select("id")
          .where("tenant_id", "=", tenantId)
          .where("waits_for_invoice_id", "=", invoiceId)
          .orderBy("id")
          .execute(),
      ),
      (rows) => rows.map(({ id: entryId }) => ({ tenantId, entryId })),
    ),
})
