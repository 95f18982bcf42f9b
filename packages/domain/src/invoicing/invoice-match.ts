import { BigDecimal, Result } from "effect"
import type { JournalLine } from "../ledger/journal.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimalPlaces, divideHalfUp, fromUnits, printDecimal, toUnits, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { baseTotals, type Invoice, invoiceTotals } from "./invoice.ts"
import { type InvoiceRefusal, refuse } from "./invoicing.errors.ts"
import { balanceOf, paidElsewhere, statusByBalance } from "./settlement.ts"

/** What a credit note takes of an invoice's balance, and the invoice of the note's; all of it positive (contract I35). */
export interface MatchedAmounts {
  /** In the currency of both. */
  readonly amount: Decimal
  readonly invoiceBase: Decimal
  readonly creditBase: Decimal
}

const { abs, isZero, isPositive, negate, subtract, sum } = BigDecimal

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
  return Result.succeed({ amount, invoiceBase: baseOf(invoice, amount), creditBase: baseOf(credit, amount) })
}

/**
 * The part of an amount in the base total, rounded; what settles the invoice takes all that is left in base currency
 * (contract I35).
 */
const baseOf = (invoice: Invoice, amount: Decimal): Decimal => {
  const { total } = invoiceTotals(invoice)
  const baseTotal = baseTotals(invoice)?.total ?? total
  const [left, leftBase] = [abs(balanceOf(invoice)), abs(subtract(baseTotal, invoice.settledBase))]
  if (BigDecimal.equals(amount, left)) return leftBase
  // Of an invoice that was paid twice the balance has not the sign of the total: what was paid too much counts.
  const isOverpaid = isPositive(total) !== isPositive(balanceOf(invoice))
  const [whole, wholeBase] = isOverpaid ? [left, leftBase] : [abs(total), abs(baseTotal)]
  const [scale, baseScale] = [minorUnits(invoice.currency), minorUnits(invoice.baseCurrency)]
  const units = divideHalfUp(toUnits(wholeBase, baseScale) * toUnits(amount, scale), toUnits(whole, scale))
  return BigDecimal.min(leftBase, fromUnits(units, baseScale))
}

const settle = (invoice: Invoice, amount: Decimal, base: Decimal): Invoice => {
  const settled = { ...invoice, settled: sum(invoice.settled, amount), settledBase: sum(invoice.settledBase, base) }
  return { ...settled, status: statusByBalance(balanceOf(settled)) }
}

/** Invoice and credit note after a match. */
export const matched = (invoice: Invoice, credit: Invoice, { amount, invoiceBase, creditBase }: MatchedAmounts) => ({
  invoice: settle(invoice, amount, invoiceBase),
  credit: settle(credit, negate(amount), negate(creditBase)),
})

const turned = ({ amount, invoiceBase, creditBase }: MatchedAmounts): MatchedAmounts => ({
  amount: negate(amount),
  invoiceBase: negate(invoiceBase),
  creditBase: negate(creditBase),
})

/** Invoice and credit note after their match was taken back, unless one was marked as paid meanwhile. */
export const unmatched = (invoice: Invoice, credit: Invoice, amounts: MatchedAmounts) =>
  [invoice, credit].some(({ settledNotes }) => settledNotes === paidElsewhere)
    ? Result.fail(refuse("PaidElsewhere"))
    : Result.succeed(matched(invoice, credit, turned(amounts)))

/**
 * The journal lines of a match, or of its taking back (contract J5): the receivables of the two documents, each at its
 * rate, and the difference as exchange gain or loss. None where both come to the same on the same account.
 */
export const matchLines = (
  invoice: Invoice,
  credit: Invoice,
  amounts: MatchedAmounts,
  { exchangeGainAccount, exchangeLossAccount }: Pick<LegalEntityDetails, "exchangeGainAccount" | "exchangeLossAccount">,
  isTakenBack: boolean,
): readonly JournalLine[] => {
  const loss = subtract(amounts.invoiceBase, amounts.creditBase)
  if (isZero(loss) && invoice.accountsReceivable.id === credit.accountsReceivable.id) return []
  const { amount, invoiceBase, creditBase } = isTakenBack ? turned(amounts) : amounts
  const rateOf = ({ exchangeRate }: Invoice) => (exchangeRate === undefined ? {} : { exchangeRate })
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
      : [
          {
            account: isPositive(loss) ? exchangeLossAccount : exchangeGainAccount,
            amount: isTakenBack ? negate(loss) : loss,
            salesAmount: zero,
          },
        ]),
  ]
}
