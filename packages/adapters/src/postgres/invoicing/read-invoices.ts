import type { Invoice } from "@svc/domain/invoicing/invoice"
import { inOnePortion, type InvoiceInPortions, summedBy } from "@svc/domain/invoicing/invoice-in-portions"
import { decimal } from "@svc/domain/shared/decimal"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { partsOfPage } from "../base/parts-of-page.ts"
import { type Places, prepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"
import { toHead, toInvoice, toLine } from "./invoice-rows.ts"
import { type InvoiceRow, type LineRow, readHeadColumns, readLineColumns } from "./read-columns.ts"

/** Lines read by one statement. Turning more of them into objects at once would block the process. */
const linesAtOnce = 200

/** Invoices of a legal entity without their lines. */
export const invoiceRows = (q: Db, { tenantId, legalEntityId }: Scope | Places<Scope>) =>
  q
    .selectFrom("invoices as t")
    .select(readHeadColumns.map((name) => `t.${name}` as const))
    .select([
      sql<
        InvoiceRow["account"]
      >`(select jsonb_build_object('id', a.id, 'accountNumber', a.account_number, 'name', a.name,
        'externalERPId', a.external_erp_id, 'externalCRMId', a.external_crm_id)
        from accounts a where a.tenant_id = ${tenantId} and a.id = t.account_id)`.as("account"),
      sql<InvoiceRow["credited"]>`(select jsonb_build_object('number', c.invoice_number, 'invoiceDate', c.invoice_date)
        from invoices c where c.tenant_id = ${tenantId} and c.id = t.credited_invoice_id)`.as("credited"),
      sql<number>`coalesce((select max(l.number) from invoice_lines l
        where l.tenant_id = ${tenantId} and l.invoice_id = t.id), 0)`.as("last_line"),
    ])
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)

interface Named extends Scope {
  readonly ids: readonly InvoiceId[]
}

const isNamed = (column: string, { ids }: Pick<Places<Named>, "ids">) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`

const namedHeads = prepared<Named, HeadRow>((q, at) => invoiceRows(q, at).where(isNamed("t.id", at)))
const lockedHeads = prepared<Named, HeadRow>((q, at) =>
  invoiceRows(q, at).where(isNamed("t.id", at)).orderBy("t.id").forUpdate("t"),
)

/** The invoices with these ids, without their lines; when locked, in the order of their ids. */
export const headsOf = (
  q: Db,
  { tenantId, legalEntityId }: Scope,
  ids: readonly InvoiceId[],
  lock = false,
): Promise<readonly HeadRow[]> => (lock ? lockedHeads : namedHeads)(q, { tenantId, legalEntityId, ids })

/** An invoice without its lines, with the number of its last line. */
export type HeadRow = InvoiceRow & { readonly last_line: number }

const isLong = ({ last_line }: HeadRow): boolean => last_line > linesAtOnce

/** Splits a page, in its order, into parts with few lines each, or with one invoice. */
export const inParts = (heads: readonly HeadRow[]): readonly (readonly HeadRow[])[] =>
  partsOfPage(heads, ({ last_line }) => last_line, linesAtOnce)

const lines = (q: Db, { tenantId }: Pick<Scope | Places<Scope>, "tenantId">) =>
  q.selectFrom("invoice_lines").select(readLineColumns).where("tenant_id", "=", tenantId)

const linesOf = prepared<Pick<Named, "tenantId" | "ids">, LineRow>((q, at) =>
  lines(q, at).where(isNamed("invoice_id", at)).orderBy("invoice_id").orderBy("number"),
)

/** Reads the lines of a long invoice, some hundred per statement. */
const portionsOf = (scope: Scope, { id, last_line }: HeadRow) =>
  Array.from({ length: Math.ceil(last_line / linesAtOnce) }, (_, index) => async (q: Db) => {
    const after = lines(q, scope)
      .where("invoice_id", "=", id)
      .where("number", ">", index * linesAtOnce)
    const found = await after
      .where("number", "<=", (index + 1) * linesAtOnce)
      .orderBy("number")
      .execute()
    return found.map(toLine)
  })

const readPart = async (q: Db, scope: Scope, heads: readonly HeadRow[]): Promise<readonly Invoice[]> => {
  const [first] = heads
  if (first !== undefined && isLong(first)) {
    const all: Invoice["lines"][number][] = []
    for (const portion of portionsOf(scope, first)) all.push(...(await portion(q)))
    return [toInvoice(first, all)]
  }
  const ids = heads.map(({ id }) => id)
  const rows = await linesOf(q, { tenantId: scope.tenantId, ids })
  const byInvoice = Map.groupBy(rows, ({ invoice_id }) => invoice_id)
  return heads.map((head) => toInvoice(head, (byInvoice.get(head.id) ?? []).map(toLine)))
}

/** The invoices with all their lines. */
export const withLines = async (q: Db, scope: Scope, heads: readonly HeadRow[]): Promise<readonly Invoice[]> => {
  const invoices: Invoice[] = []
  for (const part of inParts(heads)) invoices.push(...(await readPart(q, scope, part)))
  return invoices
}

/** The invoices with the sums of their lines; the lines themselves are not read. */
export const withSums = async (q: Db, { tenantId }: Scope, heads: readonly HeadRow[]) => {
  if (heads.length === 0) return []
  const sum = (column: "subtotal" | "allowance" | "tax" | `${"subtotal" | "allowance" | "tax"}_base`) =>
    sql<string>`coalesce(sum(${sql.ref(column)}), 0)`.as(column)
  const found = await q
    .selectFrom("invoice_lines")
    .select("invoice_id")
    .select([sum("subtotal"), sum("allowance"), sum("tax")])
    .select([sum("subtotal_base"), sum("allowance_base"), sum("tax_base")])
    .where("tenant_id", "=", tenantId)
    .where(
      "invoice_id",
      "in",
      heads.map(({ id }) => id),
    )
    .groupBy("invoice_id")
    .execute()
  const byInvoice = new Map(found.map((row) => [row.invoice_id, row]))
  return heads.map((head) => {
    const { subtotal, allowance, tax, subtotal_base, allowance_base, tax_base } = byInvoice.get(head.id) ?? noLines
    return summedBy(
      toHead(head),
      { subtotal: decimal(subtotal), allowance: decimal(allowance), tax: decimal(tax) },
      { subtotal: decimal(subtotal_base), allowance: decimal(allowance_base), tax: decimal(tax_base) },
    )
  })
}
const noLines = { subtotal: "0", allowance: "0", tax: "0", subtotal_base: "0", allowance_base: "0", tax_base: "0" }

/** The invoices of a part of a page, or a single one; the lines of a long invoice are read when they are consumed. */
export const inPortions = (
  db: Db,
  port: string,
  scope: Scope,
  heads: readonly HeadRow[],
): Effect.Effect<readonly InvoiceInPortions[], PortUnavailable> => {
  const [first] = heads
  if (first === undefined || !isLong(first))
    return Effect.map(
      query(db, port, (q) => withLines(q, scope, heads)),
      (invoices) => invoices.map(inOnePortion),
    )
  const portions = portionsOf(scope, first).map((portion) => query(db, port, portion))
  return Effect.map(
    query(db, port, (q) => withSums(q, scope, heads)),
    (invoices) => invoices.map((invoice) => ({ ...invoice, portions })),
  )
}
