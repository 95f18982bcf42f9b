import type { BillingChoices, ChargeModel, ChargeType, PriceBase } from "../catalogue/charge.ts"
import type { Operation } from "../catalogue/operations.ts"
import type { BillingTermsRequest } from "../catalogue/product-request.ts"
import type { LookupKey } from "../listing/lookup-key.ts"
import type { RequestOf } from "../listing/members.ts"
import type { InvoiceBatchGroupChoice } from "../reference-data/read-batch-group.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { orderChargeTexts, orderTexts } from "../resources/order.resource.ts"
import type { OrderPaymentMethod, OrderProduct, TermType } from "./order.ts"
import type { ChargeBound } from "./order-charge.ts"
import type { Maybe } from "../shared/maybe.ts"

type CustomFieldsRequest = Maybe<Readonly<Record<string, unknown>>>

/** The price that a caller gives for one tier (contract S11). */
export interface OrderPriceRequest {
  /** The operation in a change of a charge; defaults to Change. */
  readonly operation?: Maybe<Operation>
  readonly tier?: Maybe<number>
  readonly price?: Maybe<Decimal>
  readonly listPrice?: Maybe<Decimal>
  readonly lineDiscountPercent?: Maybe<Decimal>
  readonly lineDiscountAmount?: Maybe<Decimal>
  readonly priceBase?: Maybe<PriceBase>
  readonly description?: Maybe<string>
  /** Must equal the upper bound of the tier before. */
  readonly fromQuantity?: Maybe<Decimal>
  readonly toQuantity?: Maybe<Decimal>
  readonly isInfinite?: Maybe<boolean>
}

/** A charge of an order that a caller gives or changes (contract S9 to S12). */
export interface OrderChargeRequest extends BillingTermsRequest, RequestOf<typeof orderChargeTexts> {
  /** The charge of the catalogue or, in a change, the charge of the order. */
  readonly charge?: Maybe<LookupKey>
  readonly name?: Maybe<string>
  readonly chargeType?: Maybe<ChargeType>
  readonly priceModel?: Maybe<ChargeModel>
  readonly quantity?: Maybe<Decimal>
  readonly orderedQuantity?: Maybe<Decimal>
  readonly estimatedUsage?: Maybe<Decimal>
  readonly estimatedQuantity?: Maybe<Decimal>
  readonly unitCode?: Maybe<LookupKey>
  readonly startOn?: Maybe<ChargeBound>
  readonly endOn?: Maybe<ChargeBound>
  readonly effectiveStartDate?: Maybe<string>
  /** The last day, inclusive. */
  readonly effectiveEndDate?: Maybe<string>
  readonly startMilestone?: Maybe<LookupKey>
  readonly endMilestone?: Maybe<LookupKey>
  readonly chargedThroughDate?: Maybe<string>
  readonly lastPriceAdjustmentDate?: Maybe<string>
  readonly revenueRecognitionRule?: Maybe<LookupKey>
  readonly displayPrice?: Maybe<Decimal>
  readonly priceDetails?: Maybe<readonly OrderPriceRequest[]>
  /** The `chargeMappingKey` values of the request's discounts that apply to this charge. */
  readonly orderDiscountMappingKey?: Maybe<readonly string[]>
}

export interface OrderProductRequest {
  /**
   * The product with its own prices as it was formed before. An internal caller gives it instead of reading the
   * catalogue anew; no client can.
   */
  readonly formed?: OrderProduct
  readonly product: LookupKey
  readonly chargePlan?: Maybe<LookupKey>
  readonly productLineNumber?: Maybe<number>
  readonly name?: Maybe<string>
  readonly charges?: Maybe<readonly OrderChargeRequest[]>
  readonly externalERPId?: Maybe<string>
  readonly externalCRMId?: Maybe<string>
  readonly customFields?: CustomFieldsRequest
}

export const productOperations = ["Change", "Create", "Cancel"] as const
export const cancelProductOn = ["EffectiveEndDate", "SpecificDate", "InvoiceDate"] as const

