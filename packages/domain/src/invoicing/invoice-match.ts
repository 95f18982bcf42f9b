import { BigDecimal, Result } from "effect"
import type { JournalLine } from "../ledger/journal.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimalPlaces, printDecimal, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { Invoice } from "./invoice.ts"
import { type InvoiceRefusal, refuse } from "./invoicing.errors.ts"
import { balanceOf, baseShare, paidElsewhere, settledBy } from "./settlement.ts"

/** The amounts that a match of an invoice and a credit note settles; all of them are positive (contract I35). */
export interface MatchedAmounts {
  /** The amount in the currency of both. */
  readonly amount: Decimal
  /** The share of the invoice's base total, and the share of the credit note's base total. */
  readonly invoiceBase: Decimal
  readonly creditBase: Decimal
}

const { isZero, isPositive, negate, subtract } = BigDecimal

/**
 * The amounts for matching an invoice that is still to be paid with a document whose balance is negative, such as a
 * credit note: the wanted amount, or else the smaller of the two balances. Both documents must be Posted and have the
 * same account and currency.
 */
export const matchOf = (
  invoice: Invoice,
  credit: Invoice,
  wanted?: Decimal,
): Result.Result<MatchedAmounts, FieldsRefused | InvoiceRefusal> => {
  const other = [invoice, credit].find(({ status }) => status !== "Posted")
  if (other !== undefined) return Result.fail(refuse("NotMatchable", { status: other.status }))
  if (credit.account.id !== invoice.account.id || credit.currency !== invoice.currency)
    return Result.fail(fieldRefused("creditInvoiceId", "must be of the same account and currency as the invoice"))
  const [open, given] = [balanceOf(invoice), negate(balanceOf(credit))]
  if (!isPositive(open)) return Result.fail(refuse("NothingToPay"))
  if (!isPositive(given))
    return Result.fail(fieldRefused("creditInvoiceId", "names a credit note of which nothing is left"))
  const most = BigDecimal.min(open, given)
  const amount = wanted ?? most
  if (!isPositive(amount) || BigDecimal.isGreaterThan(amount, most))
    return Result.fail(fieldRefused("amount", `must be more than 0 and up to ${printDecimal(most)}`))
  if (decimalPlaces(amount) > minorUnits(invoice.currency))
    return Result.fail(fieldRefused("amount", `must not have more decimals than ${invoice.currency} has`))
  return Result.succeed({ amount, invoiceBase: baseShare(invoice, amount), creditBase: baseShare(credit, amount) })
}

/** Two documents after a match or after the end of a match, with the amounts that moved. */
export interface MatchedPair {
  readonly invoice: Invoice
  readonly credit: Invoice
  /** The amounts in both currencies: positive after a match, negative after its end. */
  readonly moved: MatchedAmounts
}

/** The invoice and the credit note after a match. */
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

/**
 * The invoice and the credit note after the end of their match. Refused when one of them was marked as paid meanwhile.
 */
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
 * The journal lines of a match or of its end (contract J5): the receivables of both documents, each at its own rate,
 * and the difference as exchange gain or loss. No lines when both have the same amount on the same account.
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
  // The end of a match books the difference back to the account on which it was booked.
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
