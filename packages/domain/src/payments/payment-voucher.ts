import { BigDecimal } from "effect"
import type { Invoice } from "../invoicing/invoice.ts"
import { baseShare } from "../invoicing/settlement.ts"
import type { JournalLine } from "../ledger/journal.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import { type Decimal, sumOf, zero } from "../shared/decimal.ts"
import type { Payment, Settlement, WriteOff } from "./payment.ts"
import { writeOffBookings, type WriteOffMove } from "./invoice-write-off.ts"
import { allocatedBase, allocatedOf, feeBase, paymentShare, takenBy } from "./payment-amounts.ts"
import type { RefundMove } from "./refunds.ts"

const { equals, isNegative, isPositive, isZero, negate, subtract, sum } = BigDecimal

/** The accounts for advance payments and differences. */
export type PaymentAccounts = Pick<LegalEntityDetails, "advanceAccount" | "exchangeGainAccount" | "exchangeLossAccount">

/** A new, changed or removed settlement, with its invoice before and after. */
export interface SettlementMove {
  readonly from?: Settlement
  readonly to?: Settlement
  readonly before: Invoice
  readonly after: Invoice
  /** The amounts that the settlement takes back from write-offs of the invoice, or returns to them. */
  readonly writeOffs?: readonly WriteOffMove[]
}

/** The effects of a payment on invoices, and of a refund on the payments that it pays back. */
export interface Moves {
  readonly moves: readonly SettlementMove[]
  readonly refunds: readonly RefundMove[]
}

interface Booking {
  readonly account: FinancialAccountRef
  /** The amount in base currency; positive is debit. */
  readonly base: Decimal
  /** The amount in the currency of the payment. */
  readonly amount: Decimal
  readonly exchangeRate?: Decimal
}

/**
 * The journal lines of a posting, or of a change of the allocations of a posted payment (contract P8): the difference
 * between the bookings before and after, with one line for each account. Without `before`, the payment itself is booked
 * as well.
 */
export const voucherLines = (
  before: Payment | undefined,
  after: Payment,
  { moves, refunds }: Moves,
  accounts: PaymentAccounts,
): readonly JournalLine[] => {
  const bookings: readonly Booking[] = [
    ...(before === undefined ? entry(after, accounts) : []),
    {
      account: accounts.advanceAccount,
      base: subtract(allocatedBase(after), before === undefined ? zero : allocatedBase(before)),
      amount: subtract(allocatedOf(after), before === undefined ? zero : allocatedOf(before)),
    },
    ...moves.flatMap(ofInvoice),
    ...refunds.map((move) => ofAdvance(move, accounts)),
    ...ofPaymentWriteOffs(before?.writeOffs ?? [], after),
  ]
  return inOneLineEach([...bookings, ...differences(bookings, after, { moves, refunds }, accounts)], after.exchangeRate)
}

/** The bookings of the payment itself, which is at first an advance payment as a whole. */
const entry = (payment: Payment, { advanceAccount }: PaymentAccounts): readonly Booking[] => {
  const { amount, baseAmount, bankFee } = payment
  const fee = feeBase(payment)
  return [
    { account: payment.paymentAccount, base: subtract(baseAmount, fee), amount: subtract(amount, bankFee) },
    { account: payment.bankFeeAccount, base: fee, amount: bankFee },
    { account: advanceAccount, base: negate(baseAmount), amount: negate(amount) },
  ]
}

/** New write-offs and removed ones with their signs in the books. */
const changes = (before: readonly WriteOff[], after: readonly WriteOff[]) => [
  ...after.map(({ account, amount }) => ({ account, amount })),
  ...before.map(({ account, amount }) => ({ account, amount: negate(amount) })),
]

