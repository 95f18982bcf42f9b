import { allows } from "../api/permissions.ts"
import type { components } from "../api/schema.gen.ts"
import type { IconName } from "../ui/icons.tsx"
import { allResources, type Waits } from "./resources.ts"

export type UnwellWebhooks = NonNullable<components["schemas"]["Pulse"]["unwellWebhooks"]>

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

export interface PlaceGroup {
  readonly label: string
  readonly places: readonly Place[]
}

const placeOf = ({ area, orArea, ...rest }: (typeof allResources)[number]): Place => ({
  ...rest,
  ...(area === undefined ? {} : { need: `${area}:read` }),
  ...(orArea === undefined ? {} : { orNeed: `${orArea}:read` }),
})

/** The navigation: a place is listed when the person may read its content. */
export const navigation: readonly PlaceGroup[] = Array.from(
  Map.groupBy(allResources, ({ group }) => group),
  ([label, places]) => ({ label, places: places.map(placeOf) }),
)

export const settingsPlace: Place = { label: "Settings", icon: "settings", to: "/settings/profile", key: "s" }

/** The pages of the tenant's settings. */
export const settingsPlaces: readonly Place[] = [
  { label: "Profile", icon: "user", to: "/settings/profile" },
  { label: "Security", icon: "shield", to: "/settings/security" },
  { label: "Personal tokens", icon: "key", to: "/settings/tokens" },
  { label: "Notifications", icon: "bell", to: "/settings/notifications" },
  { label: "Legal entities", icon: "plug", to: "/settings/entities", need: "settings:read" },
  { label: "Custom fields", icon: "sliders", to: "/settings/fields", need: "settings:read" },
  { label: "Reference data", icon: "reference", to: "/settings/reference", need: "settings:read" },
  { label: "Users", icon: "users", to: "/settings/users", need: "users:read" },
  { label: "Sign-in", icon: "key", to: "/settings/sign-in", need: "users:read" },
  { label: "Security events", icon: "log", to: "/settings/audit" },
  { label: "Audit log", icon: "log", to: "/settings/changes", need: "audit:read" },
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
