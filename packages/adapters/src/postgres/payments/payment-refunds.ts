import type { Payment, Refund, RefundedPart } from "@svc/domain/payments/payment"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { PaymentId, PaymentRefundId, TenantId } from "@svc/domain/shared/ids"
import { BigDecimal } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { runPrepared } from "../base/prepared.ts"
import { rowSet } from "../base/row-set.ts"

interface RefundRow {
  readonly id: PaymentRefundId
  readonly refund: PaymentId
  readonly refunded: PaymentId
  readonly amount: string
  readonly day: CalendarDate | null
}

/** The amounts that payments pay back, and the amounts that posted refunds have paid back of them, by payment id. */
export const readRefunds = async (
  q: Db,
  tenantId: TenantId,
  ids: readonly PaymentId[],
): Promise<(id: PaymentId) => Pick<Payment, "refundedBy" | "refundOf">> => {
  const among = sql`any(${sql.val(ids)}::uuid[])`
  const rows = await runPrepared(
    q,
    sql<RefundRow>`select r.id, r.payment_id as refund, r.refunded_payment_id as refunded, r.amount, r.effective_date as day
      from payment_refunds r
      where r.tenant_id = ${tenantId} and r.removed_at is null and r.payment_id = ${among}
      union all
      select r.id, r.payment_id, r.refunded_payment_id, r.amount, r.effective_date
      from payment_refunds r
      where r.tenant_id = ${tenantId} and r.removed_at is null and r.refunded_payment_id = ${among}
        and r.effective_date is not null
      order by id`,
  )
  const of = Map.groupBy(rows, ({ refund }) => refund)
  const by = Map.groupBy(rows, ({ refunded }) => refunded)
  return (id) => ({
    refundOf: distinct(of.get(id)).map((row): Refund => ({
      id: row.id,
      payment: row.refunded,
      amount: decimal(row.amount),
      ...given({ effectiveDate: row.day }),
    })),
    refundedBy: distinct(by.get(id)).flatMap(({ refund, amount, day }): readonly RefundedPart[] =>
      day === null ? [] : [{ payment: refund, amount: decimal(amount), effectiveDate: day }],
    ),
  })
}

/** Removes duplicates: a refund and the payment that it pays back may both be requested. */
const distinct = (rows: readonly RefundRow[] = []): readonly RefundRow[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** Writes the amounts that payments pay back and replaces existing rows. */
export const writeRefunds = async (q: Db, payments: readonly Payment[]): Promise<void> => {
  const refunds = payments.flatMap(({ tenantId, id, refundOf }) =>
    refundOf.map((refund) => ({
      tenant_id: tenantId,
      id: refund.id,
      payment_id: id,
      refunded_payment_id: refund.payment,
      amount: printDecimal(refund.amount),
      effective_date: refund.effectiveDate ?? null,
    })),
  )
  if (refunds.length === 0) return
  const { columns, rows } = rowSet("payment_refunds", refunds)
  await runPrepared(
    q,
    sql`insert into payment_refunds (${columns}) select ${columns} from ${rows}
      on conflict (tenant_id, id) do update set amount = excluded.amount, effective_date = excluded.effective_date`,
  )
}

/**
 * Recomputes the paid-back amount of each payment that a posted refund pays back or has paid back. The refund's rows
 * must be written before.
 */
export const keepRefunded = async (q: Db, { tenantId, id, amount, postedDate, modifiedAt }: Payment): Promise<void> => {
  if (postedDate === undefined || !BigDecimal.isNegative(amount)) return
  await runPrepared(
    q,
    sql`update payments p set modified_at = ${new Date(modifiedAt)}, refunded = (
        select coalesce(sum(r.amount), 0) from payment_refunds r
        where r.tenant_id = ${tenantId} and r.refunded_payment_id = p.id and r.removed_at is null
          and r.effective_date is not null)
      where p.tenant_id = ${tenantId} and p.id in (
        select r.refunded_payment_id from payment_refunds r where r.tenant_id = ${tenantId} and r.payment_id = ${id})`,
  )
}
