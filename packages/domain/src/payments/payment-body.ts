import { simpleAccountBody } from "../customers/account.ts"
import type { ListFields } from "../listing/list-fields.ts"
import { bodyOf, listedOf } from "../listing/members.ts"
import { financialAccountRef } from "../reference-data/financial-account.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { Payment, Settlement, WriteOff } from "./payment.ts"
import { feeBase, isFullyAllocated, paymentShare, unallocatedOf } from "./payment-amounts.ts"
import { paymentMembers } from "../resources/payment.resource.ts"
import type { SettledInvoice } from "../invoicing/settled-invoice.ts"

/** The fields that lists of payments are filtered and ordered by. */
export const paymentFields = {
  one: listedOf(paymentMembers),
  many: { "paymentSettlements/invoice/id": "uuid", "paymentSettlements/invoice/invoiceNumber": "text" },
} as const satisfies ListFields

const inCurrencies = (payment: Payment, amount: Decimal, baseCurrencyAmount = paymentShare(payment, amount)) => ({
  amount,
  currencyCode: payment.currency,
  currencyConversionDate: payment.paymentDate,
  baseCurrencyAmount,
  baseCurrencyCode: payment.baseCurrency,
})

const writeOffBody =
  (payment: Payment) =>
  ({ id, amount, postingText, account }: WriteOff) => ({
    id,
    amount: inCurrencies(payment, amount),
    postingText,
    financialAccount: financialAccountRef(account),
  })

const invoiceBody = (invoice: SettledInvoice) => ({
  account: simpleAccountBody(invoice.account),
  id: invoice.id,
  invoiceNumber: invoice.number,
  status: invoice.status,
  invoiceDate: invoice.invoiceDate,
  dueDate: invoice.dueDate,
  buyerReference: invoice.buyerReference,
  ocrNumber: invoice.ocrNumber,
  currency: invoice.currency,
  subtotal: invoice.subtotal,
  tax: invoice.tax,
  totalAmount: invoice.total,
  settledAmount: invoice.settled,
  externalERPId: invoice.externalERPId,
  externalCRMId: invoice.externalCRMId,
})

const settlementBody =
  (payment: Payment) =>
  ({ amount, invoice, writeOffs, matchedBy }: Settlement) => ({
    amount: inCurrencies(payment, amount),
    invoice: invoiceBody(invoice),
    writeOffs: writeOffs.map(writeOffBody(payment)),
    matchedBy,
  })

/** A payment as the interface shows it, which is also the data of its events (contract P15). */
export const paymentBody = (payment: Payment) =>
  bodyOf(paymentMembers, payment, {
    account: payment.account && simpleAccountBody(payment.account),
    amount: inCurrencies(payment, payment.amount, payment.baseAmount),
    bankFeeAmount: inCurrencies(payment, payment.bankFee, feeBase(payment)),
    unallocatedAmount: inCurrencies(payment, unallocatedOf(payment)),
    isFullyAllocated: isFullyAllocated(payment),
    paymentAccount: financialAccountRef(payment.paymentAccount),
    bankFeeAccount: financialAccountRef(payment.bankFeeAccount),
    paymentMethodName: payment.method.name,
    paymentMethodId: payment.method.id,
    paymentBatchId: payment.batch?.id,
    paymentBatchNumber: payment.batch?.number,
    paymentSettlements: payment.settlements.map(settlementBody(payment)),
    paymentWriteOffs: payment.writeOffs.map(writeOffBody(payment)),
    refundOf: payment.refundOf.map(({ payment: of, amount }) => ({
      payment: of,
      amount: inCurrencies(payment, amount),
    })),
    refundedBy: payment.refundedBy.map(({ payment: by, amount, effectiveDate }) => ({
      payment: by,
      amount: inCurrencies(payment, amount),
      effectiveDate,
    })),
  })
