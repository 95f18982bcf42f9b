// Made from /openapi.json by `npm run generate`.

import type * as T from "./types.gen.ts"

/** The data of each event. */
export interface EventData {
  readonly SubscriptionActivated: T.Subscription
  readonly SubscriptionChanged: T.Subscription
  readonly SubscriptionUpdated: T.Subscription
  readonly SubscriptionCancelled: T.Subscription
  readonly SubscriptionRenewed: T.Subscription
  readonly SubscriptionReverted: T.Subscription
  readonly SubscriptionDeleted: T.Subscription
  readonly SalesOrderActivated: T.SalesOrder
  readonly SalesOrderUpdated: T.SalesOrder
  readonly SalesOrderDeleted: T.SalesOrder
  readonly InvoicePosted: T.Invoice
  readonly InvoiceUpdated: T.Invoice
  readonly JournalPosted: T.Journal
  readonly AccountsCreated: T.Account
  readonly AccountsChanged: T.Account
  readonly QuoteCreated: T.Quote
  readonly QuoteEdited: T.Quote
  readonly QuoteConverted: T.QuoteConverted
  readonly PaymentsCreated: T.Payment
  readonly PaymentsPosted: T.Payment
  readonly InvoiceBatchCreated: T.InvoiceBatch
  readonly InvoiceBatchPosted: T.InvoiceBatch
  readonly InvoiceBatchCancelled: T.InvoiceBatch
  readonly ProductsCreated: T.Product
  readonly ProductsUpdated: T.Product
  readonly ProductsDeleted: T.DeletedResource
  readonly NationalEInvoiceProcessed: T.NationalEInvoiceEntryWithHistory
  readonly NationalEInvoiceFailed: T.NationalEInvoiceEntryWithHistory
  readonly NationalEInvoiceReceived: T.NationalEInvoiceEntryWithHistory
  readonly MessageSent: T.Message
  readonly MessageFailed: T.Message
  readonly DunningStarted: T.DunningChange
  readonly DunningStepTaken: T.DunningChange
  readonly DunningEnded: T.DunningChange
}

/** The type of an event by the spelling that the webhook subscribed with. */
export const eventTags: ReadonlyMap<string, keyof EventData> = new Map([
  ["SubscriptionActivated", "SubscriptionActivated"],
  ["SubscriptionChanged", "SubscriptionChanged"],
  ["SubscriptionUpdated", "SubscriptionUpdated"],
  ["SubscriptionCancelled", "SubscriptionCancelled"],
  ["SubscriptionRenewed", "SubscriptionRenewed"],
  ["SubscriptionReverted", "SubscriptionReverted"],
  ["SubscriptionDeleted", "SubscriptionDeleted"],
  ["SalesOrderActivated", "SalesOrderActivated"],
  ["SalesOrderUpdated", "SalesOrderUpdated"],
  ["SalesOrderDeleted", "SalesOrderDeleted"],
  ["InvoicePosted", "InvoicePosted"],
  ["InvoiceUpdated", "InvoiceUpdated"],
  ["JournalPosted", "JournalPosted"],
  ["AccountsCreated", "AccountsCreated"],
  ["AccountCreated", "AccountsCreated"],
  ["AccountsChanged", "AccountsChanged"],
  ["AccountChanged", "AccountsChanged"],
  ["QuoteCreated", "QuoteCreated"],
  ["quoteCreated", "QuoteCreated"],
  ["QuoteEdited", "QuoteEdited"],
  ["quoteEdited", "QuoteEdited"],
  ["QuoteConverted", "QuoteConverted"],
  ["quoteConverted", "QuoteConverted"],
  ["PaymentsCreated", "PaymentsCreated"],
  ["PaymentCreated", "PaymentsCreated"],
  ["PaymentsPosted", "PaymentsPosted"],
  ["PaymentPosted", "PaymentsPosted"],
  ["InvoiceBatchCreated", "InvoiceBatchCreated"],
  ["InvoiceBatchPosted", "InvoiceBatchPosted"],
  ["InvoiceBatchCancelled", "InvoiceBatchCancelled"],
  ["ProductsCreated", "ProductsCreated"],
  ["ProductCreated", "ProductsCreated"],
  ["ProductsUpdated", "ProductsUpdated"],
  ["ProductUpdated", "ProductsUpdated"],
  ["ProductsDeleted", "ProductsDeleted"],
  ["ProductDeleted", "ProductsDeleted"],
  ["NationalEInvoiceProcessed", "NationalEInvoiceProcessed"],
  ["NationalEInvoiceFailed", "NationalEInvoiceFailed"],
  ["NationalEInvoiceReceived", "NationalEInvoiceReceived"],
  ["MessageSent", "MessageSent"],
  ["MessageFailed", "MessageFailed"],
  ["DunningStarted", "DunningStarted"],
  ["DunningStepTaken", "DunningStepTaken"],
  ["DunningEnded", "DunningEnded"],
])
