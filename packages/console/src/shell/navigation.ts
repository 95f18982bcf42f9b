import { allows } from "../api/permissions.ts"
import type { components } from "../api/schema.gen.ts"
import type { IconName } from "../ui/icons.tsx"

type Pulse = components["schemas"]["Pulse"]
export type Waiting = Pulse["waiting"]
export type UnwellWebhooks = NonNullable<Pulse["unwellWebhooks"]>

/** The count of items that need attention at a place, with its singular and plural. */
export interface Waits {
  readonly kind: keyof Waiting
  readonly words: readonly [one: string, more: string]
  /** True for problems, false for work to do. */
  readonly isBad?: boolean
}

export interface Place {
  readonly label: string
  readonly icon: IconName
  /** The path in the company, or in the tenant's settings if it begins with `/settings`. */
  readonly to: string
  /** The permission that the place requires. */
  readonly need?: string
  /** A permission that suffices instead: each shows a part of the place. */
  readonly orNeed?: string
  /** The key that opens the place after `g`. */
  readonly key?: string
  readonly waits?: Waits
}

const drafts: Waits = { kind: "drafts", words: ["draft", "drafts"] }
const failedEInvoices: Waits = { kind: "eInvoices", words: ["needs you", "need you"], isBad: true }
const unwellWebhooks: Waits = { kind: "webhooks", words: ["fails", "fail"], isBad: true }

export interface PlaceGroup {
  readonly label: string
  readonly places: readonly Place[]
}

/** The navigation: a place is listed when the person may read its content. */
export const navigation: readonly PlaceGroup[] = [
  { label: "", places: [{ label: "Overview", icon: "overview", to: "", key: "o" }] },
  {
    label: "Billing",
    places: [
      { label: "Invoices", icon: "invoice", to: "invoices", need: "invoices:read", key: "i", waits: drafts },
      {
        label: "E-invoices",
        icon: "eInvoice",
        to: "e-invoices",
        need: "einvoices:read",
        key: "n",
        waits: failedEInvoices,
      },
      { label: "Invoice batches", icon: "batch", to: "batches", need: "invoices:read", key: "b" },
      { label: "Accounts", icon: "account", to: "accounts", need: "accounts:read", key: "a" },
      { label: "Subscriptions", icon: "subscription", to: "subscriptions", need: "orders:read", key: "u" },
      { label: "Sales orders", icon: "inbox", to: "sales-orders", need: "orders:read" },
      { label: "Quotes", icon: "quote", to: "quotes", need: "quotes:read", key: "q" },
      { label: "Products", icon: "product", to: "products", need: "products:read", key: "p" },
      { label: "Usage", icon: "usage", to: "usage", need: "usage:read" },
    ],
  },
  {
    label: "Money",
    places: [
      { label: "Payments", icon: "payment", to: "payments", need: "payments:read", key: "y" },
      { label: "Rates", icon: "rates", to: "rates", need: "rates:read", key: "r" },
      { label: "Journals", icon: "journal", to: "journals", need: "journals:read", key: "j" },
      { label: "Periods", icon: "lock", to: "periods", need: "journals:read" },
      { label: "Reports", icon: "report", to: "reports", need: "reports:read", key: "m" },
      {
        label: "Integrations",
        icon: "integration",
        to: "integrations",
        need: "rates:read",
        orNeed: "einvoices:read",
        key: "t",
      },
    ],
  },
  {
    label: "Developers",
    places: [
      { label: "Webhooks", icon: "webhook", to: "webhooks", need: "webhooks:read", key: "w", waits: unwellWebhooks },
      { label: "Deliveries", icon: "delivery", to: "deliveries", need: "webhooks:read", key: "d" },
      { label: "Events", icon: "event", to: "events", need: "events:read", key: "e" },
    ],
  },
]

export const settingsPlace: Place = { label: "Settings", icon: "settings", to: "/settings/profile", key: "s" }

/** The pages of the tenant's settings. */
export const settingsPlaces: readonly Place[] = [
  { label: "Profile", icon: "user", to: "/settings/profile" },
  { label: "Security", icon: "shield", to: "/settings/security" },
  { label: "Personal tokens", icon: "key", to: "/settings/tokens" },
  { label: "Notifications", icon: "bell", to: "/settings/notifications" },
  { label: "Legal entities", icon: "integration", to: "/settings/entities", need: "settings:read" },
  { label: "Custom fields", icon: "sliders", to: "/settings/fields", need: "settings:read" },
  { label: "Reference data", icon: "reference", to: "/settings/reference", need: "settings:read" },
  { label: "Users", icon: "users", to: "/settings/users", need: "users:read" },
  { label: "Sign-in", icon: "key", to: "/settings/sign-in", need: "users:read" },
  { label: "Security events", icon: "log", to: "/settings/audit" },
]

/** The address of a place in a company. */
export const hrefOf = (place: Pick<Place, "to">, entity: string): string =>
  place.to.startsWith("/") ? place.to : `/${entity}${place.to === "" ? "" : `/${place.to}`}`

const placesOfPages = [...navigation.flatMap(({ places }) => places), ...settingsPlaces]

/** The permission that a person lacks for a place; undefined when none is missing. */
export const lackedFor = ({ need, orNeed }: Place, permissions: readonly string[]): string | undefined => {
  const needs = [need, orNeed].filter((each) => each !== undefined)
  return needs.length === 0 || needs.some((each) => allows(permissions, each)) ? undefined : needs.join(" or ")
}

/** The permission that a person lacks for a page: that of the place whose address is a prefix of the page's. */
export const lackedAt = (pathname: string, entity: string, permissions: readonly string[]): string | undefined => {
  const isThere = (place: Place) => `${pathname}/`.startsWith(`${hrefOf(place, entity)}/`)
  const place = placesOfPages.find((each) => each.need !== undefined && isThere(each))
  return place === undefined ? undefined : lackedFor(place, permissions)
}
