import type { DueAccount } from "@svc/domain/orders/due-accounts"
import type { OrderStore } from "@svc/domain/orders/ports/order-store"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { inGroups } from "./in-groups.ts"
import { readOrders } from "./read-orders.ts"

const port = "OrderStore"

/** As the index `order_charges_open` has it. */
const openFrom = sql`open_from(c.charge_type, c.billing_timing, c.start_date, c.end_date, c.charged_through,
  c.offset_billing_days, c.ordered_quantity)`

/** What invoicing asks of many orders at once. */
export const makeDueAccounts = (db: Db): Pick<OrderStore, "allOf" | "dueAccounts" | "holdSalesOrders" | "lockAll"> => ({
  holdSalesOrders: ({ tenantId, legalEntityId }, numbers) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ number: string }>`select v.order_number as number from order_versions v
        where v.tenant_id = ${tenantId} and v.legal_entity_id = ${legalEntityId} and v.is_last
          and v.order_type = 'SalesOrder' and v.order_number = any(${sql.val(numbers)}::text[])
        order by v.order_number for no key update of v`.execute(q)
      return rows.map(({ number }) => number)
    }),

  dueAccounts: ({ tenantId, legalEntityId }, { targets, limit, accounts, groups, after }) =>
    query(db, port, async (q) => {
      const { oneOff, recurringInAdvance, recurringInArrears, measured } = targets
      const last = [oneOff, recurringInAdvance, recurringInArrears, measured].toSorted().at(-1)!
      const only = accounts === undefined ? sql`` : sql`and a.id = any(${sql.val(accounts)}::uuid[])`
      const { rows } = await sql<DueAccount>`select a.id, a.account_number as number,
          array_agg(distinct v.order_number) as orders
        from order_charges c
        join order_versions v on v.tenant_id = c.tenant_id and v.order_id = c.order_id and v.is_last
          and v.status not in ('Draft', 'OrderDraft', 'Deleted')
        join accounts a on a.tenant_id = v.tenant_id and a.id = v.invoice_account_id
        where c.tenant_id = ${tenantId} and c.legal_entity_id = ${legalEntityId} and c.until_version is null
          and ${openFrom} <= ${last}::date
          and ${openFrom} <= case when c.charge_type = 'OneOff' then ${oneOff}::date
            when c.charge_type = 'Measured' then ${measured}::date
            when c.billing_timing = 'InAdvance' then ${recurringInAdvance}::date
            else ${recurringInArrears}::date end
          ${inGroups(groups, { tenantId, legalEntityId })}
          ${after === undefined ? sql`` : sql`and a.account_number > ${after}`} ${only}
        group by a.id, a.account_number order by a.account_number limit ${limit}`.execute(q)
      return rows
    }),

  lockAll: (scope, numbers) => lastVersions(db, scope, numbers, "held"),
  allOf: (scope, numbers) => lastVersions(db, scope, numbers),
})

const lastVersions = (db: Db, scope: Scope, numbers: readonly string[], how?: "held") =>
  numbers.length === 0
    ? Effect.succeed([])
    : query(db, port, async (q) => {
        const { tenantId, legalEntityId } = scope
        // Sent first, and answered before the others are looked at.
        const held =
          how !== undefined &&
          sql`select o.id from orders o where o.tenant_id = ${tenantId} and o.legal_entity_id = ${legalEntityId}
            and o.order_number = any(${sql.val(numbers)}::text[]) order by o.order_number for no key update`.execute(q)
        const orders = { by: "numbers", tenantId, legalEntityId, named: numbers } as const
        const [found] = await Promise.all([readOrders(q, orders, "last"), held])
        return found
      })
