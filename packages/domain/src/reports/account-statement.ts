import { BigDecimal, Result } from "effect"
import type { Account } from "../customers/account.ts"
import type { LegalEntityDetails } from "../organisation/legal-entity-profile.ts"
import { addMonths, type CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { given } from "../shared/given.ts"
import type { InvoiceId, PaymentId } from "../shared/ids.ts"

const { isNegative, negate, sum } = BigDecimal

/** The kinds of rows of an account statement (contract T13). */
export const statementKinds = [
  "Invoice",
  "CreditNote",
  "Payment",
  "Refund",
  "Reversal",
  "WriteOff",
  "WriteOffTakenBack",
  "RoundingWriteOff",
  "PaidElsewhere",
  "Match",
] as const
export type StatementKind = (typeof statementKinds)[number]

/** The longest period in months, and the largest numbers of rows of a statement as JSON or CSV, and as a drawing. */
const longestStatement = 120
export const mostStatementRows = 20_000
export const mostDrawnRows = 5_000

/** The causes of a change of what an account owes. */
export type MovementCause =
  | "document"
  | "match"
  | "payment"
  | "rounding"
  | "write-off"
  | "taken back"
  | "recovered"
  | "paid elsewhere"

/** A change of what an account owes on a day, as it is booked. */
export interface Movement {
  readonly date: CalendarDate
  readonly cause: MovementCause
  /** The amount by which the account owes more; negative when it owes less, and 0 for a match. */
  readonly amount: Decimal
  /** The number of the document; absent for a payment. */
  readonly number?: string
  /** A text from people: a reference or a reason; for a match, the number of the credit note. */
  readonly text?: string
  readonly dueDate?: CalendarDate
  /** Whether the document is a credit note. */
  readonly isCredit: boolean
  /** Whether the payment is a refund. */
  readonly isRefund: boolean
  readonly invoice?: InvoiceId
  readonly payment?: PaymentId
}

/** A document with an open amount on the last day. */
export interface OpenItem {
  readonly invoice: InvoiceId
  readonly number: string
  readonly dueDate: CalendarDate
  /** The open amount; negative for a credit note, and for a document that was overpaid. */
  readonly balance: Decimal
}

export interface StatementRow extends Pick<Movement, "date" | "dueDate" | "invoice" | "number" | "payment" | "text"> {
  readonly kind: StatementKind
  /** The amount by which the account owes more or, negative, less. */
  readonly amount: Decimal
  /** The amount that the account owes after the row. */
  readonly balance: Decimal
}

/** The period and the currency of a statement. */
export interface StatementAsked {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly currency: string
}

/** An account's debts and payments of a period, with what it owes before and after (contract T13). */
export interface AccountStatement extends StatementAsked {
  readonly account: Account
  readonly entity: LegalEntityDetails
  readonly opening: Decimal
  readonly rows: readonly StatementRow[]
  readonly closing: Decimal
  readonly openItems: readonly OpenItem[]
  readonly advances: Decimal
}

/** The days as a caller gives them. */
export interface StatementDays {
  readonly From?: CalendarDate | undefined
  readonly To?: CalendarDate | undefined
}

/** The days of a statement; by default through today, from the first day of the last day's month. */
export const statementDays = (
  { From, To }: StatementDays,
  today: CalendarDate,
): Result.Result<Pick<StatementAsked, "from" | "to">, FieldsRefused> => {
  const to = To ?? today
  const from = From ?? (`${to.slice(0, 8)}01` as CalendarDate)
  if (to < from) return Result.fail(fieldRefused("To", `must not be before From, ${from}`))
  if (from < addMonths(to, -longestStatement))
    return Result.fail(
      fieldRefused("From", `lies more than ${longestStatement / 12} years before ${to}: ask for a shorter period`),
    )
  return Result.succeed({ from, to })
}

const kindOf = ({ cause, amount, isCredit, isRefund }: Movement): StatementKind => {
  switch (cause) {
    case "document":
      return isCredit ? "CreditNote" : "Invoice"
    case "payment":
      // A payment lowers what the account owes and a refund raises it. An amount of the opposite sign reverses one of
      // the period.
      return isNegative(amount) === isRefund ? "Reversal" : isRefund ? "Refund" : "Payment"
    // A settlement takes write-offs back, a refund those of credit notes; removed, it writes the amounts off again.
    case "recovered":
      return isNegative(amount) === isRefund ? "WriteOffTakenBack" : "WriteOff"
    case "write-off":
      return "WriteOff"
    case "taken back":
      return "WriteOffTakenBack"
    case "rounding":
      return "RoundingWriteOff"
    case "paid elsewhere":
      return "PaidElsewhere"
    case "match":
      return "Match"
  }
}

/** The rows of a statement in the order of its movements, each with the balance after it. */
export const statementRows = (opening: Decimal, movements: readonly Movement[]) => {
  let balance = opening
  const rows = movements.map((movement): StatementRow => {
    const { date, amount, number, text, dueDate, invoice, payment } = movement
    balance = sum(balance, amount)
    return {
      date,
      kind: kindOf(movement),
      amount,
      balance,
      ...given({ number, text, dueDate, invoice, payment }),
    }
  })
  return { rows, closing: balance }
}

/** The column of a row: a debit raises what the account owes, a credit lowers it. A match is a debit of 0. */
export const sidesOf = ({ amount }: Pick<StatementRow, "amount">) =>
  isNegative(amount) ? { credit: negate(amount) } : { debit: amount }

/** The name of a statement's file, without its ending. */
export const statementName = ({ account, to }: Pick<AccountStatement, "account" | "to">): string =>
  `statement-${account.accountNumber}-${to}`
