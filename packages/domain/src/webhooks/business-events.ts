import { type CatalogueEvent, catalogueData } from "../catalogue/catalogue.events.ts"
import { type CustomersEvent, customersData } from "../customers/customers.events.ts"
import { type DunningEvent, dunningData } from "../dunning/dunning.events.ts"
import { type EInvoicingEvent, eInvoicingData } from "../e-invoicing/e-invoicing.events.ts"
import { type InvoicingEvent, invoicingData } from "../invoicing/invoicing.events.ts"
import { type LedgerEvent, ledgerData } from "../ledger/ledger.events.ts"
import { type MessagesEvent, messagesData } from "../messages/messages.events.ts"
import { type OrdersEvent, ordersData } from "../orders/orders.events.ts"
import { type PaymentsEvent, paymentsData } from "../payments/payments.events.ts"
import { type QuotesEvent, quotesData } from "../quotes/quotes.events.ts"
import type { EventTagName } from "../resources/resources.ts"
import { printWithScalars } from "../shared/exact-json.ts"
import type { DataOf } from "../shared/ports/event-bus.ts"
import type { EventToRaise } from "./event.ts"

/** Every event of the service to which receivers can subscribe. Its `_tag` is its tag in the catalogue. */
export type BusinessEvent =
  | CatalogueEvent
  | CustomersEvent
  | DunningEvent
  | EInvoicingEvent
  | InvoicingEvent
  | LedgerEvent
  | MessagesEvent
  | OrdersEvent
  | PaymentsEvent
  | QuotesEvent

const data: DataOf<BusinessEvent> & Readonly<Record<EventTagName, unknown>> = {
  ...catalogueData,
  ...customersData,
  ...dunningData,
  ...eInvoicingData,
  ...invoicingData,
  ...ledgerData,
  ...messagesData,
  ...ordersData,
  ...paymentsData,
  ...quotesData,
}

export const isBusinessEvent = (event: { readonly _tag: string }): event is BusinessEvent =>
  Object.hasOwn(data, event._tag)

/** An event for receivers: its tag and its `Data` as JSON text. */
export const toRaise = (event: BusinessEvent): EventToRaise => {
  const tag: EventTagName = event._tag
  const { json, scalars } = printWithScalars((data[tag] as (of: BusinessEvent) => unknown)(event))
  return { tag, dataJson: json, scalars }
}
