import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { call } from "../../api/call.ts"
import { sentencesOf } from "../../api/refused.ts"
import { useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm, Dialog } from "../../ui/dialog.tsx"
import { FormActions } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note, Panel } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { deliveriesOf, hostOf } from "./delivery-words.ts"
import { type Receiver, Receivers } from "./receivers.tsx"
import { type RecoverRequest, recoveryWords } from "./recovery-words.ts"

/** The request, fixed when the dialog opens, with an idempotency key for each webhook. */
export interface Asked {
  readonly request: RecoverRequest
  readonly webhooks: readonly (Pick<Receiver, "id" | "url"> & { readonly once: string })[]
}

/** A recovery that was requested. */
export interface Begun extends Receiver {
  /** The reason why the recovery did not start. */
  readonly problem?: string
}

interface QuestionProps extends Asked {
  readonly onBegun: (begun: readonly Begun[]) => void
  readonly onClose: () => void
}

/** Shows the number of deliveries per webhook, and starts their recoveries. */
export const Question = ({ request, webhooks, onBegun, onClose }: QuestionProps) => {
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
        <p>That is {recoveryWords(request, time)}. A receiver that accepted a delivery before gets it twice.</p>
      </div>
    </Confirm>
  )
}

/** Links to the progress of the recoveries. */
export const OnItsWay = ({ begun, onDone }: { readonly begun: readonly Begun[]; readonly onDone: () => void }) => {
  const entity = useEntity()
  const { numbers } = useWords()
  return (
    <Dialog open onClose={onDone} title="On its way" wide>
      <div className={layout.stack}>
        <Note>
          Each is attempted once, at the pace of its receiver. The page of a recovery shows its progress and can cancel
          it.
        </Note>
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
    </Dialog>
  )
}
