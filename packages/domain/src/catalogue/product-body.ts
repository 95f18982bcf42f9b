import { customFieldsBody } from "../custom-fields/custom-field.ts"
import type { ListFields } from "../listing/list-fields.ts"
import { bodyOf, listedOf } from "../listing/members.ts"
import { toIso } from "../shared/timestamp.ts"
import {
  billingChoices,
  type BillingChoices,
  type BillingTerms,
  type Charge,
  chargeModels,
  chargeTypes,
} from "./charge.ts"
import { featureBody } from "./feature.ts"
import type { ChargePlan, Product } from "./product.ts"
import { chargeTexts, productMembers } from "../resources/product.resource.ts"
import { zero } from "../shared/decimal.ts"

/** The fields that lists of products are filtered and ordered by. */
export const productFields = {
  one: listedOf(productMembers),
  many: {
    "chargePlans/id": "uuid",
    "chargePlans/chargePlanNumber": "text",
    "chargePlans/name": "text",
    "chargePlans/charges/id": "uuid",
    "chargePlans/charges/chargeNumber": "text",
    "chargePlans/charges/name": "text",
    "chargePlans/charges/chargeType": chargeTypes,
    "chargePlans/charges/model": chargeModels,
    "chargePlans/charges/externalERPId": "text",
    "chargePlans/charges/externalCRMId": "text",
  },
  custom: ["customFields"],
} as const satisfies ListFields

/** Framework products are not supported, so the value never changes. */
export const productConstants = { isFrameworkProduct: false } as const

/**
 * The prices of a charge as the interface shows them, one for each tier, with the lower bound of the tier (contract
 * K7).
 */
export const priceDetailsBody = ({ prices }: Pick<Charge, "prices">) =>
  prices.flatMap(({ currency, tiers }) =>
    tiers.map(({ price, priceBase, toQuantity, description }, tier) => ({
      currency,
      tier,
      price,
      priceBase,
      fromQuantity: tier === 0 ? zero : tiers[tier - 1]?.toQuantity,
      toQuantity,
      description,
    })),
  )

/** The billing terms of charges of products and orders, as the interface shows them. */
export const billingTermsBody = (terms: BillingTerms) => ({
  ...(Object.fromEntries(
    (Object.keys(billingChoices) as (keyof BillingChoices)[]).map((choice) => [choice, terms[choice]]),
  ) as unknown as BillingChoices),
  specificBillingDay: terms.specificBillingDay,
  offsetBillingDays: terms.offsetBillingDays,
  alignmentDate: terms.alignmentDate,
  taxTemplate: terms.taxTemplate?.name,
  taxIncluded: terms.taxIncluded,
  createInvoiceLinesPerTier: terms.createInvoiceLinesPerTier,
  deferredRevenueAccount: terms.deferredRevenueAccount?.code,
  recognizedRevenueAccount: terms.recognizedRevenueAccount?.code,
})

/** The members of a charge that products and simple products show in the same way. */
export const commonChargeBody = (charge: Charge) => ({
  ...billingTermsBody(charge),
  chargeType: charge.chargeType,
  unitCode: charge.unit,
  defaultQuantity: charge.defaultQuantity,
  revenueRecognition: charge.revenueRecognition,
  priceDetails: priceDetailsBody(charge),
})

const chargeBody = (charge: Charge) => ({
  id: charge.id,
  chargeNumber: charge.chargeNumber,
  name: charge.name,
  model: charge.model,
  ...commonChargeBody(charge),
  ...bodyOf(chargeTexts, charge, {}),
  features: charge.features.map(featureBody),
  customFields: customFieldsBody(charge.customFields),
  created: toIso(charge.createdAt),
  modified: toIso(charge.modifiedAt),
})

const chargePlanBody = (plan: ChargePlan) => ({
  id: plan.id,
  chargePlanNumber: plan.chargePlanNumber,
  name: plan.name,
  effectiveStartDate: plan.effectiveStartDate,
  endOfNewSalesDate: plan.endOfNewSalesDate,
  effectiveEndDate: plan.effectiveEndDate,
  charges: plan.charges.map(chargeBody),
  customFields: customFieldsBody(plan.customFields),
  created: toIso(plan.createdAt),
  modified: toIso(plan.modifiedAt),
})

/** A product as the interface shows it, which is also the data of its events (contract K12). */
export const productBody = (product: Product) =>
  bodyOf(productMembers, product, {
    category: product.category?.name,
    ...productConstants,
    chargePlans: product.chargePlans.map(chargePlanBody),
    legalEntityId: product.legalEntityId,
    customFields: customFieldsBody(product.customFields),
  })
