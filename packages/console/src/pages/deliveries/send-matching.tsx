import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { makePart } from "../../ui/part.ts"
import { rangeQuery } from "../../ui/range.ts"
import { valuesOf } from "../../ui/several-filter.tsx"
import { isoBefore } from "../../ui/time.ts"
import type { DeliverySearch } from "./delivery-filters.ts"
import type { RecoverRequest } from "./recovery-words.ts"
import type { Asked, Begun } from "./send-matching-part.tsx"

type Webhook = Pick<components["schemas"]["Webhook"], "id" | "url" | "webhookStatus">

/**
 * The log is kept for fifteen days. A minute less is requested, so that everything in it still exists when the request
 * arrives.
 */
const logSeconds = 15 * 86_400 - 60
/** The most webhooks in one dialog, because each is counted by a request. */
const most = 50

const isRecoverable = (status: string): status is "Failed" | "Pending" => status === "Failed" || status === "Pending"

const questions = makePart(() => import("./send-matching-part.tsx"))

/** The reason why the deliveries that match a filter cannot be sent again as a whole. */
const obstacleOf = ({ q, correlation, answer, code, status }: DeliverySearch): string | undefined => {
  if (q !== undefined || correlation !== undefined)
    return "with a search for a value or an id, select the rows one by one"
  if (answer !== undefined || code !== undefined) return "filter by status instead of the last answer"
  return valuesOf(status).every(isRecoverable) ? undefined : "only failed deliveries can be sent again all at once"
}

/** Turns the filter into a request to the service, fixed when the dialog opens. */
const requestOf = (search: DeliverySearch): RecoverRequest => {
  const { From = isoBefore(logSeconds), To } = rangeQuery(search)
  // Selecting both statuses means all failed deliveries.
  const [status, other] = valuesOf(search.status).filter(isRecoverable)
  return {
    since: From,
    ...(To === undefined ? {} : { until: To }),
    ...(status === undefined || other !== undefined ? {} : { status }),
    ...(search.event === undefined ? {} : { eventType: search.event as NonNullable<RecoverRequest["eventType"]> }),
  }
}

/**
 * Sends all failed deliveries that match the filter again, including those that are not loaded; each webhook at its own
 * pace.
 */
export const SendMatching = ({
  search,
  webhooks,
}: {
  readonly search: DeliverySearch
  /** The webhooks that the filter includes. */
  readonly webhooks: readonly Webhook[]
}) => {
  const reasonFor = useReason()
  const [asked, setAsked] = useState<Asked>()
  const [begun, setBegun] = useState<readonly Begun[]>()
  const part = questions.use(asked !== undefined)
  const enabled = webhooks.filter(({ webhookStatus }) => webhookStatus === "Enabled")
  const wrong = enabled.length === 0 ? "no webhook is enabled" : enabled.length > most ? "choose a webhook" : undefined
  return (
    <>
      <Button
        reason={reasonFor("webhooks:write") ?? obstacleOf(search) ?? wrong}
        onClick={() =>
          setAsked({
            request: requestOf(search),
            webhooks: enabled.map(({ id, url }) => ({ id, url, once: crypto.randomUUID() })),
          })
        }
      >
        Send what failed again…
      </Button>
      {asked === undefined || part === undefined ? null : (
        <part.Question {...asked} onBegun={setBegun} onClose={() => setAsked(undefined)} />
      )}
      {begun === undefined || part === undefined ? null : (
        <part.OnItsWay begun={begun} onDone={() => setBegun(undefined)} />
      )}
    </>
  )
}
