import { batchFields, batchLogFields } from "@svc/domain/invoicing/batches/batch-fields"
import type { BatchCounts } from "@svc/domain/invoicing/batches/invoice-batch"
import type { InvoiceBatchStore } from "@svc/domain/invoicing/ports/invoice-batch-store"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { InvoiceBatchId, InvoiceBatchLogId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { rowSet } from "../base/row-set.ts"
import { query } from "../base/transaction.ts"
import { without } from "../base/without.ts"
import { batchLogMapping, batchMapping, toBatch, toBatchRow } from "./invoice-batch.mapping.ts"
import { invoicesIn, makeInvoicesOfBatch } from "./invoices-of-batch.ts"

const port = "InvoiceBatchStore"

const batchSource: ListSource<typeof batchFields> = {
  table: sql`invoice_batches`,
  modified: sql`t.modified_at`,
  columns: {
    one: batchMapping.listColumns(batchFields, { batchNumber: "number", created: "createdAt", modified: "modifiedAt" }),
  },
}

/** The log rows of all batches are in one table; a row belongs to the legal entity of its batch. */
const logSource: ListSource<typeof batchLogFields> = {
  table: sql`invoice_batch_log`,
  modified: sql`t.modified_at`,
  ofTenant: true,
  columns: { one: batchLogMapping.listColumns(batchLogFields, { created: "createdAt", modified: "modifiedAt" }) },
}

const batches = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("invoice_batches as t")
    .select(batchMapping.selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)

const notFound = (id: string) => new ResourceNotFound({ noun: "invoice batch", id })

export const makePostgresInvoiceBatchStore = (db: Db): InvoiceBatchStore => ({
  ...makeInvoicesOfBatch(db),

  insert: (batch) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .insertInto("invoice_batches")
          .values(toBatchRow(batch))
          .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "batch_number"]).doNothing())
          .returning("id")
          .executeTakeFirst(),
      ),
      (row) => row !== undefined,
    ),
  update: (batch) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("invoice_batches")
          .set(without(toBatchRow(batch), "tenant_id", "legal_entity_id", "id"))
          .where("tenant_id", "=", batch.tenantId)
          .where("id", "=", batch.id)
          .execute(),
      ),
    ),
  find: (scope, address) =>
    Effect.flatMap(
      query(db, port, (q) => {
        const all = batches(q, scope)
        return (
          address.by === "id" ? all.where("t.id", "=", address.id) : all.where("t.batch_number", "=", address.number)
        ).executeTakeFirst()
      }),
      (row) =>
        row === undefined
          ? Effect.fail(notFound(address.by === "id" ? address.id : address.number))
          : Effect.succeed(toBatch(row)),
    ),
  count: (scope, batch) =>
    query(db, port, async (q) => {
      const { rows } = await sql<BatchCounts>`select
        (select count(*)::int from ${invoicesIn(scope, batch)}) as invoices,
        (select count(*)::int from invoice_batch_log
          where tenant_id = ${scope.tenantId} and batch_id = ${batch.id}) as logged`.execute(q)
      return rows[0]!
    }),
  lock: (scope, id) =>
    Effect.flatMap(
      query(db, port, (q) => batches(q, scope).where("t.id", "=", id).forUpdate("t").executeTakeFirst()),
      (row) => (row === undefined ? Effect.fail(notFound(id)) : Effect.succeed(toBatch(row))),
    ),
  findAll: (scope, ids) =>
    query(db, port, async (q) =>
      ids.length === 0 ? [] : (await batches(q, scope).where("t.id", "in", ids).execute()).map(toBatch),
    ),
  list: (scope, request, state) =>
    listQuery(db, port, async (q) => {
      const inState = state === undefined ? undefined : sql<boolean>`t.status = ${state}`
      const { items, total } = await fetchIds<InvoiceBatchId>(q, batchSource, scope, request, inState)
      const found = items.length === 0 ? [] : await batches(q, scope).where("t.id", "in", items).execute()
      return { items: inOrder(items, found.map(toBatch)), total }
    }),

  log: ({ tenantId }, id, entries) =>
    entries.length === 0
      ? Effect.void
      : Effect.asVoid(
          query(db, port, (q) => {
            const added = entries.map((entry) => ({
              ...batchLogMapping.toRow(entry),
              tenant_id: tenantId,
              batch_id: id,
            }))
            const { columns, rows } = rowSet("invoice_batch_log", added)
            return sql`insert into invoice_batch_log (${columns}) select ${columns} from ${rows}`.execute(q)
          }),
        ),
  forget: ({ tenantId }, id) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .deleteFrom("invoice_batch_log")
          .where("tenant_id", "=", tenantId)
          .where("batch_id", "=", id)
          .where("entity_name", "=", "Invoice")
          .execute(),
      ),
    ),
  listLog: (scope, id, request) =>
    listQuery(db, port, async (q) => {
      const ofBatch = sql<boolean>`t.batch_id = ${id}`
      const { items, total } = await fetchIds<InvoiceBatchLogId>(q, logSource, scope, request, ofBatch)
      const found =
        items.length === 0
          ? []
          : await q
              .selectFrom("invoice_batch_log as t")
              .select(batchLogMapping.selection)
              .where("t.tenant_id", "=", scope.tenantId)
              .where("t.id", "in", items)
              .execute()
      return { items: inOrder(items, found.map(batchLogMapping.toEntity)), total }
    }),
})
