import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useDeferredValue } from "react"
import { call } from "../api/call.ts"
import type { IconName } from "../ui/icons.tsx"
import { ComboList, type Target } from "./combo-list.tsx"
import { useEntity } from "./entity.ts"
import { hrefOf, lackedFor, settingsPlaces } from "./navigation.ts"
import { allResources, resources } from "./resources.ts"
import { useMe, useReason } from "./session.tsx"
import { useNavigation } from "./side.tsx"
import { hrefOfView, useViews } from "./views.tsx"

interface Place extends Target {
  readonly href: string
}

/** Actions to start: the label, the icon, the address, and the required permission, if any. */
const actions: readonly (readonly [label: string, icon: IconName, to: string, need?: string])[] = [
  ...allResources.flatMap(({ icon, to, area, starts = {} }) =>
    Object.entries(starts).map(([label, below]) => [label, icon, `${to}${below}`, `${area}:write`] as const),
  ),
  ["Convert an amount", "trend", "rates?do=convert", "rates:read"],
  ["MRR by month", "chart", "reports/mrr", "orders:read"],
  ["New personal token", "key", "/settings/tokens?do=new"],
  ["New custom field", "sliders", "/settings/fields?do=new", "settings:write"],
  ["Invite somebody", "users", "/settings/users?do=new", "users:admin"],
]

/** Finds pages by name, actions, saved views, and any pasted id, number or address. */
export const FindList = ({
  text,
  onType,
  onReady,
  onClose,
}: {
  readonly text: string
  readonly onType: (text: string) => void
  /** Called when the field can take keys. */
  readonly onReady: (isReady: boolean) => void
  readonly onClose: () => void
}) => {
  const asked = useDeferredValue(text.trim())
  // A single letter matches nearly everything; a single digit may be the first invoice's number.
  const isAsked = asked.length > 1 || /^\d$/.test(asked)
  const entity = useEntity()
  const navigate = useNavigate()
  const { legalEntities, permissions } = useMe()
  const groups = useNavigation()
  const found = useQuery({
    queryKey: [entity, "/Find", asked],
    enabled: isAsked,
    queryFn: ({ signal }) => call("get", "/Find", { query: { Q: asked }, legalEntity: entity, signal }),
    placeholderData: (before) => before,
  })
  const reasonFor = useReason()
  const [views] = useViews()
  const matches = (label: string) => label.toLowerCase().includes(text.trim().toLowerCase())
  const begun = actions
    .filter(
      ([label, , , need]) =>
        text.trim() !== "" && matches(label) && (need === undefined || reasonFor(need) === undefined),
    )
    .map(([label, icon, to]): Place => {
      return { key: `begin ${to}`, icon, label, note: "Action", href: to.startsWith("/") ? to : `/${entity}/${to}` }
    })
  const saved = views
    .filter(({ name }) => matches(name))
    .map((view): Place => {
      return { key: `view ${view.url}`, icon: "eye", label: view.name, note: "Saved view", href: hrefOfView(view) }
    })
  const pages = [...groups.flatMap((group) => group.places), ...settingsPlaces]
    .filter((place) => matches(place.label) && lackedFor(place, permissions) === undefined)
    .map((place): Place => {
      return { key: place.to, icon: place.icon, label: place.label, note: "Page", href: hrefOf(place, entity) }
    })
  const things = (isAsked ? (found.data?.data ?? []) : []).map((each): Place => {
    const { icon, to } = resources[each.kind]
    const company = legalEntities.find(({ id }) => id === each.legalEntityId)?.name ?? ""
    return {
      key: each.id,
      icon,
      label: each.label,
      note: `${each.kind}${legalEntities.length > 1 ? `, ${company}` : ""}`,
      href: `/${each.legalEntityId}/${to}/${each.id}`,
    }
  })
  const targets = [...things, ...saved, ...begun, ...pages]
  const go = ({ href }: Place) => {
    onClose()
    void navigate({ to: href })
  }
  return (
    <>
      <ComboList
        label="Find a page, an id or a number"
        placeholder="A page, an id, an invoice number, an address"
        text={text}
        targets={targets}
        onType={onType}
        onReady={onReady}
        onGo={go}
      />
      {targets.length === 0 && !found.isFetching ? <p>Nothing has this name, or you may not see it.</p> : null}
    </>
  )
}
