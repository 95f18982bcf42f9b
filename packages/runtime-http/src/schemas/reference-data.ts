import {
  customFieldEntities,
  customFieldTypeEntities,
  customFieldTypes,
} from "@svc/domain/billing/custom-fields/custom-field"
import { seriesKinds } from "@svc/domain/billing/legal-entities/number-series"
import { longestTermDays, paymentTermTypes } from "@svc/domain/billing/reference-data/payment-term"
import { taxCategoryCodes } from "@svc/domain/billing/reference-data/tax-category"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { CalendarDay, closed, DateText, ExternalId, Instant, LookupKey, Maybe, Text, Uuid } from "./shapes.ts"

const named = <T extends string>(title: T) => ({ title })
const Name = Type.String({ minLength: 1, maxLength: 200 })
const given = Type.Optional(Type.String())

export const Country = closed(
  { id: Uuid, name: Type.String(), twoAlphaCode: Type.String(), threeAlphaCode: Type.String(), active: Type.Boolean() },
  named("Country"),
)

export const UnitOfMeasure = closed(
  { id: Uuid, unitCode: Type.String(), name: Type.String(), displayName: Type.String() },
  named("UnitOfMeasure"),
)

const TermType = Type.Enum([...paymentTermTypes])
export const PaymentTerm = closed(
  { id: Uuid, name: Type.String(), description: Type.String(), termType: TermType, days: Type.Integer() },
  named("PaymentTerm"),
)
export const CreatePaymentTermRequest = closed(
  {
    name: Name,
    description: Text,
    days: Type.Integer({ minimum: 0, maximum: longestTermDays }),
    termType: Type.Optional(TermType),
  },
  named("CreatePaymentTermRequest"),
)

export const FinancialAccount = closed(
  {
    id: Uuid,
    code: Type.String(),
    name: Type.String(),
    description: given,
    externalERPId: given,
    externalCRMId: given,
  },
  named("FinancialAccount"),
)
export const CreateFinancialAccountRequest = closed(
  {
    code: Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`\S` }),
    name: Name,
    description: Maybe(Text),
    externalERPId: Maybe(ExternalId),
    externalCRMId: Maybe(ExternalId),
  },
  named("CreateFinancialAccountRequest"),
)

const TaxCategory = closed(
  { id: Uuid, name: Type.String(), isActive: Type.Boolean(), isEUTax: Type.Boolean(), externalCode: Type.String() },
  named("TaxCategory"),
)
export const TaxTemplate = closed(
  {
    id: Uuid,
    name: Type.String(),
    description: given,
    effectiveFrom: CalendarDay,
    effectiveTo: CalendarDay,
    taxAccount: Type.Optional(closed({ id: Uuid, code: Type.String(), name: Type.String() })),
    taxAccountId: Type.Optional(Uuid),
    details: Type.Array(
      closed({
        id: Uuid,
        taxTemplateId: Uuid,
        country: Type.Optional(Country),
        countryId: Type.Optional(Uuid),
        city: given,
        state: given,
        county: given,
        zip: given,
        tax1: ExactNumber(),
        tax2: Type.Optional(ExactNumber()),
        tax3: Type.Optional(ExactNumber()),
        useTaxJar: Type.Boolean(),
        taxCategoryId: Uuid,
        taxCategory: TaxCategory,
        exemptionReason: given,
        exemptionReasonCode: given,
      }),
    ),
    created: Instant,
    modified: Instant,
  },
  named("TaxTemplate"),
)
export const CreateTaxTemplateRequest = closed(
  {
    name: Name,
    description: Maybe(Text),
    effectiveFrom: Maybe(DateText),
    effectiveTo: Maybe(DateText),
    taxAccount: Maybe(LookupKey),
    details: Type.Array(
      closed({
        country: Maybe(LookupKey),
        state: Maybe(Text),
        county: Maybe(Text),
        city: Maybe(Text),
        zip: Maybe(Text),
        tax1: ExactNumber({ minimum: 0, maximum: 100, description: "Per cent" }),
        tax2: Maybe(ExactNumber({ minimum: 0, maximum: 100 })),
        tax3: Maybe(ExactNumber({ minimum: 0, maximum: 100 })),
        taxCategory: Type.Enum([...taxCategoryCodes]),
        exemptionReason: Maybe(Text),
        exemptionReasonCode: Maybe(Text),
      }),
      { maxItems: 500 },
    ),
  },
  named("CreateTaxTemplateRequest"),
)

