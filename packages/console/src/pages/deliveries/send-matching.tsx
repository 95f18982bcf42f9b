import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { sentencesOf } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm, Dialog } from "../../ui/dialog.tsx"
import { FormActions } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note, Panel } from "../../ui/page.tsx"
import { rangeQuery } from "../../ui/range.ts"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { isoBefore } from "../../ui/time.ts"
import { type RecoverRequest, recoveryWords } from "./recovery-words.ts"
import type { DeliverySearch } from "./delivery-filters.ts"
import { deliveriesOf, hostOf } from "./delivery-words.ts"
import { type Receiver, Receivers } from "./receivers.tsx"

type Webhook = Pick<components["schemas"]["Webhook"], "id" | "url" | "webhookStatus">

/** The log is kept for fifteen days; a minute less, so that it is still there when it is asked for. */
const logSeconds = 15 * 86_400 - 60
/** Webhooks of one question: each is counted by itself. */
const most = 50

const isRecoverable = (status: string): status is "Failed" | "Pending" => status === "Failed" || status === "Pending"

/** Why what a filter finds cannot be sent again as a whole. */
const obstacleOf = ({ q, correlation, answer, status }: DeliverySearch): string | undefined => {
  if (q !== undefined || correlation !== undefined) return "what a value or an id finds is chosen row by row"
  if (answer !== undefined) return "choose by status in place of the last answer"
  return status === undefined || isRecoverable(status) ? undefined : "only what failed is sent again as a whole"
}

/** What a filter finds, as the service is asked for it: fixed when the question opens. */
const requestOf = (search: DeliverySearch): RecoverRequest => {
  const { From = isoBefore(logSeconds), To } = rangeQuery(search)
  return {
    since: From,
    ...(To === undefined ? {} : { until: To }),
    ...(search.status !== undefined && isRecoverable(search.status) ? { status: search.status } : {}),
    ...(search.event === undefined ? {} : { eventType: search.event as NonNullable<RecoverRequest["eventType"]> }),
  }
}

/** Sends all that failed of what the filter finds again, also what is not loaded; each webhook at its own pace. */
export const SendMatching = ({
  search,
  webhooks,
}: {
  readonly search: DeliverySearch
  /** Those that the filter is about. */
  readonly webhooks: readonly Webhook[]
}) => {
  const reasonFor = useReason()
  const [asked, setAsked] = useState<Asked>()
  const [begun, setBegun] = useState<readonly Begun[]>()
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
      {asked === undefined ? null : <Question {...asked} onBegun={setBegun} onClose={() => setAsked(undefined)} />}
      <Dialog open={begun !== undefined} onClose={() => setBegun(undefined)} title="On its way" wide>
        {begun === undefined ? null : <OnItsWay begun={begun} onDone={() => setBegun(undefined)} />}
      </Dialog>
    </>
  )
}

interface Asked {
  readonly request: RecoverRequest
  readonly webhooks: readonly (Pick<Webhook, "id" | "url"> & { readonly once: string })[]
}

interface Begun extends Receiver {
  /** Why it did not begin. */
  readonly problem?: string
}

interface QuestionProps extends Asked {
  readonly onBegun: (begun: readonly Begun[]) => void
  readonly onClose: () => void
}

const Question = ({ request, webhooks, onBegun, onClose }: QuestionProps) => {
  const legalEntity = useEntity()
  const { numbers, time } = useWords()
  const run = useDo()
  const counting = useQuery({
    queryKey: [legalEntity, "/Webhooks/{id}/Recover", "count", request, webhooks.map(({ id }) => id)],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const counts: (Receiver & { readonly once: string })[] = []
      for (const { id, url, once } of webhooks) {
        const input = { path: { id }, body: { ...request, dryRun: true }, legalEntity, signal }
        const answer = await call("post", "/Webhooks/{id}/Recover", input)
        if ("dryRun" in answer && answer.total > 0) counts.push({ id, url, once, count: answer.total })
      }
      return counts
    },
  })
  const counts = counting.data ?? []
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const begin = async () => {
    const done: Begun[] = []
    for (const { once, ...receiver } of counts) {
      try {
        await run("post", "/Webhooks/{id}/Recover", { path: { id: receiver.id }, body: request, once })
        done.push(receiver)
      } catch (error) {
        done.push({ ...receiver, problem: sentencesOf(error).join(" ") })
      }
    }
    onBegun(done)
  }
  const what = `${numbers.count(total)} ${deliveriesOf(total)}`
  return (
    <Confirm
      open
      onClose={onClose}
      title={counting.data === undefined ? "Send what failed again?" : `Send ${what} again?`}
      action={counting.data === undefined ? "Send again" : `Send ${numbers.count(total)} again`}
      reason={counting.data === undefined ? "counting" : total === 0 ? "nothing matches" : undefined}
      onConfirm={begin}
    >
      <div className={layout.stack}>
        {counting.isError ? (
          <Failure error={counting.error} onRetry={() => void counting.refetch()} />
        ) : counting.data === undefined ? (
          <Skeleton rows={2} />
        ) : (
          <Receivers of={counts} />
        )}
        <p>That is {recoveryWords(request, time)}. A receiver that took one of them before gets it twice.</p>
      </div>
    </Confirm>
  )
}

const OnItsWay = ({ begun, onDone }: { readonly begun: readonly Begun[]; readonly onDone: () => void }) => {
  const entity = useEntity()
  const { numbers } = useWords()
  return (
    <div className={layout.stack}>
      <Note>One attempt of each is made at the pace of its receiver. There it can be followed and cancelled.</Note>
      <Panel>
        {begun.map(({ id, url, count, problem }) => (
          <div key={id} className={layout.row}>
            <Link to="/$entity/webhooks/$webhook/recover" params={{ entity, webhook: id }} onClick={onDone}>
              {hostOf(url)}
            </Link>
            {problem === undefined ? (
              <span>
                {numbers.count(count)} {deliveriesOf(count)}
              </span>
            ) : (
              <p>{problem}</p>
            )}
          </div>
        ))}
      </Panel>
      <FormActions>
        <Button look="primary" onClick={onDone}>
          Done
        </Button>
      </FormActions>
    </div>
  )
}
