import type { Metrics } from "@svc/domain/orders/metrics"
import type { Quote } from "@svc/domain/quotes/quote"
import { quoteMembers } from "@svc/domain/resources/quote.resource"
import { column, columnsOf, exact, json, mapping, reference } from "../base/mapping.ts"
import { simpleAccountRef } from "../customers/simple-account.ts"

type QuoteRow = Omit<Quote, "metrics"> & Metrics

/** The content of a quote is one column: read a row with `toQuote`. */
export const quoteMapping = mapping<QuoteRow, "quotes">({
  tenantId: column("tenant_id"),
  legalEntityId: column("legal_entity_id"),
  ...columnsOf("quotes", quoteMembers, { start: "start_date" }),
  change: json("change"),
  convertedTo: json("converted_to"),
  customer: reference("account_id", simpleAccountRef),
  invoiceCustomer: reference("invoice_account_id", simpleAccountRef),
  deliveryAddress: json("delivery_address"),
  baseCurrency: column("base_currency"),
  rateDate: column("rate_date"),
  exchangeRate: exact("exchange_rate"),
  end: column("end_date"),
  cmrr: exact("cmrr"),
  acv: exact("acv"),
  tcv: exact("tcv"),
  emrr: exact("emrr"),
  oneTimeFees: exact("one_time_fees"),
  products: json("products"),
  customFields: json("custom_fields"),
})

export const toRow = ({ metrics, ...quote }: Quote) => quoteMapping.toRow({ ...quote, ...metrics })
