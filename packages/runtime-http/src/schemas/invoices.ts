import { invoiceDeliveryMethods } from "@svc/domain/billing/accounts/account"
import { invoiceTypes } from "@svc/domain/billing/invoicing/invoice"
import { generateInvoiceActions } from "@svc/domain/billing/invoicing/invoice-request"
import { invoiceStatuses } from "@svc/domain/billing/invoicing/invoice-status"
import { journalTypes } from "@svc/domain/billing/journals/journal"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { Address, AddressRequest, UnitOfMeasure } from "./reference-data.ts"
import { CalendarDay, closed, CustomFieldValues, DateText, Instant, LookupKey, Maybe, Text, Uuid } from "./shapes.ts"

const given = Type.Optional(Type.String())
const amount = ExactNumber()
const maybeAmount = Type.Optional(ExactNumber())
const BookedOn = closed({ id: Uuid, code: Type.String(), name: Type.String() }, { title: "BookedOn" })

/** resource-shapes, InvoiceLineResponse; base amounts are absent while no exchange rate is known. */
export const InvoiceLine = closed(
  {
    id: Uuid,
    invoiceId: Uuid,
    invoiceLineNumber: Type.Integer(),
    productName: Type.String(),
    chargeDescription: given,
    quantity: amount,
    unitOfMeasure: UnitOfMeasure,
    price: amount,
    discountPercent: maybeAmount,
    discountAmount: maybeAmount,
    subtotal: amount,
    subtotalBaseAmount: maybeAmount,
    allowanceAmount: ExactNumber({
      description: "The line's share of the allowances; subtotal - allowanceAmount + tax = total",
    }),
    allowanceBaseAmount: maybeAmount,
    total: amount,
    totalBaseAmount: maybeAmount,
    tax: amount,
    taxBaseAmount: maybeAmount,
    subtotalPreDiscount: amount,
    subtotalPreDiscountBaseAmount: maybeAmount,
    totalPreDiscount: amount,
    totalPreDiscountBaseAmount: maybeAmount,
    taxPreDiscount: amount,
    taxPreDiscountBaseAmount: maybeAmount,
    exchangeRate: maybeAmount,
    servicePeriodStartDate: Type.Optional(CalendarDay),
    servicePeriodEndDate: Type.Optional(CalendarDay),
    notes: given,
    accountId: Uuid,
    accountsReceivable: BookedOn,
    recognizedRevenue: BookedOn,
    creditedInvoiceLineId: Type.Optional(Uuid),
    customFields: CustomFieldValues,
    externalERPId: given,
    externalCRMId: given,
    created: Instant,
    modified: Instant,
    taxCategoryName: Type.String(),
    taxCategoryCode: Type.String({ description: "EN 16931" }),
    taxRate: ExactNumber({ description: "Per cent" }),
    taxTemplate: given,
    taxExemptionReason: given,
    taxExemptionReasonCode: given,
  },
  { title: "InvoiceLine" },
)

const SimpleAccount = closed(
  { id: Uuid, accountNumber: Type.String(), name: Type.String(), externalERPId: given, externalCRMId: given },
  { title: "SimpleAccount" },
)
const Status = Type.Enum([...invoiceStatuses])
const InvoiceType = Type.Enum([...invoiceTypes])
const DeliveryMethod = Type.Enum([...invoiceDeliveryMethods])

/** resource-shapes, InvoiceResponse. */
export const Invoice = closed(
  {
    id: Uuid,
    invoiceNumber: given,
    status: Status,
    account: SimpleAccount,
    notes: given,
    invoiceDate: CalendarDay,
    dueDate: CalendarDay,
    paymentDate: Type.Optional(CalendarDay),
    lastPaymentDate: Type.Optional(CalendarDay),
    nrOfReminders: Type.Integer(),
    paymentTerm: Type.Optional(closed({ id: Uuid, days: Type.Integer(), name: Type.String() })),
    currency: Type.String(),
    subtotal: ExactNumber({
      description: "Of the lines, less the allowances; subtotal + tax + totalRoundingAmount = totalAmount",
    }),
    subtotalBaseAmount: maybeAmount,
    tax: amount,
    taxBaseAmount: maybeAmount,
    totalAmount: amount,
    totalBaseAmount: maybeAmount,
    totalRoundingAmount: amount,
    totalRoundingBaseAmount: maybeAmount,
    settledAmount: amount,
    settledBaseAmount: amount,
    balancedAmount: amount,
    balancedBaseAmount: maybeAmount,
    taxIncluded: Type.Boolean(),
    allowances: Type.Array(
      closed({ amount, reason: given, reasonCode: given, taxCategory: Type.String(), taxRate: amount }),
    ),
    invoiceAddress: Type.Optional(Address),
    deliveryAddress: Type.Optional(Address),
    invoiceLines: Type.Array(InvoiceLine),
    onlinePaymentStatus: Type.String(),
    yourReference: given,
    ourReference: given,
    yourOrderNumber: given,
    buyerReference: given,
    referenceNumber: given,
    invoiceType: InvoiceType,
    creditedInvoiceId: Type.Optional(Uuid),
    creditedInvoiceNumber: given,
    exchangeRate: maybeAmount,
    invoiceDeliveryMethod: DeliveryMethod,
    paymentMethodForInvoice: Type.String(),
    disableAutomaticInvoiceReminder: Type.Boolean(),
    accountsReceivable: BookedOn,
    customFields: CustomFieldValues,
    externalERPId: given,
    externalCRMId: given,
    created: Instant,
    modified: Instant,
  },
  { title: "Invoice" },
)

