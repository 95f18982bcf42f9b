import { BigDecimal, Result } from "effect"
import type { JournalLine } from "../ledger/journal.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimalPlaces, printDecimal, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { Invoice } from "./invoice.ts"
import { type InvoiceRefusal, refuse } from "./invoicing.errors.ts"
import { balanceOf, baseShare, paidElsewhere, settledBy } from "./settlement.ts"

/** What a credit note takes of an invoice's balance, and the invoice of the note's; all of it positive (contract I35). */
export interface MatchedAmounts {
  /** In the currency of both. */
  readonly amount: Decimal
  /** Its share of the base total of the invoice, and of that of the note. */
  readonly invoiceBase: Decimal
  readonly creditBase: Decimal
}

const { isZero, isPositive, negate, subtract } = BigDecimal

/**
 * The amounts of a match of an invoice that has something to be paid with one that has something to give, such as a
 * credit note: as much as wanted, else the smaller of the two balances. Both are Posted, of one account and currency.
 */
export const matchOf = (
  invoice: Invoice,
  credit: Invoice,
  wanted?: Decimal,
): Result.Result<MatchedAmounts, FieldsRefused | InvoiceRefusal> => {
  const other = [invoice, credit].find(({ status }) => status !== "Posted")
  if (other !== undefined) return Result.fail(refuse("NotMatchable", { status: other.status }))
  if (credit.account.id !== invoice.account.id || credit.currency !== invoice.currency)
    return Result.fail(fieldRefused("creditInvoiceId", "is of another account or currency than the invoice"))
  const [open, given] = [balanceOf(invoice), negate(balanceOf(credit))]
  if (!isPositive(open)) return Result.fail(refuse("NothingToPay"))
  if (!isPositive(given)) return Result.fail(fieldRefused("creditInvoiceId", "has nothing left to give"))
  const most = BigDecimal.min(open, given)
  const amount = wanted ?? most
  if (!isPositive(amount) || BigDecimal.isGreaterThan(amount, most))
    return Result.fail(fieldRefused("amount", `must be more than 0 and up to ${printDecimal(most)}`))
  if (decimalPlaces(amount) > minorUnits(invoice.currency))
    return Result.fail(fieldRefused("amount", `has more than the decimals of ${invoice.currency}`))
  return Result.succeed({ amount, invoiceBase: baseShare(invoice, amount), creditBase: baseShare(credit, amount) })
}

/** Two documents after they were matched, or their match was taken back, and what that moved in base currency. */
export interface MatchedPair {
  readonly invoice: Invoice
  readonly credit: Invoice
  /** Positive after a match, negative after its end. */
  readonly moved: MatchedAmounts
}

/** Invoice and credit note after a match. */
export const matched = (
  invoice: Invoice,
  credit: Invoice,
  { amount, invoiceBase, creditBase }: MatchedAmounts,
): MatchedPair => {
  const after = {
    invoice: settledBy(invoice, [{ amount, share: invoiceBase }]),
    credit: settledBy(credit, [{ amount: negate(amount), share: negate(creditBase) }]),
  }
  return {
    ...after,
    moved: {
      amount,
      invoiceBase: subtract(after.invoice.settledBase, invoice.settledBase),
      creditBase: subtract(credit.settledBase, after.credit.settledBase),
    },
  }
}

/** Invoice and credit note after their match was taken back, unless one was marked as paid meanwhile. */
export const unmatched = (invoice: Invoice, credit: Invoice, { amount, invoiceBase, creditBase }: MatchedAmounts) =>
  [invoice, credit].some(({ settledNotes }) => settledNotes === paidElsewhere)
    ? Result.fail(refuse("PaidElsewhere"))
    : Result.succeed(
        matched(invoice, credit, {
          amount: negate(amount),
          invoiceBase: negate(invoiceBase),
          creditBase: negate(creditBase),
        }),
      )

/**
 * The journal lines of a match, or of its taking back (contract J5): the receivables of the two documents, each at its
 * rate, and the difference as exchange gain or loss. None where both come to the same on the same account.
 */
export const matchLines = (
  invoice: Invoice,
  credit: Invoice,
  { amount, invoiceBase, creditBase }: MatchedAmounts,
  { exchangeGainAccount, exchangeLossAccount }: Pick<LegalEntityDetails, "exchangeGainAccount" | "exchangeLossAccount">,
): readonly JournalLine[] => {
  const loss = subtract(invoiceBase, creditBase)
  if (isZero(loss) && invoice.accountsReceivable.id === credit.accountsReceivable.id) return []
  const rateOf = ({ exchangeRate }: Invoice) => (exchangeRate === undefined ? {} : { exchangeRate })
  // What is taken back goes back to the account that it came from.
  const isLoss = isPositive(loss) !== BigDecimal.isNegative(amount)
  return [
    { account: credit.accountsReceivable, amount: creditBase, salesAmount: amount, ...rateOf(credit) },
    {
      account: invoice.accountsReceivable,
      amount: negate(invoiceBase),
      salesAmount: negate(amount),
      ...rateOf(invoice),
    },
    ...(isZero(loss)
      ? []
      : [{ account: isLoss ? exchangeLossAccount : exchangeGainAccount, amount: loss, salesAmount: zero }]),
  ]
}
