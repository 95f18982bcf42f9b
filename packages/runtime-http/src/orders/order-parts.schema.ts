import { chargeModels, chargeTypes, priceBases } from "@svc/domain/catalogue/charge"
import { operations } from "@svc/domain/catalogue/operations"
import { mostOrderParts } from "@svc/domain/orders/form-order"
import { chargeBounds } from "@svc/domain/orders/order-charge"
import { cancelProductOn, discountBounds, productOperations } from "@svc/domain/orders/order-request"
import { orderChargeTexts } from "@svc/domain/resources/order.resource"
import { type TObject, type TProperties, Type } from "typebox"
import { requestOf } from "../members-schema.ts"
import { ExactNumber } from "../decimal-body.ts"
import { billingTerms } from "../catalogue/product-requests.schema.ts"
import { closed, CustomFieldsRequest, DayInput, ExternalId, LookupKey, Maybe, named, Text } from "../shapes.ts"
import { shownAs } from "../shown-as.ts"

export const MaybeCustomFields = Type.Optional(Type.Union([CustomFieldsRequest, Type.Null()]))
const external = { externalERPId: Maybe(ExternalId), externalCRMId: Maybe(ExternalId) }
const list = <P extends TProperties>(item: TObject<P>, maxItems = mostOrderParts) =>
  Maybe(Type.Array(item, { maxItems }))
const PartName = Maybe(Type.String({ maxLength: 512 }))
const Percent = Maybe(ExactNumber({ minimum: 0, maximum: 100 }))
const Amount = Maybe(ExactNumber({ minimum: 0 }))

/** An object with a member under its documented name, and under the name that older callers use (contract K14). */
const withOldName = <P extends TProperties, N extends string, O extends string, M extends Parameters<typeof Maybe>[0]>(
  properties: P,
  name: N,
  oldName: O,
  member: ReturnType<typeof Maybe<M>>,
  title: string,
) => {
  const documented = { ...properties, [name]: member } as P & { readonly [K in N]: ReturnType<typeof Maybe<M>> }
  const accepted = { ...documented, [oldName]: member } as typeof documented & {
    readonly [K in O]: ReturnType<typeof Maybe<M>>
  }
  return shownAs(
    closed(accepted, named(title)),
    closed(documented, named(title)) as unknown as Readonly<Record<string, unknown>>,
  )
}

/** The price of an order in one tier (contract S11). */
export const orderPrice = {
  tier: Maybe(Type.Integer({ minimum: 0, maximum: mostOrderParts, description: "From 0" })),
  price: Maybe(
    ExactNumber({ minimum: 0, description: "The price to pay. Default: the list price less the discounts" }),
  ),
  listPrice: Maybe(ExactNumber({ minimum: 0, description: "Default: that of the catalogue" })),
  lineDiscountPercent: Percent,
  lineDiscountAmount: Amount,
  priceBase: Maybe(Type.Enum([...priceBases])),
  description: Maybe(Text),
  fromQuantity: Maybe(ExactNumber({ minimum: 0, description: "If given, must be the end of the tier before" })),
  toQuantity: Maybe(ExactNumber({ exclusiveMinimum: 0 })),
  isInfinite: Maybe(Type.Boolean({ description: "No upper limit; only for the last tier" })),
}
const CreatePrice = closed(orderPrice, named("CreateOrderProductChargeDetailsRequest"))
const ChangePrice = closed(
  { operation: Maybe(Type.Enum([...operations], { description: "Default: Change" })), ...orderPrice },
  named("ChangeOrderProductChargeDetailsRequest"),
)

const Feature = closed({ feature: LookupKey }, named("FeatureRequest"))
const ChangeFeature = closed(
  { operation: Maybe(Type.Enum(["Add", "Remove"], { description: "Default: Add" })), feature: LookupKey },
  named("ChangeFeatureRequest"),
)

