import { billingChoices, chargeModels, chargeTypes, priceBases } from "@svc/domain/catalogue/charge"
import { orderPaymentMethods, salesOrderStatuses, subscriptionStatuses } from "@svc/domain/orders/order"
import { changeStates, chargeBounds } from "@svc/domain/orders/order-charge"
import { orderChargeTexts, orderTexts, termTypes } from "@svc/domain/resources/order.resource"
import { Type } from "typebox"
import { Feature } from "../catalogue/products.schema.ts"
import { SimpleAccount } from "../customers/simple-account.schema.ts"
import { answerOf } from "../members-schema.ts"
import { ExactNumber } from "../decimal-body.ts"
import { InvoiceBatchGroup } from "../reference-data/reference-data.schema.ts"
import { Address } from "../reference-data/address.schema.ts"
import { CalendarDay, closed, CustomFieldValues, given, Instant, named, Uuid } from "../shapes.ts"

const Day = Type.Optional(CalendarDay)
const Digits = Type.Optional(ExactNumber())
const Whole = Type.Optional(Type.Integer())
const external = { externalERPId: given, externalCRMId: given }
const made = { created: Instant, modified: Instant }

/**
 * An amount of an order. The base amount is present when a rate was in force on the day of the order (contract S33).
 */
export const CurrencyAmount = closed(
  {
    amount: ExactNumber(),
    currencyCode: Type.String({ description: "ISO 4217" }),
    currencyConversionDate: Day,
    baseCurrencyAmount: Digits,
    baseCurrencyCode: Type.Optional(Type.String({ description: "ISO 4217" })),
  },
  {
    ...named("CurrencyAmount"),
    description: "In the currency of the order, and in base currency if a rate was in force on its date",
  },
)

/** Metrics as orders, products and bookings show them (contract S30). */
export const metrics = {
  cmrr: CurrencyAmount,
  acv: CurrencyAmount,
  emrr: CurrencyAmount,
  oneTimeFees: CurrencyAmount,
  tcv: CurrencyAmount,
}

export const SubscriptionMilestone = closed(
  { id: Uuid, orderId: Uuid, name: Type.String(), description: given, milestoneDate: Day, plannedDate: Day },
  named("SubscriptionMilestone"),
)

export const ChargeDetails = closed(
  {
    tier: Type.Integer({ description: "From 0" }),
    price: ExactNumber(),
    listPrice: ExactNumber(),
    description: given,
    fromQuantity: Digits,
    toQuantity: Digits,
    priceBase: Type.Enum([...priceBases]),
    lineDiscountPercent: Digits,
    lineDiscountAmount: Digits,
  },
  named("OrderChargeDetails"),
)

const ChargeDiscount = closed({ orderDiscountId: Uuid, chargeId: Uuid }, named("OrderDiscountsCharge"))

/** A version of a charge of an order (contract S9). */
export const OrderProductCharge = closed(
  {
    id: Uuid,
    chargeNumber: Type.String(),
    version: Type.Integer(),
    isLastVersion: Type.Boolean(),
    name: Type.String(),
    ...answerOf(orderChargeTexts, {}),
    chargeType: Type.Enum([...chargeTypes]),
    priceModel: Type.Enum([...chargeModels]),
    effectiveStartDate: Day,
    effectiveEndDate: Day,
    quantity: Digits,
    unitCode: Type.String({ description: "UN/ECE Recommendation 20" }),
    startOn: Type.Enum([...chargeBounds]),
    endOn: Type.Enum([...chargeBounds]),
    startMilestone: given,
    endMilestone: given,
    chargedThroughDate: Type.Optional(Type.String({ format: "date", description: "The first day not invoiced" })),
    lastRenewalDate: Day,
    lastPriceAdjustmentDate: Day,
    pricePeriod: Type.Enum([...billingChoices.pricePeriod]),
    billingPeriod: Type.Enum([...billingChoices.billingPeriod]),
    billingTiming: Type.Enum([...billingChoices.billingTiming]),
    periodAlignment: Type.Enum([...billingChoices.periodAlignment]),
    billingDay: Type.Enum([...billingChoices.billingDay]),
    usageRating: Type.Enum([...billingChoices.usageRating]),
    measurementsRule: Type.Enum([...billingChoices.measurementsRule]),
    specificBillingDay: Whole,
    offsetBillingDays: Whole,
    alignmentDate: Day,
    taxTemplate: given,
    taxIncluded: Type.Boolean(),
    createInvoiceLinesPerTier: Type.Boolean(),
    revenueRecognitionRule: Type.String(),
    deferredRevenueAccount: given,
    recognizedRevenueAccount: given,
    estimatedUsage: Digits,
    estimatedQuantity: Digits,
    orderedQuantity: Digits,
    remainingQuantity: Digits,
    deliveryDate: Day,
    changeState: Type.Enum([...changeStates], { description: "Relative to the version of the order that is shown" }),
    displayPrice: Digits,
    priceDetails: Type.Array(ChargeDetails),
    price: Digits,
    listPrice: Digits,
    discountAmount: Digits,
    discountPercentage: Digits,
    recurringMonthlyAmount: Digits,
    recurringMonthlyAmountBase: Digits,
    features: Type.Array(Feature),
    orderDiscounts: Type.Array(ChargeDiscount),
    cmrr: Type.Optional(CurrencyAmount),
    acv: Type.Optional(CurrencyAmount),
    emrr: Type.Optional(CurrencyAmount),
    oneTimeFees: Type.Optional(CurrencyAmount),
    tcv: Type.Optional(CurrencyAmount),
    orderProductId: Uuid,
    orderId: Uuid,
    chargeId: Type.String({ format: "uuid", description: "The charge of the catalogue" }),
    customFields: CustomFieldValues,
    ...made,
  },
  named("OrderProductCharge"),
)

