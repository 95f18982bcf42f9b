import { paidElsewhere } from "@svc/domain/invoicing/settlement"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { type RawBuilder, sql } from "kysely"
import { type DayAsked, daySource, type SourceAsked } from "./report-source.ts"

/**
 * The amounts that settle the documents of `looked_at`, each with the days from and to which it counts: matches, settlements
 * and write-offs of posted payments, and unrecovered write-offs as a bad debt. A reversed amount counts until the day of
 * the voucher that reversed it.
 */
const settlements = ({ tenantId, legalEntityId }: SourceAsked) => sql`
  select document.id, document.amount, x.effective_date as since, null::date as until
  from invoice_matches x
  cross join lateral (values (x.invoice_id, x.amount), (x.credit_invoice_id, -x.amount)) document (id, amount)
  where x.tenant_id = ${tenantId} and x.legal_entity_id = ${legalEntityId}
  union all
  select s.invoice_id, s.amount, s.effective_date, s.removed_date
  from payment_settlements s
  where s.tenant_id = ${tenantId} and s.effective_date is not null and s.invoice_id in (select id from looked_at)
  union all
  select s.invoice_id, o.amount, o.effective_date, o.removed_date
  from payment_write_offs o
  join payment_settlements s on s.tenant_id = o.tenant_id and s.id = o.settlement_id
  where o.tenant_id = ${tenantId} and o.effective_date is not null
  union all
  select w.invoice_id, w.amount, w.write_off_date, null::date
  from invoice_write_offs w where w.tenant_id = ${tenantId} and w.legal_entity_id = ${legalEntityId}
  union all
  select w.invoice_id, -w.taken_back_amount, w.taken_back_date, null::date
  from invoice_write_offs w
  where w.tenant_id = ${tenantId} and w.legal_entity_id = ${legalEntityId} and w.taken_back_date is not null
  union all
  select w.invoice_id, -r.amount, s.effective_date,
    -- A recovered amount is not restored when the rest was reversed in the meantime.
    case when w.taken_back_at < s.removed_at then null else s.removed_date end
  from write_off_recoveries r
  join invoice_write_offs w on w.tenant_id = r.tenant_id and w.id = r.write_off_id
  join payment_settlements s on s.tenant_id = r.tenant_id and s.id = r.settlement_id
  where r.tenant_id = ${tenantId} and w.legal_entity_id = ${legalEntityId}`

/**
 * The sum of the parts `x` on a day. A part removed before its own day counts below 0 until that day, as in the books.
 */
const byThen = (date: CalendarDate) => sql`
  coalesce(sum(x.amount) filter (where x.since <= ${date}), 0) - coalesce(sum(x.amount) filter (where x.until <= ${date}), 0)`

/** The posted documents that meet a condition. */
const documents = ({ tenantId, legalEntityId }: DayAsked, condition: RawBuilder<unknown>) => sql`
  select i.id, i.account_id, i.currency, i.due_date, i.total, i.prepaid, i.settled, i.payment_date, i.invoice_date
  from invoices i
  where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.posted_at is not null
    and ${condition}`

/**
 * The documents that may have a balance on the day: those that have one now, those of a later date, and those of which
 * something was settled or reversed later, here or in another system. Every other document was settled by then, so that
 * years of settled documents are not summed up.
 */
const lookedAt = (asked: DayAsked) => {
  const { tenantId, legalEntityId, date } = asked
  const isLater = (alias: string, since: string, until: string) =>
    sql`${sql.ref(`${alias}.tenant_id`)} = ${tenantId} and (${sql.ref(`${alias}.${since}`)} > ${date} or ${sql.ref(`${alias}.${until}`)} > ${date})`
  return sql`
    ${documents(asked, sql`i.status = 'Posted'`)}
    union all
    ${documents(
      asked,
      sql`i.status <> 'Posted' and (i.invoice_date > ${date} or i.id in (
        select i.id from invoices i
        where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId}
          and i.settled_notes = ${sql.lit(paidElsewhere)} and i.payment_date > ${date}
        union all
        select document.id from invoice_matches x, lateral (values (x.invoice_id), (x.credit_invoice_id)) document (id)
        where x.tenant_id = ${tenantId} and x.legal_entity_id = ${legalEntityId}
          and (x.effective_date > ${date} or x.effective_date is null)
        union all
        select s.invoice_id from payment_settlements s where ${isLater("s", "effective_date", "removed_date")}
        union all
        select s.invoice_id from payment_write_offs o
        join payment_settlements s on s.tenant_id = o.tenant_id and s.id = o.settlement_id
        where ${isLater("o", "effective_date", "removed_date")}
        union all
        select w.invoice_id from invoice_write_offs w where ${isLater("w", "write_off_date", "taken_back_date")}))`,
    )}`
}

