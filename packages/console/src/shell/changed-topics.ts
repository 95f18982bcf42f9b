import type { components } from "../api/schema.gen.ts"

type Topic = components["schemas"]["Pulse"]["moved"][number]

/** The prefixes of the paths whose answers change with a topic. */
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
  // The list of accounts shows their open balances.
  invoices: ["/Invoices", "/BilledLines", "/Reports", "/Accounts"],
  batches: ["/InvoiceBatches"],
  // The list of invoices shows the state of their e-invoices.
  eInvoices: ["/NationalEInvoices", "/Invoices", "/IntegrationLog"],
  payments: ["/Payments"],
  journals: ["/Journals", "/AccountingTransactions"],
  rates: ["/ExchangeRate"],
  imports: ["/ExchangeRate", "/Integrations/"],
  notifications: ["/Notifications"],
  security: ["/SecurityEvents", "/PersonalTokens", "/Me/Sessions"],
}

/** True when a change of the topic may change the answer of a path; letter case is ignored, as in all paths. */
export const followedBy = (topic: Topic): ((path: string) => boolean) => {
  const beginnings = (paths[topic] ?? []).map((each) => each.toLowerCase())
  return (path) => beginnings.some((each) => path.toLowerCase().startsWith(each))
}
