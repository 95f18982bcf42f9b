import { Link, Outlet } from "@tanstack/react-router"
import { settingsPlaces } from "../../shell/navigation.ts"
import { useReason } from "../../shell/session.tsx"
import css from "./settings.module.css"

/** The pages of the whole tenant, with their own navigation. */
export const SettingsFrame = () => {
  const reasonFor = useReason()
  return (
    <div className={css.settings}>
      <nav className={css.nav} aria-label="Settings">
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
