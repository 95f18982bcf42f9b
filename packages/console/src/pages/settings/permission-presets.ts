import type { PermissionArea } from "../../api/constraints.gen.ts"

interface Preset {
  readonly word: string
  /** The work that the preset is for. */
  readonly about: string
  readonly permissions: readonly string[]
}

const at = (level: "read" | "write" | "admin", ...areas: readonly PermissionArea[]) =>
  areas.map((area) => `${area}:${level}`)

/** Permissions by the work of a person, as a start: each level can be changed afterwards. */
export const presets: Readonly<Record<string, Preset>> = {
  finance: {
    word: "Finance",
    about: "Invoices, payments, rates and closing the books; reads the rest of the company.",
    permissions: [
      "*:read",
      ...at("write", "accounts", "invoices", "einvoices", "payments", "settings", "orders", "usage"),
      ...at("admin", "rates", "journals"),
    ],
  },
  sales: {
    word: "Sales",
    about: "Customers, quotes, orders and subscriptions; reads products and invoices.",
    permissions: [
      ...at("write", "accounts", "quotes", "orders"),
      ...at("read", "products", "invoices", "usage", "rates", "settings", "reports"),
    ],
  },
  support: {
    word: "Support",
    about: "Reads customers and their documents, and sends deliveries again.",
    permissions: [
      ...at("read", "accounts", "invoices", "einvoices", "orders", "quotes", "payments", "products", "usage", "events"),
      ...at("write", "webhooks"),
    ],
  },
  developer: {
    word: "Developer",
    about: "Webhooks, events, usage and products; reads the rest of the company.",
    permissions: ["*:read", ...at("write", "usage", "products", "events"), ...at("admin", "webhooks")],
  },
  reader: { word: "Read only", about: "Reads everything and changes nothing.", permissions: ["*:read"] },
  administrator: {
    word: "Administrator",
    about: "Everything, with users, credentials and closed periods.",
    permissions: ["*:admin"],
  },
}
