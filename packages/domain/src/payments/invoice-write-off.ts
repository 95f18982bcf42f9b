import { BigDecimal, Result } from "effect"
import type { Invoice } from "../invoicing/invoice.ts"
import { balanceOf, paidElsewhere, partOf, settledBy } from "../invoicing/settlement.ts"
import type { JournalLine } from "../ledger/journal.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimalPlaces, printDecimal, sumOf, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { InvoiceId, InvoiceWriteOffId, UserId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { isSameSide } from "./check-part.ts"
import type { Recovery, Settlement } from "./payment.ts"
import { takenBy } from "./payment-amounts.ts"
import { type PaymentRefusal, refuse } from "./payments.errors.ts"
import { reliefChange, reliefOf, type ReliefPart, reliefTax, standingRelief, standingShare } from "./tax-relief.ts"

const { abs, equals, isGreaterThan, isNegative, isPositive, isZero, negate, subtract, sum } = BigDecimal

/** A write-off of the open amount of an invoice or credit note as a bad debt (contract P23). */
export interface InvoiceWriteOff {
  readonly id: InvoiceWriteOffId
  readonly invoiceId: InvoiceId
  /** The amount in the currency of the invoice; negative when a debt to the customer is written off. */
  readonly amount: Decimal
  /** The amount in base currency, on the account and the accounts of the taxes together. */
  readonly baseAmount: Decimal
  readonly date: CalendarDate
  readonly account: FinancialAccountRef
  readonly reason: string
  /** The part at each tax rate of a write-off that corrects the tax; absent otherwise (contract P27). */
  readonly relief?: readonly ReliefPart[]
  /** The amount that settlements in effect have recovered. It has the sign of the amount. */
  readonly recovered: Decimal
  /** The day on which the rest of the write-off was taken back, the amount of that, and the user who did it. */
  readonly takenBack?: { readonly date: CalendarDate; readonly amount: Decimal; readonly userId?: UserId }
  readonly createdAt: Timestamp
}

/** The amount of a write-off that is still in effect: neither recovered nor taken back. */
const standingOf = ({ amount, recovered, takenBack }: InvoiceWriteOff): Decimal =>
  takenBack === undefined ? subtract(amount, recovered) : zero

type Currencies = Pick<Invoice, "baseCurrency" | "currency">

/** The parts of the relief of a write-off that are in effect while `standing` of its amount is. */
const reliefAt = (
  { amount, relief = [] }: Pick<InvoiceWriteOff, "amount" | "relief">,
  standing: Decimal,
  of: Currencies,
) => standingRelief(relief, { amount, standing }, of)

interface WriteOffBooking {
  readonly account: FinancialAccountRef
  /** The amount in base currency; positive is debit. */
  readonly base: Decimal
  /** The amount in the currency of the invoice. */
  readonly amount: Decimal
}

/** The amounts of a write-off on its account and on the accounts of its taxes while `standing` of it is in effect. */
export const writeOffBookings = (
  writeOff: Pick<InvoiceWriteOff, "account" | "amount" | "baseAmount" | "relief">,
  standing: Decimal,
  of: Currencies,
): readonly WriteOffBooking[] => {
  const { account, amount, baseAmount } = writeOff
  const base = standingShare(baseAmount, minorUnits(of.baseCurrency), { amount, standing })
  const relief = reliefAt(writeOff, standing, of)
  const taxBase = sumOf(relief, (part) => part.taxBase)
  return [
    { account, base: subtract(base, taxBase), amount: subtract(standing, reliefTax(relief)) },
    ...relief.map((part) => ({ account: part.account, base: part.taxBase, amount: part.tax })),
  ]
}

/** An invoice before and after its write-off, or after taking a write-off back, with the lines of the voucher. */
export interface WrittenOff {
  readonly after: Invoice
  /** The amount in the currency of the invoice, and in base currency on the accounts. */
  readonly amount: Decimal
  readonly baseAmount: Decimal
  readonly relief: readonly ReliefPart[]
  readonly lines: readonly JournalLine[]
}

/** The parts of a request to write an invoice off. */
export interface WriteOffAsked extends Pick<InvoiceWriteOff, "account" | "date"> {
  /** Positive; by default the whole open amount. */
  readonly amount?: Decimal
  readonly taxRelief: boolean
}

