import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { useState } from "react"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { Code } from "../../ui/code.tsx"
import { Copyable, Id } from "../../ui/copy.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { LogTable } from "../../ui/log-table.tsx"
import { Facts, Note, Section } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { say } from "../../ui/toast.tsx"
import { deliveryColumns } from "../deliveries/delivery-columns.tsx"
import { Correlation, RaisedBy } from "../deliveries/raised-by.tsx"

/** The content of an event, and its receivers. */
export const EventDetail = () => {
  const { event: id = "" } = useParams({ strict: false })
  const search = useSearch({ from: "/in/$entity/events" })
  const entity = useEntity()
  const navigate = useNavigate()
  const words = useWords()
  const reasonFor = useReason()
  const run = useDo()
  const [isAsked, setIsAsked] = useState(false)
  const found = useAsk("/Events/{id}", { path: { id } })
  const close = () => void navigate({ to: "/$entity/events", params: { entity }, search })
  if (found.data === undefined) return <PendingDetail title="Event" of={found} rows={6} onClose={close} />
  const { eventType, correlationId, source, created, data, deliveries, hasMoreDeliveries, test, traceId } = found.data
  return (
    <Detail
      title={`${eventType}${test === true ? " (test)" : ""}`}
      onClose={close}
      raw={found.data}
      actions={
        <ObjectActions
          primary={{
            label: "Send again…",
            icon: "retry",
            reason: reasonFor("webhooks:write"),
            onSelect: () => setIsAsked(true),
          }}
        />
      }
    >
      <Facts
        of={[
          ["Event id", <Id key="id" id={id} what="event id" />],
          [
            "Correlation",
            correlationId === undefined ? undefined : (
              <Correlation key="correlation" {...found.data} correlationId={correlationId} />
            ),
          ],
          ["Source", source],
          ["Trace", <Copyable key="trace" text={traceId} what="trace id" />],
          ["Raised by", <RaisedBy key="raised" {...found.data} />],
          [
            "Time",
            <Copyable key="time" text={created} what="time in UTC">
              {words.time.whole(created)}
            </Copyable>,
          ],
        ]}
      />
      <Section
        title="Deliveries"
        aside={
          hasMoreDeliveries === true ? (
            <Link to="/$entity/deliveries" params={{ entity }} search={{ q: id }}>
              All deliveries
            </Link>
          ) : undefined
        }
      >
        {deliveries.length === 0 ? (
          <Note>No webhook subscribed to this event.</Note>
        ) : (
          <LogTable
            label="Deliveries of this event"
            columns={deliveryColumns(words, { isNarrow: true, without: "event" })}
            rows={deliveries}
            keyOf={(each) => each.id}
            onOpen={({ id: delivery }) =>
              void navigate({ to: "/$entity/deliveries/$delivery", params: { entity, delivery }, search: { q: id } })
            }
            fill={false}
          />
        )}
      </Section>
      <Code title="Data" text={JSON.stringify(data)} />
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Send ${eventType} again?`}
        action="Send again"
        onConfirm={async (once) => {
          const made = await run("post", "/Events/{id}/Replay", { path: { id }, body: {}, once })
          const count = made.deliveries.length
          say(
            count === 0
              ? "No enabled webhook subscribes to this event"
              : `On its way to ${count} ${count === 1 ? "webhook" : "webhooks"}`,
          )
        }}
      >
        <p>Each enabled webhook that now subscribes to this event gets a new delivery, with the same event id.</p>
      </Confirm>
    </Detail>
  )
}
