import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { Fragment, useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Moment } from "../../shell/moment.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { copyText } from "../../ui/copy-text.ts"
import { Copyable, CopyButton, Id } from "../../ui/copy.tsx"
import { Facts } from "../../ui/page.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { StatusMark } from "../../ui/status.tsx"
import { relative } from "../../ui/time.ts"
import { say, sayRefusal } from "../../ui/toast.tsx"
import { Attempt, curlOf } from "./attempt.tsx"
import { AttemptLine } from "./attempt-line.tsx"
import { hostOf } from "./delivery-words.ts"
import { Correlation, RaisedBy } from "./raised-by.tsx"

type WithAttempts = components["schemas"]["WebhookDeliveryWithAttempts"]

/** A delivery with its attempts: the requests and the answers. */
export const DeliveryDetail = () => {
  const { delivery: id = "" } = useParams({ strict: false })
  const { attempt, ...search } = useSearch({ from: "/in/$entity/deliveries" })
  const navigate = useNavigate()
  const entity = useEntity()
  const found = useAsk("/WebhookDeliveries/{id}", { path: { id } })
  const close = () => void navigate({ to: "/$entity/deliveries", params: { entity }, search })
  if (found.data === undefined) return <PendingDetail title="Delivery" of={found} rows={6} onClose={close} />
  return <Shown key={id} delivery={found.data} chosen={attempt} onClose={close} />
}

const Shown = ({
  delivery,
  chosen,
  onClose,
}: {
  readonly delivery: WithAttempts
  /** The number of the selected attempt. */
  readonly chosen: string | undefined
  readonly onClose: () => void
}) => {
  const { id, eventId, eventType, correlationId, status, attempts, url, webhookId, created, nextAttemptAt } = delivery
  const { time } = useWords()
  const entity = useEntity()
  const reasonFor = useReason()
  const run = useDo()
  const change = useChangeSearch()
  const [isBusy, setIsBusy] = useState(false)
  // Without a selection the last attempt is shown, so that a retry is shown as soon as it is made.
  const attempt = attempts.find(({ number }) => String(number) === chosen) ?? attempts.at(-1)
  const before = attempts.find(({ number }) => number === (attempt?.number ?? 0) - 1)

  const retry = async () => {
    setIsBusy(true)
    try {
      await run("post", "/WebhookDeliveries/{id}/Retry", { path: { id }, once: crypto.randomUUID() })
      change({ attempt: undefined }, { replace: true })
      say("The delivery is sent again now")
    } catch (error) {
      sayRefusal(error)
    } finally {
      setIsBusy(false)
    }
  }
  const inFlight = status === "InFlight" ? "an attempt is in progress" : undefined
  return (
    <Detail
      title={eventType}
      state={
        <StatusMark status={status} tinted note={attempts.length > 1 ? `after ${attempts.length} tries` : undefined} />
      }
      onClose={onClose}
      raw={delivery}
      actions={
        <ObjectActions
          primary={{
            label: "Retry now",
            icon: "retry",
            letter: "r",
            busy: isBusy,
            reason: reasonFor("webhooks:write") ?? inFlight,
            onSelect: () => void retry(),
          }}
          label="More about this delivery"
          menu={{
            files: [
              {
                label: "Copy curl",
                icon: "copy",
                reason: attempt === undefined ? "nothing was sent yet" : undefined,
                onSelect: () => void (attempt === undefined ? undefined : copyText(curlOf(attempt), "curl copied")),
              },
              { label: "Copy id", icon: "copy", onSelect: () => void copyText(id, "Id copied") },
            ],
          }}
        />
      }
    >
      <Facts
        of={[
          [
            "Event",
            <>
              <Link to="/$entity/events/$event" params={{ entity, event: eventId }}>
                Open
              </Link>
              &ensp;
              <Id id={eventId} what="event id" />
            </>,
          ],
          [
            "Correlation",
            correlationId === undefined ? undefined : (
              <Correlation key="correlation" {...delivery} correlationId={correlationId} />
            ),
          ],
          ["Raised by", <RaisedBy key="raised" {...delivery} />],
          [
            "To",
            <>
              <Link to="/$entity/webhooks/$webhook" params={{ entity, webhook: webhookId }}>
                {hostOf(url)}
              </Link>
              <CopyButton text={url} what="address of the receiver" />
            </>,
          ],
          [
            "Created",
            <Copyable key="created" text={created} what="time in UTC">
              {time.whole(created)}
            </Copyable>,
          ],
          [
            "Next try",
            nextAttemptAt === undefined ? undefined : (
              <Fragment key="next">
                <Moment at={nextAttemptAt} />, {relative(nextAttemptAt)}
              </Fragment>
            ),
          ],
        ]}
      />
      <AttemptLine
        attempts={attempts}
        chosen={attempt?.number}
        onChoose={(number) => change({ attempt: String(number) }, { replace: true })}
        isOver={status === "Failed"}
      />
      {attempt === undefined ? (
        <p>Nothing was sent yet.</p>
      ) : (
        <Attempt attempt={attempt} before={before} of={attempts.length} />
      )}
    </Detail>
  )
}
