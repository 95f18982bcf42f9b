import type { RecurringRevenue, RevenueAsked } from "@svc/domain/orders/ports/recurring-revenue"
import { revenueMovements, type YearlyMovements } from "@svc/domain/orders/monthly-revenue"
import { addMonths, type CalendarDate, monthsBetween } from "@svc/domain/shared/calendar-date"
import { decimal, zero } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { listQuery, reportTime, withinTime } from "../base/list-time.ts"

type Row = { readonly months: number } & { readonly [M in keyof YearlyMovements]: string }

export const makePostgresRecurringRevenue = (db: Db): RecurringRevenue => ({
  moved: (scope, asked) =>
    listQuery(db, "RecurringRevenue", (q) =>
      withinTime(
        q,
        async () => {
          const { rows } = await movements(scope, asked).execute(q)
          const opening = rows.find(({ months }) => months < 0)
          return {
            opening: opening === undefined ? zero : decimal(opening.newBusiness),
            months: new Map(
              rows
                .filter(({ months }) => months >= 0)
                .map(({ months, ...moved }) => [addMonths(asked.from, months).slice(0, 7), toMovements(moved)]),
            ),
          }
        },
        reportTime("Ask for a period that ends earlier, or again when fewer reports are made at the same time."),
      ),
    ),
})

const toMovements = (row: Readonly<Record<keyof YearlyMovements, string>>): YearlyMovements => ({
  newBusiness: decimal(row.newBusiness),
  expansion: decimal(row.expansion),
  contraction: decimal(row.contraction),
  churn: decimal(row.churn),
  reactivation: decimal(row.reactivation),
})

/** Months since the month of the first requested day; a charge is in force at the end of each month from there on. */
const monthOf = (column: "from_date" | "to_date", from: CalendarDate) =>
  sql`(extract(year from ${sql.ref(column)})::int * 12 + extract(month from ${sql.ref(column)})::int
    - ${monthsBetween("0000-01-01" as CalendarDate, from) + 1}::int)`

/**
 * Each charge is an increase at its start and a decrease at its end; discounts divide it into spans. The running sum of
 * an account's changes, from its first month on, is its revenue at the end of each month with a change. Other months
 * need not be read.
 */
const movements = ({ tenantId, legalEntityId }: Scope, { baseCurrency, from, to }: RevenueAsked) => sql<Row>`
  with active as materialized (
    select v.order_id, v.account_id, v.start_date, v.end_date,
      case when v.currency = v.base_currency then 1 else v.exchange_rate end as rate
    from order_versions v
    where v.tenant_id = ${tenantId} and v.legal_entity_id = ${legalEntityId} and v.is_last
      and v.order_type = 'Subscription' and v.status not in ('Draft', 'Deleted') and v.base_currency = ${baseCurrency}
      and (v.currency = v.base_currency or v.exchange_rate is not null)),
  discounts as materialized (
    select d.order_id, d.charge_numbers, (100 - d.percent) * 0.01 as left_over,
      coalesce(d.start_date, v.start_date) as from_date, least(d.end_date, v.end_date) as to_date
    from order_discounts d join active v on v.order_id = d.order_id
    where d.tenant_id = ${tenantId} and d.until_version is null),
  charges as (
    select c.id, c.order_id, c.charge_number, v.account_id, greatest(c.start_date, v.start_date) as from_date,
      least(c.end_date, v.end_date) as to_date, c.yearly_price * v.rate as yearly,
      c.order_id in (select order_id from discounts) as is_discounted
    from order_charges c join active v on v.order_id = c.order_id
    where c.tenant_id = ${tenantId} and c.legal_entity_id = ${legalEntityId} and c.until_version is null
      and c.charge_type = 'Recurring' and c.start_date is not null),
  in_force as materialized (
    select * from charges where yearly <> 0 and (to_date is null or from_date < to_date)),
  of_charges as materialized (
    select c.id, d.from_date, d.to_date, d.left_over from in_force c join discounts d on d.order_id = c.order_id
    where d.charge_numbers is null or c.charge_number = any(d.charge_numbers)),
  cuts as (
    select id, from_date as day from in_force where is_discounted
    union
    select c.id, days.day from of_charges d join in_force c on c.id = d.id
    cross join lateral (values (d.from_date), (d.to_date)) days (day)
    where c.from_date < days.day and (c.to_date is null or days.day < c.to_date)),
  discounted as (
    select p.id, p.day, coalesce(product_of(array_agg(d.left_over) filter (where d.id is not null)), 1) as left_over
    from cuts p left join of_charges d on d.id = p.id and d.from_date <= p.day and (d.to_date is null or p.day < d.to_date)
    group by p.id, p.day),
  spans as (
    select account_id, from_date, to_date, yearly from in_force where not is_discounted
    union all
    select c.account_id, p.day, coalesce(lead(p.day) over (partition by p.id order by p.day), c.to_date),
      c.yearly * p.left_over
    from discounted p join in_force c on c.id = p.id),
  changes as (
    select account_id, month, sum(yearly) as change from (
      select account_id, ${monthOf("from_date", from)} as month, yearly from spans
      union all
      select account_id, ${monthOf("to_date", from)}, -yearly from spans where to_date is not null) moved
    where month <= ${monthsBetween(from, to)}::int
    group by account_id, month having sum(yearly) <> 0),
  levels as (
    select account_id, month, change, sum(change) over (partition by account_id order by month) as after,
      row_number() over (partition by account_id order by month) as place
    from changes),
  moved as (
    select greatest(month, -1) as months, case
      when month < 0 then 'newBusiness'
      when after = change then case when place = 1 then 'newBusiness' else 'reactivation' end
      when after = 0 then 'churn'
      when change > 0 then 'expansion'
      else 'contraction' end as movement, change
    from levels)
  select months, ${sql.join(
    revenueMovements.map(
      (movement) =>
        sql`coalesce(sum(change) filter (where movement = ${sql.lit(movement)}), 0) as ${sql.ref(movement)}`,
    ),
  )}
  from moved group by months order by months`
