import { billingChoices, chargeModels, chargeTypes, priceBases } from "@svc/domain/catalogue/charge"
import { operations } from "@svc/domain/catalogue/operations"
import { mostParts } from "@svc/domain/catalogue/product"
import { chargeTexts, productMembers, productTypes } from "@svc/domain/resources/product.resource"
import { type TProperties, type TObject, Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { requestOf } from "../members-schema.ts"
import { closed, CustomFieldsRequest, DayInput, LookupKey, Maybe, named, Text } from "../shapes.ts"
import { shownAs } from "../shown-as.ts"

const ProductName = Type.String({ minLength: 1, maxLength: 512 })
const Operation = Maybe(Type.Enum([...operations], { description: "Default: Change" }))
const MaybeCustomFields = Type.Optional(Type.Union([CustomFieldsRequest, Type.Null()]))
const list = <P extends TProperties>(item: TObject<P>, maxItems = mostParts) => Maybe(Type.Array(item, { maxItems }))

const priceDetail = {
  currency: Maybe(LookupKey),
  tier: Maybe(
    Type.Integer({
      minimum: 0,
      maximum: mostParts,
      description: "Number of the tier, from 0; for a new price without it, the next number",
    }),
  ),
  price: Maybe(ExactNumber({ minimum: 0 })),
  description: Maybe(Text),
  priceBase: Maybe(Type.Enum([...priceBases])),
  toQuantity: Maybe(ExactNumber({ exclusiveMinimum: 0 })),
  isInfinite: Maybe(Type.Boolean({ description: "No upper limit; only for the last tier" })),
}
const CreatePriceDetail = closed(priceDetail, named("CreatePriceDetailsRequest"))
const UpdatePriceDetail = closed({ operation: Operation, ...priceDetail }, named("UpdatePriceDetailsRequest"))

const Feature = closed({ feature: LookupKey }, named("FeatureRequest"))
const ChangeFeature = closed(
  { operation: Maybe(Type.Enum(["Add", "Remove"], { description: "Default: Add" })), feature: LookupKey },
  named("ChangeFeatureRequest"),
)

/** The billing terms of a charge, in products and in orders. */
export const billingTerms = {
  pricePeriod: Maybe(Type.Enum([...billingChoices.pricePeriod])),
  billingPeriod: Maybe(Type.Enum([...billingChoices.billingPeriod])),
  billingTiming: Maybe(Type.Enum([...billingChoices.billingTiming])),
  periodAlignment: Maybe(Type.Enum([...billingChoices.periodAlignment])),
  billingDay: Maybe(Type.Enum([...billingChoices.billingDay])),
  usageRating: Maybe(Type.Enum([...billingChoices.usageRating])),
  specificBillingDay: Maybe(Type.Integer({ minimum: 1, maximum: 31 })),
  offsetBillingDays: Maybe(Type.Integer({ minimum: -3660, maximum: 3660 })),
  alignmentDate: Maybe(DayInput),
  taxTemplate: Maybe(LookupKey),
  taxIncluded: Maybe(Type.Boolean()),
  createInvoiceLinesPerTier: Maybe(Type.Boolean()),
  deferredRevenueAccount: Maybe(LookupKey),
  recognizedRevenueAccount: Maybe(LookupKey),
}

const charge = {
  ...billingTerms,
  name: Maybe(ProductName),
  chargeType: Maybe(Type.Enum([...chargeTypes])),
  model: Maybe(Type.Enum([...chargeModels])),
  unit: Maybe(LookupKey),
  defaultQuantity: Maybe(ExactNumber({ minimum: 0 })),
  measurementsRule: Maybe(Type.Enum([...billingChoices.measurementsRule])),
  revenueRecognition: Maybe(LookupKey),
  ...requestOf(chargeTexts),
  customFields: MaybeCustomFields,
}

/** Prices under their documented name, and under the name that older callers use (contract K14). */
const withPrices = <P extends TProperties, D extends TProperties>(members: P, detail: TObject<D>, title: string) => {
  const documented = { ...members, priceDetails: list(detail) }
  return shownAs(
    closed({ ...documented, PriceDetails: list(detail) }, named(title)),
    closed(documented, named(title)) as unknown as Readonly<Record<string, unknown>>,
  )
}
const CreateCharge = withPrices({ ...charge, features: list(Feature, 100) }, CreatePriceDetail, "CreateChargeRequest")
const changed = { ...charge, features: list(ChangeFeature, 100) }
const UpdateCharge = withPrices(
  { operation: Operation, charge: Maybe(LookupKey), ...changed },
  UpdatePriceDetail,
  "UpdateChargeRequest",
)

/** A change of one charge (contract K10). */
export const PatchChargeRequest = withPrices(changed, UpdatePriceDetail, "PatchChargeRequest")

const plan = {
  name: Maybe(ProductName),
  effectiveStartDate: Maybe(DayInput),
  endOfNewSalesDate: Maybe(DayInput),
  effectiveEndDate: Maybe(DayInput),
  customFields: MaybeCustomFields,
}
const charges = <S extends typeof CreateCharge | typeof UpdateCharge>(item: S) =>
  Maybe(Type.Array(item, { maxItems: mostParts }))
const CreateChargePlan = closed({ ...plan, charges: charges(CreateCharge) }, named("CreateChargePlanRequest"))
const UpdateChargePlan = closed(
  { operation: Operation, chargePlan: Maybe(LookupKey), ...plan, charges: charges(UpdateCharge) },
  named("UpdateChargePlanRequest"),
)

const product = {
  ...requestOf(productMembers),
  category: Maybe(LookupKey),
  customFields: MaybeCustomFields,
}

/** A request for a new product (contract K1). */
export const CreateProductRequest = closed(
  { name: ProductName, productType: Type.Enum([...productTypes]), ...product, chargePlans: list(CreateChargePlan) },
  named("CreateProductRequest"),
)

/** A change of a product and its parts (contract K10). */
export const UpdateProductRequest = closed(
  {
    name: Type.Optional(ProductName),
    productType: Type.Optional(Type.Enum([...productTypes])),
    ...product,
    chargePlans: list(UpdateChargePlan),
  },
  named("UpdateProductRequest"),
)