const charge = {
  name: PartName,
  ...requestOf(orderChargeTexts),
  chargeType: Maybe(Type.Enum([...chargeTypes])),
  priceModel: Maybe(Type.Enum([...chargeModels])),
  quantity: Amount,
  estimatedUsage: Amount,
  estimatedQuantity: Amount,
  ...billingTerms,
  unitCode: Maybe(LookupKey),
  startOn: Maybe(Type.Enum([...chargeBounds], { description: "Default: AlignToSubscription" })),
  endOn: Maybe(Type.Enum([...chargeBounds], { description: "Default: AlignToSubscription" })),
  effectiveStartDate: Maybe(DayInput),
  effectiveEndDate: Maybe(DayInput),
  startMilestone: Maybe(LookupKey),
  endMilestone: Maybe(LookupKey),
  chargedThroughDate: Maybe(DayInput),
  lastPriceAdjustmentDate: Maybe(DayInput),
  revenueRecognitionRule: Maybe(LookupKey),
  displayPrice: Amount,
  orderDiscountMappingKey: Maybe(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: 100,
      description: "`chargeMappingKey` of the discounts in this request that apply to the charge",
    }),
  ),
  customFields: MaybeCustomFields,
}
const CreateCharge = withOldName(
  {
    charge: Maybe(LookupKey),
    ...charge,
    orderedQuantity: Maybe(
      ExactNumber({ exclusiveMinimum: 0, description: "Only for a charge that is delivered in parts" }),
    ),
    features: list(Feature, 100),
  },
  "priceDetails",
  "PriceDetails",
  list(CreatePrice),
  "CreateOrderProductChargeRequest",
)
const ChangeCharge = withOldName(
  { charge: LookupKey, ...charge, features: list(ChangeFeature, 100) },
  "priceDetails",
  "PriceDetails",
  list(ChangePrice),
  "ChangeOrderProductChargeRequest",
)

const product = {
  product: LookupKey,
  chargePlan: Maybe(LookupKey),
  productLineNumber: Maybe(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  name: PartName,
  ...external,
  customFields: MaybeCustomFields,
}
const charges = <S extends typeof CreateCharge | typeof ChangeCharge>(item: S) =>
  Maybe(Type.Array(item, { maxItems: mostOrderParts }))

export const CreateOrderProduct = closed(
  { ...product, charges: charges(CreateCharge) },
  named("CreateOrderProductRequest"),
)
export const ChangeOrderProduct = closed(
  {
    operation: Maybe(Type.Enum([...productOperations], { description: "Default: Change" })),
    ...product,
    charges: charges(ChangeCharge),
    cancelProductOn: Maybe(Type.Enum([...cancelProductOn], { description: "Default: EffectiveEndDate" })),
    cancelationDate: Maybe(DayInput),
  },
  named("ChangeOrderProductRequest"),
)

/** A discount that a request creates, changes or removes (contract S13). */
const OrderDiscount = withOldName(
  {
    operation: Maybe(
      Type.Enum([...operations], { description: "Default: Change for an existing discount, otherwise Create" }),
    ),
    startOn: Maybe(Type.Enum([...discountBounds])),
    endOn: Maybe(Type.Enum([...discountBounds])),
    startDate: Maybe(DayInput),
    endDate: Maybe(DayInput),
    percent: Percent,
    description: Maybe(Text),
    onSpecificCharges: Maybe(Type.Boolean()),
    orderProductCharges: Maybe(
      Type.Array(
        closed(
          { charge: LookupKey, operation: Maybe(Type.Enum(["Add", "Remove"], { description: "Default: Add" })) },
          named("OrderDiscountsChargeRequest"),
        ),
        { maxItems: mostOrderParts },
      ),
    ),
    chargeMappingKey: Maybe(Type.String({ maxLength: 200 })),
  },
  "orderDiscountId",
  "OrderDiscountId",
  Maybe(LookupKey),
  "OrderDiscountsRequest",
)
export const OrderDiscounts = Maybe(Type.Array(OrderDiscount, { maxItems: 200 }))

export const Milestones = list(
  closed(
    { name: Type.String({ minLength: 1, maxLength: 200 }), description: Maybe(Text), plannedDate: Maybe(DayInput) },
    named("SubscriptionMilestoneRequest"),
  ),
  100,
)