const OrderProduct = closed(
  {
    id: Uuid,
    productNumber: Type.String(),
    chargePlanId: Uuid,
    chargePlanName: Type.String(),
    chargePlanNumber: Type.String(),
    productLineNumber: Type.Integer(),
    name: Type.String(),
    charges: Type.Array(OrderProductCharge),
    ...metrics,
    ...external,
    customFields: CustomFieldValues,
    ...made,
  },
  named("OrderProduct"),
)

const discountBounds = Type.Enum(["AlignToOrder", "SpecificDate"])
const OrderDiscount = closed(
  {
    id: Uuid,
    orderId: Uuid,
    startOn: discountBounds,
    endOn: discountBounds,
    startDate: Day,
    endDate: Day,
    percent: ExactNumber(),
    discountType: Type.Enum(["Percent"]),
    description: given,
    onSpecificCharges: Type.Boolean(),
    orderProductCharges: Type.Array(ChargeDiscount),
  },
  named("OrderDiscounts"),
)

const common = {
  id: Type.String({ format: "uuid", description: "The difference made by this version" }),
  orderNumber: Type.String(),
  version: Type.Integer(),
  isLastVersion: Type.Boolean(),
  ...answerOf(orderTexts, {}),
  orderDate: CalendarDay,
  account: SimpleAccount,
  invoiceAccount: SimpleAccount,
  currency: Type.String({ description: "ISO 4217" }),
  orderPaymentMethod: Type.Enum([...orderPaymentMethods]),
  invoiceSeparatly: Type.Boolean(),
  invoiceTemplateId: Type.Optional(Uuid),
  useAccountInvoiceBatchGroup: Type.Boolean(),
  invoiceAddress: Type.Optional(Address),
  deliveryAddress: Type.Optional(Address),
  paymentTerm: given,
  products: Type.Array(OrderProduct),
  milestones: Type.Array(SubscriptionMilestone),
  orderDiscounts: Type.Array(OrderDiscount),
  customFields: CustomFieldValues,
  ...made,
  lastUpdated: Instant,
}

/** A version of a subscription as GET returns it. */
export const Subscription = closed(
  {
    ...common,
    status: Type.Enum([...subscriptionStatuses]),
    orderType: Type.Enum(["Subscription"]),
    invoiceBatchGroup: Type.Optional(InvoiceBatchGroup),
    effectiveStartDate: CalendarDay,
    effectiveEndDate: Day,
    termType: Type.Enum([...termTypes]),
    term: Type.Integer({ description: "Months of the first term" }),
    renewalTerm: Type.Integer({ description: "Months" }),
    noticePeriod: Type.Integer({ description: "Months" }),
    noticePeriodDate: Day,
    isAutoRenewed: Type.Boolean(),
    lastRenewalDate: Day,
    cancellationDate: Day,
    effectiveChangeDate: Day,
    orderBillingPeriod: Type.Enum([...billingChoices.billingPeriod]),
    setOrderBillingPeriod: Type.Boolean(),
    currencyCodeToUseWhenInvoice: Type.String({ description: "ISO 4217" }),
    ...metrics,
  },
  {
    ...named("Subscription"),
    description: "Products that an account has for a term and is invoiced for, with versions",
  },
)

/** A sales order as GET returns it. */
export const SalesOrder = closed(
  {
    ...common,
    status: Type.Enum([...salesOrderStatuses]),
    orderType: Type.Enum(["SalesOrder"]),
    invoiceBatchGroup: Type.Optional(Type.String({ description: "Its code" })),
    invoicingCurrency: Type.String({ description: "ISO 4217" }),
  },
  named("SalesOrder"),
)
