import type { InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import { Effect } from "effect"
import { sql } from "kysely"
import { analyzeNewTables } from "../base/analyze-new-tables.ts"
import type { Db } from "../base/database.ts"
import { inBatches } from "../base/in-batches.ts"
import { runPrepared } from "../base/prepared.ts"
import { rowSet } from "../base/row-set.ts"
import { rowsInColumns } from "../base/rows-in-columns.ts"
import { query } from "../base/transaction.ts"
import { baseColumns, changeable, invoiceColumns, lineColumns } from "./invoice-rows.ts"

const port = "InvoiceStore"

/** Lines per statement, because the text of a statement is kept in memory. */
const linesAtOnce = 5000

/** Up to this many heads are written by a prepared statement, as a single posting has them. */
const fewHeads = 5

/** Writes many invoices at once. */
export const makeManyInvoices = (db: Db): Pick<InvoiceStore, "insertMany" | "updateAll" | "updateHeads"> => {
  const updateHeads: InvoiceStore["updateHeads"] = Effect.fnUntraced(function* (invoices) {
    const [first] = invoices
    if (first === undefined) return
    yield* query(db, port, async (q) => {
      const assigned = Object.keys(changeable(first))
      const changed = invoices.map((invoice) => ({ id: invoice.id, ...changeable(invoice) }))
      const isFew = changed.length <= fewHeads
      const { rows, assignment } = (isFew ? rowSet : rowsInColumns)("invoices", changed, assigned)
      const statement = sql`update invoices as t set ${assignment} from ${rows}
        where t.tenant_id = ${first.tenantId} and t.id = r.id`
      await (isFew ? runPrepared(q, statement) : statement.execute(q))
    })
  })
  return {
    updateHeads,
    insertMany: Effect.fnUntraced(function* (invoices) {
      if (invoices.length === 0) return
      yield* query(db, port, async (q) => {
        const { columns, rows } = rowsInColumns("invoices", invoices.map(invoiceColumns))
        await sql`insert into invoices (${columns}) select ${columns} from ${rows}`.execute(q)
        // Each line is checked for its invoice, with a plan that was made while the table was empty.
        await analyzeNewTables(q)
      })
      const lines = invoices.flatMap((invoice) => invoice.lines.map((line) => ({ invoice, line })))
      const insert = (some: typeof lines) =>
        query(db, port, async (q) => {
          const made = some.map(({ invoice, line }) => lineColumns(invoice, line))
          const { columns, rows } = rowsInColumns("invoice_lines", made)
          await sql`insert into invoice_lines (${columns}) select ${columns} from ${rows}`.execute(q)
        })
      yield* inBatches(lines, (some) => insert([...some]), linesAtOnce)
    }),

    updateAll: Effect.fnUntraced(function* (invoices) {
      const [first] = invoices
      if (first === undefined) return
      const { tenantId } = first
      yield* updateHeads(invoices)
      // Updates only the lines whose amounts have changed.
      const lines = invoices.flatMap(({ id, lines: of }) =>
        of.map((line) => ({ id: line.id, invoice_id: id, ...baseColumns(line) })),
      )
      const update = (some: typeof lines) =>
        query(db, port, (q) =>
          runPrepared(
            q,
            sql`update invoice_lines as l
            set subtotal_base = r.subtotal_base, allowance_base = r.allowance_base, tax_base = r.tax_base
            from ${rowSet("invoice_lines", some).rows}
            where l.tenant_id = ${tenantId} and l.invoice_id = r.invoice_id and l.id = r.id
              and (l.subtotal_base, l.allowance_base, l.tax_base)
                is distinct from (r.subtotal_base, r.allowance_base, r.tax_base)`,
          ),
        )
      yield* inBatches(lines, (some) => Effect.asVoid(update([...some])), linesAtOnce)
    }),
  }
}
