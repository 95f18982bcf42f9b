import type { Metrics } from "@svc/domain/orders/metrics"
import type { OrderStore, PartsOfProduct } from "@svc/domain/orders/ports/order-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { minorUnits } from "@svc/domain/shared/currency"
import type { OrderId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "OrderStore"

const metricColumns = { cmrr: "cmrr", acv: "acv", tcv: "tcv", emrr: "emrr", oneTimeFees: "one_time_fees" } as const

/** The number of an order of the legal entity that meets a condition. Includes deleted orders, whose number is kept. */
const aNumber = async (q: Db, { tenantId, legalEntityId }: Scope, condition: RawBuilder<boolean>) => {
  const { rows } = await sql<{ order_number: string }>`select o.order_number from orders o
    where o.tenant_id = ${tenantId} and o.legal_entity_id = ${legalEntityId} and ${condition} limit 1`.execute(q)
  return rows[0]?.order_number
}

/** Queries of other contexts and of the daily job. */
export const makeOrderQuestions = (
  db: Db,
): Pick<OrderStore, "due" | "firstDues" | "metricsOfAccount" | "usingAccount" | "usingProduct"> => ({
  due: ({ tenantId, legalEntityId }, what, today, limit, after) =>
    query(db, port, async (q) => {
      const isDue =
        what === "renewal" ? sql`is_auto_renewed and notice_period_date < ${today}` : sql`end_date <= ${today}`
      const { rows } = await sql<{ id: OrderId }>`select version_id as id from order_versions
        where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and is_last and status = 'Active' and ${isDue}
        ${after === undefined ? sql`` : sql`and version_id > ${after}`} order by version_id limit ${limit}`.execute(q)
      return rows.map(({ id }) => id)
    }),
  firstDues: (until) =>
    query(db, port, async (q) => {
      // The first row of a legal entity is the first of an index.
      const active = sql`from order_versions v where v.tenant_id = p.tenant_id and v.legal_entity_id = p.legal_entity_id
        and v.is_last and v.status = 'Active'`
      const { rows } = await sql<Scope & { day: CalendarDate }>`select "tenantId", "legalEntityId", day from (
          select p.tenant_id as "tenantId", p.legal_entity_id as "legalEntityId", least(
            case when p.auto_renew then (select min(v.notice_period_date) + 1 ${active} and v.is_auto_renewed) end,
            (select min(v.end_date) ${active})) as day
          from legal_entity_profiles p) first
        where day <= ${until} order by 1, 2`.execute(q)
      return rows.map(({ day, ...scope }) => ({ scope, day }))
    }),
  metricsOfAccount: ({ tenantId, legalEntityId }, id, baseCurrency) =>
    query(db, port, async (q) => {
      const sums = (amount: (column: string) => RawBuilder<unknown>) =>
        sql<Metrics>`jsonb_build_object(${sql.join(
          Object.entries(metricColumns).flatMap(([name, column]) => [
            sql.lit(name),
            sql`coalesce(sum(${amount(column)}), 0)`,
          ]),
        )})`
      const { rows } = await sql<{ metrics: Metrics; base: Metrics; has_rates: boolean }>`select
        ${sums((column) => sql.ref(column))} as metrics,
        ${sums((column) => sql`round(${sql.ref(column)} * exchange_rate, ${minorUnits(baseCurrency)}::int)`)} as base,
        bool_and(exchange_rate is not null and base_currency = ${baseCurrency}) is not false as has_rates
        from order_versions where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and account_id = ${id}
          and is_last and status not in ('Draft', 'OrderDraft', 'Deleted')`.execute(q)
      const { metrics, base, has_rates: hasRates } = rows[0]!
      return { metrics, ...(hasRates ? { base } : {}) }
    }),
  usingAccount: (scope, id) =>
    query(db, port, (q) =>
      aNumber(
        q,
        scope,
        sql`o.id in (select v.order_id from order_versions v where v.tenant_id = ${scope.tenantId}
          and (v.account_id = ${id} or v.invoice_account_id = ${id}) limit 1)`,
      ),
    ),
  usingProduct: (scope, parts) =>
    query(db, port, async (q) => {
      const found = uses(parts, scope)
      return found.length === 0
        ? undefined
        : aNumber(q, scope, sql`o.id in (select order_id from (${sql.join(found, sql` union all `)}) u limit 1)`)
    }),
})

/** The orders that use one of the parts; a deleted order keeps no parts. */
const uses = ({ products, chargePlans, charges }: PartsOfProduct, { tenantId }: Scope) => {
  const from = (table: string, column: string, ids: readonly string[]) =>
    ids.length === 0
      ? []
      : [
          sql`(select t.order_id from ${sql.table(table)} t where t.tenant_id = ${tenantId}
            and ${sql.ref(`t.${column}`)} = any(${sql.val(ids)}::uuid[]) limit 1)`,
        ]
  return [
    ...from("order_products", "product_id", products),
    ...from("order_products", "charge_plan_id", chargePlans),
    ...from("order_charges", "charge_id", charges),
  ]
}
