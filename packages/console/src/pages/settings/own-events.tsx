import { Link } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { browserOf } from "../../shell/browser-of.ts"
import { Moment } from "../../shell/moment.tsx"
import { useMe, useWords } from "../../shell/session.tsx"
import { Panel } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { securityWords } from "./security-words.ts"
import css from "./settings.module.css"

const shown = 8

/** The person's latest security events, including attempts by others to sign in as the person. */
export const OwnEvents = () => {
  const { user } = useMe()
  const { time } = useWords()
  const found = useAsk("/SecurityEvents", { query: { UserId: user.id, PageSize: shown } })
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Skeleton rows={4} />
  return (
    <Panel>
      {found.data.data.map(({ id, type, time: at, about, address, userAgent }) => (
        <div key={id} className={css.item}>
          <p>
            {securityWords[type]}
            {about === undefined ? "" : `: ${about}`}
          </p>
          <Moment at={at} />
          <small>
            {address} · {browserOf(userAgent)}
          </small>
        </div>
      ))}
      <div className={css.item}>
        <small>Times in {time.zone}; they are kept for 400 days.</small>
        <Link to="/settings/audit" search={{ user: user.id }}>
          All of yours
        </Link>
      </div>
    </Panel>
  )
}
