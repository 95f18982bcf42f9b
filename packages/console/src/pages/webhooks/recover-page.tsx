import { Link, useParams, useSearch } from "@tanstack/react-router"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"
import { crumbClass, Note, Page, Section } from "../../ui/page.tsx"
import { Failure } from "../../ui/states.tsx"
import { fromLocalField, isoBefore, localField } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { hostOf } from "../deliveries/delivery-words.ts"
import { failureBegan } from "./failure-began.ts"
import css from "./recover-page.module.css"
import { Recoveries } from "./recoveries.tsx"
import { type RecoverRequest, recoveryWords } from "../deliveries/recovery-words.ts"

const day = 86_400

/** Sends failed deliveries of a period again; the number is shown before anything is sent. */
export const RecoverPage = () => {
  const { webhook: id = "" } = useParams({ strict: false })
  const entity = useEntity()
  const { numbers, time } = useWords()
  const reasonFor = useReason()
  const run = useDo()
  const search = useSearch({ from: "/in/$entity/webhooks/$webhook/recover" })
  const found = useAsk("/Webhooks/{id}", { path: { id } })
  const summaries = useAsk("/WebhookSummaries", {})
  const failingSince = failureBegan(summaries.data?.find((each) => each.id === id))
  const [oldest] = useState(() => isoBefore(15 * day - 60))
  const usual = failingSince ?? oldest
  const isSinceKnown = search.since !== undefined || !summaries.isPending
  const [isAsked, setIsAsked] = useState(false)
  const { since = usual, until, status, event, missed } = search
  const changeSearch = useChangeSearch()
  const change = (changed: typeof search) => changeSearch(changed, { replace: true })

  const body = {
    since,
    ...(until === undefined ? {} : { until }),
    ...(status === undefined || missed !== undefined ? {} : { status: status as "Failed" | "Pending" }),
    ...(event === undefined ? {} : { eventType: event as NonNullable<RecoverRequest["eventType"]> }),
    ...(missed === undefined ? {} : { missed: true }),
  } satisfies RecoverRequest
  const dryRun = useQuery({
    queryKey: [entity, "/Webhooks/{id}/Recover", id, body],
    enabled: isSinceKnown && reasonFor("webhooks:write") === undefined,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const input = { path: { id }, body: { ...body, dryRun: true }, legalEntity: entity, signal }
      const answer = await call("post", "/Webhooks/{id}/Recover", input)
      return "dryRun" in answer ? answer.total : 0
    },
  })
  const total = dryRun.data
  const url = found.data === undefined ? "" : hostOf(found.data.url)
  const inWords = recoveryWords(body, time)
  const reason =
    reasonFor("webhooks:write") ?? (total === undefined ? "counting" : total === 0 ? "nothing matches" : undefined)
  return (
    <Page
      title={`Recover ${url}`}
      shown="Recover"
      crumb={
        <>
          <Link to="/$entity/webhooks" params={{ entity }} className={crumbClass}>
            Webhooks ›
          </Link>
          <Link to="/$entity/webhooks/$webhook" params={{ entity, webhook: id }} className={crumbClass}>
            {url} ›
          </Link>
        </>
      }
    >
      <Note>
        Each delivery is attempted once, at the pace of the receiver. A recovery can be followed and cancelled.
      </Note>
      <div className={css.form}>
        <div className={css.presets} role="group" aria-label="Since">
          {failingSince === undefined ? null : (
            <Button onClick={() => change({ since: failingSince, until: undefined })}>Since it began to fail</Button>
          )}
          {[
            ["Last hour", 3600],
            ["Last 24 hours", day],
            ["Last 7 days", 7 * day],
            ["Last 15 days", 15 * day - 60],
          ].map(([label, seconds]) => (
            <Button
              key={label}
              look="plain"
              onClick={() => change({ since: isoBefore(Number(seconds)), until: undefined })}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className={css.fields}>
          <TextField
            name="since"
            type="datetime-local"
            label={`Since (${time.zone})`}
            value={localField(since)}
            onChange={({ target }) => change({ since: fromLocalField(target.value) ?? since })}
          />
          <TextField
            name="until"
            type="datetime-local"
            label={`Until (${time.zone})`}
            optional
            value={until === undefined ? "" : localField(until)}
            onChange={({ target }) => change({ until: fromLocalField(target.value) })}
          />
          <SelectField
            name="status"
            label="Deliveries"
            value={missed === undefined ? (status ?? "") : "missed"}
            onChange={({ target: { value } }) =>
              change(
                value === "missed"
                  ? { missed: "1", status: undefined }
                  : { missed: undefined, status: value === "" ? undefined : value },
              )
            }
          >
            <option value="">All that failed</option>
            <option value="Failed">No more retries</option>
            <option value="Pending">Waiting for another try only</option>
            <option value="missed">Missed events</option>
          </SelectField>
          <SelectField
            name="event"
            label="Event"
            value={event ?? ""}
            onChange={({ target: { value } }) => change({ event: value === "" ? undefined : value })}
          >
            <option value="">Every event</option>
            {found.data?.events.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        </div>
        {dryRun.isError ? <Failure error={dryRun.error} onRetry={() => void dryRun.refetch()} /> : null}
        <div className={css.start}>
          <p className={css.count} aria-live="polite">
            <strong>{total === undefined ? "…" : numbers.count(total)}</strong>{" "}
            {total === 1 ? "delivery" : "deliveries"}: {inWords}
          </p>
          <Button look="primary" large reason={reason} onClick={() => setIsAsked(true)}>
            {total === undefined || total === 0 ? "Send again…" : `Send ${numbers.count(total)} again…`}
          </Button>
        </div>
      </div>
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`Send ${numbers.count(total ?? 0)} ${total === 1 ? "delivery" : "deliveries"} to ${url} again?`}
        action={`Send ${numbers.count(total ?? 0)} again`}
        onConfirm={async (once) => {
          await run("post", "/Webhooks/{id}/Recover", { path: { id }, body, once })
          say("The recovery has begun")
        }}
      >
        <p>This sends {inWords}. A receiver that accepted a delivery before gets it twice.</p>
      </Confirm>
      <Section title="Recoveries">
        <Recoveries id={id} url={url} />
      </Section>
    </Page>
  )
}
