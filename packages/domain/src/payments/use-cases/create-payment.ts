import { BigDecimal, Effect } from "effect"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { ResourceLock } from "../../shared/ports/resource-lock.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { allocate, withAccount } from "../allocate.ts"
import { matchReference, namesOf } from "../match-reference.ts"
import { openInvoicesOf } from "../open-invoices.ts"
import type { Payment } from "../payment.ts"
import { unallocatedOf } from "../payment-amounts.ts"
import { withMatch } from "../planned-match.ts"
import type { PaymentRequest, PostedPaymentRequest } from "../payment-request.ts"
import type { PaymentsEvent } from "../payments.events.ts"
import type { PaymentStore } from "../ports/payment-store.ts"
import { type BookPayment, type BookPaymentPorts } from "./book-payment.ts"
import { type DraftPaymentPorts, makeDraftPayment } from "./draft-payment.ts"
import { makeReadAllocations, type ReadAllocationsPorts } from "./read-allocations.ts"

export interface CreatePaymentPorts extends DraftPaymentPorts, ReadAllocationsPorts {
  readonly payments: Pick<PaymentStore, "findAllForUpdate" | "insertAll" | "lastPaid" | "ofBank">
  readonly locks: ResourceLock
  readonly customers: DraftPaymentPorts["customers"] & ReadAllocationsPorts["customers"]
  readonly invoicing: Pick<Invoicing, "holdToSettle" | "invoiceToPay" | "openInvoices">
  readonly organisation: DraftPaymentPorts["organisation"] & BookPaymentPorts["organisation"]
  readonly events: EventBus<PaymentsEvent>
  readonly unitOfWork: UnitOfWork
}

/**
 * Makes payments: drafts, whose reference is matched with invoices (contract P1, P6), and posted ones for an invoice
 * (P7).
 */
export const makeCreatePayment = (ports: CreatePaymentPorts, book: BookPayment) => {
  const { payments, locks, invoicing, organisation, referenceData, events, ids, unitOfWork } = ports
  const draft = makeDraftPayment(ports)
  const readAllocations = makeReadAllocations(ports)

  /** The payment with a settlement of the open invoice that its reference identifies. */
  const matched = Effect.fnUntraced(function* (origin: EventOrigin, payment: Payment) {
    const { reference, currency } = payment
    if (reference === undefined || !BigDecimal.isPositive(unallocatedOf(payment))) return payment
    const open = yield* invoicing.openInvoices(origin, { currency, names: namesOf(reference), payers: [] })
    const match = matchReference(reference, openInvoicesOf(open))
    return match === undefined ? payment : withMatch(payment, match, ids.next())
  })

  const create = Effect.fnUntraced(function* (origin: EventOrigin, request: PaymentRequest) {
    const made = yield* draft(origin, request, { key: request.currency }, request.account)
    const { writeOffAccount } = yield* organisation.details(origin)
    const off = (request.paymentWriteOffs ?? []).map((each) => ({ ...each, operation: "Create" as const }))
    const refundOf = (request.refundOf ?? []).map((each) => ({ ...each, operation: "Create" as const }))
    const allocations = yield* readAllocations(origin, { paymentWriteOffs: off, refundOf }, made.account?.id)
    const written = yield* Effect.fromResult(allocate(made, allocations, { nextId: ids.next, writeOffAccount }))
    const payment = withAccount(yield* matched(origin, written))
    yield* payments.insertAll([payment])
    yield* events.publish(origin, [{ _tag: "PaymentsCreated", payment }])
    return payment
  })

  /**
   * The existing payment on the same financial account with this id of the bank. A request with the same id waits until
   * the earlier one is done.
   */
  const known = Effect.fnUntraced(function* (origin: EventOrigin, request: PostedPaymentRequest) {
    const { externalBankId, paymentAccount } = request
    if (!externalBankId) return undefined
    const { id } = paymentAccount
      ? yield* referenceData.lookUps(origin).financialAccount("paymentAccount", paymentAccount)
      : (yield* organisation.details(origin)).paymentAccount
    yield* locks.hold(origin.tenantId, `payment:${origin.legalEntityId}:${id}:${externalBankId}`)
    return yield* payments.ofBank(origin, id, externalBankId)
  })

  const createAndPost = Effect.fnUntraced(function* (origin: EventOrigin, asked: PostedPaymentRequest) {
    const there = yield* known(origin, asked)
    if (there !== undefined) return { id: there, isNew: false }
    const { invoice: key, ...request } = asked
    const id = yield* invoicing.invoiceToPay(origin, "invoice", key)
    const invoices = yield* invoicing.holdToSettle(origin, [id])
    const invoice = invoices.get(id)!
    const made = yield* draft(origin, request, { code: invoice.currency })
    const { writeOffAccount } = yield* organisation.details(origin)
    const settlement = { path: "", operation: "Create" as const, invoice, writeOffs: [] }
    const planned = yield* Effect.fromResult(
      allocate(made, { settlements: [settlement], writeOffs: [] }, { nextId: ids.next, writeOffAccount }),
    )
    yield* events.publish(origin, [{ _tag: "PaymentsCreated", payment: planned }])
    const lastPaid = yield* payments.lastPaid(origin, [id], planned.id)
    yield* book(origin, undefined, planned, { invoices, lastPaid }, true)
    return { id: planned.id, isNew: true }
  })

  return {
    create: Effect.fn("payments.createPayment")((origin: EventOrigin, request: PaymentRequest) =>
      unitOfWork.atomically(origin.tenantId, create(origin, request)),
    ),
    createAndPost: Effect.fn("payments.createAndPostPayment")((origin: EventOrigin, request: PostedPaymentRequest) =>
      unitOfWork.atomically(origin.tenantId, createAndPost(origin, request)),
    ),
  }
}
