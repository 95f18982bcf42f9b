import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { Invoice } from "@svc/domain/invoicing/invoice"
import type { InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import { decimal } from "@svc/domain/shared/decimal"
import type { InvoiceId, InvoiceLineId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder } from "../base/fetch-list.ts"
import { batchesOf } from "../base/in-batches.ts"
import { listQuery } from "../base/list-time.ts"
import { type InvoicesInState, invoiceSource, onlyThose } from "./invoice-list.ts"
import { attachmentColumns } from "./attachment-columns.ts"
import { columnsOfLines, invoiceColumns, lineColumns } from "./invoice-rows.ts"
import { makeInvoicesToSettle } from "./invoices-to-settle.ts"
import { makeInvoicesOfAccount } from "./invoices-of-account.ts"
import { makeListBilledLines } from "./list-billed-lines.ts"
import { makeLinesOfOrders } from "./lines-of-orders.ts"
import { makeManyInvoices } from "./many-invoices.ts"
import { headsOf, inParts, inPortions, invoiceRows, withLines, withSums } from "./read-invoices.ts"
import { makeSumsOfInvoices } from "./sums-of-invoices.ts"
import { preparedInsert } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

const port = "InvoiceStore"

/** Sum of a column over the credit notes, negated so that it has the invoice's sign. */
const taken = (column: string) => sql<string>`coalesce(-sum(${sql.ref(column)}), 0)`

const insertInvoice = preparedInsert<ReturnType<typeof invoiceColumns>, { readonly id: InvoiceId }>((db, rows) =>
  db
    .insertInto("invoices")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["tenant_id", "legal_entity_id", "invoice_number"])
        .where("invoice_number", "is not", null)
        .doNothing(),
    )
    .returning("id"),
)
const insertRows = preparedInsert<ReturnType<typeof lineColumns>, never>((db, rows) =>
  db.insertInto("invoice_lines").values(rows),
)
const insertLines = (q: Db, invoice: Invoice, lines: Invoice["lines"]) =>
  insertRows(
    q,
    lines.map((line) => lineColumns(invoice, line)),
  )

