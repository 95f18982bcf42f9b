import { Link } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { Note, Section } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { Outcome } from "../../shell/outcome.tsx"
import css from "./overview.module.css"

export const RecentEvents = () => {
  const entity = useEntity()
  const events = useAsk("/Events", { query: { PageSize: 6 } })
  return (
    <Section
      title="Recent events"
      aside={
        <Link to="/$entity/events" params={{ entity }}>
          All events
        </Link>
      }
    >
      {events.isError ? (
        <Failure error={events.error} onRetry={() => void events.refetch()} />
      ) : events.data === undefined ? (
        <Skeleton rows={6} />
      ) : events.data.data.length === 0 ? (
        <Note>Nothing has happened yet.</Note>
      ) : (
        <div className={css.rows}>
          {events.data.data.map(({ id, eventType, about, created, deliveryCounts }) => (
            <Link key={id} to="/$entity/events/$event" params={{ entity, event: id }} className={css.row}>
              <span>
                {eventType} {about === undefined ? null : <span className={css.totals}>{about}</span>}
              </span>
              <small className={css.outcome}>
                <Outcome {...deliveryCounts} />
                <Moment at={created} />
              </small>
            </Link>
          ))}
        </div>
      )}
    </Section>
  )
}
