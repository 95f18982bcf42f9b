import { BigDecimal, Result } from "effect"
import type { Invoice } from "../invoicing/invoice.ts"
import { invoiceTotals } from "../invoicing/invoice.ts"
import { balanceOf, paidElsewhere } from "../invoicing/settlement.ts"
import { type Decimal, printDecimal, sumOf, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { isSameSide } from "./check-part.ts"
import type { Payment, Settlement } from "./payment.ts"
import { takenBy } from "./payment-amounts.ts"
import { type PaymentRefusal, refuse } from "./payments.errors.ts"

const { abs, isGreaterThan, isNegative, isZero, min, sum } = BigDecimal

/** The amount of an invoice that a payment can settle: the open amount, plus what this payment has already taken. */
export const openFor = (
  payment: Pick<Payment, "amount" | "postedDate">,
  invoice: Invoice,
  own: Settlement | undefined,
): Decimal => {
  const isTaken = payment.postedDate !== undefined && own !== undefined
  return sum(sum(balanceOf(invoice), isTaken ? takenBy(own) : zero), writtenOffFor(payment, invoice))
}

/** The written-off amount of an invoice that a payment can still settle (contract P25): the one on its side. */
export const writtenOffFor = ({ amount }: Pick<Payment, "amount">, { writtenOff = zero }: Invoice): Decimal =>
  isSameSide(writtenOff, amount) ? writtenOff : zero

/**
 * Whether a balance is of the kind that a payment settles: a customer's debt or, for a refund, a debt to a customer.
 */
const suits = (open: Decimal, { amount }: Pick<Payment, "amount">): boolean =>
  !isZero(open) && isNegative(open) === isNegative(amount)

/**
 * Whether the invoice is already paid, so that a payment is in excess (contract P13): nothing of it is open, or it was
 * paid in excess before. A refund exceeds a credit note in the same way.
 */
const isPaidAgain = (payment: Pick<Payment, "amount">, invoice: Invoice, open: Decimal): boolean => {
  const { total } = invoiceTotals(invoice)
  const isOfItsKind = isZero(total) ? !isNegative(payment.amount) : isNegative(total) === isNegative(payment.amount)
  return isOfItsKind && !suits(open, payment)
}

/** Whether payments in this currency can settle an invoice at all (contract P3). */
export const checkInvoice = (
  { currency }: Pick<Payment, "currency">,
  invoice: Invoice,
  field: string,
): Result.Result<Invoice, FieldsRefused | PaymentRefusal> => {
  if (invoice.status !== "Posted" && invoice.status !== "Settled")
    return Result.fail(fieldRefused(field, `is ${invoice.status}: only a posted invoice can be settled`))
  if (invoice.settledNotes === paidElsewhere)
    return Result.fail(refuse("InvoicePaidElsewhere", { number: invoice.number! }))
  if (invoice.currency !== currency)
    return Result.fail(
      fieldRefused(field, `must be an invoice in ${currency}, as the payment is, not in ${invoice.currency}`),
    )
  return Result.succeed(invoice)
}

/** The smaller of two amounts of the same sign. */
const lesser = (a: Decimal, b: Decimal): Decimal => (isNegative(a) ? BigDecimal.max(a, b) : min(a, b))

/**
 * The amount of a settlement for which none is given: the rest of the payment, up to the open amount of the invoice
 * less its write-offs; the whole rest of the payment when the invoice is already paid (contract P7, P13).
 */
export const usualAmount = (
  payment: Payment,
  invoice: Invoice,
  left: Decimal,
  { own, writtenOff }: { readonly own?: Settlement | undefined; readonly writtenOff: Decimal },
): Decimal => {
  if (isZero(left) || isNegative(left) !== isNegative(payment.amount)) return zero
  const open = openFor(payment, invoice, own)
  if (isPaidAgain(payment, invoice, open)) return left
  const room = BigDecimal.subtract(open, writtenOff)
  return suits(room, payment) ? lesser(left, room) : zero
}

/** The reason why a settlement with its write-offs exceeds its invoice; `undefined` when it does not (contract P3). */
export const beyondBalance = (payment: Payment, invoice: Invoice, settlement: Settlement): string | undefined => {
  const own = payment.settlements.find(({ invoice: { id } }) => id === invoice.id)
  const open = openFor(payment, invoice, own)
  // Only a person may settle an invoice that is already paid; an automatic match may not.
  if (isPaidAgain(payment, invoice, open) && settlement.matchedBy === undefined && settlement.writeOffs.length === 0)
    return undefined
  if (!suits(open, payment)) return "has nothing left to settle"
  return isGreaterThan(abs(takenBy(settlement)), abs(open))
    ? `must not be more than the open amount of the invoice, ${printDecimal(open)}`
    : undefined
}

/** The sum of write-offs. */
export const sumOfWriteOffs = (writeOffs: Settlement["writeOffs"]): Decimal => sumOf(writeOffs, ({ amount }) => amount)
