import { Link, type LinkProps } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { allows } from "../api/permissions.ts"
import type { components } from "../api/schema.gen.ts"
import { Note, Section } from "../ui/page.tsx"
import { Failure } from "../ui/states.tsx"
import { Mark, type StatusRow } from "../ui/status.tsx"
import { millisecondsOf } from "../ui/time.ts"
import css from "./activity.module.css"
import { useAsk } from "./ask.ts"
import { useEntity } from "./entity.ts"
import { Moment } from "./moment.tsx"
import { Outcome } from "./outcome.tsx"
import { useMe, useWords } from "./session.tsx"

export interface ActivityStep {
  readonly key: string
  /** A time, or a calendar date where no time is known. */
  readonly at: string
  readonly mark: StatusRow
  readonly link?: LinkProps
  readonly about?: ReactNode
}

interface ShownStep extends ActivityStep {
  readonly end?: ReactNode
}

const shownEvents = 20

/** A calendar date counts as the end of its day, so that it is listed above earlier steps of that day. */
const orderOf = (at: string): number => millisecondsOf(at.length === 10 ? `${at}T23:59:59.999Z` : at)

/** The first and the last change of an object, as far as its own times tell. */
export const lifeOf = ({
  created,
  modified,
}: {
  readonly created: string
  readonly modified: string
}): readonly ActivityStep[] => [
  { key: "created", at: created, mark: { tone: "quiet", icon: "plus", word: "Created" } },
  ...(millisecondsOf(modified) - millisecondsOf(created) < 1000
    ? []
    : [{ key: "modified", at: modified, mark: { tone: "quiet", icon: "filePen", word: "Last changed" } } as const]),
]

/**
 * The known history of an object, newest first: the steps that its page gives, and the events that
 * name it, each with its deliveries. Future steps come first.
 */
export const Activity = ({
  id,
  steps = [],
  toCome = [],
}: {
  readonly id: string
  readonly steps?: readonly ActivityStep[]
  readonly toCome?: readonly string[]
}) => {
  const entity = useEntity()
  const { time } = useWords()
  const { permissions } = useMe()
  const seesEvents = allows(permissions, "events:read")
  const asked = useAsk("/Events", { query: { Search: id, PageSize: shownEvents } }, { enabled: seesEvents })
  const events = asked.data?.data ?? []
  const shown: readonly ShownStep[] = [...steps, ...events.map((event) => stepOf(event, entity, id))].toSorted(
    (one, other) => orderOf(other.at) - orderOf(one.at),
  )
  return (
    <Section
      title="Activity"
      aside={
        seesEvents ? (
          <Link to="/$entity/events" params={{ entity }} search={{ q: id }}>
            All events
          </Link>
        ) : undefined
      }
    >
      {asked.isError ? <Failure error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      {shown.length + toCome.length > 0 ? (
        <ol className={css.steps}>
          {toCome.map((word) => (
            <li key={word}>
              <span className={css.when}>still to come</span>
              <Mark tone="quiet" icon="circle" word={word} />
            </li>
          ))}
          {shown.map(({ key, at, mark, link, about, end }) => (
            <li key={key}>
              <span className={css.when}>{at.length === 10 ? time.date(at) : <Moment at={at} />}</span>
              {link === undefined ? (
                <Mark {...mark} />
              ) : (
                <Link {...link}>
                  <Mark {...mark} />
                </Link>
              )}
              <span className={css.about}>{about}</span>
              {end}
            </li>
          ))}
        </ol>
      ) : asked.isLoading ? null : (
        <Note>No event of the last 15 days names this item.</Note>
      )}
    </Section>
  )
}

const stepOf = (event: components["schemas"]["EventEntry"], entity: string, id: string): ShownStep => {
  const by = event.triggeredByName === undefined ? undefined : `by ${event.triggeredByName}`
  return {
    key: event.id,
    at: event.created,
    mark: { tone: "quiet", icon: "bolt", word: event.eventType },
    link: { to: "/$entity/events/$event", params: { entity, event: event.id }, search: { q: id } },
    about: [event.about, by].filter((each) => each !== undefined).join(", "),
    end: <Outcome {...event.deliveryCounts} />,
  }
}
