import { BigDecimal, Result } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimalPlaces, printDecimal, sumOf, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { PaymentRefundId } from "../shared/ids.ts"
import { memberOf } from "./check-part.ts"
import type { Payment, Refund } from "./payment.ts"
import { unallocatedOf } from "./payment-amounts.ts"
import type { AllocationOperation } from "./payment-request.ts"

const { abs, isGreaterThan, isNegative, isPositive, min, sum } = BigDecimal

/** A change of the amount that a refund pays back. The payment that the request names is already locked. */
export interface RefundChange {
  /** The path of the change in the request, for refusals. */
  readonly path: string
  readonly operation: AllocationOperation
  readonly payment: Payment
  readonly amount?: Decimal
}

/**
 * The amount of a payment that a refund can pay back: the unallocated amount, plus the part of this refund that is
 * already in effect.
 */
const openOf = (refund: Payment, of: Payment): Decimal => {
  const own = refund.postedDate === undefined ? undefined : refund.refundOf.find(({ payment }) => payment === of.id)
  return sum(unallocatedOf(of), own?.amount ?? zero)
}

/** The reason why a refund cannot pay back a payment at all; `undefined` when it can (contract P20). */
const notRefundable = (refund: Payment, of: Payment): string | undefined => {
  if (isNegative(of.amount)) return "names a refund, which cannot be paid back"
  if (of.postedDate === undefined) return "names a draft: only a posted payment can be paid back"
  if (of.currency !== refund.currency)
    return `must be a payment in ${refund.currency}, as the refund is, not in ${of.currency}`
  if (of.account?.id === refund.account?.id) return undefined
  const named = ({ account }: Payment) =>
    account === undefined ? "without an account" : `of account ${account.accountNumber}`
  return `names a payment ${named(of)}: the refund is ${named(refund)}`
}

const beyondRest = (refund: Payment, of: Payment, amount: Decimal): string | undefined => {
  const open = openOf(refund, of)
  if (!isPositive(open)) return "names a payment with nothing left to pay back"
  return isGreaterThan(amount, open)
    ? `must not be more than the rest of the payment, ${printDecimal(open)}`
    : undefined
}

/** A refund after changes of the amounts that it pays back (contract P20). Removals are applied before additions. */
export const changeRefunds = (
  before: Payment,
  after: Payment,
  changes: readonly RefundChange[],
  nextId: () => PaymentRefundId,
): Result.Result<Payment, FieldsRefused> =>
  Result.gen(function* () {
    let refund = after
    const inOrder = [
      ...changes.filter(({ operation }) => operation === "Remove"),
      ...changes.filter(({ operation }) => operation !== "Remove"),
    ]
    for (const { path, operation, payment: of, amount } of inOrder) {
      const refused = (field: string, text: string) => Result.fail(fieldRefused(memberOf(path, field), text))
      if (!isNegative(refund.amount))
        return yield* refused("payment", "must be left out unless the payment is a refund, whose amount is below 0")
      const own = refund.refundOf.find(({ payment }) => payment === of.id)
      if (operation === "Create" && own !== undefined)
        return yield* refused("payment", "is already paid back by this refund: change that part")
      if (operation !== "Create" && own === undefined)
        return yield* refused("payment", "is not paid back by this refund")
      const others = refund.refundOf.filter((each) => each !== own)
      if (operation === "Remove") {
        refund = { ...refund, refundOf: others }
        continue
      }
      // A refund that names no account gets that of the payment, because an account's money is returned to that
      // account.
      refund = refund.account === undefined && of.account !== undefined ? { ...refund, account: of.account } : refund
      const cannot = notRefundable(refund, of)
      if (cannot !== undefined) return yield* refused("payment", cannot)
      const left = abs(unallocatedOf({ ...refund, refundOf: others }))
      const wanted = amount ?? own?.amount ?? min(left, openOf(before, of))
      if (amount !== undefined && !isPositive(amount)) return yield* refused("amount", "must be more than 0")
      if (decimalPlaces(wanted) > minorUnits(refund.currency))
        return yield* refused("amount", `must not have more decimals than ${refund.currency} has`)
      if (!isPositive(left)) return yield* refused("payment", "cannot be added: all of the refund is allocated")
      const field = amount === undefined ? "payment" : "amount"
      const beyond = beyondRest(before, of, wanted)
      if (beyond !== undefined) return yield* refused(field, beyond)
      if (isGreaterThan(wanted, left))
        return yield* refused(field, `must not be more than the rest of the refund, ${printDecimal(left)}`)
      // A posted part never changes: its change becomes a new part.
      const id = own === undefined || refund.postedDate !== undefined ? nextId() : own.id
      const part: Refund = { id, payment: of.id, amount: wanted }
      refund = {
        ...refund,
        refundOf: own === undefined ? [...others, part] : refund.refundOf.map((each) => (each === own ? part : each)),
      }
    }
    return refund
  })

/** Checks the planned parts of a refund again when it is posted (contract P4). `held` are the present payments. */
export const checkRefundPlans = (
  refund: Payment,
  held: ReadonlyMap<string, Payment>,
): Result.Result<void, FieldsRefused> => {
  for (const [index, { payment, amount }] of refund.refundOf.entries()) {
    const of = held.get(payment)!
    const cannot = notRefundable(refund, of) ?? beyondRest(refund, of, amount)
    if (cannot !== undefined) return Result.fail(fieldRefused(`refundOf[${index}]`, cannot))
  }
  return Result.succeed(undefined)
}

/**
 * The reason why a refund cannot be posted: it must name everything that it pays back (contract P20). `field` is the
 * field of the error.
 */
export const checkNamesAll = (refund: Payment, field: string): Result.Result<void, FieldsRefused> => {
  const left = unallocatedOf(refund)
  return isNegative(refund.amount) && isNegative(left)
    ? Result.fail(
        fieldRefused(
          field,
          `leaves ${printDecimal(abs(left))} without a purpose: name the payments to pay back in refundOf, settle credit notes, or write off the rest`,
        ),
      )
    : Result.succeed(undefined)
}

/** A new, changed or removed part of a refund, with the refunded payment before and after. */
export interface RefundMove {
  readonly from?: Refund
  readonly to?: Refund
  readonly before: Payment
  readonly after: Payment
}

/** The new, changed and removed parts of a refund, applied to the refunded payments. */
export const refundMoves = (
  before: Payment | undefined,
  after: Payment,
  held: ReadonlyMap<string, Payment>,
): readonly RefundMove[] => {
  const [inEffect, planned] = [before?.refundOf ?? [], after.refundOf]
  const ids = new Set([...inEffect, ...planned].map(({ payment }) => payment))
  return [...ids].flatMap((id): readonly RefundMove[] => {
    const of = (parts: readonly Refund[]) => parts.find(({ payment }) => payment === id)
    const [from, to] = [of(inEffect), of(planned)]
    if (from === to) return []
    const payment = held.get(id)!
    const others = payment.refundedBy.filter((each) => each.payment !== after.id)
    const { amount = zero, effectiveDate } = to ?? {}
    const refundedBy = effectiveDate === undefined ? others : [...others, { payment: after.id, amount, effectiveDate }]
    return [
      {
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        before: payment,
        after: { ...payment, refundedBy },
      },
    ]
  })
}

/** The amount of a payment that refunds have paid back. */
export const refundedOf = ({ refundedBy }: Pick<Payment, "refundedBy">): Decimal =>
  sumOf(refundedBy, ({ amount }) => amount)