const Entity = Type.Enum([...customFieldEntities])
export const CustomField = closed(
  {
    id: Uuid,
    key: Type.String(),
    name: Type.String(),
    defaultValue: given,
    fieldType: Type.Enum([...customFieldTypes]),
    entity: Entity,
    typeEntity: given,
  },
  named("CustomFieldConfiguration"),
)
export const CreateCustomFieldRequest = closed(
  {
    fieldType: Type.Enum([...customFieldTypes]),
    entity: Entity,
    key: Type.String({ minLength: 1, maxLength: 100 }),
    name: Maybe(Name),
    defaultValue: Maybe(Text),
    typeEntity: Maybe(Type.Enum([...customFieldTypeEntities])),
  },
  named("CreateCustomFieldConfigurationRequest"),
)
export const UpdateCustomFieldRequest = closed(
  { name: Maybe(Name), defaultValue: Maybe(Text) },
  named("UpdateCustomFieldConfigurationRequest"),
)

const addressParts = {
  description: Maybe(Text),
  name: Maybe(Text),
  street: Maybe(Text),
  street2: Maybe(Text),
  city: Maybe(Text),
  county: Maybe(Text),
  state: Maybe(Text),
  zip: Maybe(Text),
}
export const AddressRequest = closed({ ...addressParts, country: Maybe(LookupKey) })
export const Address = closed(
  {
    id: Type.Optional(Uuid),
    description: given,
    name: given,
    street: given,
    street2: given,
    city: given,
    county: given,
    state: given,
    zip: given,
    country: Type.Optional(Type.String({ description: "Name of the country" })),
  },
  named("Address"),
)

const entityTexts = {
  organizationNumber: Maybe(Text),
  taxRegistrationNumber: Maybe(Text),
  bankAccount: Maybe(Text),
  iban: Maybe(Text),
  bic: Maybe(Text),
  electronicInvoiceAddress: Maybe(Text),
  electronicInvoiceAddressScheme: Maybe(Text),
}
const SeriesKind = Type.Enum([...seriesKinds])
export const LegalEntity = closed(
  {
    id: Uuid,
    name: Type.String(),
    baseCurrency: Type.String(),
    country: given,
    timeZone: Type.String(),
    organizationNumber: given,
    taxRegistrationNumber: given,
    bankAccount: given,
    iban: given,
    bic: given,
    address: Type.Optional(Address),
    electronicInvoiceAddress: given,
    electronicInvoiceAddressScheme: given,
    nationalEInvoice: Type.Boolean(),
    totalRoundingUnit: Type.Optional(ExactNumber()),
    accountsReceivable: Type.String(),
    taxAccount: Type.String(),
    roundingAccount: Type.String(),
    defaultPaymentTerm: given,
    taxTemplate: given,
    numberSeries: Type.Array(closed({ type: SeriesKind, format: Type.String(), nextNumber: Type.Integer() })),
  },
  named("LegalEntity"),
)
const entityPatch = {
  ...entityTexts,
  address: Maybe(AddressRequest),
  nationalEInvoice: Type.Optional(Type.Boolean()),
  totalRoundingUnit: Maybe(
    ExactNumber({ exclusiveMinimum: 0, description: "Totals in the base currency are rounded to a multiple of it" }),
  ),
  accountsReceivable: Type.Optional(LookupKey),
  taxAccount: Type.Optional(LookupKey),
  roundingAccount: Type.Optional(LookupKey),
  defaultPaymentTerm: Maybe(LookupKey),
  taxTemplate: Maybe(LookupKey),
  numberSeries: Type.Optional(
    Type.Array(
      closed({
        type: SeriesKind,
        format: Type.Optional(
          Type.String({ description: "Text with `{n}` or `{n:6}` in it; `{yyyy}`, `{yy}`, `{MM}`" }),
        ),
        nextNumber: Type.Optional(Type.Integer({ minimum: 1 })),
      }),
      { maxItems: seriesKinds.length },
    ),
  ),
}
export const UpdateLegalEntityRequest = closed(entityPatch, named("UpdateLegalEntityRequest"))
export const UpdateLegalEntityByIdRequest = closed(
  { id: Type.Optional(Uuid), ...entityPatch },
  named("UpdateLegalEntityByIdRequest"),
)
