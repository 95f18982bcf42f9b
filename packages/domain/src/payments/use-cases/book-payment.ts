import { Effect } from "effect"
import type { Invoice } from "../../invoicing/invoice.ts"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import type { LedgerEvent } from "../../ledger/ledger.events.ts"
import type { Ledger } from "../../ledger/ledger.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import type { InvoiceId, PaymentWriteOffId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { given } from "../../shared/given.ts"
import type { Payment } from "../payment.ts"
import { type SettlementMove, voucherLines } from "../payment-voucher.ts"
import type { PaymentsEvent } from "../payments.events.ts"
import type { PaymentStore } from "../ports/payment-store.ts"
import { settleAll } from "../settle-all.ts"

export interface BookPaymentPorts {
  readonly payments: Pick<PaymentStore, "insertAll" | "lastPaid" | "update">
  readonly invoicing: Pick<Invoicing, "keepSettled">
  readonly ledger: Pick<Ledger, "journalOf" | "postAll">
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly events: EventBus<LedgerEvent | PaymentsEvent>
  readonly ids: IdSource
}

/**
 * Puts the allocations of a payment into effect (contract P4, P5): the payment and its invoices are kept, a journal is
 * posted, and all of it is told. A payment without `before` is posted now, and `isNew` is one that is not stored yet. The
 * invoices are held already.
 */
export const makeBookPayment = ({ payments, invoicing, ledger, organisation, events, ids }: BookPaymentPorts) => {
  const journalOf = Effect.fnUntraced(function* (
    origin: EventOrigin,
    before: Payment | undefined,
    payment: Payment,
    moves: readonly SettlementMove[],
    today: CalendarDate,
  ) {
    const entity = yield* organisation.details(origin)
    const lines = voucherLines(before, payment, moves, entity)
    if (lines.length === 0) return undefined
    const effectiveDate = before === undefined ? payment.paymentDate : today
    const [accounts, settlements] = [
      new Set(moves.map((move) => move.before.account.id)),
      moves.map(({ from, to }) => (to ?? from)!.id),
    ]
    return ledger.journalOf(origin, {
      number: yield* organisation.takeNumber(origin, "Journal", effectiveDate),
      type: "Payment",
      description: describe(before, payment, moves),
      effectiveDate,
      postedAt: payment.modifiedAt,
      fiscalYearStartMonth: entity.fiscalYearStartMonth,
      vouchers: [
        {
          effectiveDate,
          source: "Payment",
          paymentId: payment.id,
          ...given({
            accountId: accounts.size === 1 ? [...accounts][0] : undefined,
            paymentSettlementId: settlements.length === 1 ? settlements[0] : undefined,
          }),
          salesCurrency: payment.currency,
          exchangeRate: payment.exchangeRate,
          lines,
        },
      ],
    })
  })

  /** Invoices after a payment, with the days on which they were paid. */
  const paid = Effect.fnUntraced(function* (origin: EventOrigin, moves: readonly SettlementMove[]) {
    const days = yield* payments.lastPaid(
      origin,
      moves.map(({ after }) => after.id),
    )
    return moves.map(({ after }): Invoice => {
      const { paymentDate: _, lastPaymentDate: __, ...rest } = after
      const last = days.get(after.id)
      return {
        ...rest,
        ...given({ lastPaymentDate: last, paymentDate: after.status === "Settled" ? last : undefined }),
      }
    })
  })

  return Effect.fnUntraced(function* (
    origin: EventOrigin,
    before: Payment | undefined,
    planned: Payment,
    invoices: ReadonlyMap<InvoiceId, Invoice>,
    isNew = false,
  ) {
    const { timeZone, paymentTolerance, writeOffAccount } = yield* organisation.details(origin)
    const now = yield* currentTime
    const today = dateIn(timeZone, now)
    const tolerance = { most: paymentTolerance, account: writeOffAccount, nextId: () => ids.next<PaymentWriteOffId>() }
    const { payment: settled, moves } = settleAll(
      before,
      planned,
      invoices,
      tolerance,
      before === undefined ? planned.paymentDate : today,
    )
    const payment: Payment = { ...settled, postedDate: before?.postedDate ?? today, modifiedAt: now }
    yield* isNew ? payments.insertAll([payment]) : payments.update(payment, today)
    yield* invoicing.keepSettled(origin, yield* paid(origin, moves))
    const journal = yield* journalOf(origin, before, payment, moves, today)
    if (journal !== undefined) yield* ledger.postAll([journal])
    yield* events.publish(origin, [
      ...(before === undefined ? [{ _tag: "PaymentsPosted", payment } as const] : []),
      ...(journal === undefined ? [] : [{ _tag: "JournalPosted", journal } as const]),
    ])
    return payment
  })
}
export type BookPayment = ReturnType<typeof makeBookPayment>

const describe = (before: Payment | undefined, payment: Payment, moves: readonly SettlementMove[]): string => {
  const numbers = moves.map((move) => move.before.number!).join(", ")
  const what = before === undefined ? "Payment" : "Allocation of the payment"
  const text = `${what} of ${payment.paymentDate}${numbers === "" ? "" : ` for ${numbers}`}`
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}
