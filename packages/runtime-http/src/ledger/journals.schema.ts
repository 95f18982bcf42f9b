import { journalTypes } from "@svc/domain/ledger/journal"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { CalendarDay, closed, Instant, Uuid } from "../shapes.ts"

const amount = ExactNumber()
const transaction = closed({
  description: Type.String(),
  account: Type.String(),
  debitAmount: amount,
  creditAmount: amount,
  salesCurrencyDebitAmount: amount,
  salesCurrencyCreditAmount: amount,
  salesCurrency: Type.String(),
  exchangeRate: amount,
})

/** A journal as GET answers it (contract J4). */
export const Journal = closed(
  {
    id: Uuid,
    journalNumber: Type.String(),
    journalType: Type.Enum([...journalTypes]),
    description: Type.String(),
    posted: Type.Boolean(),
    postedDate: Instant,
    vouchers: Type.Array(
      closed({
        transactionNumber: Type.String(),
        effectiveDate: CalendarDay,
        source: Type.String(),
        transactions: Type.Array(transaction),
        invoiceNumber: Type.String(),
        invoiceAccountId: Uuid,
        invoiceId: Uuid,
        created: Instant,
        modified: Instant,
      }),
    ),
    created: Instant,
    modified: Instant,
  },
  { title: "Journal" },
)
