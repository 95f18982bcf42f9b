import { Outlet, useLocation } from "@tanstack/react-router"
import type { Me } from "../api/me.ts"
import { LackedHere } from "../ui/states.tsx"
import { useTabName } from "../ui/tab-title.ts"
import { BottomBar } from "./bottom-bar.tsx"
import { useEntity } from "./entity.ts"
import css from "./frame.module.css"
import { useLeaveGuard } from "./leave-guard.ts"
import { useLive } from "./live.tsx"
import { lackedAt } from "./navigation.ts"
import { useWords } from "./session.tsx"
import { Side } from "./side.tsx"
import { TopBar } from "./top-bar.tsx"

const bandOf = ({ environment, testClock }: Me["service"]): string | undefined => {
  const said = [
    environment === "production" ? undefined : `This is ${environment}.`,
    testClock ? "The time is that of a test clock." : undefined,
  ].filter((each) => each !== undefined)
  return said.length === 0 ? undefined : said.join(" ")
}

/** The only message that the service does not answer, or slowly; it disappears by itself. */
const Trouble = () => {
  const { answering, answeredAt } = useLive()
  const { time } = useWords()
  const asOf = answeredAt === undefined ? "" : ` The page shows the state of ${time.moment(answeredAt)}.`
  const said = {
    well: undefined,
    slowly: "The service answers slowly.",
    not: `The service does not answer; it is asked again every few seconds.${asOf} Nothing that you typed is lost.`,
    unasked: `You are offline.${asOf} Pages refresh when the network is back.`,
  }[answering]
  return <div role="status">{said === undefined ? null : <div className={css.band}>{said}</div>}</div>
}

/** Navigation on the left, the page on the right; on a phone a bar at the bottom. */
export const Frame = ({ me }: { readonly me: Me }) => {
  useLeaveGuard()
  const band = bandOf(me.service)
  const entity = useEntity()
  // With one company alone, its name would only take room from the name of the page.
  useTabName(
    "company",
    me.legalEntities.length > 1 ? me.legalEntities.find(({ id }) => id === entity)?.name : undefined,
  )
  const lacked = lackedAt(useLocation({ select: ({ pathname }) => pathname }), entity, me.permissions)
  return (
    <div className={css.frame}>
      <a href="#content" className={css.skip}>
        Skip to the content
      </a>
      <div className={css.bands}>
        {band === undefined ? null : (
          <aside className={css.band} aria-label="Environment">
            {band}
          </aside>
        )}
        <Trouble />
      </div>
      <Side />
      <div className={css.main}>
        <TopBar />
        <main id="content" className={css.content} tabIndex={-1}>
          <LackedHere value={lacked}>
            <Outlet />
          </LackedHere>
        </main>
      </div>
      <BottomBar />
    </div>
  )
}