/** A request to add, change or cancel a product of the order (contract S19). */
export interface ChangeProductRequest extends OrderProductRequest {
  /** Defaults to Change. */
  readonly operation?: Maybe<(typeof productOperations)[number]>
  /** Defaults to EffectiveEndDate. */
  readonly cancelProductOn?: Maybe<(typeof cancelProductOn)[number]>
  /** The first day without the product. */
  readonly cancelationDate?: Maybe<string>
}

export const discountBounds = ["AlignToOrder", "SpecificDate"] as const

/** A discount of an order that a caller gives, changes or removes (contract S13). */
export interface OrderDiscountRequest {
  /**
   * Defaults to Create in a new order; in a change, to Change when the discount is named and to Create when it is not.
   */
  readonly operation?: Maybe<Operation>
  readonly orderDiscountId?: Maybe<LookupKey>
  readonly startOn?: Maybe<(typeof discountBounds)[number]>
  readonly endOn?: Maybe<(typeof discountBounds)[number]>
  readonly startDate?: Maybe<string>
  /** The last day, inclusive. */
  readonly endDate?: Maybe<string>
  readonly percent?: Maybe<Decimal>
  readonly description?: Maybe<string>
  readonly onSpecificCharges?: Maybe<boolean>
  readonly orderProductCharges?: Maybe<
    readonly { readonly charge: LookupKey; readonly operation?: Maybe<"Add" | "Remove"> }[]
  >
  readonly chargeMappingKey?: Maybe<string>
}

export interface MilestoneRequest {
  readonly name: string
  readonly description?: Maybe<string>
  readonly plannedDate?: Maybe<string>
}

/** The members that a request to create an order and one to change it have in common (contract S1, S2, S14). */
export interface OrderHeaderRequest extends InvoiceBatchGroupChoice, RequestOf<typeof orderTexts> {
  readonly invoiceAccount?: Maybe<LookupKey>
  readonly orderDate?: Maybe<string>
  /** The last day, inclusive. */
  readonly effectiveEndDate?: Maybe<string>
  readonly subscriptionType?: Maybe<TermType>
  readonly term?: Maybe<number>
  readonly renewalTerm?: Maybe<number>
  readonly noticePeriod?: Maybe<number>
  readonly isAutoRenewed?: Maybe<boolean>
  readonly invoicingCurrency?: Maybe<string>
  readonly orderPaymentMethod?: Maybe<OrderPaymentMethod>
  readonly invoiceSeparatly?: Maybe<boolean>
  readonly invoiceTemplateId?: Maybe<string>
  readonly useAccountInvoiceBatchGroup?: Maybe<boolean>
  readonly invoiceAddressId?: Maybe<string>
  readonly deliveryAddressId?: Maybe<string>
  readonly paymentTerm?: Maybe<LookupKey>
  readonly orderBillingPeriod?: Maybe<BillingChoices["billingPeriod"]>
  readonly setOrderBillingPeriod?: Maybe<boolean>
  readonly customFields?: CustomFieldsRequest
  readonly milestones?: Maybe<readonly MilestoneRequest[]>
  readonly orderDiscounts?: Maybe<readonly OrderDiscountRequest[]>
}

/** A new order (contract S1). */
export interface CreateOrderRequest extends OrderHeaderRequest {
  readonly account: LookupKey
  readonly currency?: Maybe<LookupKey>
  readonly effectiveStartDate?: Maybe<string>
  readonly products?: Maybe<readonly OrderProductRequest[]>
}

/** A change of a subscription (contract S19). */
export interface ChangeOrderRequest extends OrderHeaderRequest {
  readonly account?: Maybe<LookupKey>
  readonly currency?: Maybe<LookupKey>
  readonly effectiveStartDate?: Maybe<string>
  readonly effectiveChangeDate?: Maybe<string>
  readonly products?: Maybe<readonly ChangeProductRequest[]>
}
