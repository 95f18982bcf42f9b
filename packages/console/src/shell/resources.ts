import type { PermissionArea } from "../api/constraints.gen.ts"
import type { components } from "../api/schema.gen.ts"
import type { IconName } from "../ui/icons.tsx"

type Schemas = components["schemas"]
type Kind = Schemas["Found"]["kind"]
type Topic = Schemas["Pulse"]["moved"][number]
type Series = Schemas["LegalEntity"]["numberSeries"][number]["type"]
export type Waiting = Schemas["Pulse"]["waiting"]

/** The count of items that need attention at a place, with its singular and plural. */
export interface Waits {
  readonly kind: keyof Waiting
  readonly words: readonly [one: string, more: string]
  /** True for problems, false for work to do. */
  readonly isBad?: boolean
}

interface Resource {
  readonly label: string
  readonly icon: IconName
  /** The path of its list in the company. */
  readonly to: string
  readonly group: "" | "Billing" | "Money" | "Developers"
  /** The area whose readers may see it; absent when everybody may. */
  readonly area?: PermissionArea
  /** Another area whose readers see a part of it. */
  readonly orArea?: PermissionArea
  /** The key that opens the list after `g`. */
  readonly key?: string
  readonly waits?: Waits
  /** The actions that writers start from anywhere: a label, and the path below the list that opens the form. */
  readonly starts?: Readonly<Record<string, string>>
  /** The beginnings of the paths whose answers change with a topic. */
  readonly topics?: Readonly<Partial<Record<Topic, readonly string[]>>>
  /** The number series that the legal entity counts with, in words. */
  readonly series?: Readonly<Partial<Record<Series, string>>>
}

/**
 * The resources of the console, in the order of the navigation. A kind that can be found, a topic, or a number series
 * without a row does not compile.
 */
