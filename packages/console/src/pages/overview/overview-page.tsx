import { Link } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useDismissals } from "../../shell/dismissals.ts"
import { useEntity } from "../../shell/entity.ts"
import { NewButton } from "../../shell/new-button.tsx"
import { useLive } from "../../shell/live.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { isUnwell, unwellOf } from "../../shell/unwell-webhooks.ts"
import { Bars } from "../../ui/bars.tsx"
import { Page, Section } from "../../ui/page.tsx"
import { allOf, Empty, Failure, Pending, Skeleton } from "../../ui/states.tsx"
import { nowIso } from "../../ui/time.ts"
import { rateProviders } from "../integrations/rate-providers.ts"
import { hourBars, hourFigures, totalsOf } from "../webhooks/hours.ts"
import { type Aside, PutAside } from "./dismiss.tsx"
import { FailingWebhooks, useWebhookNames, WebhookLink } from "./failing-webhooks.tsx"
import { MoneyFigures } from "./money.tsx"
import css from "./overview.module.css"
import { failsToCome, RateImports, RateProviderLink, unwellImportOf, useRateImports } from "./rate-imports.tsx"
import { RecentEvents } from "./recent-events.tsx"
import { UpcomingRenewals } from "./renewals.tsx"
import { RunningRecoveries } from "./running-recoveries.tsx"
import { SetUpSteps } from "./set-up-steps.tsx"
import { countOfNeedy, isTroubled, WaitingEInvoices, wellWords } from "./waiting-e-invoices.tsx"
import { areWaiting, useWaitingInvoices, WaitingInvoices } from "./waiting-invoices.tsx"
import { type Well, WellLine } from "./well-line.tsx"

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** Shows whether anything is wrong: first a sentence, then the problems. Everything in order takes one line. */
export const OverviewPage = () => {
  const { time, numbers } = useWords()
  const entity = useEntity()
  const { answeredAt = nowIso() } = useLive()
  const reasonFor = useReason()
  const { isDismissed } = useDismissals()
  const sees = (need: string) => reasonFor(need) === undefined
  const webhooks = useAsk("/WebhookSummaries", {}, { enabled: sees("webhooks:read") })
  const nameOf = useWebhookNames(sees("webhooks:read"))
  const eInvoices = useAsk("/NationalEInvoices/Counts", {}, { enabled: sees("einvoices:read") })
  const invoices = useWaitingInvoices(sees("invoices:read"))
  const { imports, isPending: areRatesPending } = useRateImports(sees("rates:read"))
  const unwell = webhooks.data?.filter(isUnwell) ?? []
  const shownWebhooks = unwell.filter((each) => !isDismissed(unwellOf(each)))
  const badImports = imports.filter(failsToCome)
  const shownImports = badImports.filter((each) => !isDismissed(unwellImportOf(entity, each)))
  const aside: readonly Aside[] = [
    ...unwell
      .filter((each) => !shownWebhooks.includes(each))
      .map((each) => {
        const name = nameOf(each.id)
        return { of: unwellOf(each), name, link: <WebhookLink id={each.id} name={name} /> }
      }),
    ...badImports
      .filter((each) => !shownImports.includes(each))
      .map((each) => ({
        of: unwellImportOf(entity, each),
        name: rateProviders[each.slug].name,
        link: <RateProviderLink slug={each.slug} />,
      })),
  ]
  const failedEInvoices = eInvoices.data === undefined ? 0 : countOfNeedy(eInvoices.data)
  const needs = [
    ...(shownWebhooks.length === 0 ? [] : [many(shownWebhooks.length, "webhook fails", "webhooks fail")]),
    ...(failedEInvoices === 0 ? [] : [many(failedEInvoices, "e-invoice needs attention", "e-invoices need attention")]),
    ...(shownImports.length === 0 ? [] : [many(shownImports.length, "import of rates fails", "imports of rates fail")]),
  ]
  const isAsked =
    !(webhooks.isPending && sees("webhooks:read")) &&
    !(eInvoices.isPending && sees("einvoices:read")) &&
    !invoices.isPending
  // If a request failed, its subject does not count as in order.
  const answers = allOf(...[webhooks, eInvoices].filter(({ data }) => data === undefined))
  const calm = aside.length === 0 ? "All clear." : "Nothing else needs attention."
  const known = !answers.isError ? calm : "The state of some areas could not be loaded."
  const sentence = !isAsked ? "…" : needs.length === 0 ? known : `${new Intl.ListFormat("en").format(needs)}.`
  const waits = sees("invoices:read") && areWaiting(invoices)
  const isTrouble = eInvoices.data !== undefined && isTroubled(eInvoices.data)
  const well = (key: string, isWell: boolean, words: string | undefined, to: string): readonly Well[] =>
    isWell && words !== undefined ? [{ key, words, href: `/${entity}/${to}` }] : []
  const lastRun = imports
    .flatMap(({ state }) => state.lastRun ?? [])
    .toSorted()
    .at(-1)
  const count = webhooks.data?.length ?? 0
  const wells = [
    ...well("webhooks", count > 0 && unwell.length === 0, many(count, "webhook", "webhooks"), "webhooks"),
    ...well("invoices", sees("invoices:read") && !waits, "No drafts, nothing overdue", "invoices"),
    ...(eInvoices.data === undefined
      ? []
      : well("eInvoices", !isTrouble, wellWords(eInvoices.data, numbers.count), "e-invoices")),
    ...well(
      "rates",
      imports.length > 0 && badImports.length === 0,
      lastRun === undefined ? "Rates" : `Rates of ${time.short(lastRun)}`,
      "integrations",
    ),
  ]
  const hasWebhooks = webhooks.data === undefined ? undefined : count > 0
  // Problems come before open set-up steps.
  const steps = <SetUpSteps hasWebhooks={hasWebhooks} hasRates={areRatesPending ? undefined : imports.length > 0} />
  return (
    <Page
      title="Overview"
      actions={
        <span className={css.totals}>
          as of {time.hour(answeredAt)} ({time.zone})
        </span>
      }
    >
      <div className={css.first}>
        <p className={css.sentence} aria-live="polite">
          {sentence}
        </p>
        {isAsked ? <WellLine of={wells} /> : null}
        <PutAside of={aside} />
      </div>
      {answers.isError ? <Pending of={answers} /> : null}
      <MoneyFigures />
      {needs.length === 0 ? steps : null}
      {sees("webhooks:read") ? <Deliveries hasWebhooks={hasWebhooks !== false} /> : null}
      <div className={css.two}>
        {webhooks.data?.some(({ recovery }) => recovery !== undefined) === true ? (
          <RunningRecoveries summaries={webhooks.data} />
        ) : null}
        {shownWebhooks.length === 0 ? null : <FailingWebhooks summaries={shownWebhooks} />}
        {isAsked && waits ? <WaitingInvoices {...invoices} /> : null}
        <UpcomingRenewals />
        {isTrouble ? <WaitingEInvoices counts={eInvoices.data} /> : null}
        {shownImports.length === 0 ? null : <RateImports imports={imports} />}
        {sees("events:read") ? <RecentEvents /> : null}
      </div>
      {needs.length === 0 ? null : steps}
    </Page>
  )
}

const Deliveries = ({ hasWebhooks }: { readonly hasWebhooks: boolean }) => {
  const { time, numbers } = useWords()
  const entity = useEntity()
  const series = useAsk("/WebhookSeries", {}, { enabled: hasWebhooks })
  if (!hasWebhooks)
    return (
      <Empty action={<NewButton noun="webhook" to="webhooks" need="webhooks:write" />}>
        No other system is notified of events yet. A webhook is an address with the events that it receives.
      </Empty>
    )
  if (series.isError) return <Failure error={series.error} onRetry={() => void series.refetch()} />
  if (series.data === undefined) return <Skeleton rows={4} />
  const { delivered, failed, p95 } = totalsOf(series.data)
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
        of="hour"
        figures={hourFigures(numbers)}
      />
    </Section>
  )
}
