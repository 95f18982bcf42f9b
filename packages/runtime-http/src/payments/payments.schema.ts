import { matchReasons } from "@svc/domain/payments/payment"
import { paymentMembers } from "@svc/domain/resources/payment.resource"
import { allocationOperations } from "@svc/domain/payments/payment-request"
import type { PaymentId } from "@svc/domain/shared/ids"
import { Type } from "typebox"
import { SimpleAccount } from "../customers/simple-account.schema.ts"
import { ExactNumber } from "../decimal-body.ts"
import { invoiceStatuses } from "@svc/domain/invoicing/invoice"
import { answerOf, requestOf } from "../members-schema.ts"
import { CurrencyAmount } from "../orders/orders.schema.ts"
import {
  CalendarDay,
  closed,
  DayInput,
  given,
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
    writeOffs: Type.Array(WriteOff, { description: "The write-offs of the invoice in addition to the amount" }),
    matchedBy: Type.Optional(
      Type.Enum([...matchReasons], { description: "How the invoice was found, if nobody named it" }),
    ),
  },
  named("PaymentSettlement"),
)

export const Payment = closed(
  answerOf(paymentMembers, {
    account: Type.Optional(SimpleAccount),
    amount: CurrencyAmount,
    bankFeeAmount: CurrencyAmount,
    unallocatedAmount: CurrencyAmount,
    isFullyAllocated: Type.Boolean({ description: "Nothing is left that could settle an invoice" }),
    paymentAccount: BookedOn,
    bankFeeAccount: BookedOn,
    paymentMethodName: Type.String(),
    paymentMethodId: Uuid,
    paymentBatchId: Type.Optional(Uuid),
    paymentBatchNumber: given,
    paymentSettlements: Type.Array(Settlement),
    paymentWriteOffs: Type.Array(WriteOff, { description: "The written-off parts of the payment itself" }),
    refundOf: Type.Array(closed({ payment: Uuid, amount: CurrencyAmount }, named("PaymentRefund")), {
      description: "For a refund: the payments that it pays back",
    }),
    refundedBy: Type.Array(
      closed({ payment: Uuid, amount: CurrencyAmount, effectiveDate: CalendarDay }, named("RefundedPayment")),
      { description: "The amount that posted refunds have paid back" },
    ),
  }),
  named("Payment"),
)

const PartAmount = (otherwise: string) =>
  Maybe(ExactNumber({ description: `With the sign of the payment. Default: ${otherwise}` }))
const newWriteOff = {
  amount: PartAmount("everything that is left"),
  postingText: Maybe(Text),
  financialAccount: Maybe(LookupKey),
}
const Operation = Maybe(Type.Enum([...allocationOperations], { description: "Default: Change" }))
const writeOff = (title: string, id: string) =>
  closed(
    {
      operation: Operation,
      writeOff: Maybe(lookupKey(`The write-off to change or remove, by ${id} or Description`)),
      ...newWriteOff,
    },
    named(title),
  )
const mostParts = 1000
const mostRefunded = 100

const Account = Maybe(
  lookupKey("Owner of the money. Default: the account of the first settled invoice; for a refund, that of the payment"),
)
const newRefund = {
  payment: Type.Unsafe<PaymentId>(Type.String({ format: "uuid", description: "The id of a posted payment" })),
  amount: Maybe(
    ExactNumber({
      exclusiveMinimum: 0,
      description: "Default: the amount left of the payment, at most the amount left of the refund",
    }),
  ),
}
const refunds = (title: string, more: object = {}) =>
  Maybe(
    Type.Array(closed({ ...more, ...newRefund }, named(title)), {
      maxItems: mostRefunded,
      description: "For a refund, whose amount is below 0: the payments that it pays back",
    }),
  )

const texts = requestOf(paymentMembers)
const entry = {
  paymentDate: Maybe(DayInput),
  amount: ExactNumber({ description: "The amount that the customer paid; negative for a refund, never 0" }),
  bankFeeAmount: Maybe(
    ExactNumber({ minimum: 0, description: "The part of the amount that the bank kept. Default: 0" }),
  ),
  exchangeRate: Maybe(
    ExactNumber({ exclusiveMinimum: 0, description: "Default: the rate that is valid on `paymentDate`" }),
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
        description: "The bank's own id: an existing payment of the same payment account with this id is returned",
      }),
    ),
    ...entry,
  },
  named("CreateAndPostPaymentRequest"),
)

export const RefundPaymentRequest = closed(
  {
    amount: Maybe(ExactNumber({ exclusiveMinimum: 0, description: "Default: the amount left of the payment" })),
    paymentDate: Maybe({ ...DayInput, description: "Default: today" }),
    paymentMethod: Maybe(lookupKey("Default: that of the payment")),
    paymentAccount: Maybe(lookupKey("Default: that of the payment")),
    description: Maybe(Type.String({ maxLength: 500, description: "Reason" })),
  },
  named("RefundPaymentRequest"),
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
          amount: PartAmount("the amount left of the payment, at most the balance"),
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
