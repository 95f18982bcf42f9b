import { Link, Outlet, useLocation } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { settingsPlaces } from "../../shell/navigation.ts"
import { useReason } from "../../shell/session.tsx"
import css from "./settings.module.css"

/** The pages of the tenant's settings, with their own navigation. */
export const SettingsFrame = () => {
  const reasonFor = useReason()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // Where the navigation is a single line, it scrolls to the open page.
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" })
  }, [pathname])
  return (
    <div className={css.settings}>
      <nav ref={nav} className={css.nav} aria-label="Settings">
        {settingsPlaces
          .filter(({ need }) => need === undefined || reasonFor(need) === undefined)
          .map(({ label, to }) => (
            <Link key={to} to={to} activeProps={{ "aria-current": "page" }} activeOptions={{ includeSearch: false }}>
              {label}
            </Link>
          ))}
      </nav>
      <Outlet />
    </div>
  )
}
