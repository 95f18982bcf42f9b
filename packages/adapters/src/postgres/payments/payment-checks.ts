import type { BooksCheck } from "@svc/domain/ledger/ports/books-check"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { booksCheck, ofEntity } from "../ledger/books-check.ts"

/** What holds of payments and the books (contract J10, P8), in the currency of each payment. */
export const makePaymentChecks = (db: Db): readonly BooksCheck[] => [
  booksCheck(
    db,
    "posted payments bring what they come to, take what they settle from receivables, and leave the rest as advances",
    (scope) => sql`
      with receivables as (
        select distinct (i.accounts_receivable ->> 'id')::uuid as id from invoices i where ${ofEntity(scope, "i")}),
      settled as (
        select s.payment_id as id, sum(s.amount) as amount from payment_settlements s
        where s.tenant_id = ${scope.tenantId} and s.removed_at is null group by s.payment_id),
      written_off as (
        select w.payment_id as id, array_agg((w.account ->> 'id')::uuid) as accounts,
          coalesce(sum(w.amount) filter (where w.removed_at is null and w.settlement_id is not null), 0) as of_invoices,
          coalesce(sum(w.amount) filter (where w.removed_at is null and w.settlement_id is null), 0) as of_itself
        from payment_write_offs w where w.tenant_id = ${scope.tenantId} group by w.payment_id),
      booked as (
        select p.id, coalesce(sum(l.sales_amount) filter (where l.account_id in (
            (p.payment_account ->> 'id')::uuid, (p.bank_fee_account ->> 'id')::uuid)), 0) as brought,
          -coalesce(sum(l.sales_amount) filter (where l.account_id in (select id from receivables)), 0) as taken,
          -coalesce(sum(l.sales_amount) filter (where l.account_id not in (
              (p.payment_account ->> 'id')::uuid, (p.bank_fee_account ->> 'id')::uuid)
            and l.account_id not in (select id from receivables)
            and l.account_id <> all (coalesce(w.accounts, '{}'))), 0) as advance
        from payments p left join written_off w on w.id = p.id
        left join vouchers v on v.tenant_id = p.tenant_id and v.payment_id = p.id
        left join journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id
        where ${ofEntity(scope, "p")} group by p.id),
      expected as (
        select p.id, p.payment_date, p.amount as brought,
          coalesce(s.amount, 0) + coalesce(w.of_invoices, 0) as taken,
          p.amount - coalesce(s.amount, 0) - coalesce(w.of_itself, 0) as advance
        from payments p left join settled s on s.id = p.id left join written_off w on w.id = p.id
        where ${ofEntity(scope, "p")} and p.posted_date is not null)
      select 'payment ' || b.id as about, case when e.id is null then 'is a draft and has vouchers'
        else 'of ' || e.payment_date || ' brings ' || e.brought || ', settles ' || e.taken || ' and leaves ' || e.advance
          || '; booked are ' || b.brought || ', ' || b.taken || ' and ' || b.advance end as message
      from booked b left join expected e on e.id = b.id
      where (b.brought, b.taken, b.advance) <> (coalesce(e.brought, 0), coalesce(e.taken, 0), coalesce(e.advance, 0))`,
  ),
  booksCheck(
    db,
    "payments know what of them is settled or written off",
    (scope) => sql`
      select 'payment ' || p.id as about, 'has ' || p.allocated || ' settled or written off; its parts come to ' || k.amount as message
      from payments p, lateral (select
        coalesce((select sum(s.amount) from payment_settlements s
          where s.tenant_id = p.tenant_id and s.payment_id = p.id and s.removed_at is null), 0)
        + coalesce((select sum(w.amount) from payment_write_offs w
          where w.tenant_id = p.tenant_id and w.payment_id = p.id and w.removed_at is null and w.settlement_id is null), 0)
        as amount) k
      where ${ofEntity(scope, "p")} and p.allocated <> k.amount`,
  ),
]
