import type { AccountId } from "@svc/domain/shared/ids"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"

export interface AccountAsked extends Scope {
  readonly account: AccountId
  readonly currency: string
}

/**
 * The rows of a table that a key of `outer` finds, standing and removed. There is a partial index for each of the two,
 * so there are two selects. The offset makes each a look-up by key, whatever the statistics are.
 */
const both = (
  columns: RawBuilder<unknown>,
  table: "payment_settlements" | "payment_write_offs" | "payment_refunds",
  { tenantId }: Scope,
  condition: RawBuilder<unknown>,
) => {
  const found = (state: RawBuilder<unknown>) =>
    sql`select ${columns} from ${sql.table(table)} x
      where x.tenant_id = ${tenantId} and ${condition} and x.removed_at is ${state} and x.effective_date is not null offset 0`
  return sql`((${found(sql`null`)}) union all (${found(sql`not null`)}))`
}

const partColumns = sql`x.id, x.amount, x.effective_date, x.removed_date, x.removed_at`

/**
 * The posted documents and payments of an account, and what settles them. Each table is found by the keys of the account's
 * documents and payments, so that other accounts cost nothing.
 */
const sources = (asked: AccountAsked) => {
  const { tenantId, legalEntityId, account, currency } = asked
  return sql`
  doc as materialized (
    select i.id, i.invoice_number as number, i.invoice_date as date, i.due_date, i.payment_date, i.total, i.settled,
      coalesce(i.prepaid, 0) as prepaid, (i.invoice_type = 'Credit' or i.total < 0) as is_credit,
      coalesce(i.your_reference, i.reference_number) as text
    from invoices i
    where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId} and i.account_id = ${account}
      and i.currency = ${currency} and i.posted_at is not null),
  pay as materialized (
    select p.id, p.amount, p.payment_date as date
    from payments p
    where p.tenant_id = ${tenantId} and p.legal_entity_id = ${legalEntityId} and p.account_id = ${account}
      and p.currency = ${currency} and p.posted_date is not null),
  doc_settled as materialized (
    select d.id as doc, s.* from doc d
    cross join lateral ${both(sql`${partColumns}, x.payment_id`, "payment_settlements", asked, sql`x.invoice_id = d.id`)} s),
  doc_rounded as materialized (
    select s.doc, s.payment_id, o.amount, o.effective_date, o.removed_date from doc_settled s
    join payment_write_offs o on o.tenant_id = ${tenantId} and o.settlement_id = s.id
    where o.effective_date is not null),
  written as materialized (
    select d.id as doc, w.id, w.amount, w.write_off_date, w.taken_back_date, w.taken_back_amount, w.reason from doc d
    join invoice_write_offs w on w.tenant_id = ${tenantId} and w.invoice_id = d.id),
  recovered as materialized (
    select s.doc, s.payment_id, r.amount, s.effective_date,
      -- A recovered amount is not restored when the rest was reversed in the meantime.
      case when w.taken_back_at < s.removed_at then null else s.removed_date end as removed_date
    from doc_settled s
    join write_off_recoveries r on r.tenant_id = ${tenantId} and r.settlement_id = s.id
    join invoice_write_offs w on w.tenant_id = ${tenantId} and w.id = r.write_off_id),
  matched as materialized (
    select d.id as doc, m.credit_invoice_id as credit, m.amount, m.effective_date from doc d
    join invoice_matches m on m.tenant_id = ${tenantId} and m.invoice_id = d.id)`
}

/** The amount of each document that its settlements, matches and write-offs explain now. */
const explained = sql`
  explained as (
    select x.doc, sum(x.amount) as amount from (
      select doc, amount from doc_settled where removed_date is null
      union all select doc, amount from doc_rounded where removed_date is null
      union all select doc, amount - coalesce(taken_back_amount, 0) from written
      union all select doc, -amount from recovered where removed_date is null
      union all select doc, amount from matched
      union all select credit, -amount from matched) x
    group by x.doc)`

/**
 * A movement on the day of a part and, for a removed part, the reverse on the day of its removal. Each is of the
 * document or of the advance.
 */
const cameAndWent = (
  parts: "doc_settled" | "doc_rounded" | "recovered" | "pay_settled" | "pay_rounded" | "pay_refunded" | "pay_refunds",
  cause: "payment" | "rounding" | "recovered",
  amount: RawBuilder<unknown>,
) => sql`
  select y.date, ${sql.lit(cause)} as cause, y.amount,
    ${parts.startsWith("pay") ? sql`null::uuid` : sql`s.doc`} as doc, s.payment_id as payment, s.payment_id as sort,
    ${cause === "recovered" ? sql`s.doc` : sql`null::uuid`} as other
  from ${sql.table(parts)} s
  cross join lateral (values (s.effective_date, ${amount}), (s.removed_date, -(${amount}))) y (date, amount)
  where y.date is not null`

/**
 * Every change of what the account owes: of a document (`doc`), or of an advance, without `doc`. `sort` is the id of
 * its cause; ids begin with the time at which they were made.
 */
