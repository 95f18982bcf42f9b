import { chargeModels, chargeTypes, billingChoices, priceBases } from "@svc/domain/catalogue/charge"
import { chargeTexts, productMembers } from "@svc/domain/resources/product.resource"
import { type TSchema, Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { answerOf } from "../members-schema.ts"
import { CalendarDay, closed, CustomFieldValues, given, Instant, named, Uuid } from "../shapes.ts"

export const EventResponse = closed({ id: Uuid, message: Type.String() }, named("EventResponse"))

const Day = Type.Optional(CalendarDay)
const Digits = Type.Optional(ExactNumber())

const PriceDetail = closed(
  {
    currency: Type.String({ description: "ISO 4217" }),
    tier: Type.Integer({ description: "From 0" }),
    price: ExactNumber(),
    priceBase: Type.Enum([...priceBases]),
    fromQuantity: Digits,
    toQuantity: Digits,
    description: given,
  },
  named("PriceDetails"),
)

const charge = {
  pricePeriod: Type.Enum([...billingChoices.pricePeriod]),
  billingPeriod: Type.Enum([...billingChoices.billingPeriod]),
  billingTiming: Type.Enum([...billingChoices.billingTiming]),
  periodAlignment: Type.Enum([...billingChoices.periodAlignment]),
  billingDay: Type.Enum([...billingChoices.billingDay]),
  usageRating: Type.Enum([...billingChoices.usageRating]),
  measurementsRule: Type.Enum([...billingChoices.measurementsRule]),
  chargeType: Type.Enum([...chargeTypes]),
  unitCode: Type.String({ description: "UN/ECE Recommendation 20" }),
  defaultQuantity: ExactNumber(),
  taxIncluded: Type.Boolean(),
  createInvoiceLinesPerTier: Type.Boolean(),
  revenueRecognition: Type.String(),
  priceDetails: Type.Array(PriceDetail),
}
const chargeMaybe = {
  specificBillingDay: Type.Optional(Type.Integer()),
  offsetBillingDays: Type.Optional(Type.Integer()),
  alignmentDate: Day,
  taxTemplate: given,
  deferredRevenueAccount: given,
  recognizedRevenueAccount: given,
}

export const Feature = closed({ code: Type.String(), description: given }, named("Feature"))

const Charge = closed(
  {
    id: Uuid,
    chargeNumber: Type.String(),
    name: Type.String(),
    model: Type.Enum([...chargeModels]),
    ...charge,
    ...chargeMaybe,
    ...answerOf(chargeTexts, {}),
    features: Type.Array(Feature),
    customFields: CustomFieldValues,
    created: Instant,
    modified: Instant,
  },
  named("Charge"),
)

const ChargePlan = closed(
  {
    id: Uuid,
    chargePlanNumber: Type.String(),
    name: Type.String(),
    effectiveStartDate: Day,
    endOfNewSalesDate: Day,
    effectiveEndDate: Day,
    charges: Type.Array(Charge),
    customFields: CustomFieldValues,
    created: Instant,
    modified: Instant,
  },
  named("ChargePlan"),
)

const dates = { activationDate: Day, endOfNewSalesDate: Day, endOfRenewalDate: Day, endOfLifeDate: Day }

/** A product as GET returns it (contract K12). */
export const Product = closed(
  answerOf(productMembers, {
    category: given,
    isFrameworkProduct: Type.Boolean(),
    chargePlans: Type.Array(ChargePlan),
    legalEntityId: Uuid,
    customFields: CustomFieldValues,
  }),
  named("Product"),
)

type Optional<P extends Readonly<Record<string, TSchema>>> = {
  readonly [K in keyof P]: ReturnType<typeof Type.Optional<P[K]>>
}
const optional = <P extends Readonly<Record<string, TSchema>>>(members: P): Optional<P> =>
  Object.fromEntries(Object.entries(members).map(([name, schema]) => [name, Type.Optional(schema)])) as Optional<P>

/** A product of type Simple with the members of its charge (contract K13). */
export const SimpleProduct = closed(
  {
    id: Uuid,
    productNumber: Type.String(),
    name: Type.String(),
    category: given,
    priceModel: Type.Optional(Type.Enum([...chargeModels])),
    ...optional(charge),
    ...chargeMaybe,
    externalERPid: given,
    externalCRMId: given,
    ...dates,
    customFields: CustomFieldValues,
  },
  named("SimpleProduct"),
)
