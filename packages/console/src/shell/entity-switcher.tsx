import { useNavigate, useRouterState } from "@tanstack/react-router"
import { useState } from "react"
import { Icon } from "../ui/icons.tsx"
import { MenuButton } from "../ui/menu.tsx"
import fieldCss from "../ui/field.module.css"
import { useEntity } from "./entity.ts"
import css from "./frame.module.css"
import { useMe } from "./session.tsx"

const searchableFrom = 8

/** Changes the company, and keeps the page where it is a page of a company: the list of it, not one thing in it. */
export const EntitySwitcher = () => {
  const { legalEntities } = useMe()
  const entity = useEntity()
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [text, setText] = useState("")
  const current = legalEntities.find(({ id }) => id === entity)
  const addressIn = (id: string) => {
    const [before, behind] = path.split(`/${entity}`)
    if (behind === undefined) return `/${id}`
    const [, page = ""] = behind.split("/")
    return `${before}/${id}${page === "" ? "" : `/${page}`}`
  }
  const found = legalEntities.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
  return (
    <MenuButton
      className={css.switcher}
      onOpenChange={() => setText("")}
      face={
        <>
          <span className="unseen">Company: </span>
          <strong>{current?.name ?? "No company"}</strong>
          <span>{current?.baseCurrency}</span>
          <Icon name="down" size={14} />
        </>
      }
      groups={[
        found.map(({ id, name, baseCurrency }) => ({
          id,
          label: name,
          aside: baseCurrency,
          icon: id === entity ? ("check" as const) : ("none" as const),
          onSelect: () => void navigate({ to: addressIn(id) }),
        })),
      ]}
    >
      {legalEntities.length < searchableFrom ? null : (
        <input
          className={`${fieldCss.control} ${fieldCss.small}`}
          aria-label="Find a company"
          placeholder="Find a company"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => (event.key.length === 1 ? event.stopPropagation() : undefined)}
        />
      )}
    </MenuButton>
  )
}
