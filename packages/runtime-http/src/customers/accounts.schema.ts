import { accountTexts, accountTypes, invoiceDeliveryMethods } from "@svc/domain/customers/account"
import { type TSchema, Type } from "typebox"
import { Address, AddressRequest } from "../reference-data/address.schema.ts"
import { NationalEInvoiceChoice } from "./national-e-invoice.schema.ts"
import {
  closed,
  CustomFieldsRequest,
  CustomFieldValues,
  DayInput,
  ExternalId,
  Instant,
  LookupKey,
  lookupKey,
  Maybe,
  IndexedText,
  Text,
  Uuid,
} from "../shapes.ts"

const told = (description: string) => ({ description })
const texts = <S extends TSchema>(schema: S) =>
  Object.fromEntries(accountTexts.map((name) => [name, schema])) as { readonly [T in (typeof accountTexts)[number]]: S }

/** An account as GET returns it (contract C12). */
export const Account = closed(
  {
    id: Uuid,
    accountNumber: Type.String(),
    name: Type.String(),
    accountType: Type.Enum([...accountTypes]),
    inactive: Type.Boolean(),
    invoiceDeliveryMethod: Type.Enum([...invoiceDeliveryMethods]),
    currencyCode: Type.String(),
    accountsReceivable: Type.Optional(Type.String()),
    defaultPaymentTerm: Type.Optional(Type.String()),
    taxTemplate: Type.Optional(Type.String()),
    invoiceTemplateId: Type.Optional(Uuid),
    invoiceBatchGroupId: Type.Optional(Uuid),
    ...texts(Type.Optional(Type.String())),
    attachUBLToInvoice: Type.Boolean(),
    attachZugferdXMLToInvoice: Type.Boolean(),
    nationalEInvoice: Type.Optional(NationalEInvoiceChoice),
    dunningCampaign: Type.Optional(
      Type.String(told("The name of the campaign that reminds it, if not the default one")),
    ),
    dunningPausedUntil: Type.Optional(Type.String({ format: "date", ...told("The first day of reminders again") })),
    dunningPauseReason: Type.Optional(Type.String(told("Why it is paused"))),
    dunningExempt: Type.Boolean(told("True when it gets no reminders")),
    defaultInvoiceAddress: Type.Optional(Address),
    defaultDeliveryAddress: Type.Optional(Address),
    addresses: Type.Array(Address),
    customFields: CustomFieldValues,
    created: Instant,
    modified: Instant,
  },
  { title: "Account" },
)

const request = {
  accountType: Maybe(Type.Enum([...accountTypes])),
  inactive: Type.Optional(Type.Boolean()),
  invoiceDeliveryMethod: Maybe(Type.Enum([...invoiceDeliveryMethods])),
  attachUBLToInvoice: Maybe(Type.Boolean()),
  attachZugferdXMLToInvoice: Maybe(Type.Boolean()),
  accountsReceivable: Maybe(LookupKey),
  defaultPaymentTerm: Maybe(LookupKey),
  taxTemplate: Maybe(LookupKey),
  invoiceTemplateId: Maybe(Uuid),
  invoiceBatchGroupId: Maybe(Uuid),
  invoiceBatchGroup: Maybe(LookupKey),
  ...texts(Maybe(Text)),
  invoiceEmailAddress: Maybe(IndexedText),
  organizationNumber: Maybe(IndexedText),
  taxRegistrationNumber: Maybe(IndexedText),
  externalERPId: Maybe(ExternalId),
  externalCRMId: Maybe(ExternalId),
  nationalEInvoice: Maybe(NationalEInvoiceChoice),
  dunningCampaign: Maybe(lookupKey("By Name or DunningCampaign-Id")),
  dunningPausedUntil: Type.Optional(Type.Union([DayInput, Type.Null()], told("The first day of reminders again"))),
  dunningPauseReason: Maybe({ ...IndexedText, ...told("Why it is paused") }),
  dunningExempt: Maybe(Type.Boolean(told("True when it gets no reminders"))),
  defaultInvoiceAddress: Maybe(AddressRequest),
  defaultDeliveryAddress: Maybe(AddressRequest),
  customFields: Type.Optional(Type.Union([CustomFieldsRequest, Type.Null()])),
}
const Name = Type.String({ minLength: 1, maxLength: 512 })

export const CreateAccountRequest = closed(
  { name: Name, currency: LookupKey, ...request },
  { title: "CreateAccountRequest" },
)

export const AccountPatchRequest = closed(
  { name: Type.Optional(Name), currency: Type.Optional(LookupKey), ...request },
  { title: "AccountPatchRequest" },
)
