import type { BooksCheck } from "@svc/domain/ledger/ports/books-check"
import type { Scope } from "@svc/domain/shared/scope"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { digitsOf, unallocatedBase } from "./advances.ts"
import { booksCheck, ofEntity } from "../ledger/books-check.ts"

/**
 * The amounts of write-offs that later settlements recovered, with the accounts. A recovered amount is not restored
 * when the rest of its write-off was reversed before the settlement (contract P26).
 */
const recovered = ({ tenantId }: Scope) => sql`
  select s.payment_id as id,
    array_agg((w.account ->> 'id')::uuid) || array_agg(distinct t.account) filter (where t.account is not null) as accounts,
    sum(r.amount) filter (where coalesce(t.place, 1) = 1 and (s.removed_at is null or w.taken_back_at < s.removed_at))
      as amount
  from write_off_recoveries r
  join invoice_write_offs w on w.tenant_id = r.tenant_id and w.id = r.write_off_id
  join payment_settlements s on s.tenant_id = r.tenant_id and s.id = r.settlement_id
  left join lateral (
    -- The accounts of the taxes that the write-off corrects; a recovery is counted with the first of them only.
    select (x.part #>> '{account,id}')::uuid as account, x.place
    from jsonb_array_elements(w.relief) with ordinality x (part, place)) t on true
  where r.tenant_id = ${tenantId} group by s.payment_id`

/** The tax that write-offs correct (contract P27). */
const reliefCheck = (db: Db): BooksCheck =>
  booksCheck(
    db,
    "write-offs with tax relief correct the tax of the part that stands",
    (scope) => sql`
      with standing as (
        select w.id, i.invoice_number as number, w.amount, i.currency, w.relief,
          case when w.taken_back_at is not null then 0 else w.amount - coalesce((
            select sum(r.amount) from write_off_recoveries r
            join payment_settlements s on s.tenant_id = r.tenant_id and s.id = r.settlement_id
            where r.tenant_id = ${scope.tenantId} and r.write_off_id = w.id and s.removed_at is null), 0) end as rest
        from invoice_write_offs w
        join invoices i on i.tenant_id = ${scope.tenantId} and i.id = w.invoice_id
        where ${ofEntity(scope, "w")} and w.relief is not null),
      expected as (
        select s.id, s.number,
          (select coalesce(sum(round((x.part ->> 'tax')::numeric * s.rest / s.amount, ${digitsOf(sql`s.currency`)})), 0)
            from jsonb_array_elements(s.relief) x (part)) as tax
        from standing s),
      kept as (
        select t.write_off_id as id, sum(t.tax) as tax from write_off_taxes t
        where ${ofEntity(scope, "t")} group by t.write_off_id)
      select 'invoice ' || e.number as about,
        'corrects ' || coalesce(k.tax, 0) || ' of tax; its write-off corrects ' || e.tax as message
      from expected e left join kept k on k.id = e.id where coalesce(k.tax, 0) <> e.tax`,
  )

/** The advances of each customer in the books. */
const advancesCheck = (db: Db): BooksCheck =>
  booksCheck(
    db,
    "the accounts of advances hold the unallocated amounts of each customer's posted payments in base currency",
    // An account of advances is the legal entity's current one, or any account to which a payment posted an advance
    // earlier.
    (scope) => sql`
      with recovered as (${recovered(scope)}),
      lines as (
        select p.id, p.account_id as customer, p.payment_account, p.bank_fee_account, l.account_id, l.amount, l.sales_amount
        from payments p join vouchers v on v.tenant_id = p.tenant_id and v.payment_id = p.id
        join journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id
        where ${ofEntity(scope, "p")}),
      advance_accounts as (
        select e.advance_account_id as id from legal_entity_profiles e where ${ofEntity(scope, "e")}
        union
        select l.account_id from lines l
        where l.sales_amount <> 0
          and l.account_id not in ((l.payment_account ->> 'id')::uuid, (l.bank_fee_account ->> 'id')::uuid)
          and l.account_id not in (
            select (i.accounts_receivable ->> 'id')::uuid from invoices i where ${ofEntity(scope, "i")})
          and not exists (select from payment_write_offs w where w.tenant_id = ${scope.tenantId} and w.payment_id = l.id
            and (w.account ->> 'id')::uuid = l.account_id)
          and not exists (select from recovered r where r.id = l.id and l.account_id = any (r.accounts))),
      compared as (
        select x.customer, sum(x.booked) as booked, sum(x.left_over) as left_over from (
          select l.customer, -l.amount as booked, 0 as left_over from lines l
          where l.account_id in (select id from advance_accounts)
          union all
          select p.account_id, 0, ${unallocatedBase} from payments p
          where ${ofEntity(scope, "p")} and p.posted_date is not null and not p.is_fully_allocated) x
        group by x.customer)
      select 'advances ' || coalesce('of account ' || a.account_number, 'without an account') as about,
        'come to ' || c.left_over || ', ' || c.booked || ' are booked' as message
      from compared c left join accounts a on a.tenant_id = ${scope.tenantId} and a.id = c.customer
      where c.booked <> c.left_over`,
  )

