import { BigDecimal, Result } from "effect"
import type { Invoice } from "../invoicing/invoice.ts"
import { balanceOf, paidElsewhere, partOf, settledBy } from "../invoicing/settlement.ts"
import type { JournalLine } from "../ledger/journal.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, divideHalfUp, fromUnits, toUnits, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { InvoiceId, InvoiceWriteOffId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Recovery, Settlement } from "./payment.ts"
import { takenBy } from "./payment-amounts.ts"
import { type PaymentRefusal, refuse } from "./payments.errors.ts"

const { equals, isNegative, isPositive, isZero, min, negate, subtract, sum } = BigDecimal

/** A write-off of the open amount of an invoice as a bad debt (contract P23). */
export interface InvoiceWriteOff {
  readonly id: InvoiceWriteOffId
  readonly invoiceId: InvoiceId
  /** The amount in the currency of the invoice; positive. */
  readonly amount: Decimal
  /** The amount in base currency that was booked on the account. */
  readonly baseAmount: Decimal
  readonly date: CalendarDate
  readonly account: FinancialAccountRef
  readonly reason: string
  /** The amount that settlements in effect have recovered. */
  readonly recovered: Decimal
  /** The day on which the rest of the write-off was taken back, and the amount of that. */
  readonly takenBack?: { readonly date: CalendarDate; readonly amount: Decimal }
  readonly createdAt: Timestamp
}

/** The amount of a write-off that is still in effect: neither recovered nor taken back. */
const standingOf = ({ amount, recovered, takenBack }: InvoiceWriteOff): Decimal =>
  takenBack === undefined ? subtract(amount, recovered) : zero

/**
 * The base amount on the account that is still in effect after partial recovery; the whole amount while nothing was
 * recovered.
 */
export const standingBase = (
  { amount, baseAmount }: Pick<InvoiceWriteOff, "amount" | "baseAmount">,
  standing: Decimal,
  { currency, baseCurrency }: Pick<Invoice, "baseCurrency" | "currency">,
): Decimal => {
  if (equals(standing, amount)) return baseAmount
  const [scale, baseScale] = [minorUnits(currency), minorUnits(baseCurrency)]
  const units = divideHalfUp(toUnits(baseAmount, baseScale) * toUnits(standing, scale), toUnits(amount, scale))
  return fromUnits(units, baseScale)
}

/** An invoice before and after its write-off, or after taking a write-off back, with the lines of the voucher. */
export interface WrittenOff {
  readonly after: Invoice
  /** The amount in the currency of the invoice, and in base currency on the account. */
  readonly amount: Decimal
  readonly baseAmount: Decimal
  readonly lines: readonly JournalLine[]
}

/** Writes off the whole open amount of an invoice (contract P23). */
export const writeOffInvoice = (
  invoice: Invoice,
  { date, account }: Pick<InvoiceWriteOff, "account" | "date">,
): Result.Result<WrittenOff, FieldsRefused | PaymentRefusal> => {
  if (invoice.status !== "Posted" && invoice.status !== "Settled")
    return Result.fail(refuse("OnlyPostedWrittenOff", { status: invoice.status }))
  const open = balanceOf(invoice)
  if (!isPositive(open)) return Result.fail(refuse("NothingToWriteOff", { number: invoice.number! }))
  if (date < invoice.invoiceDate)
    return Result.fail(fieldRefused("date", `must not be before the date of the invoice, ${invoice.invoiceDate}`))
  const after = settledBy(invoice, [partOf(invoice, open)], sum(invoice.writtenOff ?? zero, open))
  const base = subtract(after.settledBase, invoice.settledBase)
  const lines = [
    { account, amount: base, salesAmount: open },
    { account: invoice.accountsReceivable, amount: negate(base), salesAmount: negate(open) },
  ]
  return Result.succeed({ after, amount: open, baseAmount: base, lines })
}

/** Takes back the part of a write-off that is still in effect (contract P26). */
export const takeBackWriteOff = (
  invoice: Invoice,
  writeOff: InvoiceWriteOff,
  {
    date,
    accounts,
  }: {
    readonly date: CalendarDate
    readonly accounts: Pick<LegalEntityDetails, "exchangeGainAccount" | "exchangeLossAccount">
  },
): Result.Result<WrittenOff, FieldsRefused | PaymentRefusal> => {
  if (writeOff.takenBack !== undefined)
    return Result.fail(refuse("WriteOffTakenBack", { date: writeOff.takenBack.date }))
  if (invoice.settledNotes === paidElsewhere)
    return Result.fail(refuse("InvoicePaidElsewhere", { number: invoice.number! }))
  const standing = standingOf(writeOff)
  if (isZero(standing)) return Result.fail(refuse("WriteOffRecovered"))
  if (date < writeOff.date)
    return Result.fail(fieldRefused("date", `must not be before the date of the write-off, ${writeOff.date}`))
  const after = settledBy(invoice, [partOf(invoice, negate(standing))], subtract(invoice.writtenOff ?? zero, standing))
  const base = subtract(invoice.settledBase, after.settledBase)
  const onAccount = standingBase(writeOff, standing, invoice)
  // The difference in base currency that remains from rounding the shares.
  const loss = subtract(onAccount, base)
  const lines = [
    { account: invoice.accountsReceivable, amount: base, salesAmount: standing },
    { account: writeOff.account, amount: negate(onAccount), salesAmount: negate(standing) },
    ...(isZero(loss)
      ? []
      : [
          {
            account: isNegative(loss) ? accounts.exchangeGainAccount : accounts.exchangeLossAccount,
            amount: loss,
            salesAmount: zero,
          },
        ]),
  ]
  return Result.succeed({ after, amount: standing, baseAmount: onAccount, lines })
}

/** A write-off that was partly recovered or reinstated, with the amounts in effect before and after. */
export interface WriteOffMove {
  readonly writeOff: InvoiceWriteOff
  readonly before: Decimal
  readonly after: Decimal
}

/**
 * The amounts that a new, changed or removed settlement takes back from the write-offs of its invoice, newest first, up
 * to the amount that it takes of the invoice (contract P25). When a settlement is removed, the amounts that it had
 * recovered are written off again, unless the write-off itself was taken back meanwhile.
 */
export const recover = (
  writeOffs: readonly InvoiceWriteOff[],
  from: Settlement | undefined,
  to: Settlement | undefined,
): { readonly recoveries: readonly Recovery[]; readonly moves: readonly WriteOffMove[] } => {
  const standing = new Map(writeOffs.map((each) => [each.id, standingOf(each)]))
  for (const { writeOff: id, amount } of from?.recoveries ?? []) {
    const of = writeOffs.find((each) => each.id === id)
    if (of !== undefined && of.takenBack === undefined) standing.set(id, sum(standing.get(id)!, amount))
  }
  let left = to !== undefined && isPositive(to.amount) ? takenBy(to) : zero
  const recoveries: Recovery[] = []
  for (const { id } of writeOffs) {
    const amount = min(left, standing.get(id)!)
    if (!isPositive(amount)) continue
    recoveries.push({ writeOff: id, amount })
    standing.set(id, subtract(standing.get(id)!, amount))
    left = subtract(left, amount)
  }
  const moves = writeOffs.map((writeOff) => ({
    writeOff,
    before: standingOf(writeOff),
    after: standing.get(writeOff.id)!,
  }))
  return { recoveries, moves: moves.filter(({ before, after }) => !equals(before, after)) }
}
