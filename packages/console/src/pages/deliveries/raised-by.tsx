import { Link } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { CopyButton, Id } from "../../ui/copy.tsx"
import layout from "../../ui/layout.module.css"

type Event = components["schemas"]["EventWithDeliveries"]

/** The source of an event: a person, or a program with its token. */
export const RaisedBy = ({
  triggeredBy,
  triggeredByName,
  triggeredByToken,
}: Pick<Event, "triggeredBy" | "triggeredByName" | "triggeredByToken">) =>
  triggeredByName === undefined ? (
    <Id id={triggeredBy} what="user id" />
  ) : (
    <>
      {triggeredByName}
      {triggeredByToken === undefined ? "" : `, by the token ${triggeredByToken}`}
      <CopyButton text={triggeredBy} what="user id" />
    </>
  )

/** The service stops counting here. */
const most = 100

/** A correlation id, with a link to the other events that have it. */
export const Correlation = ({
  correlationId,
  correlatedEvents,
}: Pick<Event, "correlatedEvents"> & { readonly correlationId: string }) => {
  const entity = useEntity()
  const { numbers } = useWords()
  const seesEvents = useReason()("events:read") === undefined
  const more = `(${numbers.count(correlatedEvents)}${correlatedEvents < most ? "" : " or more"} more)`
  return (
    <span className={layout.buttons}>
      <Id id={correlationId} what="correlation id" />
      {correlatedEvents === 0 ? null : seesEvents ? (
        <Link to="/$entity/events" params={{ entity }} search={{ correlation: correlationId }} title="Events with it">
          {more}
        </Link>
      ) : (
        more
      )}
      <Link to="/$entity/deliveries" params={{ entity }} search={{ correlation: correlationId }}>
        Its deliveries
      </Link>
    </span>
  )
}