/** Rules that payments and the books have to meet (contract J10, P8), in the currency of each payment. */
export const makePaymentChecks = (db: Db): readonly BooksCheck[] => [
  booksCheck(
    db,
    "posted payments book their amount, reduce receivables by their settlements, and leave the rest as advances",
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
      recovered as (${recovered(scope)}),
      booked as (
        select p.id, coalesce(sum(l.sales_amount) filter (where l.account_id in (
            (p.payment_account ->> 'id')::uuid, (p.bank_fee_account ->> 'id')::uuid)), 0) as brought,
          -coalesce(sum(l.sales_amount) filter (where l.account_id in (select id from receivables)), 0) as taken,
          -coalesce(sum(l.sales_amount) filter (where l.account_id not in (
              (p.payment_account ->> 'id')::uuid, (p.bank_fee_account ->> 'id')::uuid)
            and l.account_id not in (select id from receivables)
            and l.account_id <> all (coalesce(w.accounts, '{}') || coalesce(r.accounts, '{}'))), 0) as advance
        from payments p left join written_off w on w.id = p.id left join recovered r on r.id = p.id
        left join vouchers v on v.tenant_id = p.tenant_id and v.payment_id = p.id
        left join journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id
        where ${ofEntity(scope, "p")} group by p.id),
      expected as (
        select p.id, p.payment_date, p.amount as brought,
          coalesce(s.amount, 0) + coalesce(w.of_invoices, 0) - coalesce(r.amount, 0) as taken,
          p.amount - coalesce(s.amount, 0) - coalesce(w.of_itself, 0) as advance
        from payments p left join settled s on s.id = p.id left join written_off w on w.id = p.id
        left join recovered r on r.id = p.id
        where ${ofEntity(scope, "p")} and p.posted_date is not null)
      select 'payment ' || b.id as about, case when e.id is null then 'is a draft and has vouchers'
        else 'of ' || e.payment_date || ' brings ' || e.brought || ', settles ' || e.taken || ' and leaves ' || e.advance
          || '; booked are ' || b.brought || ', ' || b.taken || ' and ' || b.advance end as message
      from booked b left join expected e on e.id = b.id
      where (b.brought, b.taken, b.advance) <> (coalesce(e.brought, 0), coalesce(e.taken, 0), coalesce(e.advance, 0))`,
  ),
  booksCheck(
    db,
    "payments store their settled and written-off amounts",
    (scope) => sql`
      select 'payment ' || p.id as about, 'has ' || p.allocated || ' settled or written off; its parts come to ' || k.amount as message
      from payments p, lateral (select
        coalesce((select sum(s.amount) from payment_settlements s
          where s.tenant_id = ${scope.tenantId} and s.payment_id = p.id and s.removed_at is null), 0)
        + coalesce((select sum(w.amount) from payment_write_offs w
          where w.tenant_id = ${scope.tenantId} and w.payment_id = p.id and w.removed_at is null and w.settlement_id is null), 0)
        - coalesce((select sum(r.amount) from payment_refunds r
          where r.tenant_id = ${scope.tenantId} and r.payment_id = p.id and r.removed_at is null), 0)
        as amount) k
      where ${ofEntity(scope, "p")} and p.allocated <> k.amount`,
  ),
  booksCheck(
    db,
    "payments store the amounts that posted refunds of the same account and currency have paid back",
    (scope) => sql`
      select 'payment ' || p.id as about, 'has ' || p.refunded || ' paid back; its refunds come to ' || k.amount as message
      from payments p, lateral (select coalesce(sum(r.amount), 0) as amount from payment_refunds r
        where r.tenant_id = ${scope.tenantId} and r.refunded_payment_id = p.id and r.removed_at is null
          and r.effective_date is not null) k
      where ${ofEntity(scope, "p")} and p.refunded <> k.amount
      union all
      select 'refund ' || b.id, 'pays back payment ' || p.id || ', which is a draft, a refund, or of another account or currency'
      from payment_refunds r
      join payments b on b.tenant_id = r.tenant_id and b.id = r.payment_id
      join payments p on p.tenant_id = r.tenant_id and p.id = r.refunded_payment_id
      where ${ofEntity(scope, "b")} and r.removed_at is null and r.effective_date is not null
        and (p.posted_date is null or p.amount < 0 or p.currency <> b.currency or p.legal_entity_id <> b.legal_entity_id
          or p.account_id is distinct from b.account_id)`,
  ),
  booksCheck(
    db,
    "invoices store their written-off amounts",
    (scope) => sql`
      select 'invoice ' || i.invoice_number as about,
        'has ' || i.written_off || ' written off; its write-offs come to ' || coalesce(w.amount, 0) as message
      from invoices i left join (
        select w.invoice_id as id, sum(w.amount - coalesce((
          select sum(r.amount) from write_off_recoveries r
          join payment_settlements s on s.tenant_id = r.tenant_id and s.id = r.settlement_id
          where r.tenant_id = ${scope.tenantId} and r.write_off_id = w.id and s.removed_at is null), 0)) as amount
        from invoice_write_offs w where ${ofEntity(scope, "w")} and w.taken_back_at is null group by w.invoice_id
      ) w on w.id = i.id
      where ${ofEntity(scope, "i")} and i.written_off <> coalesce(w.amount, 0)`,
  ),
  reliefCheck(db),
  advancesCheck(db),
]
