import type { components } from "../api/schema.gen.ts"

type Topic = components["schemas"]["Pulse"]["moved"][number]

/** Beginnings of the paths whose answers a topic changes. */
const paths: Readonly<Record<Topic, readonly string[]>> = {
  deliveries: ["/WebhookDeliveries", "/Webhooks/", "/WebhookS", "/Events"],
  webhooks: ["/Webhooks", "/WebhookS"],
  recoveries: ["/Webhooks/", "/WebhookS", "/WebhookRecoveries", "/WebhookDeliveries"],
  events: ["/Events"],
  accounts: ["/Accounts"],
  products: ["/Products", "/SimpleProducts"],
  quotes: ["/Quotes"],
  orders: ["/Orders", "/Subscriptions", "/SalesOrders", "/Metrics", "/Bookings"],
  usage: ["/Usage", "/Measurements"],
  // The list of accounts has what they owe.
  invoices: ["/Invoices", "/BilledLines", "/Reports", "/Accounts"],
  batches: ["/InvoiceBatches"],
  // The list of invoices has the state of their e-invoices.
  eInvoices: ["/NationalEInvoices", "/Invoices", "/IntegrationLog"],
  payments: ["/Payments"],
  journals: ["/Journals", "/AccountingTransactions"],
  rates: ["/ExchangeRate"],
  imports: ["/ExchangeRate", "/Integrations/"],
  notifications: ["/Notifications"],
  security: ["/SecurityEvents", "/PersonalTokens", "/Me/Sessions"],
}

/** Whether what a path answers may be another when a topic moved; in any letter case, as paths are. */
export const followedBy = (topic: Topic): ((path: string) => boolean) => {
  const beginnings = (paths[topic] ?? []).map((each) => each.toLowerCase())
  return (path) => beginnings.some((each) => path.toLowerCase().startsWith(each))
}
