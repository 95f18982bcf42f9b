import type { OrderStore } from "@svc/domain/orders/ports/order-store"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import { analyzeNewTables } from "../base/analyze-new-tables.ts"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { accountsOfOrders } from "./due-orders.ts"
import { readOrders } from "./read-orders.ts"

const port = "OrderStore"

/** Written as in the index `order_charges_open`. */
const openFrom = sql`open_from(r.charge_type, r.billing_timing, r.start_date, r.end_date, r.charged_through,
  r.offset_billing_days, r.ordered_quantity)`

/** Queries that invoicing makes about many orders at once. */
export const makeDueAccounts = (db: Db): Pick<OrderStore, "allOf" | "dueAccounts" | "holdSalesOrders" | "lockAll"> => ({
  holdSalesOrders: ({ tenantId, legalEntityId }, numbers) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ number: string }>`select v.order_number as number from order_versions v
        where v.tenant_id = ${tenantId} and v.legal_entity_id = ${legalEntityId} and v.is_last
          and v.order_type = 'SalesOrder' and v.order_number = any(${sql.val(numbers)}::text[])
        order by v.order_number for no key update of v`.execute(q)
      return rows.map(({ number }) => number)
    }),

  dueAccounts: (scope, { targets, ...asked }) =>
    query(db, port, async (q) => {
      await analyzeNewTables(q)
      const { legalEntityId } = scope
      const { oneOff, recurringInAdvance, recurringInArrears, measured } = targets
      const last = [oneOff, recurringInAdvance, recurringInArrears, measured].toSorted().at(-1)!
      const isDue = sql`r.legal_entity_id = ${legalEntityId} and r.until_version is null
        and ${openFrom} <= ${last}::date
        and ${openFrom} <= case when r.charge_type = 'OneOff' then ${oneOff}::date
          when r.charge_type = 'Measured' then ${measured}::date
          when r.billing_timing = 'InAdvance' then ${recurringInAdvance}::date
          else ${recurringInArrears}::date end`
      return accountsOfOrders(q, scope, { table: "order_charges", isDue }, asked)
    }),

  lockAll: (scope, numbers) => lastVersions(db, scope, numbers, "held"),
  allOf: (scope, numbers) => lastVersions(db, scope, numbers),
})

const lastVersions = (db: Db, scope: Scope, numbers: readonly string[], how?: "held") =>
  numbers.length === 0
    ? Effect.succeed([])
    : query(db, port, async (q) => {
        const { tenantId, legalEntityId } = scope
        // Sent first, so that the rows are locked before the others are read.
        const held =
          how !== undefined &&
          sql`select o.id from orders o where o.tenant_id = ${tenantId} and o.legal_entity_id = ${legalEntityId}
            and o.order_number = any(${sql.val(numbers)}::text[]) order by o.order_number for no key update`.execute(q)
        const orders = { by: "numbers", tenantId, legalEntityId, named: numbers } as const
        const [found] = await Promise.all([readOrders(q, orders, "last"), held])
        return found
      })
