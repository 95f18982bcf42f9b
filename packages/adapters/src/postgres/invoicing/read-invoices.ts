import type { Invoice } from "@svc/domain/invoicing/invoice"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { partsOfPage } from "../base/parts-of-page.ts"
import { type InvoiceRow, type LineRow, toInvoice, toLine } from "./invoice-rows.ts"

/** Lines that are read by one statement: more would hold up everything else while they are made into objects. */
const linesAtOnce = 200

export const invoiceRows = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("invoices as t")
    .selectAll("t")
    .select([
      sql<
        InvoiceRow["account"]
      >`(select jsonb_build_object('id', a.id, 'accountNumber', a.account_number, 'name', a.name,
        'externalERPId', a.external_erp_id, 'externalCRMId', a.external_crm_id)
        from accounts a where a.tenant_id = t.tenant_id and a.id = t.account_id)`.as("account"),
      sql<InvoiceRow["credited"]>`(select jsonb_build_object('number', c.invoice_number, 'invoiceDate', c.invoice_date)
        from invoices c where c.tenant_id = t.tenant_id and c.id = t.credited_invoice_id)`.as("credited"),
      sql<number>`coalesce((select max(l.number) from invoice_lines l
        where l.tenant_id = t.tenant_id and l.invoice_id = t.id), 0)`.as("last_line"),
    ])
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)

/** An invoice without its lines, and the number of the last of them. */
export type HeadRow = InvoiceRow & { readonly last_line: number }

const linesOf = (q: Db, { tenantId }: Scope, ids: readonly InvoiceId[]) =>
  q.selectFrom("invoice_lines").selectAll().where("tenant_id", "=", tenantId).where("invoice_id", "in", ids)

/** A long invoice, whose lines are read some hundred at a time. */
const withManyLines = async (q: Db, scope: Scope, head: HeadRow): Promise<Invoice> => {
  const lines: Invoice["lines"][number][] = []
  for (let last = 0; last < head.last_line;) {
    const found = await linesOf(q, scope, [head.id])
      .where("number", ">", last)
      .orderBy("number")
      .limit(linesAtOnce)
      .execute()
    if (found.length === 0) break
    lines.push(...found.map(toLine))
    last = found.at(-1)!.number
  }
  return toInvoice(head, lines)
}

/** Parts of a page with few lines each, or with one invoice; in the order of the page. */
export const inParts = (heads: readonly HeadRow[]): readonly (readonly HeadRow[])[] =>
  partsOfPage(heads, ({ last_line }) => last_line, linesAtOnce)

const readPart = async (q: Db, scope: Scope, heads: readonly HeadRow[]): Promise<readonly Invoice[]> => {
  const [first] = heads
  if (first !== undefined && first.last_line > linesAtOnce) return [await withManyLines(q, scope, first)]
  const ids = heads.map(({ id }) => id)
  const rows: readonly LineRow[] = await linesOf(q, scope, ids).orderBy("invoice_id").orderBy("number").execute()
  const byInvoice = Map.groupBy(rows, ({ invoice_id }) => invoice_id)
  return heads.map((head) => toInvoice(head, (byInvoice.get(head.id) ?? []).map(toLine)))
}

export const withLines = async (q: Db, scope: Scope, heads: readonly HeadRow[]): Promise<readonly Invoice[]> => {
  const invoices: Invoice[] = []
  for (const part of inParts(heads)) invoices.push(...(await readPart(q, scope, part)))
  return invoices
}
