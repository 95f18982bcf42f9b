import type { InvoiceId } from "@svc/domain/shared/ids"
import { invoiceDeliveryMethods } from "@svc/domain/customers/account"
import { generateInvoiceActions } from "@svc/domain/invoicing/invoice-request"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { toldAs } from "../wanted.ts"
import { NationalEInvoiceChoice } from "../customers/national-e-invoice.schema.ts"
import { longestFilter } from "../list-operation.ts"
import { AddressRequest } from "../reference-data/address.schema.ts"
import {
  closed,
  CustomFieldsRequest,
  DayInput,
  DayOrEmpty,
  ExternalId,
  LookupKey,
  Maybe,
  IndexedText,
  Text,
  Uuid,
  uuid,
} from "../shapes.ts"

/** The filter of invoice lists, as a value of its own. */
export const InvoiceFilter = Type.String({
  minLength: 1,
  maxLength: longestFilter,
  description: "The same as `Filter` of `GET /Invoices`: `status eq 'Draft' and invoiceDate le datetime'2026-11-30'`",
})

const DeliveryMethod = Type.Enum([...invoiceDeliveryMethods])
const Action = Type.Optional(Type.Enum([...generateInvoiceActions], { description: "Default: CreateDraft" }))
const MaybeCustomFields = Type.Optional(Type.Union([CustomFieldsRequest, Type.Null()]))

const Mark = Type.String({ maxLength: 20 })

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
  servicePeriodStartDate: Maybe(DayOrEmpty),
  servicePeriodEndDate: Maybe(DayOrEmpty),
  goodsCodes: Maybe(Type.Array(Mark, { maxItems: 13, description: "Poland: GTU_01 to GTU_13, at most one per line" })),
  procedureMarks: Maybe(
    Type.Array(Mark, { maxItems: 20, description: "Poland: such as TT_D or IED, at most one per line" }),
  ),
  customFields: MaybeCustomFields,
  externalERPId: Maybe(ExternalId),
  externalCRMId: Maybe(ExternalId),
})

const Lines = Type.Array(LineRequest, { maxItems: 10_000 })
const Allowances = Type.Array(
  closed({
    amount: ExactNumber({ exclusiveMinimum: 0 }),
    taxTemplate: Maybe(LookupKey),
    reason: Maybe(Text),
    reasonCode: Maybe(Type.String({ maxLength: 10, description: "UNCL5189" })),
  }),
  { maxItems: 100 },
)

const Day = Maybe(DayInput)

/** A request to invoice the due charges of an order (contract V25). */
export const GenerateInvoiceRequest = closed(
  {
    invoiceAction: Action,
    invoiceDate: Day,
    targetDate: Day,
    customizedTargetDates: Maybe(
      closed(
        { oneOff: Day, recurringInAdvance: Day, recurringInArrears: Day, usage: Day, measured: Day },
        { description: "Target dates of one kind of charge" },
      ),
    ),
  },
  { title: "GenerateInvoiceRequest" },
)

/** A request for an invoice on account (contract I5). */
export const CreateOnAccountInvoiceRequest = closed(
  {
    account: LookupKey,
    invoiceAction: Action,
    invoiceDate: Type.Optional(DayInput),
    currency: LookupKey,
    taxIncluded: Type.Optional(Type.Boolean()),
    paymentTerm: Maybe(LookupKey),
    invoiceTemplate: Maybe(LookupKey),
    accountsReceivable: Maybe(LookupKey),
    invoiceDeliveryMethod: Maybe(DeliveryMethod),
    invoiceAddress: Maybe(AddressRequest),
    deliveryAddress: Maybe(AddressRequest),
    deliveryDate: Maybe(DayOrEmpty),
    prepaidAmount: Maybe(
      ExactNumber({
        minimum: 0,
        description: "Amount received before, including tax; settles the invoice from the start",
      }),
    ),
    yourOrderNumber: Maybe(Text),
    yourReference: Maybe(Text),
    ourReference: Maybe(Text),
    buyerReference: Maybe(Text),
    notes: Maybe(Text),
    nationalEInvoice: Maybe(NationalEInvoiceChoice),
    splitPayment: Type.Optional(Type.Boolean({ description: "Poland: to be paid by the split payment mechanism" })),
    isAdvance: Type.Optional(Type.Boolean({ description: "Reports an amount received before the delivery" })),
    advanceOf: Maybe(
      Type.Array(uuid<InvoiceId>(), { maxItems: 100, description: "The advance invoices before this final invoice" }),
    ),
    customFields: MaybeCustomFields,
    externalERPId: Maybe(ExternalId),
    externalCRMId: Maybe(ExternalId),
    invoiceLines: Maybe(Lines),
    allowances: Maybe(Allowances),
    attachments: Maybe(
      Type.Array(
        closed({
          name: toldAs(
            String.raw`a file name of 1 to 200 characters without /, \ and quotes`,
            Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`^[^/\\"\r\n]+$` }),
          ),
          contentType: toldAs(
            "a media type such as application/pdf",
            Type.String({ maxLength: 100, pattern: String.raw`^[\w.+-]+/[\w.+-]+$` }),
          ),
          content: Type.String({ description: "Base64" }),
        }),
        { maxItems: 20 },
      ),
    ),
  },
  { title: "CreateOnAccountInvoiceRequest" },
)

