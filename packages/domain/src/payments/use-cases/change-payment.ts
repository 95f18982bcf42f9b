import { Effect } from "effect"
import { emptyRemoves, mergePatch } from "../../listing/merge-patch.ts"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import { readDate } from "../../invoicing/read-date.ts"
import type { LookupKey } from "../../listing/lookup-key.ts"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { PaymentId } from "../../shared/ids.ts"
import type { Maybe } from "../../shared/maybe.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { allocate, checkPlans } from "../allocate.ts"
import { checkAccount } from "../check-account.ts"
import type { Payment } from "../payment.ts"
import type { PaymentPatch } from "../payment-request.ts"
import { statusAfter } from "../payment-status.ts"
import { checkRefundPlans } from "../refunds.ts"
import type { PaymentStore } from "../ports/payment-store.ts"
import { atRate } from "../read-payment.ts"
import type { BookPayment, BookPaymentPorts } from "./book-payment.ts"
import { type DraftPaymentPorts, makeRateOf, makeReadAccount, noRate } from "./draft-payment.ts"
import { makeReadAllocations, type ReadAllocationsPorts } from "./read-allocations.ts"

export interface ChangePaymentPorts extends ReadAllocationsPorts, Pick<DraftPaymentPorts, "exchangeRates" | "ids"> {
  readonly payments: Pick<PaymentStore, "findAllForUpdate" | "findForUpdate" | "lastPaid" | "update">
  readonly customers: DraftPaymentPorts["customers"] & ReadAllocationsPorts["customers"]
  readonly invoicing: ReadAllocationsPorts["invoicing"] & Pick<Invoicing, "holdSettled">
  readonly organisation: BookPaymentPorts["organisation"]
  readonly unitOfWork: UnitOfWork
}

/**
 * Changes and posts payments. A payment is locked before accounts and invoices, and nobody locks it after them. A
 * refund is locked before the payments that it pays back, which are locked in the order of their ids.
 */
export const makeChangePayment = (ports: ChangePaymentPorts, book: BookPayment) => {
  const { payments, invoicing, organisation, exchangeRates, ids, unitOfWork } = ports
  const readAllocations = makeReadAllocations(ports)
  const readAccount = makeReadAccount(ports)
  const rateOf = makeRateOf(exchangeRates)

  /** A draft with another date, at the rate of that date unless the caller gave its rate. */
  const redated = Effect.fnUntraced(function* (scope: Scope, payment: Payment, paymentDate: CalendarDate) {
    if (paymentDate === payment.paymentDate) return payment
    yield* Effect.fromResult(statusAfter(payment, "change the entry"))
    const { currency, baseCurrency, amount, isRateGiven } = payment
    if (isRateGiven || currency === baseCurrency) return { ...payment, paymentDate }
    const exchangeRate = yield* rateOf(scope, payment, paymentDate)
    if (exchangeRate === undefined) return yield* fieldRefused("paymentDate", noRate(payment, paymentDate))
    return { ...payment, paymentDate, exchangeRate, baseAmount: atRate(amount, exchangeRate, baseCurrency) }
  })

  /** The payment with the account of the request; null removes the account. */
  const ofAccount = Effect.fnUntraced(function* (scope: Scope, payment: Payment, key: Maybe<LookupKey> | undefined) {
    if (key === undefined) return payment
    const { account: _, ...others }: Payment = payment
    const account = key ? yield* readAccount(scope, key) : undefined
    yield* Effect.fromResult(checkAccount(payment, account))
    const owned: Payment = account === undefined ? others : { ...others, account }
    return owned
  })

  const change = Effect.fnUntraced(function* (origin: EventOrigin, id: PaymentId, patch: PaymentPatch) {
    const before = yield* payments.findForUpdate(origin, id)
    yield* Effect.fromResult(statusAfter(before, "edit"))
    const { paymentDate, account, refundOf, paymentSettlements, paymentWriteOffs, ...texts } = patch
    const { writeOffAccount, timeZone } = yield* organisation.details(origin)
    const day = yield* readDate("paymentDate", paymentDate, before.paymentDate)
    const owned = yield* ofAccount(origin, before, account)
    const edited = yield* redated(origin, mergePatch<Payment>(owned, emptyRemoves<Payment>(texts)), day)
    const allocations = yield* readAllocations(
      origin,
      { paymentSettlements, paymentWriteOffs, refundOf },
      account ? owned.account?.id : undefined,
    )
    const isAllocated = [allocations.settlements, allocations.writeOffs, allocations.refunds].some(
      (of) => of.length > 0,
    )
    if (isAllocated) yield* Effect.fromResult(statusAfter(before, "allocate"))
    const planned = yield* Effect.fromResult(allocate(edited, allocations, { nextId: ids.next, writeOffAccount }))
    if (before.postedDate !== undefined && isAllocated)
      return yield* book(origin, before, planned, {
        invoices: allocations.invoices,
        refunded: allocations.refunded,
        lastPaid: yield* payments.lastPaid(origin, [...allocations.invoices.keys()], id),
      })
    const now = yield* currentTime
    const after: Payment = { ...planned, modifiedAt: now }
    yield* payments.update(after, dateIn(timeZone, now))
    return after
  })

  const post = Effect.fnUntraced(function* (origin: EventOrigin, id: PaymentId) {
    const draft = yield* payments.findForUpdate(origin, id)
    yield* Effect.fromResult(statusAfter(draft, "post"))
    const settled = draft.settlements.map(({ invoice }) => invoice)
    const settledIds = settled.map((invoice) => invoice.id)
    const refunded = yield* readAllocations.holdRefunded(
      origin,
      draft.refundOf.map(({ payment }) => payment),
    )
    // The dates of other payments are read after the locks of the invoices, and both are sent together.
    const [invoices, lastPaid] = yield* Effect.all(
      [invoicing.holdSettled(origin, settled), payments.lastPaid(origin, settledIds, id)],
      { concurrency: "unbounded" },
    )
    yield* Effect.fromResult(checkPlans(draft, invoices))
    yield* Effect.fromResult(checkRefundPlans(draft, refunded))
    return yield* book(origin, undefined, draft, { invoices, refunded, lastPaid })
  })

  return {
    change: Effect.fn("payments.changePayment")((origin: EventOrigin, id: PaymentId, patch: PaymentPatch) =>
      unitOfWork.atomically(origin.tenantId, change(origin, id, patch)),
    ),
    post: Effect.fn("payments.postPayment")((origin: EventOrigin, id: PaymentId) =>
      unitOfWork.atomically(origin.tenantId, post(origin, id)),
    ),
  }
}
