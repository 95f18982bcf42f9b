import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { Dialog } from "../ui/dialog.tsx"
import { Icon } from "../ui/icons.tsx"
import { useEntity } from "./entity.ts"
import css from "./frame.module.css"
import { useLive } from "./live.tsx"
import { hrefOf } from "./navigation.ts"
import { Places, useNavigation } from "./side.tsx"
import { useWaiting, WaitingCount, WaitingOf } from "./waiting-count.tsx"

const onPhone = ["", "invoices", "deliveries"]

/** The navigation on a phone: the most used pages, and the others behind "More". */
export const BottomBar = () => {
  const [isOpen, setIsOpen] = useState(false)
  const entity = useEntity()
  const places = useNavigation().flatMap((group) => group.places)
  const waiting = useWaiting()
  const { unread } = useLive()
  const behind = places.flatMap(({ to, waits }) =>
    waits === undefined || onPhone.includes(to) ? [] : [{ ...waits, count: waiting[waits.kind] ?? 0 }],
  )
  return (
    <nav className={css.bottom} aria-label="Pages">
      {places
        .filter(({ to }) => onPhone.includes(to))
        .map((place) => (
          <Link
            key={place.to}
            to={hrefOf(place, entity)}
            activeOptions={{ exact: place.to === "", includeSearch: false }}
            activeProps={{ "aria-current": "page" }}
            className={css.tab}
          >
            <Icon name={place.icon} size={20} />
            {place.label}
            {place.waits === undefined ? null : <WaitingOf waits={place.waits} />}
          </Link>
        ))}
      <Link to="/notifications" activeProps={{ "aria-current": "page" }} className={css.tab}>
        <Icon name="bell" size={20} />
        Inbox
        <WaitingCount count={unread} words={["unread notification", "unread notifications"]} />
      </Link>
      <button type="button" className={css.tab} onClick={() => setIsOpen(true)}>
        <Icon name="more" size={20} />
        More
        <WaitingCount
          count={behind.reduce((sum, { count }) => sum + count, 0)}
          words={["needs attention", "need attention"]}
          isBad={behind.some(({ count, isBad }) => count > 0 && isBad === true)}
        />
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Pages">
        <div className={css.sheet}>
          <Places onGo={() => setIsOpen(false)} />
        </div>
      </Dialog>
    </nav>
  )
}
