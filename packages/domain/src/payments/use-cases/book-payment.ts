import { Effect } from "effect"
import type { Invoice } from "../../invoicing/invoice.ts"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import type { LedgerEvent } from "../../ledger/ledger.events.ts"
import type { Journal, JournalLine } from "../../ledger/journal.ts"
import type { Ledger } from "../../ledger/ledger.ts"
import type { LegalEntityDetails } from "../../organisation/legal-entity-profile.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import type { InvoiceId, PaymentWriteOffId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { given } from "../../shared/given.ts"
import { together } from "../../shared/together.ts"
import type { Payment } from "../payment.ts"
import { type Moves, type SettlementMove, voucherLines } from "../payment-voucher.ts"
import type { PaymentsEvent } from "../payments.events.ts"
import { reliefMoved } from "../invoice-write-off.ts"
import type { InvoiceWriteOffStore, ReliefChange } from "../ports/invoice-write-off-store.ts"
import type { PaymentStore } from "../ports/payment-store.ts"
import { checkNamesAll } from "../refunds.ts"
import { type Held, settleAll } from "../settle-all.ts"

export interface BookPaymentPorts {
  readonly payments: Pick<PaymentStore, "insertAll" | "update">
  readonly invoiceWriteOffs: Pick<InvoiceWriteOffStore, "addRelief" | "ofInvoices">
  readonly invoicing: Pick<Invoicing, "keepSettled">
  readonly ledger: Pick<Ledger, "journalOf" | "postAll">
  readonly organisation: Pick<Organisation, "details" | "takeNumber">
  readonly events: EventBus<LedgerEvent | PaymentsEvent>
  readonly ids: IdSource
}

/**
 * The locked invoices that a payment settles or has settled, the dates on which other payments last paid them, and the
 * locked payments that a refund pays back or has paid back.
 */
export interface ToSettle extends Held {
  readonly invoices: ReadonlyMap<InvoiceId, Invoice>
  readonly lastPaid: ReadonlyMap<InvoiceId, CalendarDate>
}

/** The values from which a payment's journal is made. */
interface Booked extends Moves {
  readonly before: Payment | undefined
  readonly payment: Payment
  readonly lines: readonly JournalLine[]
  readonly effectiveDate: CalendarDate
}

/**
 * Puts the allocations of a payment into effect (contract P4, P5): stores the payment and its invoices, posts a
 * journal, and raises the events. A payment without `before` is posted now; `isNew` is one that is not stored yet. The
 * caller must have locked the invoices.
 */
export const makeBookPayment = (ports: BookPaymentPorts) => {
  const { payments, invoiceWriteOffs, invoicing, ledger, organisation, events, ids } = ports
  const journalOf = (
    origin: EventOrigin,
    number: string,
    { before, payment, moves, lines, effectiveDate }: Booked,
    { fiscalYearStartMonth }: Pick<LegalEntityDetails, "fiscalYearStartMonth">,
  ) => {
    const [accounts, settlements] = [
      // A voucher that concerns only advance payments is for the account of the payment.
      new Set(moves.length === 0 ? [payment.account?.id] : moves.map((move) => move.before.account.id)),
      moves.map(({ from, to }) => (to ?? from)!.id),
    ]
    return ledger.journalOf(origin, {
      number,
      type: "Payment",
      description: describe(before, payment, moves),
      effectiveDate,
      postedAt: payment.modifiedAt,
      fiscalYearStartMonth,
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
  }

  return Effect.fnUntraced(function* (
    origin: EventOrigin,
    before: Payment | undefined,
    planned: Payment,
    { lastPaid, ...held }: ToSettle,
    isNew = false,
  ) {
    const entity = yield* organisation.details(origin)
    const { timeZone, paymentTolerance, writeOffAccount } = entity
    const settledBefore = before?.settlements.filter(({ recoveries }) => recoveries !== undefined) ?? []
    const withWriteOffs = [...held.invoices.values()].filter(({ writtenOff }) => writtenOff !== undefined)
    const writeOffs = yield* invoiceWriteOffs.ofInvoices(origin, [
      ...new Set([...withWriteOffs.map(({ id }) => id), ...settledBefore.map(({ invoice }) => invoice.id)]),
    ])
    const now = yield* currentTime
    const today = dateIn(timeZone, now)
    const tolerance = { most: paymentTolerance, account: writeOffAccount, nextId: () => ids.next<PaymentWriteOffId>() }
    const {
      payment: settled,
      moves,
      refunds,
    } = settleAll(
      before,
      planned,
      { ...held, writeOffs },
      tolerance,
      before === undefined ? planned.paymentDate : today,
    )
    if (before === undefined) yield* Effect.fromResult(checkNamesAll(settled, isNew ? "amount" : "refundOf"))
    const payment: Payment = { ...settled, postedDate: before?.postedDate ?? today, modifiedAt: now }
    const lines = voucherLines(before, payment, { moves, refunds }, entity)
    const effectiveDate = before === undefined ? payment.paymentDate : today
    const booked = { before, payment, moves, refunds, lines, effectiveDate }
    let journal: Journal | undefined
    yield* together(
      // A payment that is posted now still has all parts of its draft.
      isNew ? payments.insertAll([payment]) : payments.update(payment, before && today),
      invoicing.keepSettled(origin, paid(payment, moves, lastPaid)),
      invoiceWriteOffs.addRelief(
        origin,
        reliefOf(moves, effectiveDate, () => ids.next<string>()),
      ),
      // The journal is posted last, because others wait for its number.
      lines.length === 0
        ? Effect.void
        : Effect.map(organisation.takeNumber(origin, "Journal", effectiveDate), (number) => {
            journal = journalOf(origin, number, booked, entity)
          }),
    )
    const told = events.publish(origin, [
      ...(before === undefined ? [{ _tag: "PaymentsPosted", payment } as const] : []),
      ...(journal === undefined ? [] : [{ _tag: "JournalPosted", journal } as const]),
    ])
    yield* together(journal === undefined ? Effect.void : ledger.postAll([journal]), told)
    return payment
  })
}
export type BookPayment = ReturnType<typeof makeBookPayment>

/** The changes of the tax that the settled invoices' write-offs correct. */
const reliefOf = (
  moves: readonly SettlementMove[],
  date: CalendarDate,
  nextId: () => string,
): readonly ReliefChange[] =>
  moves.flatMap(({ before, writeOffs = [] }) =>
    writeOffs.flatMap((move) => {
      const changed = { writeOff: move.writeOff.id, date, currency: before.currency }
      return reliefMoved(move, before).map((part) => ({ id: nextId(), ...changed, part }))
    }),
  )

const describe = (before: Payment | undefined, payment: Payment, moves: readonly SettlementMove[]): string => {
  const numbers = moves.map((move) => move.before.number!).join(", ")
  const what = before === undefined ? "Payment" : "Allocation of the payment"
  const text = `${what} of ${payment.paymentDate}${numbers === "" ? "" : ` for ${numbers}`}`
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}

/** Invoices after a payment, with the dates on which they were paid. */
const paid = (
  { paymentDate: day }: Payment,
  moves: readonly SettlementMove[],
  lastPaid: ToSettle["lastPaid"],
): readonly Invoice[] =>
  moves.map(({ to, after }): Invoice => {
    const { paymentDate: _, lastPaymentDate: __, ...rest } = after
    const before = lastPaid.get(after.id)
    const last = to === undefined || (before !== undefined && before > day) ? before : day
    return {
      ...rest,
      ...given({ lastPaymentDate: last, paymentDate: after.status === "Settled" ? last : undefined }),
    }
  })
