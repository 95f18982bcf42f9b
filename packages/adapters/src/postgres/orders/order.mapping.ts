import type { Metrics } from "@svc/domain/orders/metrics"
import type { OrderHeader } from "@svc/domain/orders/order"
import { orderTexts } from "@svc/domain/resources/order.resource"
import { column, columnsOf, exact, instant, json, mapping, reference } from "../base/mapping.ts"
import { simpleAccountRef } from "../customers/simple-account.ts"
import { invoiceBatchGroupRef, namedRef } from "../organisation/references.ts"

/** A version of an order without its parts, which are stored under `firstVersionId`. */
export type OrderRow = Omit<OrderHeader, "metrics"> & Metrics

export const orderMapping = mapping<OrderRow, "order_versions">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("version_id"),
  firstVersionId: column("order_id"),
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
  ...columnsOf("order_versions", orderTexts, {}),
  orderPaymentMethod: column("order_payment_method"),
  invoiceSeparatly: column("invoice_separatly"),
  invoiceTemplateId: column("invoice_template_id"),
  useAccountInvoiceBatchGroup: column("use_account_batch_group"),
  invoiceBatchGroup: reference("invoice_batch_group_id", invoiceBatchGroupRef),
  invoiceAddress: json("invoice_address"),
  deliveryAddress: json("delivery_address"),
  paymentTerm: reference("payment_term_id", namedRef("payment_terms")),
  orderBillingPeriod: column("order_billing_period"),
  setOrderBillingPeriod: column("set_order_billing_period"),
  customFields: json("custom_fields"),
  cmrr: exact("cmrr"),
  acv: exact("acv"),
  tcv: exact("tcv"),
  emrr: exact("emrr"),
  oneTimeFees: exact("one_time_fees"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})
