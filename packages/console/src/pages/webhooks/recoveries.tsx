import { endOf } from "../../ui/copy.tsx"
import { useState } from "react"
import type { components } from "../../api/schema.gen.ts"
import { useDo, useLog } from "../../shell/ask.ts"
import { useWorkInProgress } from "../../shell/work-in-progress.ts"
import { Moment } from "../../shell/moment.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { Confirm } from "../../ui/dialog.tsx"
import { LogList } from "../../ui/log-list.tsx"
import { Progress } from "../../ui/progress.tsx"
import { Empty } from "../../ui/states.tsx"
import { StatusMark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { deliveriesOf } from "../deliveries/delivery-words.ts"
import { perMinute } from "./recovery-progress.tsx"

type Recovery = components["schemas"]["WebhookRecovery"]

/** The number of unsent deliveries of a recovery, which a cancellation withdraws. */
const leftOf = ({ total, sent }: Recovery): number => total - sent
/** With more than this left, a cancellation requires typing the webhook's name. */
const muchLeft = 1000

/**
 * The recoveries of a webhook, with the progress of running ones, which is read from the service and so survives a
 * reload.
 */
export const Recoveries = ({ id, url }: { readonly id: string; readonly url: string }) => {
  const { time, numbers } = useWords()
  const reasonFor = useReason()
  const run = useDo()
  const log = useLog<Recovery, object>({ path: `/Webhooks/${id}/Recoveries`, search: {}, toQuery: () => ({}) })
  useWorkInProgress(log.rows.some(({ state }) => state === "Running"))
  const [asked, setAsked] = useState<string>()
  // The figures are updated while the dialog is open.
  const leaving = log.rows.find((each) => each.id === asked)
  const left = leaving === undefined ? 0 : leftOf(leaving)
  const columns: readonly Column<Recovery>[] = [
    { key: "state", head: "State", width: "112px", phone: "aside", cell: ({ state }) => <StatusMark status={state} /> },
    {
      key: "range",
      head: `Time (${time.zone})`,
      width: "minmax(220px, 1.4fr)",
      phone: "title",
      cell: ({ since, until }) => (
        <span>
          <Moment at={since} /> – <Moment at={until} />
        </span>
      ),
    },
    {
      key: "progress",
      head: "Progress",
      width: "minmax(120px, 1fr)",
      cell: ({ resent, total }) => <Progress label="Sent again" done={resent} of={total} />,
    },
    {
      key: "resent",
      head: "Sent again",
      width: "112px",
      end: true,
      phone: "note",
      cell: ({ resent, total }) => `${numbers.count(resent)} of ${numbers.count(total)}`,
    },
    { key: "delivered", head: "Delivered", width: "88px", end: true, cell: (each) => numbers.count(each.delivered) },
    { key: "failed", head: "Failed", width: "72px", end: true, cell: (each) => numbers.count(each.failed) },
    {
      key: "rate",
      head: "A minute",
      width: "80px",
      end: true,
      cell: (each) => numbers.count(perMinute(each)),
    },
    {
      key: "by",
      head: "By",
      width: "minmax(88px, 0.8fr)",
      cell: ({ requestedBy, requestedByName = requestedBy === undefined ? "–" : endOf(requestedBy) }) => (
        <span title={requestedByName}>{requestedByName}</span>
      ),
    },
    {
      key: "created",
      head: `Begun (${time.zone})`,
      width: "144px",
      phone: "corner",
      cell: ({ created }) => <Moment at={created} />,
    },
    {
      key: "cancel",
      head: <span className="unseen">Actions</span>,
      width: "88px",
      cell: ({ id: recovery, state }) =>
        state === "Running" ? (
          <Button reason={reasonFor("webhooks:write")} onClick={() => setAsked(recovery)}>
            Cancel…
          </Button>
        ) : null,
    },
  ]
  return (
    <>
      <LogList
        log={log}
        label="Recoveries"
        noun="recoveries"
        isFiltered={false}
        onClear={() => undefined}
        empty={<Empty>None so far.</Empty>}
        columns={columns}
        rows={log.rows}
        keyOf={(each) => each.id}
        more={log.more}
        fill={false}
        foot={<SaveCsv path={`/Webhooks/${id}/Recoveries`} query={{}} noun="recoveries" />}
      />
      <Confirm
        open={leaving !== undefined}
        onClose={() => setAsked(undefined)}
        title="Cancel the recovery?"
        action="Cancel the recovery"
        danger
        typed={left > muchLeft ? url : undefined}
        onConfirm={async (once) => {
          await run("post", "/WebhookRecoveries/{id}/Cancel", { path: { id: asked ?? "" }, once })
          say("Cancelled: nothing more is sent")
        }}
      >
        <p>
          {numbers.count(left)} of {numbers.count(leaving?.total ?? 0)} {deliveriesOf(leaving?.total ?? 0)} to {url} are
          left. They are not sent, and return to their state before the recovery.
        </p>
      </Confirm>
    </>
  )
}
