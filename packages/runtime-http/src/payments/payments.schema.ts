import { matchReasons } from "@svc/domain/payments/payment"
import { allocationOperations } from "@svc/domain/payments/payment-request"
import type { PaymentId } from "@svc/domain/shared/ids"
import { Type } from "typebox"
import { SimpleAccount } from "../customers/simple-account.schema.ts"
import { ExactNumber } from "../decimal-body.ts"
import { invoiceStatuses } from "@svc/domain/invoicing/invoice"
import { CurrencyAmount } from "../orders/orders.schema.ts"
import {
  CalendarDay,
  closed,
  DayInput,
  given,
  Instant,
  LookupKey,
  lookupKey,
  Maybe,
  named,
  Text,
  Uuid,
  uuid,
} from "../shapes.ts"
import { shownAs } from "../shown-as.ts"

const amount = ExactNumber()
export const BookedOn = closed({ id: Uuid, code: Type.String(), name: Type.String() }, named("PaymentAccount"))

const WriteOff = closed(
  { id: Uuid, amount: CurrencyAmount, postingText: given, financialAccount: BookedOn },
  named("WriteOff"),
)

const SettledInvoice = closed(
  {
    account: SimpleAccount,
    id: Uuid,
    invoiceNumber: Type.String(),
    status: Type.Enum([...invoiceStatuses]),
    invoiceDate: CalendarDay,
    dueDate: CalendarDay,
    buyerReference: given,
    ocrNumber: given,
    currency: Type.String({ description: "ISO 4217" }),
    subtotal: amount,
    tax: amount,
    totalAmount: amount,
    settledAmount: amount,
    externalERPId: given,
    externalCRMId: given,
  },
  named("PaymentSettlementInvoice"),
)

const Settlement = closed(
  {
    amount: CurrencyAmount,
    invoice: SettledInvoice,
    writeOffs: Type.Array(WriteOff, { description: "What is written off of the invoice beside the amount" }),
    matchedBy: Type.Optional(
      Type.Enum([...matchReasons], { description: "How the invoice was found, where nobody named it" }),
    ),
  },
  named("PaymentSettlement"),
)

export const Payment = closed(
  {
    id: Uuid,
    account: Type.Optional(SimpleAccount),
    payerName: given,
    payerInformation: given,
    paymentDate: CalendarDay,
    postedDate: Type.Optional(Type.String({ format: "date", description: "Absent while the payment is a draft" })),
    reference: given,
    description: given,
    amount: CurrencyAmount,
    bankFeeAmount: CurrencyAmount,
    unallocatedAmount: CurrencyAmount,
    isFullyAllocated: Type.Boolean({ description: "Nothing is left that could settle an invoice" }),
    exchangeRate: ExactNumber({ description: "Units of base currency for one of the payment's" }),
    paymentAccount: BookedOn,
    bankFeeAccount: BookedOn,
    paymentMethodName: Type.String(),
    paymentMethodId: Uuid,
    paymentBatchNumber: given,
    paymentBatchId: Type.Optional(Uuid),
    paymentSettlements: Type.Array(Settlement),
    paymentWriteOffs: Type.Array(WriteOff, { description: "What of the payment itself is written off" }),
    refundOf: Type.Array(closed({ payment: Uuid, amount: CurrencyAmount }, named("PaymentRefund")), {
      description: "Of a refund: the payments that it pays back",
    }),
    refundedBy: Type.Array(
      closed({ payment: Uuid, amount: CurrencyAmount, effectiveDate: CalendarDay }, named("RefundedPayment")),
      { description: "What posted refunds have paid back of it" },
    ),
    externalBankId: given,
    created: Instant,
    modified: Instant,
  },
  named("Payment"),
)

const PartAmount = (otherwise: string) =>
  Maybe(ExactNumber({ description: `With the sign of the payment. Left out: ${otherwise}` }))
const newWriteOff = {
  amount: PartAmount("all that is left"),
  postingText: Maybe(Text),
  financialAccount: Maybe(LookupKey),
}
const Operation = Maybe(Type.Enum([...allocationOperations], { description: "Default: Change" }))
const writeOff = (title: string, id: string) =>
  closed(
    {
      operation: Operation,
      writeOff: Maybe(lookupKey(`The write-off that is changed or removed, by ${id} or Description`)),
      ...newWriteOff,
    },
    named(title),
  )
