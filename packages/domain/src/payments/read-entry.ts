import { BigDecimal, Result } from "effect"
import { parseCalendarDate } from "../shared/calendar-date.ts"
import { isMoney } from "../shared/currency.ts"
import { amountDigits, type Decimal, parseDecimal } from "../shared/decimal.ts"
import { unfitPaths, unfitText } from "../shared/json-text.ts"
import { given } from "../shared/given.ts"
import { type EntryDetail, entryKey, type StatementEntry } from "./bank-statement.ts"
import type { PaymentTexts } from "./payment-request.ts"

/** The members of an entry from which a payment is made. */
export interface EntryRead extends PaymentTexts {
  readonly paymentDate: string
  readonly currency: string
  /** The amount; negative when the bank debited the account. */
  readonly amount: Decimal
  readonly entryKey: string
}

/** A text cut to a length, without half a surrogate pair at its end. */
const cut = (text: string | undefined, most: number): string | undefined =>
  text?.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")

/** Reads an entry; the failure is a sentence about what is wrong with it (contract P16). */
export const readEntry = (entry: StatementEntry): Result.Result<EntryRead, string> => {
  const { currency, isCredit, details } = entry
  const amount = parseDecimal(entry.amount, amountDigits)
  if (amount === undefined || BigDecimal.isNegative(amount)) return Result.fail(`its amount cannot be read`)
  if (BigDecimal.isZero(amount)) return Result.fail("its amount is 0")
  if (!isMoney(currency)) return Result.fail(`${currency} is not an ISO 4217 currency`)
  const date = entry.date === undefined ? undefined : parseCalendarDate(entry.date.slice(0, 10))
  if (date === undefined) return Result.fail("it has no date of booking or value")
  const other = (detail: EntryDetail) => (isCredit ? detail.debtor : detail.creditor)
  const iban = (detail: EntryDetail) => (isCredit ? detail.debtorIban : detail.creditorIban)
  const references = details.flatMap(({ references: structured, texts }) =>
    structured.length > 0 ? structured : texts,
  )
  const texts = given({
    payerName: cut(
      details.map(other).find((name) => name !== undefined),
      2000,
    ),
    payerInformation: details.map(iban).find((each) => each !== undefined),
    reference: cut(references.join(" "), 500),
    description: cut(entry.information, 2000),
    externalBankId: entry.accountServicerReference,
  })
  const [unfit] = unfitPaths(texts, 1)
  if (unfit !== undefined) return Result.fail(`its ${unfit} ${unfitText}`)
  return Result.succeed({
    paymentDate: date,
    currency,
    amount: isCredit ? amount : BigDecimal.negate(amount),
    entryKey: entryKey(entry),
    ...texts,
  })
}
