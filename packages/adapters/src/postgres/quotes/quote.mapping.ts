import type { Metrics } from "@svc/domain/orders/metrics"
import type { Quote } from "@svc/domain/quotes/quote"
import { column, exact, instant, json, mapping, reference } from "../base/mapping.ts"
import { simpleAccountRef } from "../customers/simple-account.ts"

type QuoteRow = Omit<Quote, "metrics"> & Metrics

/** The content of a quote is one column: read a row with `toQuote`. */
export const quoteMapping = mapping<QuoteRow, "quotes">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  id: column("id"),
  number: column("number"),
  version: column("version"),
  status: column("status"),
  quoteType: column("quote_type"),
  orderType: column("order_type"),
  change: json("change"),
  convertedTo: json("converted_to"),
  customer: reference("account_id", simpleAccountRef),
  invoiceCustomer: reference("invoice_account_id", simpleAccountRef),
  deliveryAddress: json("delivery_address"),
  currency: column("currency"),
  baseCurrency: column("base_currency"),
  rateDate: column("rate_date"),
  exchangeRate: exact("exchange_rate"),
  quoteDate: column("quote_date"),
  validToDate: column("valid_to_date"),
  description: column("description"),
  remarks: column("remarks"),
  yourReference: column("your_reference"),
  ourReference: column("our_reference"),
  orderEffectiveChangeDate: column("order_effective_change_date"),
  start: column("start_date"),
  end: column("end_date"),
  termType: column("term_type"),
  initialTerm: column("initial_term"),
  renewalTerm: column("renewal_term"),
  noticePeriod: column("notice_period"),
  autoRenewal: column("auto_renewal"),
  cmrr: exact("cmrr"),
  acv: exact("acv"),
  tcv: exact("tcv"),
  emrr: exact("emrr"),
  oneTimeFees: exact("one_time_fees"),
  products: json("products"),
  customFields: json("custom_fields"),
  createdAt: instant("created_at"),
  modifiedAt: instant("modified_at"),
})

export const toRow = ({ metrics, ...quote }: Quote) => quoteMapping.toRow({ ...quote, ...metrics })
