import { Link, useParams, useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { History } from "../../shell/history.tsx"
import { Moment } from "../../shell/moment.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { CopyButton } from "../../ui/copy.tsx"
import { crumbClass, Figures, Note, Page } from "../../ui/page.tsx"
import { makePart } from "../../ui/part.ts"
import { Raw } from "../../ui/split.tsx"
import { Pending, Skeleton } from "../../ui/states.tsx"
import { StatusMark } from "../../ui/status.tsx"
import { isoBefore, relative, secondsUntil, span } from "../../ui/time.ts"
import { failureWord, hostOf } from "../deliveries/delivery-words.ts"
import { HealthBanner } from "./health-banner.tsx"
import { RecoveryProgress } from "./recovery-progress.tsx"
import { WebhookActions } from "./webhook-actions.tsx"
import { WebhookLog } from "./webhook-log.tsx"
import { WebhookSeries } from "./webhook-series.tsx"
import { TestOutcome, useTest } from "./webhook-test.tsx"
import css from "./webhook-page.module.css"

/** Rarely needed, so loaded separately. */
const secretsPart = makePart(() => import("./webhook-secrets.tsx"))

type Summary = components["schemas"]["WebhookSummary"]

/** For a disabled webhook the banner says since when, because its failures began earlier. */
const sinceOf = ({ health, failingSince }: Summary, moment: (iso: string) => string): string | undefined =>
  failingSince === undefined || health === "Disabled"
    ? undefined
    : `since ${moment(failingSince)} (${span(secondsUntil(failingSince))})`

/** A receiver: its health, the results of its deliveries, and their log. */
export const WebhookPage = () => {
  const { webhook: id = "" } = useParams({ strict: false })
  const entity = useEntity()
  const change = useChangeSearch()
  const { time } = useWords()
  const search = useSearch({ from: "/in/$entity/webhooks/$webhook" })
  const test = useTest()
  const secrets = secretsPart.use(search.view === "secrets")
  const found = useAsk("/Webhooks/{id}", { path: { id } })
  const summaries = useAsk("/WebhookSummaries", {})
  const summary = summaries.data?.find((each) => each.id === id)
  const crumb = (
    <Link to="/$entity/webhooks" params={{ entity }} className={crumbClass}>
      Webhooks ›
    </Link>
  )
  if (found.data === undefined)
    return (
      <Page title="Webhook" crumb={crumb}>
        <Pending of={found} />
      </Page>
    )
  const webhook = found.data
  if (search.view === "secrets")
    return (
      <Page title="Secrets of the webhook" shown={hostOf(webhook.url)} crumb={crumb}>
        {secrets === undefined ? (
          <Skeleton />
        ) : (
          <secrets.WebhookSecrets webhook={webhook} onDone={() => change({ view: undefined })} />
        )}
      </Page>
    )
  return (
    <Page
      title={hostOf(webhook.url)}
      crumb={crumb}
      state={
        <>
          <CopyButton text={webhook.url} what="URL" />
          <StatusMark
            status={summary?.health ?? webhook.webhookStatus}
            tinted
            note={summary === undefined ? undefined : sinceOf(summary, time.moment)}
          />
        </>
      }
      actions={<WebhookActions webhook={webhook} summary={summary} test={test} />}
      fill
    >
      <div className={css.over}>
        {webhook.description === undefined ? null : <p className={css.description}>{webhook.description}</p>}
        <FormerSecret id={id} />
        <HealthBanner webhook={webhook} test={test} />
        <TestOutcome of={test.sent} />
        {summary === undefined ? null : <RecoveryProgress of={summary} />}
        <WebhookFigures id={id} />
        <WebhookSeries
          id={id}
          length={search.chart}
          onLength={(chart) => change({ chart })}
          onRange={(from, to) => change({ range: undefined, from, to })}
        />
      </div>
      <div className={css.rest}>
        <WebhookLog webhook={webhook} />
        <History of="Webhook" id={id} />
        {/* Masked as in the log; the secrets section shows the token. */}
        <Raw of={{ ...webhook, ...(webhook.token === undefined ? {} : { token: "***" }) }} />
      </div>
    </Page>
  )
}

/** How long the receiver may still use the secret from before a rotation. */
const FormerSecret = ({ id }: { readonly id: string }) => {
  const until = useAsk("/Webhooks/{id}/Stats", { path: { id } }).data?.formerSecretUntil
  return until === undefined ? null : (
    <Note>
      The signing secret was rotated. The former secret also signs until <Moment at={until} whole />, {relative(until)}.
    </Note>
  )
}

/** The figures on waiting deliveries and on those to send again cover the whole log; the others cover the last day. */
const WebhookFigures = ({ id }: { readonly id: string }) => {
  const { numbers, time } = useWords()
  // The hours of the chart: the current one and the 23 before it.
  const from = `${isoBefore(23 * 3600).slice(0, 13)}:00:00Z`
  const ofDay = useAsk("/Webhooks/{id}/Stats", { path: { id }, query: { From: from } })
  const ofLog = useAsk("/Webhooks/{id}/Stats", { path: { id } })
  if (ofLog.data === undefined || ofDay.data === undefined)
    return <Figures of={[{ label: "delivered, last 24 h", value: "…" }]} />
  const { successRate, latency } = ofDay.data
  const { inFlight, pending, held, failed, lastFailure, nextAttemptAt } = ofLog.data
  const told =
    lastFailure === undefined
      ? "failed in 15 days"
      : `failed in 15 days, last ${lastFailure.status === undefined ? failureWord(lastFailure.failureReason) : `HTTP ${lastFailure.status}`} ${time.moment(lastFailure.time)}`
  const next = nextAttemptAt === undefined ? "" : `, next ${time.moment(nextAttemptAt)}`
  return (
    <Figures
      of={[
        { label: "delivered, last 24 h", value: successRate === undefined ? "–" : numbers.share(successRate) },
        {
          label: "p50 · p95 · p99, last 24 h",
          value: latency === undefined ? "–" : `${latency.p50} · ${latency.p95} · ${latency.p99} ms`,
        },
        { label: "in flight", value: numbers.count(inFlight) },
        { label: held === 0 ? `wait${next}` : "wait, held back", value: numbers.count(pending + held) },
        { label: told, value: numbers.count(failed), isBad: failed > 0 },
      ]}
    />
  )
}
