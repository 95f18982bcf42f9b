import { BigDecimal, Result } from "effect"
import type { Invoice } from "../invoicing/invoice.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import { type Decimal, printDecimal, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { PaymentRefundId, PaymentSettlementId, PaymentWriteOffId } from "../shared/ids.ts"
import type { IdSource } from "../shared/ports/id-source.ts"
import { checkPart, memberOf } from "./check-part.ts"
import type { MatchReason, Payment, Settlement, WriteOff } from "./payment.ts"
import { allocatedOf, unallocatedOf } from "./payment-amounts.ts"
import type { AllocationOperation } from "./payment-request.ts"
import type { PaymentRefusal } from "./payments.errors.ts"
import { changeRefunds, type RefundChange } from "./refunds.ts"
import { settledInvoiceOf } from "../invoicing/settled-invoice.ts"
import { beyondBalance, checkInvoice, openFor, sumOfWriteOffs, usualAmount } from "./settle-rules.ts"
import { changeWriteOffs, type WriteOffChange } from "./write-offs.ts"

const { abs, isGreaterThan, subtract, sum } = BigDecimal

/** A change of the settlement of an invoice. The invoice and accounts that the request names are already looked up. */
export interface SettlementChange {
  /** The path of the change in the request, for refusals. */
  readonly path: string
  readonly operation: AllocationOperation
  readonly invoice: Invoice
  readonly amount?: Decimal
  readonly writeOffs: readonly WriteOffChange[]
  /** How the invoice was found, when the request did not name it. */
  readonly matchedBy?: MatchReason
}

export interface Allocations {
  readonly settlements: readonly SettlementChange[]
  readonly writeOffs: readonly WriteOffChange[]
  readonly refunds?: readonly RefundChange[]
}

export interface AllocateWith {
  readonly nextId: IdSource["next"]
  readonly writeOffAccount: FinancialAccountRef
}

type Refused = FieldsRefused | PaymentRefusal

/**
 * A payment after changes of its settlements and write-offs (contract P3, P9). Removals are applied before additions,
 * regardless of their order in the request.
 */
export const allocate = (
  payment: Payment,
  { settlements, writeOffs, refunds = [] }: Allocations,
  { nextId, writeOffAccount }: AllocateWith,
): Result.Result<Payment, Refused> =>
  Result.gen(function* () {
    let after = payment
    const inOrder = [
      ...settlements.filter(({ operation }) => operation === "Remove"),
      ...settlements.filter(({ operation }) => operation !== "Remove"),
    ]
    for (const change of inOrder) after = yield* settle(payment, after, change, { nextId, writeOffAccount })
    after = yield* changeRefunds(payment, withAccount(after), refunds, () => nextId<PaymentRefundId>())
    const own = yield* changeWriteOffs(payment.writeOffs, writeOffs, payment, {
      nextId: () => nextId<PaymentWriteOffId>(),
      account: writeOffAccount,
      rest: (others) => unallocatedOf({ ...after, writeOffs: others }),
    })
    const isBooked = payment.postedDate !== undefined
    after = {
      ...after,
      writeOffs: own.map((each) => (isBooked && !payment.writeOffs.includes(each) ? renewed(each, nextId()) : each)),
    }
    if (isGreaterThan(abs(allocatedOf(after)), abs(payment.amount))) {
      const blamed = writeOffs.at(-1) ?? refunds.at(-1) ?? inOrder.at(-1)!
      const text = `must not make the allocations more than the payment, ${printDecimal(payment.amount)}`
      return yield* Result.fail(fieldRefused(memberOf(blamed.path, "amount"), text))
    }
    return after
  })

/**
 * The payment with its account: its own, or else that of the first invoice that it settles (contract P21). A refund and
 * what it pays back have one account or none, so a payment that they connect keeps what it has.
 */
export const withAccount = (payment: Payment): Payment => {
  const isConnected = payment.refundOf.length > 0 || payment.refundedBy.length > 0
  const account = payment.account ?? (isConnected ? undefined : payment.settlements[0]?.invoice.account)
  return account === undefined ? payment : { ...payment, account }
}

