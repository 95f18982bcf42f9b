import type { ExportedVoucher, voucherFields } from "@svc/domain/ledger/journal"
import type { VouchersOf, VoucherStore } from "@svc/domain/ledger/ports/voucher-store"
import type { Scope } from "@svc/domain/shared/scope"
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder, type ListSource } from "../base/fetch-list.ts"
import { query } from "../base/transaction.ts"
import { listQuery } from "../base/list-time.ts"
import { withLines } from "./read-journals.ts"
import { ownTenant } from "../base/own-tenant.ts"

const port = "VoucherStore"

const postedAtOf = sql`(select j.posted_at from journals j where j.tenant_id = ${ownTenant} and j.id = t.journal_id)`

const source: ListSource<typeof voucherFields> = {
  table: sql`vouchers`,
  modified: postedAtOf,
  columns: {
    one: {
      transactionNumber: sql`t.voucher_number`,
      effectiveDate: sql`t.effective_date`,
      source: sql`t.source`,
      orderChargeNumber: sql`t.order_charge_number`,
      orderChargeId: sql`t.order_charge_id`,
      revenueScheduleItemId: sql`t.revenue_schedule_item_id`,
      invoiceId: sql`t.invoice_id`,
      invoiceLineId: sql`t.invoice_line_id`,
      invoiceAccountId: sql`t.account_id`,
      paymentId: sql`t.payment_id`,
      paymentSettlementId: sql`t.payment_settlement_id`,
      journalId: sql`t.journal_id`,
      created: postedAtOf,
      modified: postedAtOf,
    },
  },
}

/** The list fields, and the position of a voucher in its journal. */
const ordered = { ...source, columns: { one: { ...source.columns.one, position: sql`t.position` } } } as ListSource

const chosen = ({ tenantId }: Scope, of: VouchersOf): RawBuilder<boolean> => {
  if ("journalId" in of) return sql`t.journal_id = ${of.journalId}`
  const { from, to } = of.days
  const days = (alias: string) => sql`${sql.ref(`${alias}.effective_date`)} between ${from}::date and ${to}::date`
  if (of.financialAccountId === undefined) return sql`${days("t")}`
  return sql`${days("t")} and t.id in (select l.voucher_id from journal_lines l
    where l.tenant_id = ${tenantId} and l.account_id = ${of.financialAccountId} and ${days("l")})`
}

/** Vouchers per read of an export. */
const portionSize = 500

/** Vouchers with their journals. */
const withJournals = (q: Db, { tenantId }: Scope) =>
  q
    .selectFrom("vouchers as t")
    .innerJoin("journals as j", (join) =>
      join.onRef("j.tenant_id", "=", "t.tenant_id").onRef("j.id", "=", "t.journal_id"),
    )
    .selectAll("t")
    .select(["j.posted_at", "j.journal_number", "j.description"])
    .where("t.tenant_id", "=", tenantId)

const booked = async (
  q: Db,
  scope: Scope,
  rows: Awaited<ReturnType<ReturnType<typeof withJournals>["execute"]>>,
): Promise<readonly ExportedVoucher[]> => {
  const vouchers = await withLines(q, scope, rows)
  return vouchers.map((voucher, index) => {
    const { journal_id: journalId, posted_at: postedAt, journal_number: journalNumber, description } = rows[index]!
    return { ...voucher, journalId, postedAt, journalNumber, description }
  })
}

export const makePostgresVoucherStore = (db: Db): VoucherStore => ({
  list: (scope, request, of) =>
    listQuery(db, port, async (q) => {
      const usual = { field: "journalId" in of ? "position" : "effectiveDate", descending: false }
      const order = request.order.length === 0 ? [usual] : request.order
      const { items, total } = await fetchIds(q, ordered, scope, { ...request, order }, chosen(scope, of))
      if (items.length === 0) return { items: [], total }
      const rows = await withJournals(q, scope).where("t.id", "in", items).execute()
      return { items: await booked(q, scope, [...inOrder(items, rows)]), total }
    }),

  portion: (scope, { from, to }, behind) =>
    query(db, port, async (q) => {
      const wanted = withJournals(q, scope)
        .where("t.legal_entity_id", "=", scope.legalEntityId)
        .where("t.effective_date", ">=", from)
        .where("t.effective_date", "<=", to)
      const rest =
        behind === undefined
          ? wanted
          : wanted.where(sql<boolean>`(t.effective_date, t.id) > (${behind.effectiveDate}::date, ${behind.id}::uuid)`)
      const rows = await rest.orderBy("t.effective_date").orderBy("t.id").limit(portionSize).execute()
      return booked(q, scope, rows)
    }),
})