export const makePostgresInvoiceStore = (db: Db, inState: InvoicesInState): InvoiceStore => {
  const many = makeManyInvoices(db)
  const findWhere = (lock: boolean) =>
    Effect.fnUntraced(function* (scope: Scope, id: InvoiceId) {
      const [invoice] = yield* query(db, port, async (q) => withLines(q, scope, await headsOf(q, scope, [id], lock)))
      return invoice ?? (yield* new ResourceNotFound({ noun: "invoice", id }))
    })
  const findHead = Effect.fnUntraced(function* (scope: Scope, id: InvoiceId) {
    const [head] = yield* query(db, port, (q) => headsOf(q, scope, [id]))
    return head ?? (yield* new ResourceNotFound({ noun: "invoice", id }))
  })

  return {
    insert: Effect.fnUntraced(function* (invoice, attachments) {
      const [first = [], ...rest] = batchesOf(invoice.lines)
      const isInserted = yield* query(db, port, async (q) => {
        // Sent together. When the invoice is not inserted, inserting its lines fails too.
        const [head, lines] = await Promise.allSettled([
          insertInvoice(q, [invoiceColumns(invoice)]),
          first.length === 0 ? undefined : insertLines(q, invoice, first),
        ])
        if (head.status === "rejected") throw head.reason
        if (head.value.length === 0) return false
        if (lines.status === "rejected") throw lines.reason
        return true
      })
      if (!isInserted) return false
      for (const batch of rest) yield* query(db, port, (q) => insertLines(q, invoice, batch))
      if (attachments.length === 0) return true
      yield* query(db, port, (q) =>
        q
          .insertInto("invoice_attachments")
          .values(attachments.map((attachment) => attachmentColumns(invoice, attachment)))
          .execute(),
      )
      return true
    }),

    ...many,

    replaceLines: Effect.fnUntraced(function* (draft) {
      const { tenantId, id } = draft
      yield* query(db, port, async (q) => {
        await q.deleteFrom("invoice_lines").where("tenant_id", "=", tenantId).where("invoice_id", "=", id).execute()
        await q
          .updateTable("invoices")
          .set(columnsOfLines(draft))
          .where("tenant_id", "=", tenantId)
          .where("id", "=", id)
          .execute()
      })
      for (const batch of batchesOf(draft.lines)) yield* query(db, port, (q) => insertLines(q, draft, batch))
    }),

    update: (invoice) => many.updateAll([invoice]),
    find: findWhere(false),
    findForUpdate: findWhere(true),
    findAllForUpdate: (scope, ids) =>
      query(db, port, async (q) => withLines(q, scope, await headsOf(q, scope, ids, true))),
    read: Effect.fnUntraced(function* (scope, id) {
      const [invoice] = yield* inPortions(db, port, scope, [yield* findHead(scope, id)])
      return invoice!
    }),

    list: (scope, request, only) =>
      listQuery(db, port, async (q) => {
        const chosen = only && onlyThose(scope, only, inState)
        const { items, total } = await fetchIds<InvoiceId>(q, invoiceSource, scope, request, chosen)
        const found = items.length === 0 ? [] : await headsOf(q, scope, items)
        const parts = inParts(inOrder(items, found))
        return { total, parts: parts.map((part) => inPortions(db, port, scope, part)) }
      }),

    related: Effect.fnUntraced(function* (scope, id) {
      const { credited_invoice_id, corrected_invoice_id } = yield* findHead(scope, id)
      const about = credited_invoice_id ?? corrected_invoice_id
      return yield* query(db, port, async (q) => {
        const all = invoiceRows(q, scope).orderBy("t.id")
        const found = await (
          about === null
            ? all.where((e) => e.or([e("t.credited_invoice_id", "=", id), e("t.corrected_invoice_id", "=", id)]))
            : all.where("t.id", "=", about)
        ).execute()
        return withSums(q, scope, found)
      })
    }),

    credited: ({ tenantId }, id) =>
      query(db, port, async (q) => {
        const found = await q
          .selectFrom("invoice_lines as l")
          .innerJoin("invoices as i", (join) =>
            join.onRef("i.tenant_id", "=", "l.tenant_id").onRef("i.id", "=", "l.invoice_id"),
          )
          .select("l.credited_line_id as id")
          .select([taken("l.subtotal").as("subtotal"), taken("l.allowance").as("allowance"), taken("l.tax").as("tax")])
          .select([
            taken("l.subtotal_base").as("subtotal_base"),
            taken("l.allowance_base").as("allowance_base"),
            taken("l.tax_base").as("tax_base"),
          ])
          .where("l.tenant_id", "=", tenantId)
          .where("i.credited_invoice_id", "=", id)
          .where("i.status", "<>", "Cancelled")
          .groupBy("l.credited_line_id")
          .execute()
        const ofAll = await q
          .selectFrom("invoices")
          .select([taken("rounding").as("rounding"), taken("rounding_base").as("base")])
          .where("tenant_id", "=", tenantId)
          .where("credited_invoice_id", "=", id)
          .where("status", "<>", "Cancelled")
          .executeTakeFirstOrThrow()
        return {
          rounding: decimal(ofAll.rounding),
          roundingBase: decimal(ofAll.base),
          lines: new Map(
            found.map((row) => [
              row.id as InvoiceLineId,
              {
                amounts: { subtotal: decimal(row.subtotal), allowance: decimal(row.allowance), tax: decimal(row.tax) },
                base: {
                  subtotal: decimal(row.subtotal_base),
                  allowance: decimal(row.allowance_base),
                  tax: decimal(row.tax_base),
                },
              },
            ]),
          ),
        }
      }),

    posting: Effect.fnUntraced(function* (scope, id) {
      const [row] = yield* query(db, port, (q) =>
        q
          .selectFrom("invoices")
          .select(["status", "posted_at"])
          .where("tenant_id", "=", scope.tenantId)
          .where("legal_entity_id", "=", scope.legalEntityId)
          .where("id", "=", id)
          .execute(),
      )
      if (row === undefined) return yield* new ResourceNotFound({ noun: "invoice", id })
      return { status: row.status, isPosted: row.posted_at !== null }
    }),

    ...makeInvoicesOfAccount(db),
    ...makeSumsOfInvoices(db),
    ...makeInvoicesToSettle(db),
    ...makeLinesOfOrders(db),
    ...makeListBilledLines(db),

    numberTaken: ({ tenantId, legalEntityId }, numbers) =>
      query(db, port, async (q) => {
        const { rows } = await sql<{ number: string }>`select invoice_number as number from invoices
          where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId}
            and invoice_number = any(${sql.val(numbers)}::text[]) limit 1`.execute(q)
        return rows[0]?.number
      }),

    setElectronicInvoiceId: ({ tenantId, legalEntityId }, id, at) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable("invoices")
            .set({ electronic_invoice_id: id, modified_at: new Date(at) })
            .where("tenant_id", "=", tenantId)
            .where("legal_entity_id", "=", legalEntityId)
            .where("id", "=", id)
            .execute(),
        ),
      ),

    attachments: ({ tenantId, legalEntityId }, of) =>
      query(db, port, async (q) => {
        const found = await q
          .selectFrom("invoice_attachments as f")
          .innerJoin("invoices as i", (join) =>
            join.onRef("i.tenant_id", "=", "f.tenant_id").onRef("i.id", "=", "f.invoice_id"),
          )
          .selectAll("f")
          .where("f.tenant_id", "=", tenantId)
          .where("i.legal_entity_id", "=", legalEntityId)
          .where("invoiceId" in of ? "f.invoice_id" : "f.id", "=", "invoiceId" in of ? of.invoiceId : of.id)
          .orderBy("f.id")
          .execute()
        return found.map((row) => ({
          id: row.id,
          invoiceId: row.invoice_id,
          name: row.name,
          contentType: row.content_type,
          content: row.content,
          createdAt: row.created_at,
          ...(row.is_former_document ? { isFormerDocument: true as const } : {}),
        }))
      }),
  }
}
