import { journalTypes, transactionSources } from "@svc/domain/ledger/journal"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { AccountingPeriod } from "./accounting-periods.schema.ts"
import { CalendarDay, closed, CustomFieldValues, ExternalId, Instant, Maybe, named, Uuid } from "../shapes.ts"

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

const given = { text: Type.Optional(Type.String()), id: Type.Optional(Uuid) }

const booked = {
  transactionNumber: Type.String(),
  effectiveDate: CalendarDay,
  source: Type.Enum([...transactionSources]),
  transactions: Type.Array(transaction),
  orderChargeNumber: given.text,
  orderChargeId: given.id,
  revenueScheduleItemId: given.id,
}
const about = {
  invoiceAccountId: given.id,
  invoiceId: given.id,
  invoiceLineId: given.id,
  paymentId: given.id,
  paymentSettlementId: given.id,
}
const moments = { created: Instant, modified: Instant }

const opening = {
  id: Uuid,
  journalNumber: Type.String(),
  accountingPeriod: AccountingPeriod,
  journalType: Type.Enum([...journalTypes]),
  description: Type.String(),
  posted: Type.Boolean(),
  postedDate: Instant,
}
const closing = { externalERPId: given.text, transferredToERP: Type.Optional(Instant), ...moments }

/** A journal as GET returns it (contract J4). */
export const Journal = closed(
  {
    ...opening,
    vouchers: Type.Array(closed({ ...booked, invoiceNumber: given.text, ...about, ...moments })),
    ...closing,
  },
  named("Journal"),
)

/** A journal without its vouchers. */
export const JournalDetails = closed({ ...opening, ...closing }, named("JournalDetails"))

/** A journal with its sums per account, in base currency. */
export const JournalSummary = closed(
  {
    summaryLines: Type.Array(
      closed({ accountCode: Type.String(), accountName: Type.String(), creditAmount: amount, debitAmount: amount }),
    ),
    ...opening,
    ...closing,
  },
  named("JournalSummary"),
)

const externals = { externalERPId: given.text, externalCRMId: given.text }

/** A voucher with its invoice and account. */
export const AccountingTransaction = closed(
  {
    ...booked,
    invoice: Type.Optional(
      closed({
        id: Uuid,
        invoiceNumber: given.text,
        status: Type.String(),
        notes: given.text,
        invoiceDate: CalendarDay,
        currency: Type.String(),
        subtotal: amount,
        tax: amount,
        totalAmount: amount,
        settledAmount: amount,
        taxIncluded: Type.Boolean(),
        invoiceBatchId: given.id,
        invoiceType: Type.String(),
        customFields: CustomFieldValues,
        ...externals,
      }),
    ),
    ...about,
    invoiceAccount: Type.Optional(
      closed({
        id: Uuid,
        accountNumber: Type.String(),
        accountType: Type.String(),
        invoiceDeliveryMethod: Type.String(),
        name: Type.String(),
        organizationNumber: given.text,
        accountsReceivable: given.text,
        currencyCode: Type.String(),
        taxRegistrationNumber: given.text,
        taxTemplate: given.text,
        invoiceBatchGroupId: given.id,
        customFields: CustomFieldValues,
        ...externals,
      }),
    ),
    journalId: Uuid,
    ...moments,
  },
  named("AccountingTransaction"),
)

export const PatchJournalRequest = closed(
  {
    description: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
    externalERPId: Maybe(ExternalId),
    transferredToERP: Maybe(Type.String({ format: "date-time", description: "ISO 8601, with its zone" })),
  },
  named("PatchJournalRequest"),
)
