import { Link, useParams } from "@tanstack/react-router"
import { itemsOf } from "../../api/items.ts"
import { Activity } from "../../shell/activity.tsx"
import { useAsk, useDo } from "../../shell/ask.ts"
import { History } from "../../shell/history.tsx"
import { useOpenDialog } from "../../shell/open-dialog.ts"
import { useEntity } from "../../shell/entity.ts"
import { useCloseRow } from "../../shell/close-row.ts"
import { ObjectActions } from "../../shell/object-actions.tsx"
import { ObjectParts } from "../../shell/object-parts.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import css from "../../ui/layout.module.css"
import { Note, Panel, Section } from "../../ui/page.tsx"
import { Progress } from "../../ui/progress.tsx"
import { Detail, PendingDetail } from "../../ui/split.tsx"
import { Mark } from "../../ui/status.tsx"
import { say } from "../../ui/toast.tsx"
import { batchStatus, isUnderWay, type Summary, unitOf } from "./batch-status.ts"
import { BatchSums } from "./batch-sums.tsx"

/** A batch: the progress of its job, the totals of its invoices, and its problems. */
export const BatchDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const close = useCloseRow("batches")
  const entity = useEntity()
  const { numbers } = useWords()
  const found = useAsk(
    "/InvoiceBatches/{id}/Summary",
    { path: { id: one } },
    { every: (summary) => (isUnderWay(summary) ? 1000 : undefined) },
  )
  const summary = found.data
  if (summary === undefined) return <PendingDetail title="Batch" of={found} onClose={close} />
  const { batchNumber, state, filter, progress, invoices } = summary
  const { total, done, made, failed } = progress
  const words = [
    `${numbers.count(done)}${total === undefined ? "" : ` of ${numbers.count(total)}`} ${unitOf(summary)}`,
    `${numbers.count(made)} ${state === "Posting" || state === "Posted" ? "posted" : "made"}`,
    `${numbers.count(failed)} failed`,
  ].join(", ")
  return (
    <Detail
      title={`Batch ${batchNumber}`}
      state={<Mark {...batchStatus[state]} tinted />}
      onClose={close}
      history={<History of="InvoiceBatch" id={one} />}
      raw={summary}
      actions={<BatchActions summary={summary} />}
    >
      <ObjectParts
        urgent={
          <div aria-live="polite">
            {isUnderWay(summary) ? <Progress label={batchStatus[state].word} done={done} of={total ?? done} /> : null}
            <Note>{words}</Note>
          </div>
        }
        activity={<Activity id={one} />}
      >
        {filter === undefined ? null : (
          <p>
            The drafts with <code>{filter}</code> that were there when it began.
          </p>
        )}
        {invoices.length === 0 ? (
          <Note>{isUnderWay(summary) ? "No invoice yet." : "Nothing was due."}</Note>
        ) : (
          <Section
            title="Invoices"
            aside={
              filter === undefined ? (
                <Link to="/$entity/invoices" params={{ entity }} search={{ batch: one }}>
                  All invoices
                </Link>
              ) : undefined
            }
          >
            <BatchSums label="Invoices by status" sums={invoices} />
          </Section>
        )}
        <Problems batch={one} key={`${state} ${failed}`} />
      </ObjectParts>
    </Detail>
  )
}

const BatchActions = ({ summary }: { readonly summary: Summary }) => {
  const { dialog, reason: notAllowed, openDialog, closeDialog } = useOpenDialog("invoices:write")
  const run = useDo()
  const { numbers } = useWords()
  const { id, batchNumber, filter, invoices, state } = summary
  const drafts = invoices.filter(({ status }) => status === "Draft")
  const count = drafts.reduce((sum, each) => sum + each.count, 0)
  const isPosted = invoices.some(({ status }) => status === "Posted" || status === "Settled")
  if (state === "Posting") return <Stop {...summary} />
  if (state === "Cancelled" || isUnderWay(summary)) return null
  const reason = notAllowed ?? (count === 0 ? "it has no drafts" : undefined)
  const keeps = reason ?? (isPosted ? "one of its invoices is posted" : undefined)
  const word = count === 1 ? "invoice" : "invoices"
  return (
    <>
      <ObjectActions
        primary={{
          label: count === 0 ? "Post…" : `Post ${numbers.count(count)}…`,
          reason,
          onSelect: () => openDialog("post"),
        }}
        menu={{
          end:
            filter === undefined
              ? [{ label: "Cancel drafts…", danger: true, reason: keeps, onSelect: () => openDialog("cancel") }]
              : [],
        }}
      />
      <Confirm
        open={dialog === "post" && reason === undefined}
        onClose={closeDialog}
        title={`Post ${numbers.count(count)} ${word} of ${batchNumber}?`}
        action={`Post ${numbers.count(count)}`}
        onConfirm={(once) => run("post", "/InvoiceBatches/{id}/Post", { path: { id }, body: {}, once })}
      >
        <BatchSums label="Invoices to post" sums={drafts} />
        <p>Each gets the next number, and its journal is written. A posted invoice can only be credited.</p>
      </Confirm>
      <Confirm
        open={dialog === "cancel" && filter === undefined && keeps === undefined}
        onClose={closeDialog}
        title={`Cancel ${numbers.count(count)} ${word} of ${batchNumber}?`}
        action={`Cancel ${numbers.count(count)}`}
        danger
        typed={count > 10 ? batchNumber : undefined}
        onConfirm={async (once) => {
          await run("post", "/InvoiceBatches/{id}/Cancel", { path: { id }, once })
          say(`${batchNumber} is cancelled`)
        }}
      >
        <p>Their charges are due again, and the next batch may invoice them.</p>
      </Confirm>
    </>
  )
}

/** Stops a posting, which can be started again. */
const Stop = ({ id, batchNumber }: Summary) => {
  const run = useDo()
  const reason = useReason()("invoices:write")
  const stopping = useAction(async () => {
    await run("post", "/InvoiceBatches/{id}/Stop", { path: { id }, once: crypto.randomUUID() })
    say(`${batchNumber} is stopped: posted invoices stay posted`)
  })
  return (
    <>
      <ObjectActions primary={{ label: "Stop", reason, busy: stopping.busy, onSelect: stopping.run }} />
      {stopping.refusal}
    </>
  )
}

/** Accounts that could not be invoiced and invoices that could not be posted, each with the reason. */
const Problems = ({ batch }: { readonly batch: string }) => {
  const entity = useEntity()
  const { numbers } = useWords()
  const { data } = useAsk("/InvoiceBatches/{id}/BatchLog", {
    path: { id: batch },
    query: { PageSize: 100 },
  })
  const problems = itemsOf(data)
  if (data === undefined || problems.length === 0) return null
  const total = "totalCount" in data ? data.totalCount : problems.length
  return (
    <Section
      title="What failed"
      aside={
        <span className={css.buttons}>
          <SaveCsv
            path={`/InvoiceBatches/${batch}/BatchLog`}
            query={{}}
            noun="what failed"
            count={total > problems.length ? `the first ${problems.length} of ${numbers.count(total)}` : ""}
          />
        </span>
      }
    >
      <Panel>
        {problems.map(({ entityId, entityName, reference, errorMessage }) => (
          <div key={entityId} className={css.row}>
            <Link to={`/${entity}/${entityName === "Account" ? "accounts" : "invoices"}/${entityId}` as never}>
              {entityName} {entityName === "Account" ? reference : `of ${reference}`}
            </Link>
            <p>{errorMessage}</p>
          </div>
        ))}
      </Panel>
    </Section>
  )
}
