import { seriesKinds } from "@svc/domain/organisation/number-series"
import { taxRateSources } from "@svc/domain/organisation/tax-rate-source"
import { prorationMethods } from "@svc/domain/organisation/proration-method"
import { forAccountSettings } from "@svc/domain/reference-data/account-settings"
import type { LegalEntityId } from "@svc/domain/shared/ids"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { Address, AddressRequest } from "../reference-data/address.schema.ts"
import { closed, given, LookupKey, Maybe, named, Text, Uuid, uuid } from "../shapes.ts"

const entityTexts = {
  organizationNumber: Maybe(Text),
  taxRegistrationNumber: Maybe(Text),
  bankAccount: Maybe(Text),
  iban: Maybe(Text),
  bic: Maybe(Text),
  electronicInvoiceAddress: Maybe(Text),
  electronicInvoiceAddressScheme: Maybe(Text),
}
const ProrationMethod = Type.Enum([...prorationMethods], {
  description: "How a part of a billing period is priced. Default: DaysInPeriod",
})
const TaxRateSource = Type.Enum([...taxRateSources], {
  description: "The rate that converts the VAT of an invoice in another currency",
})
const SeriesKind = Type.Enum([...seriesKinds])
const TimeZone = Type.String({
  maxLength: 100,
  description: "IANA name; determines the current day of the legal entity",
  examples: ["Europe/Stockholm"],
})
export const LegalEntity = closed(
  {
    id: Uuid,
    name: Type.String(),
    baseCurrency: Type.String(),
    country: given,
    timeZone: TimeZone,
    organizationNumber: given,
    taxRegistrationNumber: given,
    bankAccount: given,
    iban: given,
    bic: given,
    address: Type.Optional(Address),
    electronicInvoiceAddress: given,
    electronicInvoiceAddressScheme: given,
    nationalEInvoice: Type.Boolean(),
    autoRenew: Type.Boolean(),
    totalRoundingUnit: Type.Optional(ExactNumber()),
    prorationMethod: ProrationMethod,
    taxRateSource: TaxRateSource,
    matchCreditsOnPost: Type.Boolean(),
    hostedPages: closed(
      { enabled: Type.Boolean({ description: "Whether links to pages of invoices work" }) },
      { description: "Pages for customers" },
    ),
    paymentTolerance: ExactNumber(),
    fiscalYearStartMonth: Type.Integer(),
    ...forAccountSettings(() => Type.String()),
    defaultPaymentTerm: given,
    taxTemplate: given,
    numberSeries: Type.Array(closed({ type: SeriesKind, format: Type.String(), nextNumber: Type.Integer() })),
  },
  named("LegalEntity"),
)
const EntityName = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "Unique in the tenant; the header `legal-entity` takes it",
})
const entityPatch = {
  name: Type.Optional(EntityName),
  timeZone: Type.Optional(TimeZone),
  ...entityTexts,
  address: Maybe(AddressRequest),
  nationalEInvoice: Type.Optional(Type.Boolean()),
  autoRenew: Type.Optional(
    Type.Boolean({ description: "Whether subscriptions with isAutoRenewed are renewed. Default: true" }),
  ),
  totalRoundingUnit: Maybe(
    ExactNumber({
      exclusiveMinimum: 0,
      description: "Totals in the base currency are rounded to a multiple of this amount",
    }),
  ),
  prorationMethod: Type.Optional(ProrationMethod),
  taxRateSource: Type.Optional(TaxRateSource),
  matchCreditsOnPost: Type.Optional(
    Type.Boolean({
      description: "Whether a credit note settles its invoice when it is posted. Default: false",
    }),
  ),
  hostedPages: Type.Optional(
    closed(
      {
        enabled: Type.Optional(
          Type.Boolean({ description: "Whether links to pages of invoices work. Default: false" }),
        ),
      },
      { description: "Pages for customers" },
    ),
  ),
  paymentTolerance: Type.Optional(
    ExactNumber({
      minimum: 0,
      description: "The largest small difference of a payment that is written off, in base currency. Default: 0",
    }),
  ),
  fiscalYearStartMonth: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 12,
      description: "The first month of fiscal years; cannot be changed once an accounting period was closed",
    }),
  ),
  ...forAccountSettings(() => Type.Optional(LookupKey)),
  defaultPaymentTerm: Maybe(LookupKey),
  taxTemplate: Maybe(LookupKey),
  numberSeries: Type.Optional(
    Type.Array(
      closed({
        type: SeriesKind,
        format: Type.Optional(
          Type.String({ description: "Text with `{n}` or `{n:6}` in it, and optionally `{yyyy}`, `{yy}` or `{MM}`" }),
        ),
        nextNumber: Type.Optional(Type.Integer({ minimum: 1 })),
      }),
      { maxItems: seriesKinds.length },
    ),
  ),
}
export const CreateLegalEntityRequest = closed(
  {
    name: EntityName,
    baseCurrency: Type.String({ description: "ISO 4217 code; never changes", examples: ["SEK"] }),
    country: Type.Optional(
      Type.String({
        description: "ISO 3166-1 alpha-2 code; never changes. Gives the tax templates and the time zone",
        examples: ["SE"],
      }),
    ),
    timeZone: Type.Optional(TimeZone),
  },
  named("CreateLegalEntityRequest"),
)
export const UpdateLegalEntityRequest = closed(entityPatch, named("UpdateLegalEntityRequest"))
export const UpdateLegalEntityByIdRequest = closed(
  { id: Type.Optional(uuid<LegalEntityId>()), ...entityPatch },
  named("UpdateLegalEntityByIdRequest"),
)
