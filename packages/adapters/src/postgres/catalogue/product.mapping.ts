import type { Charge } from "@svc/domain/catalogue/charge"
import type { ChargePlan, Product } from "@svc/domain/catalogue/product"
import { chargeTexts, productMembers } from "@svc/domain/resources/product.resource"
import type { ChargePlanId, ProductId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { column, columnsOf, exact, instant, json, mapping, reference } from "../base/mapping.ts"
import { featureRefs } from "./feature-refs.ts"
import { financialAccountRef, namedRef } from "../organisation/references.ts"

/** A product without its plans. */
export type ProductHead = Omit<Product, "chargePlans">
/** A charge plan without its charges. */
export type PlanHead = Omit<ChargePlan, "charges"> & Scope & { readonly productId: ProductId }
export type ChargeOfPlan = Charge & Scope & { readonly chargePlanId: ChargePlanId }

export const productMapping = mapping<ProductHead, "products">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  ...columnsOf("products", productMembers, {}),
  category: reference("category_id", namedRef("product_categories")),
  customFields: json("custom_fields"),
})

export const planMapping = mapping<PlanHead, "charge_plans">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("id"),
  productId: column("product_id"),
  chargePlanNumber: column("charge_plan_number"),
  name: column("name"),
  effectiveStartDate: column("effective_start_date"),
  endOfNewSalesDate: column("end_of_new_sales_date"),
  effectiveEndDate: column("effective_end_date"),
  customFields: json("custom_fields"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})

export const chargeMapping = mapping<ChargeOfPlan, "charges">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("id"),
  chargePlanId: column("charge_plan_id"),
  chargeNumber: column("charge_number"),
  name: column("name"),
  chargeType: column("charge_type"),
  model: column("model"),
  unit: column("unit"),
  defaultQuantity: exact("default_quantity"),
  pricePeriod: column("price_period"),
  billingPeriod: column("billing_period"),
  billingTiming: column("billing_timing"),
  periodAlignment: column("period_alignment"),
  billingDay: column("billing_day"),
  usageRating: column("usage_rating"),
  measurementsRule: column("measurements_rule"),
  specificBillingDay: column("specific_billing_day"),
  offsetBillingDays: column("offset_billing_days"),
  alignmentDate: column("alignment_date"),
  taxTemplate: reference("tax_template_id", namedRef("tax_templates")),
  taxIncluded: column("tax_included"),
  createInvoiceLinesPerTier: column("create_invoice_lines_per_tier"),
  revenueRecognition: column("revenue_recognition"),
  deferredRevenueAccount: reference("deferred_revenue_account_id", financialAccountRef),
  recognizedRevenueAccount: reference("recognized_revenue_account_id", financialAccountRef),
  ...columnsOf("charges", chargeTexts, {}),
  prices: json("prices"),
  features: featureRefs,
  customFields: json("custom_fields"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})
