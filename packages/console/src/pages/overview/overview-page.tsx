import { Link } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useLive } from "../../shell/live.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { Bars } from "../../ui/bars.tsx"
import { buttonClass } from "../../ui/button.tsx"
import { Page, Section } from "../../ui/page.tsx"
import { Empty, Failure, Skeleton } from "../../ui/states.tsx"
import { nowIso } from "../../ui/time.ts"
import { hourBars, readHour, totalsOf } from "../webhooks/hours.ts"
import { FailingWebhooks } from "./failing-webhooks.tsx"
import css from "./overview.module.css"
import { RateImports, useRateImports } from "./rate-imports.tsx"
import { RecentEvents } from "./recent-events.tsx"
import { WaitingEInvoices } from "./waiting-e-invoices.tsx"
import { WaitingInvoices } from "./waiting-invoices.tsx"

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Whether anything is wrong: a sentence first, then what it is about. */
export const OverviewPage = () => {
  const { time } = useWords()
  const { answeredAt = nowIso() } = useLive()
  const reasonFor = useReason()
  const seesWebhooks = reasonFor("webhooks:read") === undefined
  const seesEInvoices = reasonFor("einvoices:read") === undefined
  const webhooks = useAsk("/WebhookSummaries", {}, { enabled: seesWebhooks })
  const eInvoices = useAsk("/NationalEInvoices/Counts", {}, { enabled: seesEInvoices })
  const imports = useRateImports(reasonFor("rates:read") === undefined)
  const badImports = imports.filter(({ mark }) => mark.tone === "bad")
  const unwell = (webhooks.data ?? []).filter(({ health }) => health === "Failing" || health === "Congested")
  const failedEInvoices = eInvoices.data?.failed.count ?? 0
  const needs = [
    ...(unwell.length === 0 ? [] : [many(unwell.length, "webhook fails", "webhooks fail")]),
    ...(failedEInvoices === 0 ? [] : [many(failedEInvoices, "e-invoice needs you", "e-invoices need you")]),
    ...(badImports.length === 0 ? [] : [many(badImports.length, "import of rates fails", "imports of rates fail")]),
  ]
  const isAsked = !(webhooks.isPending && seesWebhooks) && !(eInvoices.isPending && seesEInvoices)
  // What could not be asked for is not well for that.
  const unasked = [webhooks, eInvoices].find(({ isError, data }) => isError && data === undefined)
  const calm = unasked === undefined ? "Nothing needs you." : "Whether anything needs you is not known."
  const sentence = !isAsked ? "…" : needs.length === 0 ? calm : `${new Intl.ListFormat("en").format(needs)}.`
  return (
    <Page
      title="Overview"
      actions={
        <span className={css.totals}>
          as of {time.hour(answeredAt)} ({time.zone})
        </span>
      }
    >
      <p className={css.sentence} aria-live="polite">
        {sentence}
      </p>
      {unasked === undefined ? null : <Failure error={unasked.error} onRetry={() => void unasked.refetch()} />}
      {seesWebhooks ? <Deliveries hasWebhooks={webhooks.data === undefined || webhooks.data.length > 0} /> : null}
      <div className={css.two}>
        {unwell.length === 0 ? null : <FailingWebhooks summaries={unwell} />}
        {reasonFor("invoices:read") === undefined ? <WaitingInvoices /> : null}
        {eInvoices.data === undefined ? null : <WaitingEInvoices counts={eInvoices.data} />}
        {imports.length === 0 ? null : <RateImports imports={imports} />}
        {reasonFor("events:read") === undefined ? <RecentEvents /> : null}
      </div>
    </Page>
  )
}

const Deliveries = ({ hasWebhooks }: { readonly hasWebhooks: boolean }) => {
  const { time, numbers } = useWords()
  const entity = useEntity()
  const series = useAsk("/WebhookSeries", {}, { enabled: hasWebhooks })
  if (!hasWebhooks)
    return (
      <Empty
        action={
          <Link to="/$entity/webhooks/new" params={{ entity }} className={buttonClass("primary")}>
            New webhook
          </Link>
        }
      >
        No other system is told what happens here yet. A webhook is an address and the events that it wants.
      </Empty>
    )
  if (series.isError) return <Failure error={series.error} onRetry={() => void series.refetch()} />
  if (series.data === undefined) return <Skeleton rows={4} />
  const { delivered, failed, p95 } = totalsOf(series.data.data)
  return (
    <Section
      title="Deliveries, last 24 h"
      aside={
        <span className={css.totals}>
          <strong>{numbers.count(delivered)}</strong> delivered{" · "}
          <strong className={failed > 0 ? css.bad : undefined}>{numbers.count(failed)}</strong> failed
          {p95 === undefined ? "" : ` · p95 ${p95}`}
          {" · "}
          <Link to="/$entity/deliveries" params={{ entity }} search={{ range: "24h" }}>
            Open log
          </Link>
        </span>
      }
    >
      <Bars
        label={`Deliveries by hour: ${delivered} delivered, ${failed} failed`}
        bars={hourBars(series.data.data, 24, time)}
        read={readHour(numbers)}
      />
    </Section>
  )
}
