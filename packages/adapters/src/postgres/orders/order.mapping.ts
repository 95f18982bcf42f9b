import type { Metrics } from "@svc/domain/orders/metrics"
import type { OrderHeader } from "@svc/domain/orders/order"
import type { OrderId } from "@svc/domain/shared/ids"
import { column, exact, instant, json, mapping, reference } from "../base/mapping.ts"
import { simpleAccountRef } from "../customers/simple-account.ts"
import { namedRef } from "../organisation/references.ts"

/** A version of an order without its parts; `orderId` is the id of version 1, under which its parts are kept. */
export type OrderRow = Omit<OrderHeader, "metrics"> & Metrics & { readonly orderId: OrderId }

export const orderMapping = mapping<OrderRow, "order_versions">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("version_id"),
  orderId: column("order_id"),
  orderNumber: column("order_number"),
  orderType: column("order_type"),
  version: column("version"),
  isLastVersion: column("is_last"),
  status: column("status"),
  account: reference("account_id", simpleAccountRef),
  invoiceAccount: reference("invoice_account_id", simpleAccountRef),
  currency: column("currency"),
  baseCurrency: column("base_currency"),
  orderDate: column("order_date"),
  exchangeRate: exact("exchange_rate"),
  start: column("start_date"),
  end: column("end_date"),
  endAnchor: column("end_anchor"),
  termType: column("term_type"),
  term: column("term"),
  renewals: json("renewals"),
  renewalTerm: column("renewal_term"),
  noticePeriod: column("notice_period"),
  noticePeriodDate: column("notice_period_date"),
  isAutoRenewed: column("is_auto_renewed"),
  lastRenewalDate: column("last_renewal_date"),
  cancellationDate: column("cancellation_date"),
  effectiveChangeDate: column("effective_change_date"),
  description: column("description"),
  remarks: column("remarks"),
  orderPaymentMethod: column("order_payment_method"),
  invoiceSeparatly: column("invoice_separatly"),
  yourReference: column("your_reference"),
  ourReference: column("our_reference"),
  yourOrderNumber: column("your_order_number"),
  buyerReference: column("buyer_reference"),
  invoiceAddress: json("invoice_address"),
  deliveryAddress: json("delivery_address"),
  paymentTerm: reference("payment_term_id", namedRef("payment_terms")),
  orderBillingPeriod: column("order_billing_period"),
  setOrderBillingPeriod: column("set_order_billing_period"),
  externalERPId: column("external_erp_id"),
  externalCRMId: column("external_crm_id"),
  customFields: json("custom_fields"),
  cmrr: exact("cmrr"),
  acv: exact("acv"),
  tcv: exact("tcv"),
  emrr: exact("emrr"),
  oneTimeFees: exact("one_time_fees"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})
