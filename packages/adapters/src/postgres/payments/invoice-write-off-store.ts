import type { InvoiceWriteOff } from "@svc/domain/payments/invoice-write-off"
import type { InvoiceWriteOffStore } from "@svc/domain/payments/ports/invoice-write-off-store"
import type { ReliefAmounts, ReliefPart } from "@svc/domain/payments/tax-relief"
import type { FinancialAccountRef } from "@svc/domain/reference-data/financial-account"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { printJson } from "@svc/domain/shared/exact-json"
import { given } from "@svc/domain/shared/given"
import type { InvoiceId, InvoiceWriteOffId, UserId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { runPrepared } from "../base/prepared.ts"
import { rowSet } from "../base/row-set.ts"
import { query } from "../base/transaction.ts"

const port = "InvoiceWriteOffStore"

type ReliefAmount = keyof ReliefAmounts
/** A part of a relief as JSON; its numbers are texts, so that no digit is lost. */
type ReliefRow = Pick<ReliefPart, "account" | "category"> & Readonly<Record<ReliefAmount | "rate", string>>

interface WriteOffRow {
  readonly id: InvoiceWriteOffId
  readonly invoice_id: InvoiceId
  readonly amount: string
  readonly base_amount: string
  readonly write_off_date: CalendarDate
  readonly account: FinancialAccountRef
  readonly reason: string
  readonly created_at: Timestamp
  readonly taken_back_date: CalendarDate | null
  readonly taken_back_amount: string | null
  readonly taken_back_by: UserId | null
  readonly relief: readonly ReliefRow[] | null
  readonly recovered: string
}

const toRelief = ({ category, account, rate, net, tax, netBase, taxBase }: ReliefRow): ReliefPart => ({
  category,
  account,
  rate: decimal(rate),
  net: decimal(net),
  tax: decimal(tax),
  netBase: decimal(netBase),
  taxBase: decimal(taxBase),
})

const reliefRow = ({ category, account, rate, net, tax, netBase, taxBase }: ReliefPart): ReliefRow => ({
  category,
  account,
  rate: printDecimal(rate),
  net: printDecimal(net),
  tax: printDecimal(tax),
  netBase: printDecimal(netBase),
  taxBase: printDecimal(taxBase),
})

const toWriteOff = (row: WriteOffRow): InvoiceWriteOff => ({
  id: row.id,
  invoiceId: row.invoice_id,
  amount: decimal(row.amount),
  baseAmount: decimal(row.base_amount),
  date: row.write_off_date,
  account: row.account,
  reason: row.reason,
  recovered: decimal(row.recovered),
  createdAt: row.created_at,
  ...(row.taken_back_date === null || row.taken_back_amount === null
    ? {}
    : {
        takenBack: {
          date: row.taken_back_date,
          amount: decimal(row.taken_back_amount),
          ...given({ userId: row.taken_back_by }),
        },
      }),
  ...given({ relief: row.relief?.map(toRelief) }),
})

export const makePostgresInvoiceWriteOffStore = (db: Db): InvoiceWriteOffStore => ({
  insert: ({ tenantId, legalEntityId }, writeOff) =>
    Effect.asVoid(
      query(db, port, (q) =>
        runPrepared(
          q,
          q.insertInto("invoice_write_offs").values({
            tenant_id: tenantId,
            id: writeOff.id,
            legal_entity_id: legalEntityId,
            invoice_id: writeOff.invoiceId,
            amount: printDecimal(writeOff.amount),
            base_amount: printDecimal(writeOff.baseAmount),
            write_off_date: writeOff.date,
            account: printJson(writeOff.account),
            reason: writeOff.reason,
            relief: writeOff.relief === undefined ? null : printJson(writeOff.relief.map(reliefRow)),
            created_at: new Date(writeOff.createdAt),
          }),
        ),
      ),
    ),

  takeBack: ({ tenantId, legalEntityId }, id, { date, amount, userId }, at) =>
    Effect.asVoid(
      query(db, port, (q) =>
        runPrepared(
          q,
          sql`update invoice_write_offs
            set taken_back_at = ${new Date(at)}, taken_back_date = ${date}, taken_back_amount = ${printDecimal(amount)},
              taken_back_by = ${userId ?? null}
            where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and id = ${id}`,
        ),
      ),
    ),

  addRelief: ({ tenantId, legalEntityId }, changes) =>
    changes.length === 0
      ? Effect.void
      : Effect.asVoid(
          query(db, port, (q) => {
            const { columns, rows } = rowSet(
              "write_off_taxes",
              changes.map(({ id, writeOff, date, currency, part }) => ({
                tenant_id: tenantId,
                id,
                legal_entity_id: legalEntityId,
                write_off_id: writeOff,
                effective_date: date,
                currency,
                tax_category: part.category,
                tax_rate: printDecimal(part.rate),
                net: printDecimal(part.net),
                tax: printDecimal(part.tax),
                net_base: printDecimal(part.netBase),
                tax_base: printDecimal(part.taxBase),
              })),
            )
            return runPrepared(q, sql`insert into write_off_taxes (${columns}) select ${columns} from ${rows}`)
          }),
        ),

  ofInvoices: ({ tenantId, legalEntityId }, ids) =>
    ids.length === 0
      ? Effect.succeed(new Map())
      : query(db, port, async (q) => {
          const rows = await runPrepared(
            q,
            sql<WriteOffRow>`select w.id, w.invoice_id, w.amount, w.base_amount, w.write_off_date, w.account, w.reason,
                w.created_at, w.taken_back_date, w.taken_back_amount, w.taken_back_by, w.relief, coalesce((
                  select sum(r.amount) from write_off_recoveries r
                  join payment_settlements s on s.tenant_id = r.tenant_id and s.id = r.settlement_id
                  where r.tenant_id = ${tenantId} and r.write_off_id = w.id and s.removed_at is null), 0) as recovered
              from invoice_write_offs w
              where w.tenant_id = ${tenantId} and w.legal_entity_id = ${legalEntityId}
                and w.invoice_id = any(${sql.val(ids)}::uuid[])
              order by w.id desc`,
          )
          return Map.groupBy(rows.map(toWriteOff), ({ invoiceId }) => invoiceId)
        }),
})
