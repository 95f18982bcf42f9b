import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react"
import { call } from "../api/call.ts"
import type { components } from "../api/schema.gen.ts"
import { Icon, type IconName } from "../ui/icons.tsx"
import { useEntity } from "./entity.ts"
import css from "./find.module.css"
import { hrefOf, settingsPlaces } from "./navigation.ts"
import { useMe, useReason } from "./session.tsx"
import { useNavigation } from "./side.tsx"
import { hrefOfView, useViews } from "./views.tsx"

type Found = components["schemas"]["Found"]

interface Target {
  readonly key: string
  readonly icon: IconName
  readonly label: string
  readonly note: string
  readonly href: string
}

/** Where each kind of thing has its page, below its company. */
const places: Readonly<Record<Found["kind"], readonly [icon: IconName, path: string]>> = {
  Invoice: ["invoice", "invoices"],
  Account: ["account", "accounts"],
  Subscription: ["subscription", "subscriptions"],
  SalesOrder: ["subscription", "sales-orders"],
  Quote: ["quote", "quotes"],
  Product: ["product", "products"],
  InvoiceBatch: ["batch", "batches"],
  Journal: ["journal", "journals"],
  Payment: ["payment", "payments"],
  NationalEInvoice: ["eInvoice", "e-invoices"],
  Webhook: ["webhook", "webhooks"],
  Delivery: ["delivery", "deliveries"],
  Event: ["event", "events"],
}

/** What one may want to begin: the words of the button, where it is, and what it needs. */
const actions: readonly (readonly [label: string, icon: IconName, to: string, need: string])[] = [
  ["New invoice", "invoice", "invoices/new", "invoices:write"],
  ["New account", "account", "accounts/new", "accounts:write"],
  ["New quote", "quote", "quotes/new", "quotes:write"],
  ["New webhook", "webhook", "webhooks/new", "webhooks:write"],
  ["New product", "product", "products/new", "products:write"],
  ["Import usage", "usage", "usage/import", "usage:write"],
  ["MRR by month", "report", "reports/mrr", "orders:read"],
  ["New personal token", "key", "/settings/tokens", "tokens:write"],
]

/** Pages by name, what can be begun, saved views, and whatever one pastes: an id, a number, an address. */
export const FindList = ({ onClose }: { readonly onClose: () => void }) => {
  const [text, setText] = useState("")
  const [chosen, setChosen] = useState(0)
  const asked = useDeferredValue(text.trim())
  const id = useId()
  const entity = useEntity()
  const navigate = useNavigate()
  const { legalEntities } = useMe()
  const groups = useNavigation()
  const found = useQuery({
    queryKey: [entity, "/Find", asked],
    enabled: asked.length > 1,
    queryFn: ({ signal }) => call("get", "/Find", { query: { Q: asked }, legalEntity: entity, signal }),
    placeholderData: (before) => before,
  })
  const reasonFor = useReason()
  const [views] = useViews()
  const matches = (label: string) => label.toLowerCase().includes(text.trim().toLowerCase())
  const begun = actions
    .filter(([label, , , need]) => text.trim() !== "" && matches(label) && reasonFor(need) === undefined)
    .map(([label, icon, to]): Target => {
      return { key: `begin ${to}`, icon, label, note: "Action", href: to.startsWith("/") ? to : `/${entity}/${to}` }
    })
  const saved = views
    .filter(({ name }) => matches(name))
    .map((view): Target => {
      return { key: `view ${view.url}`, icon: "eye", label: view.name, note: "Saved view", href: hrefOfView(view) }
    })
  const pages = [...groups.flatMap((group) => group.places), ...settingsPlaces]
    .filter(({ label }) => matches(label))
    .map((place): Target => {
      return { key: place.to, icon: place.icon, label: place.label, note: "Page", href: hrefOf(place, entity) }
    })
  const things = (asked.length > 1 ? (found.data?.data ?? []) : []).map((each): Target => {
    const [icon, path] = places[each.kind]
    const company = legalEntities.find(({ id: of }) => of === each.legalEntityId)?.name ?? ""
    return {
      key: each.id,
      icon,
      label: each.label,
      note: `${each.kind}${legalEntities.length > 1 ? `, ${company}` : ""}`,
      href: `/${each.legalEntityId}/${path}/${each.id}`,
    }
  })
  const targets = [...things, ...saved, ...begun, ...pages]
  const current = Math.min(chosen, targets.length - 1)
  const go = (target: Target | undefined) => {
    if (target === undefined) return
    onClose()
    void navigate({ to: target.href })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    if (by !== 0) setChosen((current + by + targets.length) % Math.max(1, targets.length))
    else if (event.key === "Enter") go(targets[current])
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        type="search"
        role="combobox"
        className={css.input}
        aria-label="Find a page, an id or a number"
        aria-expanded={targets.length > 0}
        aria-controls={id}
        aria-activedescendant={targets[current] === undefined ? undefined : `${id}-${current}`}
        placeholder="A page, an id, an invoice number, an address"
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label="Found" className={css.results}>
        {targets.map((target, index) => (
          <div
            key={target.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={css.result}
            onPointerMove={() => setChosen(index)}
            onClick={() => go(target)}
          >
            <Icon name={target.icon} />
            {target.label}
            <small>{target.note}</small>
          </div>
        ))}
      </div>
      {targets.length === 0 && !found.isFetching ? <p>Nothing is called so, or you may not see it.</p> : null}
    </>
  )
}