/** A request for a credit note (contract I22). */
export const CreditInvoiceRequest = closed(
  {
    creditInvoiceDate: Maybe(DayInput),
    invoiceAction: Action,
    creditAllInvoiceLines: Type.Optional(Type.Boolean({ description: "Credits everything that is left" })),
    invoiceLineIds: Maybe(
      Type.Array(Uuid, { maxItems: 10_000, description: "Credits everything that is left of these lines" }),
    ),
    lines: Maybe(
      Type.Array(
        closed({
          invoiceLineId: Uuid,
          amount: ExactNumber({ description: "Net; at most the amount left of the line" }),
          description: Maybe(Text),
        }),
        { maxItems: 10_000 },
      ),
    ),
  },
  { title: "CreditInvoiceRequest" },
)

/** A request to correct an invoice (contract I36). */
export const CorrectInvoiceRequest = closed(
  {
    reason: Type.String({ minLength: 1, maxLength: 512, description: "Printed on the document" }),
    correctionDate: Maybe(DayInput),
    invoiceAction: Action,
    buyer: Type.Optional(
      Type.Union([
        closed(
          {
            name: Maybe(Text),
            organizationNumber: Maybe(Text),
            taxRegistrationNumber: Maybe(Text),
            electronicInvoiceAddress: Maybe(Text),
            electronicInvoiceAddressScheme: Maybe(Text),
            address: Maybe(AddressRequest),
          },
          { description: "The corrected buyer; absent members stay unchanged" },
        ),
        Type.Null(),
      ]),
    ),
    lines: Maybe(
      Type.Array(
        closed({
          invoiceLineId: Uuid,
          amount: ExactNumber({ description: "Net; added to the line, or subtracted if below 0" }),
        }),
        { maxItems: 10_000 },
      ),
    ),
  },
  { title: "CorrectInvoiceRequest" },
)

/** A request to replace an invoice (contract I41). */
export const ReplaceInvoiceRequest = closed(
  {
    reason: Type.String({ minLength: 1, maxLength: 512, description: "Printed on the credit note" }),
    date: Type.Optional(
      Type.Union([DayInput, Type.Null()], {
        description: "Date of the credit note and of the new invoice. Default: today",
      }),
    ),
  },
  { title: "ReplaceInvoiceRequest" },
)

const patch = {
  dueDate: Type.Optional(DayInput),
  invoiceDeliveryMethod: Type.Optional(DeliveryMethod),
  disableAutomaticInvoiceReminder: Type.Optional(Type.Boolean()),
  notes: Maybe(Text),
  externalERPId: Maybe(ExternalId),
  externalCRMId: Maybe(ExternalId),
  yourOrderNumber: Maybe(Text),
  referenceNumber: Maybe(IndexedText),
  customFields: MaybeCustomFields,
  invoiceLines: Type.Optional(
    Type.Array(LineRequest, {
      maxItems: 10_000,
      description: "All lines of a draft on account; they replace its present lines",
    }),
  ),
  allowances: Type.Optional(Allowances),
}
export const PatchInvoiceRequest = closed(patch, { title: "PatchInvoiceRequest" })
export const PatchInvoiceByIdRequest = closed({ id: uuid<InvoiceId>(), ...patch }, { title: "PatchInvoiceByIdRequest" })

/** A request to match an invoice with a credit note (contract I35). */
export const MatchInvoiceRequest = closed(
  {
    creditInvoiceId: uuid<InvoiceId>(),
    amount: Maybe(ExactNumber({ exclusiveMinimum: 0, description: "Default: the smaller of the two balances" })),
  },
  { title: "MatchInvoiceRequest" },
)

export const InvoicePaidRequest = closed(
  { invoiceId: uuid<InvoiceId>(), paymentDate: Maybe(DayInput) },
  { title: "InvoicePaidRequest" },
)
