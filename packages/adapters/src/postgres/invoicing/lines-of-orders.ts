import type { InvoicedLine, InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { AccountId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { runPrepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"
import { invoiceRows, withLines } from "./read-invoices.ts"
import { ownTenant } from "../base/own-tenant.ts"

const port = "InvoiceStore"

/** True when posted credit notes credit a line `l` in full. */
const isCredited = sql<boolean>`((l.subtotal, l.tax) = (
  select coalesce(-sum(c.subtotal), 0), coalesce(-sum(c.tax), 0)
  from invoice_lines c join invoices n on n.tenant_id = c.tenant_id and n.id = c.invoice_id
  where c.tenant_id = ${ownTenant} and c.credited_line_id = l.id and n.status in ('Posted', 'Settled')))`

/** Queries for the lines that bill orders. */
export const makeLinesOfOrders = (
  db: Db,
): Pick<InvoiceStore, "billedOrders" | "billedOrdersOf" | "isCreditedFrom" | "linesOfOrder" | "madeWith"> => ({
  linesOfOrder: ({ tenantId, legalEntityId }, orderNumber) =>
    Effect.map(
      query(db, port, (q) =>
        sql<InvoicedLine>`select coalesce(i.invoice_number, i.id::text) as invoice, i.status = 'Draft' as "isDraft",
            l.order_charge_id as "orderChargeId", l.billed ->> 'orderId' as "ofVersion", p.from_date as "from", p.to_date as "to",
            p.released as "isReleased", ${isCredited} as "isCredited"
          from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
          join invoiced_periods p on p.tenant_id = l.tenant_id and p.invoice_line_id = l.id
          where l.tenant_id = ${tenantId} and l.order_number = ${orderNumber} and i.legal_entity_id = ${legalEntityId}
            and i.status <> 'Cancelled' and i.invoice_type = 'Invoice'
          order by i.id`.execute(q),
      ),
      ({ rows }) => rows,
    ),

  madeWith: (scope, version) =>
    query(db, port, async (q) =>
      withLines(
        q,
        scope,
        await invoiceRows(q, scope)
          .where("t.made_with_version_id", "=", version)
          .where("t.status", "<>", "Cancelled")
          .orderBy("t.id")
          .forNoKeyUpdate("t")
          .execute(),
      ),
    ),

  isCreditedFrom: ({ tenantId }, charge, from) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ is_credited: boolean }>`select not exists (
        select from invoice_lines l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
        where l.tenant_id = ${tenantId} and i.status <> 'Cancelled' and i.invoice_type = 'Invoice'
          and l.id in (select p.invoice_line_id from invoiced_periods p
            where p.tenant_id = ${tenantId} and p.order_charge_id = ${charge} and not p.released
              and (p.to_date > ${from} or p.from_date >= ${from}))
          and not ${isCredited}
        ) as is_credited`.execute(q)
      return rows[0]!.is_credited
    }),

  billedOrdersOf: ({ tenantId, legalEntityId }, ids) =>
    query(db, port, async (q) => {
      const [billed] = await runPrepared(
        q,
        sql<{ accounts: readonly AccountId[]; numbers: readonly string[] }>`select
          array(select distinct i.account_id from invoices i where i.tenant_id = ${tenantId}
            and i.legal_entity_id = ${legalEntityId} and i.id = any(${sql.val(ids)}::uuid[])) as accounts,
          array(select distinct l.order_number from invoice_lines l where l.tenant_id = ${tenantId}
            and l.invoice_id = any(${sql.val(ids)}::uuid[]) and l.order_number is not null order by 1) as numbers`,
      )
      return billed!
    }),

  billedOrders: ({ tenantId, legalEntityId }, id) =>
    Effect.filterOrElse(
      query(db, port, async (q) => {
        const { rows } = await sql<BilledOrders>`select i.account_id as account,
            array(select distinct l.order_number from invoice_lines l
              where l.tenant_id = ${tenantId} and l.invoice_id = i.id and l.order_number is not null order by 1) as orders
          from invoices i where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.id = ${id}`.execute(
          q,
        )
        return rows[0]
      }),
      (found): found is BilledOrders => found !== undefined,
      () => new ResourceNotFound({ noun: "invoice", id }),
    ),
})

interface BilledOrders {
  readonly account: AccountId
  readonly orders: readonly string[]
}
