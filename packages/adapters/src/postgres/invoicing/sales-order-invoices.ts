import type { SalesOrderInvoices } from "@svc/domain/orders/ports/sales-order-invoices"
import type { InvoicedSalesOrder } from "@svc/domain/orders/sales-order-status"
import type { OrderChargeId } from "@svc/domain/shared/ids"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

interface Row {
  readonly order_number: string
  readonly order_charge_id: OrderChargeId
  readonly times: number
  readonly is_settled: boolean
  readonly is_begun: boolean
}

const settledOf = (rows: readonly Row[]): InvoicedSalesOrder["settled"] =>
  rows.every((row) => row.is_settled) ? "all" : rows.some((row) => row.is_begun) ? "a part" : "nothing"

/** Queries that orders make about posted invoices. */
export const makePostgresSalesOrderInvoices = (db: Db): SalesOrderInvoices => ({
  of: ({ tenantId, legalEntityId }, numbers) =>
    query(db, "SalesOrderInvoices", async (q) => {
      const { rows } = await sql<Row>`select l.order_number, l.order_charge_id, count(distinct p.number)::int as times,
          bool_and(i.status = 'Settled') as is_settled, bool_or(i.settled <> 0) as is_begun
        from invoice_lines l
        join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
          and i.status in ('Posted', 'Settled') and i.invoice_type = 'Invoice'
        left join invoiced_periods p on p.tenant_id = l.tenant_id and p.invoice_line_id = l.id
        where l.tenant_id = ${tenantId} and l.legal_entity_id = ${legalEntityId}
          and l.order_number = any(${sql.val(numbers)}::text[])
        group by l.order_number, l.order_charge_id`.execute(q)
      const byOrder = Map.groupBy(rows, ({ order_number }) => order_number)
      return new Map(
        [...byOrder].map(([number, of]) => [
          number,
          { billed: new Map(of.map((row) => [row.order_charge_id, row.times])), settled: settledOf(of) },
        ]),
      )
    }),
})
