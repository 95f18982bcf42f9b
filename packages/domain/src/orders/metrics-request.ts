import type { LookupKey } from "../listing/lookup-key.ts"
import type { OrderType } from "./order.ts"
import type { OrderChargeRequest, OrderDiscountRequest } from "./order-request.ts"
import type { Maybe } from "../shared/maybe.ts"

/** A charge of which metrics are asked for; one that names none of the catalogue is what the request says of it. */
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
  /** That of the account, else the base currency, when absent. */
  readonly currency?: Maybe<LookupKey>
  readonly effectiveStartDate?: Maybe<string>
  /** Inclusive. */
  readonly effectiveEndDate?: Maybe<string>
  /** Months; without dates they are whole ones. */
  readonly term?: Maybe<number>
}

/** A charge alone, for a term of its own (contract S35). */
export interface CalculateChargeMetricsRequest
  extends MetricsPlace, Omit<MetricsOfCharge, "orderDiscountMappingKey" | "effectiveStartDate" | "effectiveEndDate"> {}

export interface MetricsOfProduct {
  readonly product?: Maybe<LookupKey>
  readonly chargePlan?: Maybe<LookupKey>
  readonly charges?: Maybe<readonly MetricsOfCharge[]>
}

/** An order that is not kept (contract S35). */
export interface CalculateOrderMetricsRequest extends MetricsPlace {
  readonly orderType?: Maybe<OrderType>
  readonly products?: Maybe<readonly MetricsOfProduct[]>
  readonly orderDiscounts?: Maybe<
    readonly (Omit<OrderDiscountRequest, "operation" | "orderDiscountId" | "orderProductCharges"> & {
      readonly charges?: Maybe<readonly { readonly charge: LookupKey }[]>
    })[]
  >
}
