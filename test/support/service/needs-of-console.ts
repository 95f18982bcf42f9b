/**
 * The permissions of the operations for the console. An operation for `anyone` answers with the parts that the caller
 * may read.
 */
export const needsOfConsole = {
  "GET /Pulse": "anyone",
  "GET /Find": "anyone",
  "GET /Money": "invoices:read",
  "GET /WebhookSummaries": "webhooks:read",
  "GET /WebhookSeries": "webhooks:read",
  "POST /WebhookDeliveries/Retry": "webhooks:write",
  "GET /ExchangeRate/Series": "rates:read",
  "GET /InvoiceBatches/{id}/Summary": "invoices:read",
  "GET /NationalEInvoices/Counts": "einvoices:read",
  "POST /Notifications/Read": "anyone",
  "POST /Notifications/Unread": "anyone",
} as const
