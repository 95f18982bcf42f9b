import { documentTypes } from "@svc/domain/reference-data/document-template"
import { longestTermDays, paymentTermTypes } from "@svc/domain/reference-data/payment-term"
import { distributions, standardRules } from "@svc/domain/reference-data/revenue-recognition-rule"
import { taxCategoryCodes } from "@svc/domain/reference-data/tax-category"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { toldAs } from "../wanted.ts"
import {
  CalendarDay,
  closed,
  DayInput,
  ExternalId,
  given,
  Instant,
  LookupKey,
  Maybe,
  Name,
  named,
  Text,
  Uuid,
} from "../shapes.ts"

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

const Code = toldAs(
  "a code of 1 to 50 characters, not only blanks",
  Type.String({ minLength: 1, maxLength: 50, pattern: String.raw`\S` }),
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
    code: Code,
    name: Name,
    description: Maybe(Text),
    externalERPId: Maybe(ExternalId),
    externalCRMId: Maybe(ExternalId),
  },
  named("CreateFinancialAccountRequest"),
)

export const DocumentTemplate = closed(
  { id: Uuid, description: Type.String(), documentType: Type.Enum([...documentTypes]) },
  named("DocumentTemplate"),
)

export const InvoiceBatchGroup = closed(
  { id: Uuid, code: Type.String(), description: given },
  named("InvoiceBatchGroup"),
)
export const CreateInvoiceBatchGroupRequest = closed(
  { code: Code, description: Maybe(Text) },
  named("CreateInvoiceBatchGroupRequest"),
)

export const RevenueRecognitionRule = closed(
  {
    id: Uuid,
    name: Type.String(),
    distribution: Type.Enum([...standardRules]),
    upfrontPercent: Type.Optional(ExactNumber()),
  },
  named("RevenueRecognitionRule"),
)
export const CreateRevenueRecognitionRuleRequest = closed(
  {
    name: Name,
    distribution: Type.Enum([...distributions]),
    upfrontPercent: Maybe(
      ExactNumber({
        minimum: 0,
        maximum: 100,
        description: "Percentage for the first month, before the rest is spread",
      }),
    ),
  },
  named("CreateRevenueRecognitionRuleRequest"),
)
export const PaymentMethod = closed({ id: Uuid, name: Type.String() }, named("PaymentMethod"))
export const CreatePaymentMethodRequest = closed({ name: Name }, named("CreatePaymentMethodRequest"))

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
      closed(
        {
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
        },
        named("TaxTemplateDetail"),
      ),
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
    effectiveFrom: Maybe(DayInput),
    effectiveTo: Maybe(DayInput),
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
