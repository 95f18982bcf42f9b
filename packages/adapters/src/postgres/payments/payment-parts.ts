import type { MatchReason, Payment, Recovery, Settlement, WriteOff } from "@svc/domain/payments/payment"
import type { FinancialAccountRef } from "@svc/domain/reference-data/financial-account"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import { given } from "@svc/domain/shared/given"
import type { InvoiceWriteOffId, PaymentId, PaymentSettlementId, TenantId } from "@svc/domain/shared/ids"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { runPrepared } from "../base/prepared.ts"
import { rowSet } from "../base/row-set.ts"
import type { partNames } from "./payment.mapping.ts"
import { readRefunds, writeRefunds } from "./payment-refunds.ts"
import { settledInvoiceAs, type SettledInvoiceRow, toSettledInvoice } from "../invoicing/settled-invoice.ts"

interface SettlementRow {
  readonly payment_id: PaymentId
  readonly settlement_id: PaymentSettlementId
  readonly amount: string
  readonly matched_by: MatchReason | null
  readonly effective_date: CalendarDate | null
  readonly invoice: SettledInvoiceRow
}

interface RecoveryRow {
  readonly settlement_id: PaymentSettlementId
  readonly write_off_id: InvoiceWriteOffId
  readonly amount: string
}
const toRecovery = ({ write_off_id, amount }: RecoveryRow): Recovery => ({
  writeOff: write_off_id,
  amount: decimal(amount),
})

const writeOffColumns = [
  "w.payment_id",
  "w.settlement_id",
  "w.id",
  "w.amount",
  "w.account",
  "w.by_tolerance",
  "w.posting_text",
  "w.effective_date",
] as const
type WriteOffRow = Pick<
  Selectable<Tables["payment_write_offs"]>,
  "account" | "amount" | "by_tolerance" | "effective_date" | "id" | "posting_text"
>

const toWriteOff = (row: WriteOffRow): WriteOff => ({
  id: row.id,
  amount: decimal(row.amount),
  account: row.account as FinancialAccountRef,
  byTolerance: row.by_tolerance,
  ...given({ postingText: row.posting_text, effectiveDate: row.effective_date }),
})

/** The current settlements and write-offs of payments, by payment id. */
export const readParts = async (
  q: Db,
  tenantId: TenantId,
  ids: readonly PaymentId[],
): Promise<(id: PaymentId) => Pick<Payment, (typeof partNames)[number]>> => {
  if (ids.length === 0) return () => ({ settlements: [], writeOffs: [], refundOf: [], refundedBy: [] })
  const among = sql`any(${sql.val(ids)}::uuid[])`
  const [recoveries, settlements, writeOffs, refunds] = await Promise.all([
    runPrepared(
      q,
      sql<RecoveryRow>`select r.settlement_id, r.write_off_id, r.amount
        from payment_settlements s
        join write_off_recoveries r on r.tenant_id = s.tenant_id and r.settlement_id = s.id
        where s.tenant_id = ${tenantId} and s.payment_id = ${among} and s.removed_at is null
        order by r.write_off_id desc`,
    ),
    runPrepared(
      q,
      sql<SettlementRow>`select s.payment_id, s.id as settlement_id, s.amount, s.matched_by, s.effective_date,
          ${settledInvoiceAs("t")} as invoice
        from payment_settlements s join invoices t on t.tenant_id = s.tenant_id and t.id = s.invoice_id
        where s.tenant_id = ${tenantId} and s.payment_id = ${among} and s.removed_at is null
        order by s.id`,
    ),
    runPrepared(
      q,
      q
        .selectFrom("payment_write_offs as w")
        .select(writeOffColumns)
        .where("w.tenant_id", "=", tenantId)
        .where(sql<boolean>`w.payment_id = ${among}`)
        .where("w.removed_at", "is", null)
        .orderBy("w.id"),
    ),
    readRefunds(q, tenantId, ids),
  ])
  const offs = Map.groupBy(writeOffs, (row): string => row.settlement_id ?? row.payment_id)
  const of = (id: string) => (offs.get(id) ?? []).map(toWriteOff)
  const recovered = Map.groupBy(recoveries, ({ settlement_id }) => settlement_id)
  const settled = Map.groupBy(settlements, ({ payment_id }) => payment_id)
  return (id) => ({
    settlements: (settled.get(id) ?? []).map((row): Settlement => ({
      id: row.settlement_id,
      invoice: toSettledInvoice(row.invoice),
      amount: decimal(row.amount),
      writeOffs: of(row.settlement_id),
      ...given({ recoveries: recovered.get(row.settlement_id)?.map(toRecovery) }),
      ...given({ matchedBy: row.matched_by, effectiveDate: row.effective_date }),
    })),
    writeOffs: of(id),
    ...refunds(id),
  })
}