const settle = (
  before: Payment,
  payment: Payment,
  { path, operation, invoice, amount, writeOffs, matchedBy }: SettlementChange,
  { nextId, writeOffAccount }: AllocateWith,
): Result.Result<Payment, Refused> =>
  Result.gen(function* () {
    const refused = (field: string, text: string) => Result.fail(fieldRefused(memberOf(path, field), text))
    const own = payment.settlements.find(({ invoice: { id } }) => id === invoice.id)
    yield* checkInvoice(payment, invoice, memberOf(path, "invoice"))
    if (operation === "Create" && own !== undefined)
      return yield* refused("invoice", "is already settled by this payment: change the settlement")
    if (operation !== "Create" && own === undefined)
      return yield* refused("invoice", "has no settlement by this payment")
    const others = payment.settlements.filter((each) => each !== own)
    if (operation === "Remove") return { ...payment, settlements: others }

    const ofThat = before.settlements.find(({ invoice: { id } }) => id === invoice.id)
    const open = openFor(before, invoice, ofThat)
    // A write-off by tolerance is removed with the amount that it supplemented.
    const kept = (own?.writeOffs ?? []).filter(({ byTolerance }) => !byTolerance || amount === undefined)
    const wanted = amount ?? own?.amount
    const off = yield* changeWriteOffs(kept, writeOffs, payment, {
      nextId: () => nextId<PaymentWriteOffId>(),
      account: writeOffAccount,
      rest: (beside) => subtract(open, sum(wanted ?? zero, sumOfWriteOffs(beside))),
    })
    const left = sum(unallocatedOf(payment), own?.amount ?? zero)
    const settled = wanted ?? usualAmount(before, invoice, left, { own: ofThat, writtenOff: sumOfWriteOffs(off) })
    const mistake = checkPart(settled, payment)
    if (mistake !== undefined)
      return yield* refused("amount", amount === undefined ? "is required, because nothing is left to settle" : mistake)
    if (isGreaterThan(abs(settled), abs(left)))
      return yield* refused("amount", `must not be more than the rest of the payment, ${printDecimal(left)}`)
    const settlement: Settlement = {
      // A settlement that is posted never changes: its change becomes a new settlement.
      id: own === undefined || payment.postedDate !== undefined ? nextId<PaymentSettlementId>() : own.id,
      invoice: settledInvoiceOf(invoice),
      amount: settled,
      writeOffs: payment.postedDate === undefined ? off : off.map((each) => renewed(each, nextId())),
      // The reason of the match is removed, because the person who changed the settlement has seen the invoice.
      ...(matchedBy === undefined ? {} : { matchedBy }),
    }
    const beyond = beyondBalance(before, invoice, settlement)
    if (beyond !== undefined) return yield* refused(amount === undefined ? "invoice" : "amount", beyond)
    return {
      ...payment,
      settlements:
        own === undefined ? [...others, settlement] : payment.settlements.map((so) => (so === own ? settlement : so)),
    }
  })

/** A write-off with a new id, which is not posted yet. */
const renewed = (writeOff: WriteOff, id: PaymentWriteOffId): WriteOff => {
  const { amount, account, byTolerance, postingText } = writeOff
  return { id, amount, account, byTolerance, ...given({ postingText }) }
}

/**
 * Checks the planned settlements of a draft again when it is posted (contract P4). Fails with the first that is no
 * longer possible. Each settlement is given with its present invoice.
 */
export const checkPlans = (payment: Payment, invoices: ReadonlyMap<string, Invoice>): Result.Result<void, Refused> =>
  Result.gen(function* () {
    for (const [index, settlement] of payment.settlements.entries()) {
      const field = `paymentSettlements[${index}]`
      const invoice = yield* checkInvoice(payment, invoices.get(settlement.invoice.id)!, field)
      const beyond = beyondBalance(payment, invoice, settlement)
      if (beyond !== undefined) return yield* Result.fail(fieldRefused(field, beyond))
    }
    return undefined
  })
