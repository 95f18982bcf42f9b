import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { call, request } from "../api/call.ts"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icons.tsx"
import { findKeys } from "../ui/keys.ts"
import { MenuButton } from "../ui/menu.tsx"
import { sayRefusal } from "../ui/toast.tsx"
import { EntitySwitcher } from "./entity-switcher.tsx"
import css from "./frame.module.css"
import { useLive } from "./live.tsx"
import { leaveForSignIn } from "./own-path.ts"
import { useMe } from "./session.tsx"
import { Shortcuts } from "./shortcuts.tsx"

export const TopBar = () => {
  const [isFinding, setIsFinding] = useState(false)
  return (
    <header className={css.top}>
      <div className={css.entityOnTop}>
        <EntitySwitcher />
      </div>
      <button type="button" className={css.find} onClick={() => setIsFinding(true)}>
        <Icon name="search" size={14} />
        <span className={css.word}>Find</span> <kbd className={css.wide}>{findKeys}</kbd>
      </button>
      <LiveSwitch />
      <Bell />
      <PersonMenu />
      <Shortcuts isFinding={isFinding} onFind={setIsFinding} />
    </header>
  )
}

/** Turns the automatic refresh of pages on and off. */
const LiveSwitch = () => {
  const { isOn, answering, isOutdated, switchTo } = useLive()
  if (isOutdated)
    return (
      <Button look="primary" onClick={() => location.reload()}>
        A new version is available: load it
      </Button>
    )
  return (
    <button
      type="button"
      className={css.live}
      role="switch"
      aria-checked={isOn}
      title={isOn ? "Pages refresh automatically" : "Pages do not refresh"}
      onClick={() => switchTo(!isOn)}
    >
      <span className={answering === "not" || answering === "unasked" ? css.offline : isOn ? css.beat : css.still} />
      <span className={css.word}>Live</span>
    </button>
  )
}

const Bell = () => {
  const { unread } = useLive()
  return (
    <Link to="/notifications" className={css.bell} title="Notifications">
      <Icon name="bell" />
      {unread === 0 ? null : <span className={css.unread}>{unread > 99 ? "99+" : unread}</span>}
      <span className="unseen">{unread === 0 ? "Notifications" : "unread notifications"}</span>
    </Link>
  )
}

const PersonMenu = () => {
  const { person, tenant, tenants } = useMe()
  const navigate = useNavigate()
  const { firstName, lastName, email } = person
  const name = `${firstName} ${lastName}`.trim()
  const initials = name === "" ? email.slice(0, 2) : `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`
  const signOut = async () => {
    try {
      await request("delete", "/Session", {})
    } catch (error) {
      sayRefusal(error)
      return
    }
    leaveForSignIn()
  }
  const goOnIn = async (tenantId: string) => {
    try {
      const answer = await call("post", "/Session/Tenant", { body: { tenantId } })
      if ("next" in answer) return location.assign(answer.url)
    } catch (error) {
      sayRefusal(error)
      return
    }
    // A full reload, so that no data of one tenant is shown in another.
    location.assign(import.meta.env.BASE_URL)
  }
  return (
    <MenuButton
      className={css.initials}
      face={
        <>
          <span aria-hidden="true">{initials.toUpperCase()}</span>
          <span className="unseen">{name === "" ? email : name}: profile and sign out</span>
        </>
      }
      groups={[
        tenants
          .filter(({ id }) => id !== tenant.id)
          .map(({ id, name: other }) => ({ id, label: `Continue in ${other}`, onSelect: () => void goOnIn(id) })),
        [
          { label: "Profile", icon: "user", onSelect: () => void navigate({ to: "/settings/profile" }) },
          { label: "Sign out", icon: "signOut", onSelect: () => void signOut() },
        ],
      ]}
    >
      <div className={css.person}>
        {name}
        <span>{email}</span>
        <span>{tenant.name}</span>
      </div>
    </MenuButton>
  )
}
