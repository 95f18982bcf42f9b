import { BigDecimal, Effect } from "effect"
import type { LookupKey } from "../../listing/lookup-key.ts"
import type { Decimal } from "../../shared/decimal.ts"
import { given } from "../../shared/given.ts"
import type { PaymentId } from "../../shared/ids.ts"
import type { Maybe } from "../../shared/maybe.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { allocate } from "../allocate.ts"
import { unallocatedOf } from "../payment-amounts.ts"
import { refuse } from "../payments.errors.ts"
import type { PaymentsEvent } from "../payments.events.ts"
import type { PaymentStore } from "../ports/payment-store.ts"
import type { BookPayment, BookPaymentPorts } from "./book-payment.ts"
import { type DraftPaymentPorts, makeDraftPayment } from "./draft-payment.ts"

export interface RefundPaymentPorts extends DraftPaymentPorts {
  readonly payments: Pick<PaymentStore, "findForUpdate">
  readonly organisation: DraftPaymentPorts["organisation"] & BookPaymentPorts["organisation"]
  readonly events: EventBus<PaymentsEvent>
  readonly unitOfWork: UnitOfWork
}

/** A request to pay the advance of a payment back (contract P28). */
export interface RefundPaymentRequest {
  /** Positive; by default the whole rest of the payment. */
  readonly amount?: Maybe<Decimal>
  readonly paymentDate?: Maybe<string>
  readonly paymentMethod?: Maybe<LookupKey>
  readonly paymentAccount?: Maybe<LookupKey>
  readonly description?: Maybe<string>
}

/** Makes the refund of an advance and posts it at once (contract P28). */
export const makeRefundPayment = (ports: RefundPaymentPorts, book: BookPayment) => {
  const { payments, organisation, events, ids, unitOfWork } = ports
  const draft = makeDraftPayment(ports)

  const refund = Effect.fnUntraced(function* (origin: EventOrigin, id: PaymentId, request: RefundPaymentRequest) {
    // The lock makes several callers wait for one another, and each sees what the others left of the payment.
    const paid = yield* payments.findForUpdate(origin, id)
    const left = unallocatedOf(paid)
    if (paid.postedDate === undefined) return yield* refuse("NothingToRefund", { why: "it is a draft" })
    if (BigDecimal.isNegative(paid.amount)) return yield* refuse("NothingToRefund", { why: "it is a refund" })
    if (!BigDecimal.isPositive(left))
      return yield* refuse("NothingToRefund", { why: "all of it is settled, written off or paid back" })
    const { amount, paymentDate, paymentMethod, paymentAccount, description } = request
    const made = yield* draft(
      origin,
      {
        amount: BigDecimal.negate(amount ?? left),
        paymentMethod: paymentMethod ?? paid.method.id,
        paymentAccount: paymentAccount ?? paid.paymentAccount.id,
        ...given({ paymentDate, description, payerName: paid.payerName }),
      },
      { code: paid.currency },
    )
    const { writeOffAccount } = yield* organisation.details(origin)
    const part = { path: "", operation: "Create" as const, payment: paid, ...given({ amount: amount ?? undefined }) }
    const planned = yield* Effect.fromResult(
      allocate(made, { settlements: [], writeOffs: [], refunds: [part] }, { nextId: ids.next, writeOffAccount }),
    )
    yield* events.publish(origin, [{ _tag: "PaymentsCreated", payment: planned }])
    const held = { invoices: new Map(), lastPaid: new Map(), refunded: new Map([[paid.id, paid]]) }
    return yield* book(origin, undefined, planned, held, true)
  })

  return {
    refund: Effect.fn("payments.refundPayment")((...asked: Parameters<typeof refund>) =>
      unitOfWork.atomically(asked[0].tenantId, refund(...asked)),
    ),
  }
}
