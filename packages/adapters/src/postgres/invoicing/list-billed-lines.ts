import type { billedLineFields } from "@svc/domain/invoicing/billed-line-fields"
import type { InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import type { InvoiceLineId } from "@svc/domain/shared/ids"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource, madeAt } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { toHead, toLine } from "./invoice-rows.ts"
import { headsOf } from "./read-invoices.ts"

const source: ListSource<typeof billedLineFields> = {
  table: sql`invoice_lines`,
  modified: madeAt,
  columns: {
    one: {
      id: sql`t.id`,
      invoiceId: sql`t.invoice_id`,
      productName: sql`t.product_name`,
      chargeNumber: sql`((t.billed ->> 'chargeNumber') collate "C")`,
      orderChargeId: sql`t.order_charge_id`,
      quantity: sql`t.quantity`,
      price: sql`t.price`,
      subtotal: sql`t.subtotal`,
      tax: sql`t.tax`,
      servicePeriodStartDate: sql`t.service_period_start`,
      servicePeriodEndDate: sql`t.service_period_end`,
    },
  },
}

/** Lists of lines that bill orders. */
export const makeListBilledLines = (db: Db): Pick<InvoiceStore, "listBilledLines"> => ({
  listBilledLines: (scope, request, only) =>
    listQuery(db, "InvoiceStore", async (q) => {
      const chosen =
        "chargeType" in only
          ? sql<boolean>`t.charge_type = ${only.chargeType}`
          : sql<boolean>`t.id is not distinct from ${only.line ?? null}`
      const { items, total } = await fetchIds<InvoiceLineId>(q, source, scope, request, chosen)
      if (items.length === 0) return { items: [], total }
      const lines = await q
        .selectFrom("invoice_lines")
        .selectAll()
        .where("tenant_id", "=", scope.tenantId)
        .where("id", "in", items)
        .execute()
      const ids = [...new Set(lines.map(({ invoice_id }) => invoice_id))]
      const heads = await headsOf(q, scope, ids)
      const byId = new Map(heads.map((head) => [head.id, toHead(head)]))
      const found = lines.map((row) => ({ id: row.id, invoice: byId.get(row.invoice_id)!, line: toLine(row) }))
      return { items: inOrder(items, found), total }
    }),
})
