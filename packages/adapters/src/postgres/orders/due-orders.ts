import type { DueAccount, DueAccountsAsked } from "@svc/domain/orders/due-accounts"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { inGroups } from "./in-groups.ts"

type Asked = Pick<DueAccountsAsked, "accounts" | "after" | "groups" | "limit">

/**
 * The accounts whose orders have a due row `r`, in the order of account numbers. The due rows are read first, or where
 * accounts are given, the orders of these; each further row is found by its key. With outdated statistics for a new
 * tenant PostgreSQL compared every row with every other. `offset 0` therefore fixes the order of the joins, and the
 * tenant id is taken from the previous row: for a literal tenant that its statistics do not know, the planner assumes
 * no rows and takes any index.
 */
export const accountsOfOrders = async (
  q: Db,
  scope: Scope,
  { table, isDue }: { readonly table: "order_charges" | "usage_rows"; readonly isDue: RawBuilder<unknown> },
  { accounts, after, groups, limit }: Asked,
): Promise<readonly DueAccount[]> => {
  const { tenantId } = scope
  const due =
    accounts === undefined
      ? sql`select distinct r.order_id from ${sql.table(table)} r where r.tenant_id = ${tenantId} and ${isDue}`
      : sql`select v.order_id
          from (select unnest(${sql.val(accounts)}::uuid[]) as id offset 0) named
          cross join lateral (select o.order_id, o.is_last from order_versions o
            where o.tenant_id = ${tenantId} and o.invoice_account_id = named.id offset 0) v
          cross join lateral (
            select from (select * from ${sql.table(table)} s where s.tenant_id = ${tenantId} and s.order_id = v.order_id offset 0) r
            where ${isDue} limit 1) found
          where v.is_last`
  const { rows } = await sql<DueAccount>`with due as materialized (${due})
    select a.id, a.account_number as number, array_agg(distinct v.order_number) as orders
    from due
    cross join lateral (select o.order_number, o.is_last, o.status, o.invoice_account_id, o.use_account_batch_group,
        o.invoice_batch_group_id
      from order_versions o where o.tenant_id = ${tenantId} and o.order_id = due.order_id offset 0) v
    cross join lateral (select b.id, b.account_number, b.invoice_batch_group_id
      from accounts b where b.tenant_id = ${tenantId} and b.id = v.invoice_account_id offset 0) a
    where v.is_last and v.status not in ('Draft', 'OrderDraft', 'Deleted') ${inGroups(groups, scope)}
      ${after === undefined ? sql`` : sql`and a.account_number > ${after}`}
    group by a.id, a.account_number order by a.account_number limit ${limit}`.execute(q)
  return rows
}