/**
 * The unallocated amounts of posted payments on a day, by account and currency. A customer's advance is negative here,
 * because we owe it to the customer. A part counts from the day of its voucher until the day of the voucher that
 * reversed it. A payment that is allocated now, and of which no part came or went later, was allocated by then.
 */
const advances = ({ tenantId, legalEntityId, date }: DayAsked) => {
  const parts = sql`
    select s.payment_id as id, s.amount, s.effective_date as since, s.removed_date as until
    from payment_settlements s where s.tenant_id = ${tenantId}
    union all
    select w.payment_id, w.amount, w.effective_date, w.removed_date
    from payment_write_offs w where w.tenant_id = ${tenantId} and w.settlement_id is null
    union all
    select r.refunded_payment_id, r.amount, r.effective_date, r.removed_date
    from payment_refunds r where r.tenant_id = ${tenantId}
    union all
    select r.payment_id, -r.amount, r.effective_date, r.removed_date
    from payment_refunds r where r.tenant_id = ${tenantId}`
  const payments = (condition: RawBuilder<unknown>) => sql`
    select p.id, p.account_id, p.currency, case when p.payment_date <= ${date} then p.amount else 0 end as amount
    from payments p
    where p.tenant_id = ${tenantId} and p.legal_entity_id = ${legalEntityId} and p.posted_date is not null
      and ${condition}`
  return sql`
    with looked_at as materialized (
      ${payments(sql`not p.is_fully_allocated`)}
      union all
      ${payments(sql`p.is_fully_allocated and (p.payment_date > ${date} or p.id in (select x.id from (${parts}) x
        where x.since > ${date} or x.until > ${date}))`)})
    select p.account_id, p.currency, sum(coalesce(x.amount, 0) - p.amount) as amount
    from looked_at p
    left join (
      select x.id, ${byThen(date)} as amount from (${parts}) x
      where x.id in (select id from looked_at)
      group by x.id) x on x.id = p.id
    where coalesce(x.amount, 0) <> p.amount
    group by p.account_id, p.currency having sum(coalesce(x.amount, 0) - p.amount) <> 0`
}

/**
 * An amount prepaid before the invoice was made counts from the invoice date. An amount paid in another system, which
 * is the remainder that no settlement explains, counts from the day it was paid.
 */
export const ageing = daySource({
  rows: (asked) => {
    const { tenantId, date } = asked
    const sumOf = (from: number | null, to: number | null) => {
      const late = sql`${date}::date - d.due_date`
      const bounds = [
        ...(from === null ? [] : [sql`${late} >= ${sql.lit(from)}`]),
        ...(to === null ? [] : [sql`${late} <= ${sql.lit(to)}`]),
      ]
      return sql`coalesce(sum(d.balance) filter (where ${sql.join(bounds, sql` and `)}), 0)`
    }
    return sql`
      with looked_at as materialized (${lookedAt(asked)}),
      settled as materialized (
        select x.id, sum(x.amount) filter (where x.until is null) as now,
          ${byThen(date)} as by_then
        from (${settlements(asked)}) x group by x.id)
      select a.id as key, a.account_number as "accountNumber", a.name as "accountName", d.currency,
        ${sumOf(null, 0)} as "notDue", ${sumOf(1, 30)} as "days1to30", ${sumOf(31, 60)} as "days31to60",
        ${sumOf(61, 90)} as "days61to90", ${sumOf(91, null)} as "over90", 0 as advances, sum(d.balance) as total
      from (
        select i.account_id, i.currency, i.due_date,
          case when i.invoice_date <= ${date} then i.total - coalesce(i.prepaid, 0) else 0 end - coalesce(m.by_then, 0)
          - case when coalesce(i.payment_date, i.invoice_date) <= ${date}
              then i.settled - coalesce(i.prepaid, 0) - coalesce(m.now, 0) else 0 end as balance
        from looked_at i left join settled m on m.id = i.id) d
      join accounts a on a.tenant_id = ${tenantId} and a.id = d.account_id
      where d.balance <> 0
      group by a.id, a.account_number, a.name, d.currency
      union all
      select d.account_id, a.account_number, a.name, d.currency, 0, 0, 0, 0, 0, d.amount, d.amount
      from (${advances(asked)}) d left join accounts a on a.tenant_id = ${tenantId} and a.id = d.account_id`
  },
  order: sql`t."accountNumber", t.key, t.currency, t.advances desc`,
  isWhole: true,
})

