import type { BooksCheck } from "@svc/domain/ledger/ports/books-check"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { booksCheck, ofEntity } from "./books-check.ts"

/** Rules that journals and vouchers have to meet by themselves (contract J1, J2, F4). */
export const makeLedgerChecks = (db: Db): readonly BooksCheck[] => [
  booksCheck(
    db,
    "every voucher balances in base currency and in its sales currency",
    // In data of older versions the posting of an invoice that books nothing has no lines. The checks of invoices find
    // the invoices whose lines are missing.
    (scope) => sql`
      select 'voucher ' || v.voucher_number as about, case when count(l.voucher_id) = 0 then 'has no lines'
        else 'is out by ' || sum(l.amount) || ' in base currency and by ' || sum(l.sales_amount) || ' ' || v.sales_currency
        end as message
      from vouchers v left join journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id
      where ${ofEntity(scope, "v")} group by v.tenant_id, v.id
      having (count(l.voucher_id) = 0 and v.source <> 'Invoicing') or sum(l.amount) <> 0 or sum(l.sales_amount) <> 0`,
  ),
  booksCheck(
    db,
    "every journal balances, and has its vouchers in one row",
    (scope) => sql`
      select 'journal ' || j.journal_number as about, case when count(v.id) = 0 then 'has no voucher'
        when max(v.position) <> count(v.id) then 'lacks a voucher: the last is number ' || max(v.position) || ' of ' || count(v.id)
        else 'is out by ' || sum(l.amount) end as message
      from journals j left join vouchers v on v.tenant_id = j.tenant_id and v.journal_id = j.id
      left join lateral (select sum(amount) as amount from journal_lines l
        where l.tenant_id = ${scope.tenantId} and l.voucher_id = v.id) l on true
      where ${ofEntity(scope, "j")} group by j.tenant_id, j.id
      having count(v.id) = 0 or max(v.position) <> count(v.id) or sum(l.amount) <> 0`,
  ),
  booksCheck(
    db,
    "every voucher is in a journal, and is dated with its lines in the month of that journal",
    (scope) => sql`
      select 'voucher ' || v.voucher_number as about,
        coalesce('is dated ' || v.effective_date || ', its journal ' || j.effective_date, 'is in no journal') as message
      from vouchers v left join journals j on j.tenant_id = v.tenant_id and j.id = v.journal_id
      where ${ofEntity(scope, "v")}
        and date_trunc('month', v.effective_date) is distinct from date_trunc('month', j.effective_date)
      union all
      select 'voucher ' || v.voucher_number, 'is dated ' || v.effective_date || ', a line of it ' || l.effective_date
      from vouchers v join journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id
      where ${ofEntity(scope, "v")} and l.effective_date <> v.effective_date`,
  ),
  booksCheck(
    db,
    "every line books on an existing account",
    (scope) => sql`
      select 'voucher ' || v.voucher_number as about, 'books on account ' || l.account_code || ', which is not there' as message
      from vouchers v join journal_lines l on l.tenant_id = v.tenant_id and l.voucher_id = v.id
      where ${ofEntity(scope, "v")}
        and not exists (select from financial_accounts a where a.tenant_id = ${scope.tenantId} and a.id = l.account_id)`,
  ),
  booksCheck(
    db,
    "nothing was posted into a period after it was closed",
    (scope) => sql`
      select 'journal ' || j.journal_number as about,
        'is dated ' || j.effective_date || ' and was posted after its period was closed' as message
      from journals j join accounting_periods p on p.tenant_id = j.tenant_id and p.legal_entity_id = j.legal_entity_id
        and p.first_day = date_trunc('month', j.effective_date)::date
      where ${ofEntity(scope, "j")} and j.posted_at > p.closed_at`,
  ),
]
