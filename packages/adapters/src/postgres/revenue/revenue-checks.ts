import type { BooksCheck } from "@svc/domain/ledger/ports/books-check"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { booksCheck, ofEntity } from "../ledger/books-check.ts"

const posted = sql`i.status in ('Posted', 'Settled')`
const net = sql`l.subtotal - l.allowance`
const netBase = sql`coalesce(l.subtotal_base, l.subtotal) - coalesce(l.allowance_base, l.allowance)`

/** Rules that deferred revenue and the books have to meet (contract D1, D5, D10). */
export const makeRevenueChecks = (db: Db): readonly BooksCheck[] => [
  booksCheck(
    db,
    "every posted line with deferred revenue has a schedule whose sum is its net amount",
    (scope) => sql`
      select 'line ' || l.number || ' of ' || i.invoice_number as about,
        'is ' || (${net}) || ', in base currency ' || (${netBase}) || ', and its schedule ' || coalesce(s.amount, 0)
          || ', in base currency ' || coalesce(s.base_amount, 0) as message
      from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
      left join lateral (select sum(o.amount) as amount, sum(o.base_amount) as base_amount from revenue_schedule_items o
        where o.tenant_id = ${scope.tenantId} and o.invoice_line_id = l.id) s on true
      where ${ofEntity(scope, "i")} and ${posted} and l.deferred_account is not null
        and (coalesce(s.amount, 0) <> ${net} or coalesce(s.base_amount, 0) <> ${netBase})`,
  ),
  booksCheck(
    db,
    "every recognised item, and no other, is booked by one voucher in its period",
    (scope) => sql`
      select 'item ' || s.id as about, case when s.journal_id is null then 'is not recognised and has a voucher'
        when count(v.id) <> 1 then 'is recognised and has ' || count(v.id) || ' vouchers'
        else 'of ' || s.period || ' and ' || s.base_amount || ' is booked on ' || min(v.effective_date) || ' with '
          || coalesce(sum(b.amount), 0) end as message
      from revenue_schedule_items s
      left join vouchers v on v.tenant_id = s.tenant_id and v.legal_entity_id = s.legal_entity_id
        and v.revenue_schedule_item_id = s.id
      left join lateral (select sum(j.amount) filter (where j.position = 0) as amount, count(*) as lines
        from journal_lines j where j.tenant_id = ${scope.tenantId} and j.voucher_id = v.id) b on true
      where ${ofEntity(scope, "s")}
      group by s.tenant_id, s.id, s.journal_id, s.period, s.base_amount
      having (s.journal_id is null and count(v.id) > 0) or (s.journal_id is not null and (count(v.id) <> 1
        or date_trunc('month', min(v.effective_date)) <> s.period or (min(b.lines) > 1 and sum(b.amount) <> s.base_amount)))`,
  ),
  booksCheck(
    db,
    "deferred accounts hold the amounts that are not recognised yet",
    // An account may also be used for revenue; its balance then includes that too.
    (scope) => sql`
      with lines as (
        select l.id, (l.deferred_account ->> 'id')::uuid as deferred, (l.revenue_account ->> 'id')::uuid as revenue,
          ${netBase} as net
        from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
        where ${ofEntity(scope, "i")} and ${posted}),
      accounts as (select distinct deferred as id from lines where deferred is not null),
      items as (
        select l.deferred, l.revenue, s.base_amount, s.journal_id is null as is_open
        from revenue_schedule_items s join lines l on l.id = s.invoice_line_id where ${ofEntity(scope, "s")}),
      expected as (
        select a.id, coalesce((select sum(base_amount) from items where deferred = a.id and is_open), 0)
          + coalesce((select sum(net) from lines where deferred is null and revenue = a.id), 0)
          + coalesce((select sum(base_amount) from items where revenue = a.id and deferred <> a.id and not is_open), 0) as amount
        from accounts a),
      booked as (
        select j.account_id as id, -sum(j.amount) as amount
        from vouchers v join journal_lines j on j.tenant_id = v.tenant_id and j.voucher_id = v.id
        where ${ofEntity(scope, "v")} and v.source in ('Invoicing', 'RevenueRecognition') group by j.account_id)
      select 'account ' || f.code as about,
        'has ' || coalesce(b.amount, 0) || ', the items that are not recognised come to ' || e.amount as message
      from expected e left join booked b on b.id = e.id
      join financial_accounts f on f.tenant_id = ${scope.tenantId} and f.id = e.id
      where e.amount <> coalesce(b.amount, 0)`,
  ),
]
