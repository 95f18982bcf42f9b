import type { LookupKey } from "../listing/lookup-key.ts"
import type { OrderType } from "./order.ts"
import type { OrderChargeRequest, OrderDiscountRequest } from "./order-request.ts"
import type { Maybe } from "../shared/maybe.ts"

/** A charge whose metrics are requested. A charge that names none of the catalogue has only what the request says. */
export type MetricsOfCharge = Pick<
  OrderChargeRequest,
  | "charge"
  | "name"
  | "chargeType"
  | "priceModel"
  | "quantity"
  | "pricePeriod"
  | "billingPeriod"
  | "effectiveStartDate"
  | "effectiveEndDate"
  | "taxTemplate"
  | "taxIncluded"
  | "priceDetails"
  | "estimatedUsage"
  | "estimatedQuantity"
  | "orderDiscountMappingKey"
>

interface MetricsPlace {
  readonly account?: Maybe<LookupKey>
  /** The currency; when absent, the account's, or else the base currency. */
  readonly currency?: Maybe<LookupKey>
  readonly effectiveStartDate?: Maybe<string>
  /** The last day, inclusive. */
  readonly effectiveEndDate?: Maybe<string>
  /** The length in months; whole months when no dates are given. */
  readonly term?: Maybe<number>
}

/** A request for the metrics of a single charge with its own term (contract S35). */
export interface CalculateChargeMetricsRequest
  extends MetricsPlace, Omit<MetricsOfCharge, "orderDiscountMappingKey" | "effectiveStartDate" | "effectiveEndDate"> {}

export interface MetricsOfProduct {
  readonly product?: Maybe<LookupKey>
  readonly chargePlan?: Maybe<LookupKey>
  readonly charges?: Maybe<readonly MetricsOfCharge[]>
}

/** A request for the metrics of an order that is not stored (contract S35). */
export interface CalculateOrderMetricsRequest extends MetricsPlace {
  readonly orderType?: Maybe<OrderType>
  readonly products?: Maybe<readonly MetricsOfProduct[]>
  readonly orderDiscounts?: Maybe<
    readonly (Omit<OrderDiscountRequest, "operation" | "orderDiscountId" | "orderProductCharges"> & {
      readonly charges?: Maybe<readonly { readonly charge: LookupKey }[]>
    })[]
  >
}
