/** The resources that have commands, with their titles. `svc api` reaches all others. */
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
