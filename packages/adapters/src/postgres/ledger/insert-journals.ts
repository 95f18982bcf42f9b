import type { Journal } from "@svc/domain/ledger/journal"
import type { NotInserted } from "@svc/domain/ledger/ports/journal-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { printDecimal } from "@svc/domain/shared/decimal"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { preparedSql } from "../base/prepared.ts"

const journalRow = (journal: Journal) => ({
  tenant_id: journal.tenantId,
  legal_entity_id: journal.legalEntityId,
  id: journal.id,
  journal_number: journal.number,
  journal_type: journal.type,
  description: journal.description,
  effective_date: journal.effectiveDate,
  posted_at: new Date(journal.postedAt),
  modified_at: new Date(journal.modifiedAt),
})

const voucherRows = ({ tenantId, legalEntityId, id, vouchers }: Journal) =>
  vouchers.map((voucher, index) => ({
    tenant_id: tenantId,
    legal_entity_id: legalEntityId,
    id: voucher.id,
    journal_id: id,
    position: index + 1,
    voucher_number: voucher.number,
    effective_date: voucher.effectiveDate,
    source: voucher.source,
    invoice_id: voucher.invoice?.id,
    invoice_number: voucher.invoice?.number,
    invoice_line_id: voucher.invoiceLineId,
    account_id: voucher.accountId,
    payment_id: voucher.paymentId,
    payment_settlement_id: voucher.paymentSettlementId,
    order_charge_id: voucher.orderCharge?.id,
    order_charge_number: voucher.orderCharge?.number,
    revenue_schedule_item_id: voucher.revenueScheduleItemId,
    sales_currency: voucher.salesCurrency,
    exchange_rate: printDecimal(voucher.exchangeRate),
  }))

const lineRows = ({ tenantId, vouchers }: Journal) =>
  vouchers.flatMap(({ id, effectiveDate, lines }) =>
    lines.map(({ account, amount, salesAmount, exchangeRate }, position) => ({
      tenant_id: tenantId,
      voucher_id: id,
      position,
      effective_date: effectiveDate,
      account_id: account.id,
      account_code: account.code,
      account_name: account.name,
      amount: printDecimal(amount),
      sales_amount: printDecimal(salesAmount),
      exchange_rate: exchangeRate && printDecimal(exchangeRate),
    })),
  )

const columns = <Row extends object>(names: { readonly [N in keyof Row]-?: true }, of?: string) =>
  sql.join(Object.keys(names).map((name) => sql.ref(of === undefined ? name : `${of}.${name}`)))

const journalColumns = {
  tenant_id: true,
  legal_entity_id: true,
  id: true,
  journal_number: true,
  journal_type: true,
  description: true,
  effective_date: true,
  posted_at: true,
  modified_at: true,
} as const satisfies Record<keyof ReturnType<typeof journalRow>, true>
const voucherColumns = {
  tenant_id: true,
  legal_entity_id: true,
  id: true,
  journal_id: true,
  position: true,
  voucher_number: true,
  effective_date: true,
  source: true,
  invoice_id: true,
  invoice_number: true,
  invoice_line_id: true,
  account_id: true,
  payment_id: true,
  payment_settlement_id: true,
  order_charge_id: true,
  order_charge_number: true,
  revenue_schedule_item_id: true,
  sales_currency: true,
  exchange_rate: true,
} as const satisfies Record<keyof ReturnType<typeof voucherRows>[number], true>
const lineColumns = {
  tenant_id: true,
  voucher_id: true,
  position: true,
  effective_date: true,
  account_id: true,
  account_code: true,
  account_name: true,
  amount: true,
  sales_amount: true,
  exchange_rate: true,
} as const satisfies Record<keyof ReturnType<typeof lineRows>[number], true>

interface ToInsert {
  readonly tenantId: string
  readonly legalEntityId: string
  readonly journals: string
  readonly vouchers: string
  readonly lines: string
}
/** A journal that was written, by its number; or a day in a closed month, and then nothing was written. */
interface Inserted {
  readonly number: string | null
  readonly closed: CalendarDate | null
}

/**
 * Journals with their vouchers and lines, in one statement. The row of the books is locked first, and is read as it is
 * behind a wait; the lock holds until the transaction ends.
 */
const insertAll = preparedSql<ToInsert, Inserted>(
  (at) => sql<Inserted>`with
      books as materialized (
        select closed_months from accounting_books
        where tenant_id = ${at.tenantId}::uuid and legal_entity_id = ${at.legalEntityId}::uuid for share),
      wanted as materialized (select * from json_populate_recordset(null::journals, ${at.journals}::json)),
      closed as materialized (
        select min(w.effective_date) as day from wanted w, books b
        where date_trunc('month', w.effective_date)::date = any (b.closed_months)),
      booked as (
        insert into journals (${columns(journalColumns)})
        select ${columns(journalColumns, "w")} from wanted w, books where (select day from closed) is null
        on conflict (tenant_id, legal_entity_id, journal_number) do nothing returning id, journal_number),
      vouched as (
        insert into vouchers (${columns(voucherColumns)})
        select ${columns(voucherColumns, "v")}
        from json_populate_recordset(null::vouchers, ${at.vouchers}::json) v join booked on booked.id = v.journal_id
        returning id),
      lines as (
        insert into journal_lines (${columns(lineColumns)})
        select ${columns(lineColumns, "l")}
        from json_populate_recordset(null::journal_lines, ${at.lines}::json) l join vouched on vouched.id = l.voucher_id)
      select journal_number as number, null::date as closed from booked
      union all select null, day from closed where day is not null`,
)

/** Writes journals of one legal entity; gives why they could not be written. */
export const insertJournals = async (q: Db, journals: readonly Journal[]): Promise<NotInserted | undefined> => {
  const [first] = journals
  if (first === undefined) return undefined
  const { tenantId, legalEntityId } = first
  const rows = await insertAll(q, {
    tenantId,
    legalEntityId,
    journals: JSON.stringify(journals.map(journalRow)),
    vouchers: JSON.stringify(journals.flatMap(voucherRows)),
    lines: JSON.stringify(journals.flatMap(lineRows)),
  })
  const [closed] = rows.flatMap((row) => row.closed ?? [])
  if (closed !== undefined) return { closed }
  const written = new Set(rows.map(({ number }) => number))
  const missing = journals.find(({ number }) => !written.has(number))
  return missing && { taken: missing.number }
}
