import { SimpleAccount } from "../customers/simple-account.schema.ts"
import { NationalEInvoiceChoice } from "../customers/national-e-invoice.schema.ts"
import { invoiceDeliveryMethods } from "@svc/domain/customers/account"
import { invoiceTypes, invoiceStatuses } from "@svc/domain/invoicing/invoice"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { Address } from "../reference-data/address.schema.ts"
import { UnitOfMeasure } from "../reference-data/reference-data.schema.ts"
import { SimpleOrderProductCharge } from "../orders/order-charge-ref.schema.ts"
import { CalendarDay, closed, CustomFieldValues, Instant, Uuid } from "../shapes.ts"

const given = Type.Optional(Type.String())
const amount = ExactNumber()
const maybeAmount = Type.Optional(ExactNumber())
const maybeDay = (description: string) => Type.Optional(Type.String({ format: "date", description }))
const BookedOn = closed({ id: Uuid, code: Type.String(), name: Type.String() }, { title: "BookedOn" })

/** A line of an invoice; base amounts are absent while no exchange rate is known. */
export const InvoiceLine = closed(
  {
    id: Uuid,
    invoiceId: Uuid,
    invoiceLineNumber: Type.Integer(),
    productNumber: given,
    productName: Type.String(),
    chargeNumber: given,
    charge: Type.Optional(SimpleOrderProductCharge),
    orderChargeId: Type.Optional(Uuid),
    orderId: Type.Optional(Uuid),
    chargePlanId: Type.Optional(Uuid),
    orderProductId: Type.Optional(Uuid),
    chargeDescription: given,
    quantity: amount,
    unitOfMeasure: UnitOfMeasure,
    price: amount,
    discountPercent: maybeAmount,
    discountAmount: maybeAmount,
    subtotal: amount,
    subtotalBaseAmount: maybeAmount,
    allowanceAmount: ExactNumber({ description: "Share of the allowances; subtotal - allowanceAmount + tax = total" }),
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
    deferredRevenue: Type.Optional(BookedOn),
    recognizedRevenue: BookedOn,
    creditedInvoiceLineId: Type.Optional(Uuid),
    goodsCodes: Type.Optional(Type.Array(Type.String())),
    procedureMarks: Type.Optional(Type.Array(Type.String())),
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

const Status = Type.Enum([...invoiceStatuses])
const InvoiceType = Type.Enum([...invoiceTypes])
const DeliveryMethod = Type.Enum([...invoiceDeliveryMethods])

/** An invoice as GET returns it (contract I4). */
export const Invoice = closed(
  {
    id: Uuid,
    invoiceNumber: Type.Optional(Type.String({ description: "Assigned at the posting" })),
    ocrNumber: Type.Optional(Type.String({ description: "The reference that a payment of the invoice should carry" })),
    daysPastDue: Type.Optional(Type.Integer({ description: "Only for a posted invoice that is not settled" })),
    status: Status,
    account: SimpleAccount,
    notes: given,
    invoiceDate: CalendarDay,
    dueDate: CalendarDay,
    paymentDate: maybeDay("The day on which the invoice was settled"),
    deliveryDate: maybeDay("The day of delivery or completion of the service"),
    taxPointDate: maybeDay("The day on which the tax becomes due; absent when that is the invoice date"),
    lastPaymentDate: maybeDay("The day of the latest payment that settles the invoice"),
    nrOfReminders: Type.Integer({ description: "Reminders that were sent" }),
    paymentTerm: Type.Optional(closed({ id: Uuid, days: Type.Integer(), name: Type.String() })),
    currency: Type.String({ description: "ISO 4217" }),
    subtotal: ExactNumber({
      description: "Sum of the lines, less the allowances; subtotal + tax + totalRoundingAmount = totalAmount",
    }),
    subtotalBaseAmount: maybeAmount,
    tax: amount,
    taxBaseAmount: maybeAmount,
    totalAmount: amount,
    totalBaseAmount: maybeAmount,
    totalRoundingAmount: amount,
    totalRoundingBaseAmount: maybeAmount,
    prepaidAmount: Type.Optional(ExactNumber({ description: "Received before the invoice was made" })),
    settledAmount: amount,
    settledNotes: Type.Optional(Type.String({ description: "How it was settled, when not by a payment" })),
    settledBaseAmount: amount,
    balancedAmount: ExactNumber({ description: "totalAmount - settledAmount" }),
    balancedBaseAmount: maybeAmount,
    taxIncluded: Type.Boolean({ description: "Whether prices include tax" }),
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
    electronicInvoiceId: Type.Optional(Uuid),
    creditedInvoiceId: Type.Optional(Uuid),
    creditedInvoiceNumber: Type.Optional(Type.String({ description: "Only on a credit note, like creditedInvoiceId" })),
    correctedInvoiceId: Type.Optional(Uuid),
    correctedInvoiceNumber: given,
    correctionReason: given,
    invoiceBatchId: Type.Optional(Uuid),
    exchangeRate: Type.Optional(ExactNumber({ description: "Units of base currency for one of the invoice's" })),
    taxExchangeRate: Type.Optional(
      closed(
        { source: Type.Enum(["nbp"]), tableNumber: Type.String(), date: CalendarDay, rate: amount },
        { description: "The legal exchange rate for VAT, with its table" },
      ),
    ),
    invoiceDeliveryMethod: DeliveryMethod,
    invoiceTemplateId: Type.Optional(Uuid),
    paymentMethodForInvoice: Type.String(),
    disableAutomaticInvoiceReminder: Type.Boolean(),
    splitPayment: Type.Optional(Type.Boolean({ description: "The buyer must pay by split payment" })),
    isAdvance: Type.Optional(Type.Boolean({ description: "For an advance received before delivery" })),
    advanceOf: Type.Optional(Type.Array(Uuid, { description: "The advance invoices before this final invoice" })),
    nationalEInvoice: Type.Optional(NationalEInvoiceChoice),
    accountsReceivable: BookedOn,
    customFields: CustomFieldValues,
    externalERPId: given,
    externalCRMId: given,
    created: Instant,
    modified: Instant,
  },
  { title: "Invoice" },
)

const { id: _, ...previewed } = Invoice.properties
const { id: __, invoiceId: ___, ...previewedLine } = InvoiceLine.properties

/** The answer when nothing was due and no invoice was made. */
export const NothingIsDue = closed(
  { successful: Type.Literal(false), message: Type.String() },
  { title: "NothingIsDue" },
)

/** The invoice that would be made: as GET would return it, without its ids (contract V27). */
export const InvoicePreview = closed(
  { ...previewed, invoiceLines: Type.Array(closed(previewedLine)) },
  { title: "InvoicePreview" },
)

export const GeneratedInvoiceResponse = closed(
  {
    successful: Type.Boolean({
      description: "False when the draft was created but could not be posted; `message` gives the reason",
    }),
    id: Uuid,
    message: Type.String(),
  },
  { title: "GeneratedInvoiceResponse" },
)

const party = {
  name: Type.String(),
  organizationNumber: given,
  taxRegistrationNumber: given,
  electronicInvoiceAddress: given,
  electronicInvoiceAddressScheme: given,
}
const PartyAddress = closed({
  description: given,
  name: given,
  street: given,
  street2: given,
  city: given,
  county: given,
  state: given,
  zip: given,
  country: given,
})

/** The parties of an invoice before they were updated (contract I28). */
export const FormerParties = closed(
  {
    changed: Instant,
    changedBy: Type.String({ format: "uuid", description: "The user" }),
    seller: closed({ ...party, bankAccount: given, iban: given, bic: given, address: PartyAddress }),
    buyer: closed({ ...party, accountNumber: Type.String() }),
    invoiceAddress: Type.Optional(Address),
    attachmentId: Type.String({ format: "uuid", description: "The PDF of that time" }),
  },
  { title: "InvoiceFormerParties" },
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
    fileURL: Type.String({ format: "uri", description: "Needs no access token until it expires" }),
  },
  { title: "InvoiceAttachment" },
)
