import { useNavigate, useRouterState } from "@tanstack/react-router"
import { lazy, type ReactNode, Suspense, useState } from "react"
import { Dialog } from "../ui/dialog.tsx"
import { Icon } from "../ui/icons.tsx"
import { MenuButton } from "../ui/menu.tsx"
import { Skeleton } from "../ui/states.tsx"
import { useEntity } from "./entity.ts"
import css from "./frame.module.css"
import { useMe } from "./session.tsx"

const searchableFrom = 8

/** Changes the company and keeps the page if companies have it: a list stays open, a single item does not. */
export const EntitySwitcher = () => {
  const { legalEntities } = useMe()
  const entity = useEntity()
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const current = legalEntities.find(({ id }) => id === entity)
  const addressIn = (id: string) => {
    const [before, behind] = path.split(`/${entity}`)
    if (behind === undefined) return `/${id}`
    const [, page = ""] = behind.split("/")
    return `${before}/${id}${page === "" ? "" : `/${page}`}`
  }
  const goTo = (id: string) => void navigate({ to: addressIn(id) })
  const face = (
    <>
      <span className="unseen">Company: </span>
      <strong>{current?.name ?? "No company"}</strong>
      <span>{current?.baseCurrency}</span>
      <Icon name="down" size={14} />
    </>
  )
  if (legalEntities.length >= searchableFrom) return <SearchedSwitcher face={face} onGo={goTo} />
  return (
    <MenuButton
      className={css.switcher}
      face={face}
      groups={[
        legalEntities.map(({ id, name, baseCurrency }) => ({
          id,
          label: name,
          aside: baseCurrency,
          icon: id === entity ? ("check" as const) : ("none" as const),
          onSelect: () => goTo(id),
        })),
      ]}
    />
  )
}

const EntityList = lazy(async () => ({ default: (await import("./entity-list.tsx")).EntityList }))

/** A menu has no text field, so many companies are searched in a dialog. */
const SearchedSwitcher = ({ face, onGo }: { readonly face: ReactNode; readonly onGo: (id: string) => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={css.switcher} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {face}
      </button>
      <Dialog open={isOpen} onClose={close} title="Companies">
        <Suspense fallback={<Skeleton rows={6} />}>
          <EntityList
            onGo={(id) => {
              close()
              onGo(id)
            }}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