const mostParts = 1000
const mostRefunded = 100

const Account = Maybe(
  lookupKey(
    "Whose money it is, by AccountNumber, Account-Id or Name. Default: the account of the first invoice that it settles, of a refund that of the payment",
  ),
)
const newRefund = {
  payment: Type.Unsafe<PaymentId>(Type.String({ format: "uuid", description: "The id of a posted payment" })),
  amount: Maybe(
    ExactNumber({
      exclusiveMinimum: 0,
      description: "Left out: what is left of the payment, up to what is left of the refund",
    }),
  ),
}
const refunds = (title: string, more: object = {}) =>
  Maybe(
    Type.Array(closed({ ...more, ...newRefund }, named(title)), {
      maxItems: mostRefunded,
      description: "Of a refund, whose amount is below 0: the payments that it pays back",
    }),
  )

const texts = {
  payerName: Maybe(Text),
  payerInformation: Maybe(Text),
  reference: Maybe(Type.String({ maxLength: 500 })),
  description: Maybe(Text),
  externalBankId: Maybe(Type.String({ maxLength: 500 })),
}
const entry = {
  paymentDate: Maybe(DayInput),
  amount: ExactNumber({ description: "What the customer paid; negative in a refund, never 0" }),
  bankFeeAmount: Maybe(ExactNumber({ minimum: 0, description: "The part of it that the bank kept. Default: 0" })),
  exchangeRate: Maybe(
    ExactNumber({ exclusiveMinimum: 0, description: "Default: the rate that is in force on `paymentDate`" }),
  ),
  baseCurrencyAmount: Maybe(ExactNumber({ description: "The amount in base currency, instead of a rate" })),
  paymentAccount: Maybe(LookupKey),
  paymentMethod: LookupKey,
}

const documented = {
  ...entry,
  account: Account,
  currency: Maybe(LookupKey),
  refundOf: refunds("CreatePaymentRefundRequest"),
  bankFeeAccount: Maybe(LookupKey),
  paymentWriteOffs: Maybe(
    Type.Array(closed(newWriteOff, named("CreatePaymentWriteOffRequest")), { maxItems: mostParts }),
  ),
  ...texts,
}
/** The account of the fee under its documented name, and under the name that older callers use. */
export const CreatePaymentRequest = shownAs(
  closed({ ...documented, BankFeeAccount: Maybe(LookupKey) }, named("CreatePaymentRequest")),
  closed(documented, named("CreatePaymentRequest")) as unknown as Readonly<Record<string, unknown>>,
)

export const CreateAndPostPaymentRequest = closed(
  {
    invoice: lookupKey("By InvoiceNumber, Invoice_Posted-Id, OCRNumber or ReferenceNumber"),
    description: Maybe(Text),
    externalBankId: Maybe(
      Type.String({
        maxLength: 500,
        description: "The bank's own id: a payment of the same payment account that has it is answered",
      }),
    ),
    ...entry,
  },
  named("CreateAndPostPaymentRequest"),
)

const patch = {
  account: Account,
  paymentDate: Maybe(DayInput),
  refundOf: refunds("UpdatePaymentRefundRequest", { operation: Operation }),
  paymentSettlements: Maybe(
    Type.Array(
      closed(
        {
          operation: Operation,
          invoice: lookupKey("By InvoiceNumber, Invoice_Posted-Id, OCRNumber or ReferenceNumber"),
          amount: PartAmount("what is left of the payment, up to the balance"),
          writeOffs: Maybe(
            Type.Array(writeOff("UpdateSettlementWriteOffRequest", "WriteOff-Id"), { maxItems: mostParts }),
          ),
        },
        named("PaymentSettlementRequest"),
      ),
      { maxItems: mostParts },
    ),
  ),
  paymentWriteOffs: Maybe(
    Type.Array(writeOff("UpdatePaymentWriteOffRequest", "PaymentWriteOff-Id"), { maxItems: mostParts }),
  ),
  ...texts,
}
export const UpdatePaymentRequest = closed(patch, named("UpdatePaymentRequest"))
export const UpdateSettlementsRequest = closed(
  { id: uuid<PaymentId>(), ...patch },
  named("UpdatePaymentSettlementsRequest"),
)
