import type { JournalHead, JournalInPortions, JournalType, Voucher } from "@svc/domain/ledger/journal"
import { decimal } from "@svc/domain/shared/decimal"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import { given } from "@svc/domain/shared/given"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { partsOfPage } from "../base/parts-of-page.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

/** Vouchers read at once; a journal with more is a long one. */
const vouchersAtOnce = 200

/** Journals without their vouchers. */
export const journalHeads = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("journals as t")
    .innerJoin("legal_entity_profiles as e", (join) =>
      join.onRef("e.tenant_id", "=", "t.tenant_id").onRef("e.legal_entity_id", "=", "t.legal_entity_id"),
    )
    .leftJoin("accounting_periods as p", (join) =>
      join
        .onRef("p.tenant_id", "=", "t.tenant_id")
        .onRef("p.legal_entity_id", "=", "t.legal_entity_id")
        .on("p.first_day", "=", sql<never>`date_trunc('month', t.effective_date)::date`),
    )
    .select(["t.tenant_id", "t.legal_entity_id", "t.id", "t.journal_number", "t.journal_type", "t.description"])
    .select(["t.effective_date", "t.posted_at", "t.modified_at", "t.external_erp_id", "t.transferred_to_erp"])
    .select([
      "e.fiscal_year_start_month",
      "p.closed_at",
      // The index of a journal's vouchers ends with the position.
      sql<number>`coalesce((select max(v.position) from vouchers v
        where v.tenant_id = ${tenantId} and v.journal_id = t.id), 0)`.as("last_voucher"),
    ])
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)
export type HeadRow = Awaited<ReturnType<ReturnType<typeof journalHeads>["execute"]>>[number]

export const toHead = (row: HeadRow): JournalHead => ({
  tenantId: row.tenant_id,
  legalEntityId: row.legal_entity_id,
  id: row.id,
  number: row.journal_number,
  type: row.journal_type as JournalType,
  description: row.description,
  effectiveDate: row.effective_date,
  postedAt: row.posted_at,
  modifiedAt: row.modified_at,
  fiscalYearStartMonth: row.fiscal_year_start_month,
  ...given({
    externalERPId: row.external_erp_id,
    transferredToERP: row.transferred_to_erp,
    periodClosedAt: row.closed_at,
  }),
})

export type VoucherRow = Selectable<Tables["vouchers"]>
type LineRow = Selectable<Tables["journal_lines"]>

const toVoucher = (row: VoucherRow, lines: readonly LineRow[]): Voucher => ({
  id: row.id,
  number: row.voucher_number,
  effectiveDate: row.effective_date,
  source: row.source,
  ...given({
    invoice: row.invoice_id === null ? null : { id: row.invoice_id, number: row.invoice_number! },
    invoiceLineId: row.invoice_line_id,
    accountId: row.account_id,
    paymentId: row.payment_id,
    paymentSettlementId: row.payment_settlement_id,
    orderCharge: row.order_charge_id === null ? null : { id: row.order_charge_id, number: row.order_charge_number! },
    revenueScheduleItemId: row.revenue_schedule_item_id,
  }),
  salesCurrency: row.sales_currency,
  exchangeRate: decimal(row.exchange_rate),
  lines: lines.map((line) => ({
    account: { id: line.account_id, code: line.account_code, name: line.account_name },
    amount: decimal(line.amount),
    salesAmount: decimal(line.sales_amount),
    ...given({ exchangeRate: line.exchange_rate === null ? null : decimal(line.exchange_rate) }),
  })),
})

/** Vouchers with their lines. */
export const withLines = async (
  q: Db,
  { tenantId }: Scope,
  rows: readonly VoucherRow[],
): Promise<readonly Voucher[]> => {
  if (rows.length === 0) return []
  const lines = await q
    .selectFrom("journal_lines")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where(
      "voucher_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("position")
    .execute()
  const byVoucher = Map.groupBy(lines, ({ voucher_id }) => voucher_id)
  return rows.map((row) => toVoucher(row, byVoucher.get(row.id) ?? []))
}

/** Splits a page, in its order, into parts with few vouchers each, or with one journal. */
export const inParts = (heads: readonly HeadRow[]): readonly (readonly HeadRow[])[] =>
  partsOfPage(heads, ({ last_voucher }) => last_voucher, vouchersAtOnce)

const vouchersOf = (q: Db, { tenantId }: Scope, ids: readonly string[]) =>
  q
    .selectFrom("vouchers")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("journal_id", "in", ids)
    .orderBy("journal_id")
    .orderBy("position")

/**
 * The journals of a part of a page, or a single one; the vouchers of a long journal are read when they are consumed.
 */
export const inPortions = (
  db: Db,
  port: string,
  scope: Scope,
  heads: readonly HeadRow[],
): Effect.Effect<readonly JournalInPortions[], PortUnavailable> => {
  const [first] = heads
  if (first === undefined) return Effect.succeed([])
  if (first.last_voucher > vouchersAtOnce) {
    const portions = Array.from({ length: Math.ceil(first.last_voucher / vouchersAtOnce) }, (_, index) =>
      query(db, port, async (q) => {
        const from = index * vouchersAtOnce
        const portion = vouchersOf(q, scope, [first.id]).where("position", ">", from)
        return withLines(q, scope, await portion.where("position", "<=", from + vouchersAtOnce).execute())
      }),
    )
    return Effect.succeed([{ ...toHead(first), portions }])
  }
  return query(db, port, async (q) => {
    const ids = heads.map(({ id }) => id)
    const rows = await vouchersOf(q, scope, ids).execute()
    const read = await withLines(q, scope, rows)
    const byJournal = Map.groupBy(read, (_, index) => rows[index]!.journal_id)
    return heads.map((head) => ({ ...toHead(head), portions: [Effect.succeed(byJournal.get(head.id) ?? [])] }))
  })
}
