import type { LookupKey } from "../listing/lookup-key.ts"
import type { RequestOf } from "../listing/members.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { BillingChoices, ChargeModel, ChargeType, PriceBase } from "./charge.ts"
import type { Operation } from "./operations.ts"
import type { ProductType } from "./product.ts"
import type { chargeTexts, productMembers } from "../resources/product.resource.ts"
import type { Maybe } from "../shared/maybe.ts"

type CustomFieldsRequest = Maybe<Readonly<Record<string, unknown>>>

/** A price that a caller adds, changes or removes (contract K7, K10). */
export interface PriceDetailRequest {
  readonly operation?: Maybe<Operation>
  readonly currency?: Maybe<LookupKey>
  readonly tier?: Maybe<number>
  readonly price?: Maybe<Decimal>
  readonly description?: Maybe<string>
  readonly priceBase?: Maybe<PriceBase>
  readonly toQuantity?: Maybe<Decimal>
  /** Whether the tier has no end. */
  readonly isInfinite?: Maybe<boolean>
}

export interface FeatureRequest {
  /** Defaults to Add. */
  readonly operation?: Maybe<"Add" | "Remove">
  readonly feature: LookupKey
}

/** The billing terms that a caller gives, for a charge of the catalogue or of an order (contract K6). */
export interface BillingTermsRequest extends Readonly<
  Partial<{ [C in Exclude<keyof BillingChoices, "measurementsRule">]: BillingChoices[C] | null }>
> {
  readonly specificBillingDay?: Maybe<number>
  readonly offsetBillingDays?: Maybe<number>
  readonly alignmentDate?: Maybe<string>
  readonly taxTemplate?: Maybe<LookupKey>
  readonly taxIncluded?: Maybe<boolean>
  readonly createInvoiceLinesPerTier?: Maybe<boolean>
  readonly deferredRevenueAccount?: Maybe<LookupKey>
  readonly recognizedRevenueAccount?: Maybe<LookupKey>
  readonly features?: Maybe<readonly FeatureRequest[]>
  readonly customFields?: CustomFieldsRequest
}

/** A charge that a caller adds or changes (contract K5, K6, K10). */
export interface ChargeRequest extends BillingTermsRequest, RequestOf<typeof chargeTexts> {
  readonly measurementsRule?: Maybe<BillingChoices["measurementsRule"]>
  readonly operation?: Maybe<Operation>
  /** The charge to change or remove. */
  readonly charge?: Maybe<LookupKey>
  readonly name?: Maybe<string>
  readonly chargeType?: Maybe<ChargeType>
  readonly model?: Maybe<ChargeModel>
  readonly unit?: Maybe<LookupKey>
  readonly defaultQuantity?: Maybe<Decimal>
  readonly revenueRecognition?: Maybe<LookupKey>
  readonly priceDetails?: Maybe<readonly PriceDetailRequest[]>
}

/** A charge plan that a caller adds or changes (contract K1, K10). */
export interface ChargePlanRequest {
  readonly operation?: Maybe<Operation>
  /** The charge plan to change or remove. */
  readonly chargePlan?: Maybe<LookupKey>
  readonly name?: Maybe<string>
  readonly effectiveStartDate?: Maybe<string>
  readonly endOfNewSalesDate?: Maybe<string>
  readonly effectiveEndDate?: Maybe<string>
  readonly charges?: Maybe<readonly ChargeRequest[]>
  readonly customFields?: CustomFieldsRequest
}

/** A product that a caller adds or changes (contract K1, K10). */
export interface ProductRequest extends RequestOf<typeof productMembers> {
  readonly name?: Maybe<string>
  readonly productType?: Maybe<ProductType>
  readonly category?: Maybe<LookupKey>
  readonly chargePlans?: Maybe<readonly ChargePlanRequest[]>
  readonly customFields?: CustomFieldsRequest
}