/** The receivable, the write-offs with the settlement, and the recovered amounts of earlier write-offs. */
const ofInvoice = ({ from, to, before, after, writeOffs = [] }: SettlementMove): readonly Booking[] => {
  const rate = before.exchangeRate === undefined ? {} : { exchangeRate: before.exchangeRate }
  return [
    {
      account: before.accountsReceivable,
      base: subtract(before.settledBase, after.settledBase),
      amount: subtract(before.settled, after.settled),
      ...rate,
    },
    ...changes(from?.writeOffs ?? [], to?.writeOffs ?? []).map(({ account, amount }) => ({
      account,
      base: baseShare(before, amount),
      amount,
      ...rate,
    })),
    ...writeOffs.flatMap(({ writeOff, before: was, after: is }) => {
      const then = writeOffBookings(writeOff, was, before)
      return writeOffBookings(writeOff, is, before).map(({ account, base, amount }, index) => ({
        account,
        base: subtract(base, then[index]!.base),
        amount: subtract(amount, then[index]!.amount),
        ...rate,
      }))
    }),
  ]
}

/** The advance payment that a refund pays back, at the rate at which it was received. */
const ofAdvance = ({ before, after }: RefundMove, { advanceAccount }: PaymentAccounts): Booking => ({
  account: advanceAccount,
  base: subtract(allocatedBase(after), allocatedBase(before)),
  amount: subtract(allocatedOf(after), allocatedOf(before)),
  exchangeRate: before.exchangeRate,
})

const ofPaymentWriteOffs = (before: readonly WriteOff[], payment: Payment): readonly Booking[] =>
  changes(before, payment.writeOffs).map(({ account, amount }) => ({
    account,
    base: negate(paymentShare(payment, amount)),
    amount: negate(amount),
  }))

/**
 * Exchange gains and losses: the difference between a receivable or refunded advance payment and its part of the
 * payment. A removed part is booked back to the account on which its difference was booked; rounding differences go
 * with the last part.
 */
const differences = (
  bookings: readonly Booking[],
  payment: Payment,
  { moves, refunds }: Moves,
  accounts: PaymentAccounts,
): readonly Booking[] => {
  const isRefund = isNegative(payment.amount)
  const share = (amount: Decimal = zero) => paymentShare(payment, amount)
  const ofSettlements = moves.map((move) => {
    const booked = sumOf(ofInvoice(move), ({ base }) => base)
    const of = (settlement: Settlement | undefined) => (settlement === undefined ? zero : takenBy(settlement))
    const taken = subtract(of(move.to), of(move.from))
    return {
      loss: subtract(subtract(share(move.from?.amount), share(move.to?.amount)), booked),
      isBack: !isZero(taken) && isNegative(taken) !== isRefund,
    }
  })
  const ofRefunds = refunds.map((move) => {
    const { base, amount } = ofAdvance(move, accounts)
    // The parts of a refund are positive although the refund is negative.
    return {
      loss: subtract(subtract(share(move.to?.amount), share(move.from?.amount)), base),
      isBack: isNegative(amount),
    }
  })
  const found = [...ofSettlements, ...ofRefunds]
  const left = negate(
    sum(
      sumOf(bookings, ({ base }) => base),
      sumOf(found, ({ loss }) => loss),
    ),
  )
  const last = found.at(-1) ?? { loss: zero, isBack: false }
  return [...found.slice(0, -1), { ...last, loss: sum(last.loss, left) }].map(({ loss, isBack }) => ({
    account: isPositive(loss) === isBack ? accounts.exchangeGainAccount : accounts.exchangeLossAccount,
    base: loss,
    amount: zero,
  }))
}

const inOneLineEach = (bookings: readonly Booking[], rate: Decimal): readonly JournalLine[] => {
  const lines = new Map<string, JournalLine>()
  for (const { account, base, amount, exchangeRate } of bookings) {
    if (isZero(base) && isZero(amount)) continue
    const so = lines.get(account.id)
    lines.set(account.id, {
      account,
      amount: sum(so?.amount ?? zero, base),
      salesAmount: sum(so?.salesAmount ?? zero, amount),
      ...(exchangeRate === undefined || equals(exchangeRate, rate) ? {} : { exchangeRate }),
    })
  }
  return [...lines.values()].filter(({ amount, salesAmount }) => !isZero(amount) || !isZero(salesAmount))
}