/** The signed amount of the request, which has the side of the open amount. */
const amountOf = (
  asked: Decimal | undefined,
  open: Decimal,
  currency: string,
): Result.Result<Decimal, FieldsRefused> => {
  const refused = (text: string) => Result.fail(fieldRefused("amount", text))
  if (asked === undefined) return Result.succeed(open)
  if (!isPositive(asked)) return refused("must be more than 0")
  if (decimalPlaces(asked) > minorUnits(currency)) return refused(`must not have more decimals than ${currency} has`)
  if (isGreaterThan(asked, abs(open)))
    return refused(`must not be more than the open amount of the invoice, ${printDecimal(abs(open))}`)
  return Result.succeed(isNegative(open) ? negate(asked) : asked)
}

/** Writes off the open amount of an invoice or credit note, or a part of it (contract P23, P27). */
export const writeOffInvoice = (
  invoice: Invoice,
  { date, account, amount: asked, taxRelief }: WriteOffAsked,
  earlier: readonly InvoiceWriteOff[],
): Result.Result<WrittenOff, FieldsRefused | PaymentRefusal> =>
  Result.gen(function* () {
    if (invoice.status !== "Posted" && invoice.status !== "Settled")
      return yield* Result.fail(refuse("OnlyPostedWrittenOff", { status: invoice.status }))
    const open = balanceOf(invoice)
    if (isZero(open)) return yield* Result.fail(refuse("NothingToWriteOff", { number: invoice.number! }))
    if (date < invoice.invoiceDate)
      return yield* Result.fail(
        fieldRefused("date", `must not be before the date of the invoice, ${invoice.invoiceDate}`),
      )
    const amount = yield* amountOf(asked, open, invoice.currency)
    const after = settledBy(invoice, [partOf(invoice, amount)], sum(invoice.writtenOff ?? zero, amount))
    const baseAmount = subtract(after.settledBase, invoice.settledBase)
    const before = earlier.flatMap((each) => {
      const standing = standingOf(each)
      return each.relief === undefined || isZero(standing)
        ? []
        : [{ standing, parts: reliefAt(each, standing, invoice) }]
    })
    const relief = taxRelief ? reliefOf(invoice, { amount, baseAmount }, before) : []
    const lines = inOneLineEach([
      ...writeOffBookings({ account, amount, baseAmount, relief }, amount, invoice),
      { account: invoice.accountsReceivable, base: negate(baseAmount), amount: negate(amount) },
    ])
    return { after, amount, baseAmount, relief, lines }
  })

/** One journal line for each account. */
const inOneLineEach = (bookings: readonly WriteOffBooking[]): readonly JournalLine[] =>
  [...Map.groupBy(bookings, ({ account }) => account.id).values()]
    .map((those) => ({
      account: those[0]!.account,
      amount: sumOf(those, ({ base }) => base),
      salesAmount: sumOf(those, ({ amount }) => amount),
    }))
    .filter(({ amount, salesAmount }) => !isZero(amount) || !isZero(salesAmount))

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
  const booked = writeOffBookings(writeOff, standing, invoice)
  const onAccounts = sumOf(booked, (each) => each.base)
  // The difference in base currency that remains from rounding the shares.
  const loss = subtract(onAccounts, base)
  const lines = inOneLineEach([
    { account: invoice.accountsReceivable, base, amount: standing },
    ...booked.map((each) => ({ account: each.account, base: negate(each.base), amount: negate(each.amount) })),
    {
      account: isNegative(loss) ? accounts.exchangeGainAccount : accounts.exchangeLossAccount,
      base: loss,
      amount: zero,
    },
  ])
  return Result.succeed({
    after,
    amount: standing,
    baseAmount: onAccounts,
    relief: reliefChange(reliefAt(writeOff, standing, invoice), reliefAt(writeOff, zero, invoice)),
    lines,
  })
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
  let left = to === undefined ? zero : takenBy(to)
  const recoveries: Recovery[] = []
  for (const { id } of writeOffs) {
    const there = standing.get(id)!
    if (isZero(left) || isZero(there) || !isSameSide(left, there)) continue
    const amount = isGreaterThan(abs(left), abs(there)) ? there : left
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

/** The change of the tax relief of a write-off that was partly recovered or reinstated (contract P27). */
export const reliefMoved = ({ writeOff, before, after }: WriteOffMove, of: Currencies): readonly ReliefPart[] =>
  reliefChange(reliefAt(writeOff, before, of), reliefAt(writeOff, after, of))
