import { paidElsewhere } from "@svc/domain/invoicing/settlement"
import type { BooksCheck } from "@svc/domain/ledger/ports/books-check"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { booksCheck, ofEntity } from "../ledger/books-check.ts"

const posted = sql`i.status in ('Posted', 'Settled')`

/** Rules that invoices and the books have to meet (contract J3, J10), computed from the lines of the invoices alone. */
export const makeInvoiceChecks = (db: Db): readonly BooksCheck[] => [
  booksCheck(
    db,
    "every posted invoice and credit note is booked once, on its day",
    (scope) => sql`
      select 'invoice ' || i.invoice_number as about, case when count(v.id) = 1
        then 'is dated ' || i.invoice_date || ' and booked on ' || min(v.effective_date)
        else 'has ' || count(v.id) || ' vouchers of its posting' end as message
      from invoices i left join vouchers v on v.tenant_id = i.tenant_id and v.invoice_id = i.id and v.source = 'Invoicing'
      where ${ofEntity(scope, "i")} and ${posted} group by i.tenant_id, i.id
      having count(v.id) <> 1 or min(v.effective_date) <> i.invoice_date
      union all
      select 'voucher ' || v.voucher_number, 'books an invoice that is not posted'
      from vouchers v join invoices i on i.tenant_id = v.tenant_id and i.id = v.invoice_id
      where ${ofEntity(scope, "v")} and v.source = 'Invoicing' and not ${posted}`,
  ),
  booksCheck(
    db,
    "every posting books the totals of its invoice's lines",
    (scope) => sql`
      with parts as (
        select i.id, p.account_id, p.amount, p.sales_amount
        from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
        cross join lateral (values
          ((i.accounts_receivable ->> 'id')::uuid, l.subtotal_base - l.allowance_base + l.tax_base,
            l.subtotal - l.allowance + l.tax),
          ((coalesce(l.deferred_account, l.revenue_account) ->> 'id')::uuid, l.allowance_base - l.subtotal_base,
            l.allowance - l.subtotal),
          ((l.tax_detail -> 'account' ->> 'id')::uuid, -l.tax_base, -l.tax)) p (account_id, amount, sales_amount)
        where ${ofEntity(scope, "i")} and ${posted}
        union all
        select i.id, p.account_id, p.amount, p.sales_amount from invoices i
        cross join lateral (values
          ((i.accounts_receivable ->> 'id')::uuid, coalesce(i.rounding_base, 0), i.rounding),
          ((i.rounding_account ->> 'id')::uuid, -coalesce(i.rounding_base, 0), -i.rounding)) p (account_id, amount, sales_amount)
        where ${ofEntity(scope, "i")} and ${posted}),
      expected as (
        select id, account_id, sum(amount) as amount, sum(sales_amount) as sales_amount from parts group by id, account_id
        having sum(amount) <> 0 or sum(sales_amount) <> 0),
      booked as (
        select v.invoice_id as id, l.account_id, sum(l.amount) as amount, sum(l.sales_amount) as sales_amount
        from vouchers v join journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id
        where ${ofEntity(scope, "v")} and v.source = 'Invoicing' group by v.invoice_id, l.account_id
        having sum(l.amount) <> 0 or sum(l.sales_amount) <> 0)
      select 'invoice ' || i.invoice_number as about, 'comes to ' || coalesce(e.amount, 0) || ' on the account ' || a.code
        || ', ' || coalesce(b.amount, 0) || ' is booked' as message
      from expected e full join booked b on b.id = e.id and b.account_id = e.account_id
      join invoices i on i.tenant_id = ${scope.tenantId} and i.id = coalesce(e.id, b.id)
      join financial_accounts a on a.tenant_id = ${scope.tenantId} and a.id = coalesce(e.account_id, b.account_id)
      where e.amount is distinct from b.amount or e.sales_amount is distinct from b.sales_amount`,
  ),
  booksCheck(
    db,
    "receivables are what posted invoices have open in base currency",
    // An amount that was prepaid or paid in another system settles the invoice without a voucher.
    (scope) => sql`
      with matched as (
        select id, sum(base) as base from (
          select invoice_id as id, invoice_base as base from invoice_matches m where ${ofEntity(scope, "m")}
          union all
          select credit_invoice_id, -credit_base from invoice_matches m where ${ofEntity(scope, "m")}) m group by id),
      open as (
        select (i.accounts_receivable ->> 'id')::uuid as account_id, sum(i.total_base - case
          when i.prepaid is null and i.settled_notes is distinct from ${paidElsewhere} then i.settled_base
          else coalesce(m.base, 0) end) as amount
        from invoices i left join matched m on m.id = i.id
        where ${ofEntity(scope, "i")} and ${posted} group by 1),
      booked as (
        select l.account_id, sum(l.amount) as amount
        from journal_lines l where l.tenant_id = ${scope.tenantId} and l.account_id in (select account_id from open)
        group by l.account_id)
      select 'account ' || a.code as about,
        'has ' || coalesce(b.amount, 0) || ', the invoices have ' || o.amount || ' open' as message
      from open o left join booked b on b.account_id = o.account_id
      join financial_accounts a on a.tenant_id = ${scope.tenantId} and a.id = o.account_id
      where o.amount <> coalesce(b.amount, 0)`,
  ),
]