const ofLine = (what: RawBuilder<unknown>, { tenantId }: SourceAsked) =>
  sql`(select ${what} from invoice_lines l where l.tenant_id = ${tenantId} and l.id = t.key)`

/**
 * The deferred amount of a line at the end of a day is the amount that awaits recognition plus the amount recognised
 * later; in total a line defers its net amount (contract D1, D7).
 */
export const deferredRevenue = daySource({
  rows: ({ tenantId, legalEntityId, date }) => {
    // Read in the order of lines: hash aggregation takes one and a half times as long.
    const sums = (condition: RawBuilder<unknown>) => sql`
      select s.invoice_line_id, sum(s.base_amount) as amount from (
        select s.invoice_line_id, s.base_amount from revenue_schedule_items s
        where s.tenant_id = ${tenantId} and s.legal_entity_id = ${legalEntityId} and ${condition}
        order by s.invoice_line_id) s
      group by s.invoice_line_id`
    // An amount is recognised on the last day of its period.
    const isLater = sql`s.period > (${date}::date + 1 - interval '1 month')::date`
    // The second part of the union has credit notes with a later date: their shares of earlier months (contract D7) are
    // booked at the end of those months, before the credit notes themselves. Materialised, so that no plan repeats it
    // for every row of another query, whatever the statistics are. The conditions on lines and invoices are those of
    // the indexes that hold every column which is read here.
    return sql`
      with deferred as materialized (
        select invoice_line_id, coalesce(waiting.amount, 0) + coalesce(later.amount, 0) as amount
        from (${sums(sql`s.journal_id is null`)}) waiting
        full join (${sums(sql`s.journal_id is not null and ${isLater}`)}) later using (invoice_line_id))
      select l.id as key, l.number, i.account_id, i.invoice_number as "invoiceNumber",
        l.subtotal_base - l.allowance_base as invoiced, d.amount as deferred
      from deferred d
      join invoice_lines l on l.tenant_id = ${tenantId} and l.id = d.invoice_line_id and l.deferred_account is not null
      join invoices i on i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.id = l.invoice_id
        and i.posted_at is not null
      where i.invoice_date <= ${date} and d.amount <> 0
      union all
      select l.id, l.number, i.account_id, i.invoice_number, 0::numeric, -sum(s.base_amount)
      from invoices i
      join invoice_lines l on l.tenant_id = ${tenantId} and l.invoice_id = i.id and l.deferred_account is not null
      join revenue_schedule_items s on s.tenant_id = ${tenantId} and s.invoice_line_id = l.id
        and s.journal_id is not null and not (${isLater})
      where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.credited_invoice_id is not null
        and i.posted_at is not null and i.invoice_date > ${date}
      group by l.id, l.number, i.account_id, i.invoice_number
      having sum(s.base_amount) <> 0`
  },
  late: (asked) => ({
    chargeNumber: ofLine(
      sql`coalesce(l.billed, (select c.billed from invoice_lines c
        where c.tenant_id = ${asked.tenantId} and c.id = l.credited_line_id)) ->> 'chargeNumber'`,
      asked,
    ),
    accountName: sql`(select a.name from accounts a where a.tenant_id = ${asked.tenantId} and a.id = t.account_id)`,
    deferredAccount: ofLine(sql`l.deferred_account ->> 'code'`, asked),
    recognized: sql`t.invoiced - t.deferred`,
  }),
  order: sql`t."invoiceNumber", t.number, t.key`,
  isWhole: true,
})