const Action = Type.Optional(Type.Enum([...generateInvoiceActions], { description: "Default: CreateDraft" }))
const MaybeCustomFields = Type.Optional(Type.Union([CustomFieldValues, Type.Null()]))

const LineRequest = closed({
  productName: Type.String({ minLength: 1, maxLength: 512 }),
  price: ExactNumber({ minimum: 0 }),
  quantity: ExactNumber(),
  notes: Maybe(Text),
  description: Maybe(Text),
  unitOfMeasure: LookupKey,
  recognizedRevenueAccount: LookupKey,
  taxTemplate: Maybe(LookupKey),
  discountPercent: Maybe(ExactNumber({ minimum: 0, maximum: 100 })),
  discountAmount: Maybe(ExactNumber({ minimum: 0 })),
  servicePeriodStartDate: Maybe(DateText),
  servicePeriodEndDate: Maybe(DateText),
  customFields: MaybeCustomFields,
  externalERPId: Maybe(Text),
  externalCRMId: Maybe(Text),
})

/** resource-shapes, CreateOnAccountInvoiceRequest; allowances, attachments and taxIncluded are extensions. */
export const CreateOnAccountInvoiceRequest = closed(
  {
    account: LookupKey,
    invoiceAction: Action,
    invoiceDate: Type.Optional(DateText),
    currency: LookupKey,
    taxIncluded: Type.Optional(Type.Boolean()),
    paymentTerm: Maybe(LookupKey),
    accountsReceivable: Maybe(LookupKey),
    invoiceDeliveryMethod: Maybe(DeliveryMethod),
    invoiceAddress: Maybe(AddressRequest),
    deliveryAddress: Maybe(AddressRequest),
    yourOrderNumber: Maybe(Text),
    yourReference: Maybe(Text),
    ourReference: Maybe(Text),
    buyerReference: Maybe(Text),
    notes: Maybe(Text),
    customFields: MaybeCustomFields,
    externalERPId: Maybe(Text),
    externalCRMId: Maybe(Text),
    invoiceLines: Maybe(Type.Array(LineRequest, { maxItems: 10_000 })),
    allowances: Maybe(
      Type.Array(
        closed({
          amount: ExactNumber({ exclusiveMinimum: 0 }),
          taxTemplate: Maybe(LookupKey),
          reason: Maybe(Text),
          reasonCode: Maybe(Type.String({ maxLength: 10, description: "UNCL5189" })),
        }),
        { maxItems: 100 },
      ),
    ),
    attachments: Maybe(
      Type.Array(
        closed({
          name: Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`^[^/\\"\r\n]+$` }),
          contentType: Type.String({ maxLength: 100, pattern: String.raw`^[\w.+-]+/[\w.+-]+$` }),
          content: Type.String({ description: "Base64" }),
        }),
        { maxItems: 20 },
      ),
    ),
  },
  { title: "CreateOnAccountInvoiceRequest" },
)

/** resource-shapes, CreditInvoiceRequest; `lines` with amounts is an extension. */
export const CreditInvoiceRequest = closed(
  {
    creditInvoiceDate: Maybe(DateText),
    invoiceAction: Action,
    creditAllInvoiceLines: Type.Optional(Type.Boolean({ description: "All that is left to credit" })),
    invoiceLineIds: Maybe(Type.Array(Uuid, { maxItems: 10_000, description: "All that is left of these lines" })),
    lines: Maybe(
      Type.Array(
        closed({
          invoiceLineId: Uuid,
          amount: ExactNumber({ description: "Net; up to what is left of the line" }),
          description: Maybe(Text),
        }),
        { maxItems: 10_000 },
      ),
    ),
  },
  { title: "CreditInvoiceRequest" },
)

export const GeneratedInvoiceResponse = closed(
  {
    successful: Type.Boolean({
      description: "False when the draft was created and could not be posted; `message` says why",
    }),
    id: Uuid,
    message: Type.String(),
  },
  { title: "GeneratedInvoiceResponse" },
)

const patch = {
  dueDate: Type.Optional(DateText),
  invoiceDeliveryMethod: Type.Optional(DeliveryMethod),
  disableAutomaticInvoiceReminder: Type.Optional(Type.Boolean()),
  notes: Maybe(Text),
  externalERPId: Maybe(Text),
  externalCRMId: Maybe(Text),
  yourOrderNumber: Maybe(Text),
  referenceNumber: Maybe(Text),
  customFields: MaybeCustomFields,
}
export const PatchInvoiceRequest = closed(patch, { title: "PatchInvoiceRequest" })
export const PatchInvoiceByIdRequest = closed({ id: Uuid, ...patch }, { title: "PatchInvoiceByIdRequest" })

export const InvoicePaidRequest = closed(
  { invoiceId: Uuid, paymentDate: Maybe(DateText) },
  { title: "InvoicePaidRequest" },
)

export const RelatedInvoice = closed(
  {
    id: Uuid,
    invoiceType: InvoiceType,
    debitInvoiceId: Uuid,
    creditInvoiceId: Uuid,
    invoiceNumber: given,
    status: Status,
    invoiceDate: CalendarDay,
    currency: Type.String(),
    subtotal: amount,
    totalAmount: amount,
    externalERPId: given,
    externalCRMId: given,
  },
  { title: "RelatedInvoice" },
)

export const InvoiceAttachment = closed(
  {
    id: Uuid,
    invoiceId: Uuid,
    name: Type.String(),
    contentType: Type.String(),
    created: Instant,
    modified: Instant,
    fileURL: Type.String({ format: "uri", description: "Wants the access token as every address does" }),
  },
  { title: "InvoiceAttachment" },
)

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

/** resource-shapes, JournalResponse. */
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
