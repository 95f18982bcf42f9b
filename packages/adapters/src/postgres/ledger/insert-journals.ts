import type { Journal, UnnumberedJournal } from "@svc/domain/ledger/journal"
import type { NotInserted } from "@svc/domain/ledger/ports/journal-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { printDecimal } from "@svc/domain/shared/decimal"
import { sql } from "kysely"
import { arrayLiteral } from "../base/array-literal.ts"
import { dateArray, integerArray, textArray, timestamptzArray, uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { preparedSql } from "../base/prepared.ts"

const journalArrays = (journals: readonly UnnumberedJournal[]) => ({
  journalIds: uuidArray(journals.map(({ id }) => id)),
  journalTypes: textArray(journals.map(({ type }) => type)),
  descriptions: textArray(journals.map(({ description }) => description)),
  journalDays: dateArray(journals.map(({ effectiveDate }) => effectiveDate)),
  postedAt: timestamptzArray(journals.map(({ postedAt }) => postedAt)),
  modifiedAt: timestamptzArray(journals.map(({ modifiedAt }) => modifiedAt)),
})

const voucherArrays = (journals: readonly UnnumberedJournal[]) => {
  const vouchers = journals.flatMap((journal) => journal.vouchers)
  return {
    voucherIds: uuidArray(vouchers.map(({ id }) => id)),
    vouchersOf: uuidArray(journals.flatMap(({ id, vouchers: own }) => own.map(() => id))),
    voucherPositions: integerArray(journals.flatMap(({ vouchers: own }) => own.map((_, index) => index + 1))),
    voucherDays: dateArray(vouchers.map(({ effectiveDate }) => effectiveDate)),
    sources: textArray(vouchers.map(({ source }) => source)),
    invoiceIds: uuidArray(vouchers.map(({ invoice }) => invoice?.id)),
    invoiceNumbers: textArray(vouchers.map(({ invoice }) => invoice?.number)),
    invoiceLineIds: uuidArray(vouchers.map(({ invoiceLineId }) => invoiceLineId)),
    customerIds: uuidArray(vouchers.map(({ accountId }) => accountId)),
    paymentIds: uuidArray(vouchers.map(({ paymentId }) => paymentId)),
    settlementIds: uuidArray(vouchers.map(({ paymentSettlementId }) => paymentSettlementId)),
    chargeIds: uuidArray(vouchers.map(({ orderCharge }) => orderCharge?.id)),
    chargeNumbers: textArray(vouchers.map(({ orderCharge }) => orderCharge?.number)),
    itemIds: uuidArray(vouchers.map(({ revenueScheduleItemId }) => revenueScheduleItemId)),
    currencies: textArray(vouchers.map(({ salesCurrency }) => salesCurrency)),
    rates: arrayLiteral(vouchers.map(({ exchangeRate }) => printDecimal(exchangeRate))),
  }
}

const lineArrays = (journals: readonly UnnumberedJournal[]) => {
  const lines = journals.flatMap(({ vouchers }) =>
    vouchers.flatMap(({ id, effectiveDate, lines: own }) =>
      own.map((line, position) => ({ line, voucherId: id, effectiveDate, position })),
    ),
  )
  return {
    linesOf: uuidArray(lines.map(({ voucherId }) => voucherId)),
    linePositions: integerArray(lines.map(({ position }) => position)),
    lineDays: dateArray(lines.map(({ effectiveDate }) => effectiveDate)),
    accountIds: uuidArray(lines.map(({ line }) => line.account.id)),
    accountCodes: textArray(lines.map(({ line }) => line.account.code)),
    accountNames: textArray(lines.map(({ line }) => line.account.name)),
    amounts: arrayLiteral(lines.map(({ line }) => printDecimal(line.amount))),
    salesAmounts: arrayLiteral(lines.map(({ line }) => printDecimal(line.salesAmount))),
    lineRates: arrayLiteral(
      lines.map(({ line: { exchangeRate: rate } }) => (rate === undefined ? null : printDecimal(rate))),
    ),
  }
}

const numberArrays = (journals: readonly Journal[]) => ({
  journalNumbers: textArray(journals.map(({ number }) => number)),
  voucherNumbers: textArray(journals.flatMap(({ vouchers }) => vouchers.map(({ number }) => number))),
})

type ToInsert = { readonly tenantId: string; readonly legalEntityId: string } & ReturnType<typeof journalArrays> &
  ReturnType<typeof voucherArrays> &
  ReturnType<typeof lineArrays> &
  ReturnType<typeof numberArrays>

/** The number of a journal that was written; or a day in a closed month, in which case nothing was written. */
interface Inserted {
  readonly number: string | null
  readonly closed: CalendarDate | null
}

/**
 * Inserts journals with their vouchers and lines in one statement; the vouchers only if all journals were written. The
 * row of the books is locked first, and its values are read after any wait for the lock, which lasts until the
 * transaction ends.
 */
const insertAll = preparedSql<ToInsert, Inserted>(
  (at) => sql<Inserted>`with
      books as materialized (
        select closed_months from accounting_books
        where tenant_id = ${at.tenantId}::uuid and legal_entity_id = ${at.legalEntityId}::uuid for share),
      wanted as materialized (
        select * from unnest(${at.journalIds}::uuid[], ${at.journalNumbers}::text[], ${at.journalTypes}::text[],
          ${at.descriptions}::text[], ${at.journalDays}::date[], ${at.postedAt}::timestamptz[], ${at.modifiedAt}::timestamptz[])
          w (id, journal_number, journal_type, description, effective_date, posted_at, modified_at)),
      closed as materialized (
        select min(w.effective_date) as day from wanted w, books b
        where date_trunc('month', w.effective_date)::date = any (b.closed_months)),
      booked as (
        insert into journals (tenant_id, legal_entity_id, id, journal_number, journal_type, description, effective_date,
          posted_at, modified_at)
        select ${at.tenantId}::uuid, ${at.legalEntityId}::uuid, w.* from wanted w, books where (select day from closed) is null
        on conflict (tenant_id, legal_entity_id, journal_number) do nothing returning journal_number),
      missing as materialized (select (select count(*) from wanted) - (select count(*) from booked) as journals),
      vouched as (
        insert into vouchers (tenant_id, legal_entity_id, id, journal_id, position, voucher_number, effective_date, source,
          invoice_id, invoice_number, invoice_line_id, account_id, payment_id, payment_settlement_id, order_charge_id,
          order_charge_number, revenue_schedule_item_id, sales_currency, exchange_rate)
        select ${at.tenantId}::uuid, ${at.legalEntityId}::uuid, v.*
        from unnest(${at.voucherIds}::uuid[], ${at.vouchersOf}::uuid[], ${at.voucherPositions}::integer[],
          ${at.voucherNumbers}::text[], ${at.voucherDays}::date[], ${at.sources}::text[], ${at.invoiceIds}::uuid[],
          ${at.invoiceNumbers}::text[], ${at.invoiceLineIds}::uuid[], ${at.customerIds}::uuid[], ${at.paymentIds}::uuid[],
          ${at.settlementIds}::uuid[], ${at.chargeIds}::uuid[], ${at.chargeNumbers}::text[], ${at.itemIds}::uuid[],
          ${at.currencies}::text[], ${at.rates}::numeric[]) v
        where (select journals from missing) = 0),
      lined as (
        insert into journal_lines (tenant_id, voucher_id, position, effective_date, account_id, account_code, account_name,
          amount, sales_amount, exchange_rate)
        select ${at.tenantId}::uuid, l.*
        from unnest(${at.linesOf}::uuid[], ${at.linePositions}::integer[], ${at.lineDays}::date[], ${at.accountIds}::uuid[],
          ${at.accountCodes}::text[], ${at.accountNames}::text[], ${at.amounts}::numeric[], ${at.salesAmounts}::numeric[],
          ${at.lineRates}::numeric[]) l
        where (select journals from missing) = 0)
      select journal_number as number, null::date as closed from booked
      union all select null, day from closed where day is not null`,
)

/** Prepares journals of one legal entity for writing. */
export const readyJournals = (journals: readonly UnnumberedJournal[]) => ({
  ...journalArrays(journals),
  ...voucherArrays(journals),
  ...lineArrays(journals),
})

/** Writes prepared journals; returns the reason when they could not be written. */
export const insertJournals = async (
  q: Db,
  ready: ReturnType<typeof readyJournals>,
  journals: readonly Journal[],
): Promise<NotInserted | undefined> => {
  const [first] = journals
  if (first === undefined) return undefined
  const { tenantId, legalEntityId } = first
  const rows = await insertAll(q, { tenantId, legalEntityId, ...ready, ...numberArrays(journals) })
  const [closed] = rows.flatMap((row) => row.closed ?? [])
  if (closed !== undefined) return { closed }
  const written = new Set(rows.map(({ number }) => number))
  const missing = journals.find(({ number }) => !written.has(number))
  return missing && { taken: missing.number }
}
