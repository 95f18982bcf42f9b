import type { Payment } from "@svc/domain/payments/payment"
import { allocatedOf } from "@svc/domain/payments/payment-amounts"
import { refundedOf } from "@svc/domain/payments/refunds"
import type { PaymentStore } from "@svc/domain/payments/ports/payment-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { printDecimal } from "@svc/domain/shared/decimal"
import { ResourceNotFound } from "@svc/domain/shared/errors"
import type { InvoiceId, PaymentId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { BigDecimal, Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { fetchIds, inOrder } from "../base/fetch-list.ts"
import { inBatches } from "../base/in-batches.ts"
import { listQuery } from "../base/list-time.ts"
import { runPrepared } from "../base/prepared.ts"
import { rowSet } from "../base/row-set.ts"
import { query } from "../base/transaction.ts"
import { without } from "../base/without.ts"
import { makeAdvances } from "./advances.ts"
import { paymentSource } from "./payment-list.ts"
import { fixedColumns, partNames, paymentMapping } from "./payment.mapping.ts"
import { readParts, removeParts, writeParts } from "./payment-parts.ts"
import { keepRefunded } from "./payment-refunds.ts"

const port = "PaymentStore"

const heads = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("payments as t")
    .select(paymentMapping.selection)
    .where("t.tenant_id", "=", tenantId)
    .where("t.legal_entity_id", "=", legalEntityId)

const rowOf = (payment: Payment) => ({
  ...paymentMapping.toRow(without(payment, ...partNames)),
  // The amount that refunds have paid back has a column of its own.
  allocated: printDecimal(BigDecimal.subtract(allocatedOf(payment), refundedOf(payment))),
})

/** Payments in the order of the ids; when locking, the lock is granted before their parts are read. */
const read = async (q: Db, scope: Scope, ids: readonly PaymentId[], lock = false): Promise<readonly Payment[]> => {
  if (ids.length === 0) return []
  const those = heads(q, scope).where(sql<boolean>`t.id = any(${sql.val(ids)}::uuid[])`)
  const [found, partsOf] = await Promise.all([
    runPrepared(q, lock ? those.orderBy("t.id").forUpdate("t") : those),
    readParts(q, scope.tenantId, ids),
  ])
  return inOrder(ids, found.map(paymentMapping.toEntity)).map((head) => ({ ...head, ...partsOf(head.id) }))
}

export const makePostgresPaymentStore = (db: Db): PaymentStore => {
  const findWith = (lock: boolean) =>
    Effect.fnUntraced(function* (scope: Scope, id: PaymentId) {
      const [found] = yield* query(db, port, (q) => read(q, scope, [id], lock))
      return found ?? (yield* new ResourceNotFound({ noun: "payment", id }))
    })

  return {
    insertAll: (payments) =>
      Effect.asVoid(
        inBatches(payments, (some) =>
          query(db, port, async (q) => {
            const made = some.map(rowOf)
            const { columns, rows } = rowSet("payments", made)
            await Promise.all([
              runPrepared(q, sql`insert into payments (${columns}) select ${columns} from ${rows}`),
              writeParts(q, some),
            ])
            await Promise.all(some.map((payment) => keepRefunded(q, payment)))
          }),
        ),
      ),

    update: (payment, day) =>
      Effect.asVoid(
        query(db, port, async (q) => {
          await Promise.all([
            runPrepared(
              q,
              q
                .updateTable("payments")
                .set(without(rowOf(payment), ...fixedColumns))
                .where("tenant_id", "=", payment.tenantId)
                .where("legal_entity_id", "=", payment.legalEntityId)
                .where("id", "=", payment.id),
            ),
            day === undefined ? undefined : removeParts(q, payment, day),
            writeParts(q, [payment]),
          ])
          await keepRefunded(q, payment)
        }),
      ),

    find: findWith(false),
    findForUpdate: findWith(true),
    findAllForUpdate: (scope, ids) => query(db, port, (q) => read(q, scope, ids, true)),

    list: (scope, request) =>
      listQuery(db, port, async (q) => {
        const { items, total } = await fetchIds<PaymentId>(q, paymentSource, scope, request)
        return { total, items: await read(q, scope, items) }
      }),

    ...makeAdvances(db),

    lastPaid: ({ tenantId }, ids, but) =>
      query(db, port, async (q) => {
        if (ids.length === 0) return new Map<InvoiceId, CalendarDate>()
        const rows = await runPrepared(
          q,
          sql<{ id: InvoiceId; day: CalendarDate }>`select s.invoice_id as id, max(p.payment_date) as day
            from payment_settlements s join payments p on p.tenant_id = s.tenant_id and p.id = s.payment_id
            where s.tenant_id = ${tenantId} and s.invoice_id = any(${sql.val(ids)}::uuid[]) and s.removed_at is null
              and p.posted_date is not null and p.id <> ${but}
            group by s.invoice_id`,
        )
        return new Map(rows.map(({ id, day }) => [id, day]))
      }),

    ofBank: ({ tenantId, legalEntityId }, paymentAccount, externalBankId) =>
      query(db, port, async (q) => {
        const [found] = await runPrepared(
          q,
          sql<{ id: PaymentId }>`select id from payments
            where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and external_bank_id = ${externalBankId}
              and payment_account ->> 'id' = ${paymentAccount}
            order by id limit 1`,
        )
        return found?.id
      }),

    insertBatch: ({ tenantId, legalEntityId }, batch) =>
      query(db, port, async (q) => {
        const row = await q
          .insertInto("payment_batches")
          .values({
            tenant_id: tenantId,
            legal_entity_id: legalEntityId,
            id: batch.id,
            batch_number: batch.number,
            message_id: batch.messageId,
            created: batch.created,
            matched: batch.matched,
            skipped: batch.skipped,
            created_at: new Date(batch.createdAt),
          })
          .onConflict((conflict) => conflict.columns(["tenant_id", "legal_entity_id", "batch_number"]).doNothing())
          .returning("id")
          .executeTakeFirst()
        return row !== undefined
      }),

    known: ({ tenantId, legalEntityId }, keys) =>
      query(db, port, async (q) => {
        const { rows } = await sql<{ key: string }>`select entry_key as key from payments
          where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId}
            and entry_key = any(${sql.val(keys)}::text[])`.execute(q)
        return new Set(rows.map(({ key }) => key))
      }),
  }
}