const settlementRows = ({ tenantId, id, settlements }: Payment) =>
  settlements.map(({ id: settlement, invoice, amount, matchedBy, effectiveDate }) => ({
    tenant_id: tenantId,
    id: settlement,
    payment_id: id,
    invoice_id: invoice.id,
    amount: printDecimal(amount),
    matched_by: matchedBy ?? null,
    effective_date: effectiveDate ?? null,
  }))

const writeOffRows = ({ tenantId, id, settlements, writeOffs }: Payment) =>
  [
    ...settlements.flatMap((settlement) => settlement.writeOffs.map((off) => ({ off, settlement_id: settlement.id }))),
    ...writeOffs.map((off) => ({ off, settlement_id: null })),
  ].map(({ off, settlement_id }) => ({
    tenant_id: tenantId,
    id: off.id,
    payment_id: id,
    settlement_id,
    amount: printDecimal(off.amount),
    posting_text: off.postingText ?? null,
    account: printJson(off.account),
    by_tolerance: off.byTolerance,
    effective_date: off.effectiveDate ?? null,
  }))

const writeSettlements = (q: Db, settlements: ReturnType<typeof settlementRows>) => {
  const { columns, rows } = rowSet("payment_settlements", settlements)
  return runPrepared(
    q,
    sql`insert into payment_settlements (${columns}) select ${columns} from ${rows}
      on conflict (tenant_id, id) do update set amount = excluded.amount, matched_by = excluded.matched_by,
        effective_date = excluded.effective_date`,
  )
}
const writeWriteOffs = (q: Db, writeOffs: ReturnType<typeof writeOffRows>) => {
  const { columns, rows } = rowSet("payment_write_offs", writeOffs)
  return runPrepared(
    q,
    sql`insert into payment_write_offs (${columns}) select ${columns} from ${rows}
      on conflict (tenant_id, id) do update set amount = excluded.amount, posting_text = excluded.posting_text,
        account = excluded.account, by_tolerance = excluded.by_tolerance, effective_date = excluded.effective_date`,
  )
}

/** The recoveries of a posted settlement never change. */
const writeRecoveries = async (q: Db, payments: readonly Payment[]): Promise<void> => {
  const recovered = payments.flatMap(({ tenantId, settlements }) =>
    settlements.flatMap(({ id, recoveries = [] }) =>
      recoveries.map(({ writeOff, amount }) => ({
        tenant_id: tenantId,
        settlement_id: id,
        write_off_id: writeOff,
        amount: printDecimal(amount),
      })),
    ),
  )
  if (recovered.length === 0) return
  const { columns, rows } = rowSet("write_off_recoveries", recovered)
  await runPrepared(
    q,
    sql`insert into write_off_recoveries (${columns}) select ${columns} from ${rows} on conflict do nothing`,
  )
}

/**
 * Writes settlements, write-offs and refunds of payments and replaces existing rows. The statements are sent together.
 */
export const writeParts = async (q: Db, payments: readonly Payment[]): Promise<void> => {
  const [settled, written] = [payments.flatMap(settlementRows), payments.flatMap(writeOffRows)]
  await Promise.all([
    settled.length > 0 && writeSettlements(q, settled),
    written.length > 0 && writeWriteOffs(q, written),
    writeRecoveries(q, payments),
    writeRefunds(q, payments),
  ])
}

/**
 * Removes the parts that a payment no longer has: of a draft they are deleted, of a posted payment they are marked as
 * removed.
 */
export const removeParts = async (q: Db, payment: Payment, day: CalendarDate): Promise<void> => {
  const { tenantId, id, postedDate, modifiedAt } = payment
  const gone = (kept: readonly string[]) => sql`tenant_id = ${tenantId} and payment_id = ${id} and removed_at is null
    and id <> all(${sql.val(kept)}::uuid[])`
  const [settled, written, refunded] = [settlementRows(payment), writeOffRows(payment), payment.refundOf].map((rows) =>
    gone(rows.map((row) => row.id)),
  )
  const at = new Date(modifiedAt)
  const taken = (table: "payment_refunds" | "payment_settlements" | "payment_write_offs", rows: typeof settled) =>
    runPrepared(
      q,
      postedDate === undefined
        ? sql`delete from ${sql.table(table)} where ${rows}`
        : sql`update ${sql.table(table)} set removed_at = ${at}, removed_date = ${day} where ${rows}`,
    )
  // Write-offs are deleted first, because they refer to settlements.
  await Promise.all([
    taken("payment_write_offs", written),
    taken("payment_settlements", settled),
    taken("payment_refunds", refunded),
  ])
}
