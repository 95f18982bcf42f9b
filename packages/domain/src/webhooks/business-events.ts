import { type CatalogueEvent, deletedProductBody } from "../catalogue/catalogue.events.ts"
import { productBody } from "../catalogue/product-body.ts"
import { accountBody } from "../customers/account.ts"
import type { CustomersEvent } from "../customers/customers.events.ts"
import { batchBody } from "../invoicing/batches/batch-body.ts"
import type { EInvoicingEvent } from "../e-invoicing/e-invoicing.events.ts"
import { historyView } from "../e-invoicing/entry-view.ts"
import { receivedHistoryView } from "../e-invoicing/received-invoice.ts"
import { invoiceBody } from "../invoicing/invoice-body.ts"
import type { InvoicingEvent } from "../invoicing/invoicing.events.ts"
import { journalBody } from "../ledger/journal-body.ts"
import type { LedgerEvent } from "../ledger/ledger.events.ts"
import { salesOrderBody, subscriptionBody } from "../orders/order-body.ts"
import { deletedOrderBody, type OrdersEvent } from "../orders/orders.events.ts"
import { paymentBody } from "../payments/payment-body.ts"
import type { PaymentsEvent } from "../payments/payments.events.ts"
import { convertedQuoteBody, quoteBody } from "../quotes/quote-body.ts"
import type { QuotesEvent } from "../quotes/quotes.events.ts"
import { printWithScalars } from "../shared/exact-json.ts"
import type { EventToRaise } from "./event.ts"

/**
 * Every event of the service to which receivers can subscribe. Its `_tag` is its tag in the catalogue
 * (`event-tags.ts`).
 */
export type BusinessEvent =
  | CatalogueEvent
  | CustomersEvent
  | EInvoicingEvent
  | InvoicingEvent
  | LedgerEvent
  | OrdersEvent
  | PaymentsEvent
  | QuotesEvent

/** `Data` of each event: the resource as the interface shows it right after the event (contract W9). */
const data: { readonly [E in BusinessEvent as E["_tag"]]: (event: E) => unknown } = {
  AccountsCreated: ({ account }) => accountBody(account),
  AccountsChanged: ({ account }) => accountBody(account),
  ProductsCreated: ({ product }) => productBody(product),
  ProductsUpdated: ({ product }) => productBody(product),
  ProductsDeleted: deletedProductBody,
  SubscriptionActivated: ({ order }) => subscriptionBody(order),
  SubscriptionChanged: ({ order }) => subscriptionBody(order),
  SubscriptionRenewed: ({ order }) => subscriptionBody(order),
  SubscriptionCancelled: ({ order }) => subscriptionBody(order),
  SubscriptionReverted: ({ order }) => subscriptionBody(order),
  SubscriptionUpdated: ({ order }) => subscriptionBody(order),
  SubscriptionDeleted: (event) => deletedOrderBody("subscription", event),
  SalesOrderActivated: ({ order }) => salesOrderBody(order),
  SalesOrderUpdated: ({ order }) => salesOrderBody(order),
  SalesOrderDeleted: (event) => deletedOrderBody("sales order", event),
  QuoteCreated: ({ quote }) => quoteBody(quote),
  QuoteEdited: ({ quote }) => quoteBody(quote),
  QuoteConverted: ({ quote, order }) => convertedQuoteBody(quote, order),
  InvoicePosted: ({ invoice }) => invoiceBody(invoice),
  InvoiceUpdated: ({ invoice }) => invoiceBody(invoice),
  InvoiceBatchCreated: ({ batch }) => batchBody(batch),
  InvoiceBatchPosted: ({ batch }) => batchBody(batch),
  InvoiceBatchCancelled: ({ batch }) => batchBody(batch),
  PaymentsCreated: ({ payment }) => paymentBody(payment),
  PaymentsPosted: ({ payment }) => paymentBody(payment),
  JournalPosted: ({ journal }) => journalBody(journal),
  NationalEInvoiceProcessed: historyView,
  NationalEInvoiceFailed: historyView,
  NationalEInvoiceReceived: ({ received }) => receivedHistoryView(received),
}

export const isBusinessEvent = (event: { readonly _tag: string }): event is BusinessEvent =>
  Object.hasOwn(data, event._tag)

/** An event for receivers: its tag and its `Data` as JSON text. */
export const toRaise = (event: BusinessEvent): EventToRaise => {
  const { json, scalars } = printWithScalars((data[event._tag] as (of: BusinessEvent) => unknown)(event))
  return { tag: event._tag, dataJson: json, scalars }
}