export const resources = {
  Overview: { label: "Overview", icon: "gauge", to: "", group: "", key: "o" },
  Invoice: {
    label: "Invoices",
    icon: "receipt",
    to: "invoices",
    group: "Billing",
    area: "invoices",
    key: "i",
    waits: { kind: "drafts", words: ["draft", "drafts"] },
    starts: { "New invoice": "/new" },
    // The list of accounts shows their open balances.
    topics: { invoices: ["/Invoices", "/Money", "/BilledLines", "/Reports", "/Accounts"] },
    series: { Invoice: "Invoices", Credit: "Credit notes" },
  },
  NationalEInvoice: {
    label: "E-invoices",
    icon: "fileGear",
    to: "e-invoices",
    group: "Billing",
    area: "einvoices",
    key: "n",
    waits: { kind: "eInvoices", words: ["needs attention", "need attention"], isBad: true },
    // The list of invoices shows the state of their e-invoices.
    topics: { eInvoices: ["/NationalEInvoices", "/Invoices", "/IntegrationLog"] },
  },
  Message: {
    label: "E-mail to customers",
    icon: "paperPlane",
    to: "messages",
    group: "Billing",
    area: "messages",
    topics: { messages: ["/Messages", "/Invoices/{id}/Messages", "/Integrations/Mail"] },
  },
  Dunning: { label: "Reminders", icon: "bell", to: "dunning", group: "Billing", area: "collections" },
  InvoiceBatch: {
    label: "Invoice batches",
    icon: "layers",
    to: "batches",
    group: "Billing",
    area: "invoices",
    key: "b",
    starts: { "New invoice batch": "?do=new" },
    topics: { batches: ["/InvoiceBatches"] },
    series: { InvoiceBatch: "Invoice batches" },
  },
  Account: {
    label: "Accounts",
    icon: "building",
    to: "accounts",
    group: "Billing",
    area: "accounts",
    key: "a",
    starts: { "New account": "/new" },
    topics: { accounts: ["/Accounts"] },
    series: { Account: "Accounts" },
  },
  Subscription: {
    label: "Subscriptions",
    icon: "repeat",
    to: "subscriptions",
    group: "Billing",
    area: "orders",
    key: "u",
    starts: { "New subscription": "/new" },
    topics: { orders: ["/Orders", "/Subscriptions", "/SalesOrders", "/Metrics", "/Bookings"] },
    series: { Order: "Orders and subscriptions", OrderProduct: "Products of orders", OrderCharge: "Charges of orders" },
  },
  SalesOrder: { label: "Sales orders", icon: "inbox", to: "sales-orders", group: "Billing", area: "orders" },
  Quote: {
    label: "Quotes",
    icon: "filePen",
    to: "quotes",
    group: "Billing",
    area: "quotes",
    key: "q",
    starts: { "New quote": "/new" },
    topics: { quotes: ["/Quotes"] },
    series: { Quote: "Quotes" },
  },
  Product: {
    label: "Products",
    icon: "box",
    to: "products",
    group: "Billing",
    area: "products",
    key: "p",
    starts: { "New product": "/new" },
    topics: { products: ["/Products", "/SimpleProducts"] },
    series: { Product: "Products", ChargePlan: "Plans of products", Charge: "Charges of products" },
  },
  Usage: {
    label: "Usage",
    icon: "activity",
    to: "usage",
    group: "Billing",
    area: "usage",
    starts: { "Import usage": "/import" },
    topics: { usage: ["/Usage", "/Measurements"] },
  },
  Payment: {
    label: "Payments",
    icon: "wallet",
    to: "payments",
    group: "Money",
    area: "payments",
    key: "y",
    starts: { "New payment": "?do=new", "Import a bank file": "?do=import" },
    topics: { payments: ["/Payments", "/Money"] },
    series: { PaymentBatch: "Payment batches" },
  },
  Rates: {
    label: "Rates",
    icon: "trend",
    to: "rates",
    group: "Money",
    area: "rates",
    key: "r",
    starts: { "Add a rate": "?do=add" },
    topics: { rates: ["/ExchangeRate"], imports: ["/ExchangeRate", "/Integrations/"] },
  },
  Journal: {
    label: "Journals",
    icon: "book",
    to: "journals",
    group: "Money",
    area: "journals",
    key: "j",
    topics: { journals: ["/Journals", "/AccountingTransactions"] },
    series: { Journal: "Journals" },
  },
  Periods: { label: "Periods", icon: "lock", to: "periods", group: "Money", area: "journals" },
  Reports: { label: "Reports", icon: "chart", to: "reports", group: "Money", area: "reports", key: "m" },
  Integrations: {
    label: "Integrations",
    icon: "plug",
    to: "integrations",
    group: "Money",
    area: "rates",
    orArea: "einvoices",
    key: "t",
  },
  Webhook: {
    label: "Webhooks",
    icon: "webhook",
    to: "webhooks",
    group: "Developers",
    area: "webhooks",
    key: "w",
    waits: { kind: "webhooks", words: ["fails", "fail"], isBad: true },
    starts: { "New webhook": "/new" },
    topics: {
      webhooks: ["/Webhooks", "/WebhookS"],
      recoveries: ["/Webhooks/", "/WebhookS", "/WebhookRecoveries", "/WebhookDeliveries"],
    },
  },
  Delivery: {
    label: "Deliveries",
    icon: "paperPlane",
    to: "deliveries",
    group: "Developers",
    area: "webhooks",
    key: "d",
    topics: { deliveries: ["/WebhookDeliveries", "/Webhooks/", "/WebhookS", "/Events"] },
  },
  Event: {
    label: "Events",
    icon: "bolt",
    to: "events",
    group: "Developers",
    area: "events",
    key: "e",
    starts: { "Raise an event": "?do=raise" },
    topics: { events: ["/Events"] },
  },
} as const satisfies Readonly<Record<Kind, Resource>> & Readonly<Record<string, Resource>>

export type Rows = (typeof resources)[keyof typeof resources]
type NamedIn<Part extends "series" | "topics"> = Rows extends infer Row
  ? Row extends { readonly [P in Part]: infer Named }
    ? keyof Named
    : never
  : never

export const allResources: readonly Resource[] = Object.values(resources)

/** The number series in words. */
export const seriesWords: Readonly<Record<Series, string>> = Object.assign(
  {},
  ...allResources.map(({ series }) => series),
) as Readonly<Record<NamedIn<"series">, string>>

/** The beginnings of the paths whose answers change with a topic. */
export const topicPaths: Readonly<Record<Topic, readonly string[]>> = {
  ...(Object.assign({}, ...allResources.map(({ topics }) => topics)) as Readonly<
    Record<NamedIn<"topics">, readonly string[]>
  >),
  notifications: ["/Notifications"],
  security: ["/SecurityEvents", "/PersonalTokens", "/Me/Sessions"],
}
