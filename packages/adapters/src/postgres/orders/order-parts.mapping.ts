import type { ChargeId, ChargePlanId, OrderId, OrderProductId, ProductId } from "@svc/domain/shared/ids"
import type { Milestone, OrderDiscount, OrderProduct } from "@svc/domain/orders/order"
import { orderChargeTexts } from "@svc/domain/resources/order.resource"
import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { Metrics } from "@svc/domain/orders/metrics"
import type { Scope } from "@svc/domain/shared/scope"
import { column, columnsOf, exact, instant, json, mapping, reference } from "../base/mapping.ts"
import { featureRefs } from "../catalogue/feature-refs.ts"
import { financialAccountRef, namedRef } from "../organisation/references.ts"

/**
 * The versions of its order in which a row is in force: from `sinceVersion` up to the version before `untilVersion`.
 */
export interface InForce {
  readonly tenantId: Scope["tenantId"]
  readonly orderId: OrderId
  readonly sinceVersion: number
  readonly untilVersion?: number
}

export type ProductRow = Omit<OrderProduct, "charges"> &
  InForce &
  Scope & { readonly productId: ProductId; readonly chargePlanId: ChargePlanId }
export type ChargeRow = Omit<OrderCharge, "metrics"> &
  InForce &
  Scope &
  Partial<Metrics> & { readonly orderProductId: OrderProductId; readonly chargeId: ChargeId }
export type DiscountRow = OrderDiscount & InForce
export type MilestoneRow = Milestone & InForce

export const productMapping = mapping<ProductRow, "order_products">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  orderId: column("order_id"),
  sinceVersion: column("since_version"),
  untilVersion: column("until_version"),
  id: column("id"),
  productNumber: column("product_number"),
  product: json("product"),
  productId: column("product_id"),
  chargePlan: json("charge_plan"),
  chargePlanId: column("charge_plan_id"),
  productLineNumber: column("product_line_number"),
  name: column("name"),
  externalERPId: column("external_erp_id"),
  externalCRMId: column("external_crm_id"),
  customFields: json("custom_fields"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})

export const chargeMapping = mapping<ChargeRow, "order_charges">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  orderId: column("order_id"),
  orderProductId: column("order_product_id"),
  sinceVersion: column("since_version"),
  untilVersion: column("until_version"),
  id: column("id"),
  chargeNumber: column("charge_number"),
  version: column("version"),
  madeIn: column("made_in"),
  endedIn: column("ended_in"),
  charge: json("charge"),
  chargeId: column("charge_id"),
  name: column("name"),
  ...columnsOf("order_charges", orderChargeTexts, {}),
  chargeType: column("charge_type"),
  model: column("model"),
  quantity: exact("quantity"),
  unit: column("unit"),
  startOn: column("start_on"),
  endOn: column("end_on"),
  startMilestone: column("start_milestone"),
  endMilestone: column("end_milestone"),
  start: column("start_date"),
  end: column("end_date"),
  anchor: column("anchor"),
  chargedThrough: column("charged_through"),
  lastRenewalDate: column("last_renewal_date"),
  lastPriceAdjustmentDate: column("last_price_adjustment_date"),
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
  estimatedUsage: exact("estimated_usage"),
  estimatedQuantity: exact("estimated_quantity"),
  orderedQuantity: exact("ordered_quantity"),
  deliveries: json("deliveries"),
  deliveryDate: column("delivery_date"),
  deliveryClosed: column("delivery_closed"),
  displayPrice: exact("display_price"),
  prices: json("prices"),
  features: featureRefs,
  cmrr: exact("cmrr"),
  acv: exact("acv"),
  tcv: exact("tcv"),
  emrr: exact("emrr"),
  oneTimeFees: exact("one_time_fees"),
  customFields: json("custom_fields"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})

export const discountMapping = mapping<DiscountRow, "order_discounts">({
  tenantId: column("tenant_id"),
  orderId: column("order_id"),
  sinceVersion: column("since_version"),
  untilVersion: column("until_version"),
  id: column("id"),
  percent: exact("percent"),
  start: column("start_date"),
  end: column("end_date"),
  description: column("description"),
  chargeNumbers: column("charge_numbers"),
  createdAt: instant("created_at"),
})

export const milestoneMapping = mapping<MilestoneRow, "order_milestones">({
  tenantId: column("tenant_id"),
  orderId: column("order_id"),
  sinceVersion: column("since_version"),
  untilVersion: column("until_version"),
  id: column("id"),
  name: column("name"),
  description: column("description"),
  plannedDate: column("planned_date"),
  milestoneDate: column("milestone_date"),
})