export const movements = (asked: AccountAsked) => sql`
  with ${sources(asked)}, ${explained},
  pay_settled as materialized (
    select p.id as payment_id, s.* from pay p
    cross join lateral ${both(partColumns, "payment_settlements", asked, sql`x.payment_id = p.id`)} s),
  pay_rounded as materialized (
    select p.id as payment_id, o.* from pay p
    cross join lateral ${both(
      partColumns,
      "payment_write_offs",
      asked,
      sql`x.payment_id = p.id and x.settlement_id is null`,
    )} o),
  pay_refunded as materialized (
    select r.* from pay p
    cross join lateral ${both(sql`${partColumns}, x.payment_id`, "payment_refunds", asked, sql`x.refunded_payment_id = p.id`)} r),
  pay_refunds as materialized (
    select p.id as payment_id, r.* from pay p
    cross join lateral ${both(partColumns, "payment_refunds", asked, sql`x.payment_id = p.id`)} r),
  moved as materialized (
    select d.date, 'document' as cause, d.total as amount, d.id as doc, null::uuid as payment, d.id as sort,
      null::uuid as other
    from doc d
    union all
    select d.date, 'paid elsewhere', -d.prepaid, d.id, null, d.id, null from doc d where d.prepaid <> 0
    union all
    select coalesce(d.payment_date, d.date), 'paid elsewhere', d.prepaid + coalesce(e.amount, 0) - d.settled, d.id,
      null, d.id, null
    from doc d left join explained e on e.doc = d.id where d.settled <> d.prepaid + coalesce(e.amount, 0)
    union all
    ${cameAndWent("doc_settled", "payment", sql`-s.amount`)}
    union all
    ${cameAndWent("doc_rounded", "rounding", sql`-s.amount`)}
    union all
    ${cameAndWent("recovered", "recovered", sql`s.amount`)}
    union all
    select w.write_off_date, 'write-off', -w.amount, w.doc, null, w.id, null from written w
    union all
    select w.taken_back_date, 'taken back', w.taken_back_amount, w.doc, null, w.id, null
    from written w where w.taken_back_date is not null
    union all
    select m.effective_date, 'match', y.amount, y.doc, null, greatest(m.doc, m.credit), least(m.doc, m.credit)
    from matched m
    cross join lateral (values (m.doc, -m.amount), (m.credit, m.amount)) y (doc, amount)
    union all
    select p.date, 'payment', -p.amount, null, p.id, p.id, null from pay p
    union all
    ${cameAndWent("pay_settled", "payment", sql`s.amount`)}
    union all
    ${cameAndWent("pay_rounded", "rounding", sql`s.amount`)}
    union all
    ${cameAndWent("pay_refunded", "payment", sql`s.amount`)}
    union all
    ${cameAndWent("pay_refunds", "payment", sql`-s.amount`)})`

/**
 * The movements of a period, the balance before it, and the open documents and advances on its last day. A part that
 * moves within the account, such as an advance that settles an invoice of it, cancels out and gives no row.
 */
export const rowsOf = (
  { tenantId }: AccountAsked,
  { from, to, most }: { readonly from: CalendarDate; readonly to: CalendarDate; readonly most: number },
) => sql`,
  grouped as materialized (
    select m.date, m.cause, m.payment, m.sort, m.other, sum(m.amount) as amount,
      -- In a match the invoice comes first and the credit note second.
      (array_agg(m.doc order by m.amount))[1] as doc, (array_agg(m.doc order by m.amount desc))[1] as credit
    from moved m where m.date between ${from} and ${to}
    group by m.date, m.cause, m.payment, m.sort, m.other
    having sum(m.amount) <> 0 or m.cause in ('document', 'match')
    order by m.date, m.sort, m.cause, m.other limit ${most})
  select 'opening' as part, coalesce(sum(m.amount), 0) as amount, null::date as date, null as cause, null as number,
    null as text, null::date as due_date, null::boolean as is_credit, null::boolean as is_refund, null::uuid as invoice,
    null::uuid as payment
  from moved m where m.date < ${from}
  union all
  select 'advances', coalesce(-sum(m.amount), 0), null, null, null, null, null, null, null, null, null
  from moved m where m.doc is null and m.date <= ${to}
  union all
  (select 'open', o.amount, null, null, d.number, null, d.due_date, null, null, d.id, null
  from (select m.doc, sum(m.amount) as amount from moved m where m.doc is not null and m.date <= ${to}
    group by m.doc having sum(m.amount) <> 0) o
  join doc d on d.id = o.doc order by d.due_date, d.id limit ${most})
  union all
  (select 'row', g.amount, g.date, g.cause, d.number,
    coalesce(c.number, w.reason, p.description, p.reference, p.payer_name, d.text),
    case when g.cause = 'document' then d.due_date end, d.is_credit, p.amount < 0, d.id, p.id
  from grouped g
  left join doc d on d.id = g.doc and (g.payment is null or g.cause = 'recovered')
  left join doc c on c.id = g.credit and g.cause = 'match'
  left join written w on w.id = g.sort
  left join lateral (
    select p.id, p.amount, p.description, p.reference, p.payer_name from payments p
    where p.tenant_id = ${tenantId} and p.id = g.payment) p on true
  order by g.date, g.sort, g.cause, g.other)`
