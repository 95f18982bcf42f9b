/** The resources that the command line knows, and what they are called. All others are reached by `svc api`. */
export const resourceNames = {
  accounts: "Accounts of customers",
  products: "Products with their charges",
  quotes: "Quotes",
  "sales-orders": "Sales orders",
  subscriptions: "Subscriptions",
  invoices: "Invoices",
  webhooks: "Webhooks",
  events: "Events",
} as const

export type ResourceName = keyof typeof resourceNames
