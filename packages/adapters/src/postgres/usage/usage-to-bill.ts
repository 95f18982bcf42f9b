import { type UsageTotals, usageKey } from "@svc/domain/invoicing/engine/usage-totals"
import type { UsageToBill } from "@svc/domain/invoicing/ports/usage-to-bill"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { given } from "@svc/domain/shared/given"
import type { Scope } from "@svc/domain/shared/scope"
import { currentTime } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"
import { accountsOfOrders } from "../orders/due-orders.ts"

const port = "UsageToBill"

const texts = (values: readonly string[]) => sql`${sql.val(values)}::text[]`
const days = (values: readonly CalendarDate[]) => sql`${sql.val(values)}::date[]`
const uuids = (values: readonly string[]) => sql`${sql.val(values)}::uuid[]`

const ofCharge = ({ tenantId, legalEntityId }: Scope) =>
  sql`u.tenant_id = ${tenantId} and u.legal_entity_id = ${legalEntityId} and u.charge_number = p.charge_number`

export const makePostgresUsageToBill = (db: Db): UsageToBill => ({
  waiting: (scope, chargeNumbers, before) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{
        readonly number: string
        readonly days: readonly CalendarDate[]
      }>`select p.charge_number as number, array(select distinct u.from_date from usage_rows u where ${ofCharge(scope)}
          and u.invoice_id is null and u.from_date < ${before} order by 1)::text[] as days
        from unnest(${texts(chargeNumbers)}) p (charge_number)`.execute(q)
      return new Map(rows.filter((row) => row.days.length > 0).map((row) => [row.number, row.days]))
    }),

  accountsWaiting: (scope, { targets, ...asked }) =>
    query(db, port, (q) => {
      const isDue = sql`r.legal_entity_id = ${scope.legalEntityId} and r.invoice_id is null and r.charge_number is not null
        and r.kind = 'Usage' and r.from_date < ${targets.usage}`
      return accountsOfOrders(q, scope, { table: "usage_rows", isDue }, asked)
    }),

  totals: (scope, periods) =>
    query(db, port, async (q) => {
      const { rows } = await sql<UsageTotals & { readonly place: number }>`select p.place::integer - 1 as place,
          t.count, t.sum, t.max, t.rated, m.quantity
        from unnest(${texts(periods.map(({ chargeNumber }) => chargeNumber))}, ${days(periods.map(({ from }) => from))},
          ${days(periods.map(({ to }) => to))}, ${texts(periods.map(({ of }) => of))})
          with ordinality p (charge_number, from_day, to_day, takes, place)
        cross join lateral (
          select count(*)::integer as count, to_jsonb(coalesce(sum(u.quantity), 0)) as sum,
            to_jsonb(coalesce(max(u.quantity), 0)) as max, to_jsonb(coalesce(sum(u.quantity * u.rated_price), 0)) as rated
          from usage_rows u where ${ofCharge(scope)} and u.from_date >= p.from_day and u.from_date < p.to_day) t
        left join lateral (
          ${latest(scope)} union all ${sumOfLatest(scope)}) m on true`.execute(q)
      return new Map(rows.map(({ place, ...totals }) => [usageKey(periods[place]!), given(totals) as UsageTotals]))
    }),

  hold: (scope, holds) =>
    Effect.flatMap(currentTime, (at) =>
      Effect.asVoid(
        query(db, port, (q) =>
          sql`update usage_rows u set invoice_id = p.invoice_id, invoice_line_id = p.line_id, modified_at = ${new Date(at)}
            from unnest(${texts(holds.map(({ chargeNumber }) => chargeNumber))}, ${days(holds.map(({ from }) => from))},
              ${days(holds.map(({ to }) => to))}, ${uuids(holds.map(({ invoiceId }) => invoiceId))},
              ${uuids(holds.map(({ lineId }) => lineId))}) p (charge_number, from_day, to_day, invoice_id, line_id)
            where ${ofCharge(scope)} and u.invoice_id is null and u.from_date >= p.from_day
              and u.from_date < p.to_day`.execute(q),
        ),
      ),
    ),

  move: ({ tenantId, legalEntityId }, to, lines) =>
    Effect.flatMap(currentTime, (at) =>
      Effect.asVoid(
        query(db, port, (q) =>
          sql`update usage_rows u set invoice_id = ${to}, invoice_line_id = m.to_line, modified_at = ${new Date(at)}
            from unnest(${uuids(lines.map(({ from }) => from))}, ${uuids(lines.map((line) => line.to))}) m (from_line, to_line)
            where u.tenant_id = ${tenantId} and u.legal_entity_id = ${legalEntityId}
              and u.invoice_line_id = m.from_line`.execute(q),
        ),
      ),
    ),

  release: ({ tenantId, legalEntityId }, invoices) =>
    Effect.flatMap(currentTime, (at) =>
      Effect.asVoid(
        query(db, port, (q) =>
          sql`update usage_rows u set invoice_id = null, invoice_line_id = null, modified_at = ${new Date(at)}
            where u.tenant_id = ${tenantId} and u.legal_entity_id = ${legalEntityId}
              and u.invoice_id = any(${uuids(invoices)})`.execute(q),
        ),
      ),
    ),
})

/** The row of the latest day before the end of a period; for the same day, the one received last. */
const latest = (scope: Scope) => sql`(select to_jsonb(u.quantity) as quantity from usage_rows u
  where p.takes = 'LatestDate' and ${ofCharge(scope)} and u.from_date < p.to_day
  order by u.from_date desc, u.id desc limit 1)`

/** The sum of the latest row of each tag. Tags are visited one after the other, so that old rows are not read. */
const sumOfLatest = (scope: Scope) => {
  const measured = sql`usage_rows u where ${ofCharge(scope)} and u.kind = 'Measurement'`
  const next = sql`select u.tag_or_none as tag from ${measured}`
  return sql`(with recursive tags as (
      (${next} order by u.tag_or_none limit 1)
      union all
      select (${next} and u.tag_or_none > tags.tag order by u.tag_or_none limit 1) from tags
        where tags.tag is not null)
    select to_jsonb(sum(l.quantity)) as quantity from tags cross join lateral (
      select u.quantity from ${measured} and u.tag_or_none = tags.tag and u.from_date < p.to_day
        order by u.from_date desc, u.id desc limit 1) l
    where p.takes = 'SumLatestDate' having count(*) > 0)`
}
