import type { PermissionArea } from "../api/constraints.gen.ts"
import { allResources, type Rows } from "./resources.ts"

/** The areas of permissions in words, in the order of the navigation: the label of an area is that of its first list. */
export const areaWords: Readonly<Record<PermissionArea | "tokens", string>> = {
  ...(Object.fromEntries(
    allResources.map(({ area }) => [area, allResources.find((each) => each.area === area)?.label]),
  ) as Readonly<Record<Extract<Rows, { readonly area: string }>["area"], string>>),
  orders: "Orders and subscriptions",
  webhooks: "Webhooks and deliveries",
  audit: "Audit log",
  collections: "Reminders of overdue invoices",
  settings: "Settings",
  tokens: "Tokens of others",
  users: "Users",
}
