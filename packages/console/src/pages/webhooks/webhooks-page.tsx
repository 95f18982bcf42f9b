import { Link, useNavigate, useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { useEntity } from "../../shell/entity.ts"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { Moment } from "../../shell/moment.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import { Spark } from "../../ui/bars.tsx"
import { Button, buttonClass } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { FilterBar } from "../../ui/filter-bar.tsx"
import layout from "../../ui/layout.module.css"
import { LogTable } from "../../ui/log-table.tsx"
import { Page } from "../../ui/page.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { StatusMark, wordOf } from "../../ui/status.tsx"
import { failureWord, hostOf } from "../deliveries/delivery-words.ts"
import css from "./webhook-page.module.css"
import { hourBars } from "./hours.ts"
import { WebhookRowActions } from "./webhook-row-actions.tsx"
import { TestOutcome, useTest } from "./webhook-test.tsx"

type Webhook = components["schemas"]["Webhook"]
type Summary = components["schemas"]["WebhookSummary"]

interface Row extends Webhook {
  readonly summary: Summary | undefined
}

const healths = ["Healthy", "Failing", "Congested", "Disabled"] as const

/** Webhooks with their health. */
export const WebhooksPage = () => {
  const entity = useEntity()
  const navigate = useNavigate()
  const change = useChangeSearch()
  const reasonFor = useReason()
  const search = useSearch({ from: "/in/$entity/webhooks/" })
  const webhooks = useAsk("/Webhooks", {})
  const summaries = useAsk("/WebhookSummaries", {})
  const summaryOf = new Map(summaries.data?.map((each) => [each.id, each]))
  const rows = (webhooks.data ?? [])
    .map((each): Row => ({ ...each, summary: summaryOf.get(each.id) }))
    .filter(({ summary, url, description, events }) => {
      const isOf = search.health === undefined || summary?.health === search.health
      const text = [url, description ?? "", ...events].join(" ").toLowerCase()
      return isOf && (search.q === undefined || text.includes(search.q.toLowerCase()))
    })
  const columns = useColumns()
  const test = useTest()
  const reason = reasonFor("webhooks:write")
  const add =
    reason === undefined ? (
      <Link to="/$entity/webhooks/new" params={{ entity }} className={buttonClass("primary")}>
        New webhook
      </Link>
    ) : (
      <Button look="primary" reason={reason}>
        New webhook
      </Button>
    )
  return (
    <Page title="Webhooks" actions={add} fill>
      <FilterBar
        fields={[
          { name: "q", label: "URL, description or event" },
          { name: "health", label: "Health", options: healths.map((each) => [each, wordOf(each)]) },
        ]}
        search={search}
        onChange={change}
      >
        <span className={layout.buttons}>
          <SaveCsv
            path="/Webhooks"
            query={{}}
            noun="webhooks"
            // The list is filtered in the page, because the service has no such filter.
            count={Object.keys(search).length === 0 ? "" : "CSV has all webhooks"}
          />
          <Views />
        </span>
      </FilterBar>
      {webhooks.isPending ? (
        <Skeleton />
      ) : webhooks.isError ? (
        <Failure error={webhooks.error} onRetry={() => void webhooks.refetch()} />
      ) : webhooks.data.length === 0 ? (
        <EmptyList
          action={add}
          post={["/Webhooks", () => ({ url: "https://erp.example/hook", events: ["InvoicePosted"] })]}
        >
          A webhook notifies another system of events: it has an address, and the events to send there.
        </EmptyList>
      ) : (
        <LogTable
          label="Webhooks"
          columns={[
            ...columns,
            {
              key: "actions",
              head: <span className="unseen">Actions</span>,
              width: "84px",
              cell: (webhook) => <WebhookRowActions webhook={webhook} test={test} />,
            },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
          onOpen={({ id }) => void navigate({ to: "/$entity/webhooks/$webhook", params: { entity, webhook: id } })}
          foot={
            <>
              <span>
                {rows.length === webhooks.data.length
                  ? `${rows.length} in all`
                  : `${rows.length} of ${webhooks.data.length}`}
              </span>
              <TestOutcome of={test.sent} />
            </>
          }
        />
      )}
    </Page>
  )
}

const useColumns = (): readonly Column<Row>[] => {
  const { time, numbers } = useWords()
  const count = (value: number | undefined) => (value === undefined ? "" : numbers.count(value))
  return [
    {
      key: "health",
      head: "Health",
      width: "120px",
      phone: "aside",
      cell: ({ summary, webhookStatus }) => <StatusMark status={summary?.health ?? webhookStatus} />,
    },
    {
      key: "url",
      head: "URL",
      width: "minmax(200px, 2fr)",
      phone: "title",
      cell: ({ url }) => <span title={url}>{hostOf(url)}</span>,
    },
    {
      key: "description",
      head: "Description",
      width: "minmax(120px, 1.2fr)",
      fold: 3,
      phone: "note",
      cell: ({ description = "" }) => <span title={description}>{description}</span>,
    },
    {
      key: "events",
      head: "Events",
      width: "64px",
      fold: 2,
      end: true,
      cell: ({ events }) => <span title={events.join(", ")}>{numbers.count(events.length)}</span>,
    },
    {
      key: "hours",
      head: "Last 24 h",
      width: "112px",
      fold: 4,
      cell: ({ summary }) =>
        summary === undefined ? null : (
          <Spark
            bars={hourBars(summary.hours, 24, time)}
            label={`${summary.delivered24h} delivered, ${summary.failed24h + summary.retrying24h} failed`}
          />
        ),
    },
    {
      key: "failed",
      head: "Failed 24 h",
      width: "88px",
      end: true,
      phone: "corner",
      cell: ({ summary }) => (
        <span>
          {count(summary === undefined ? undefined : summary.failed24h + summary.retrying24h)}
          <span className={css.unit}> failed</span>
        </span>
      ),
    },
    {
      key: "pending",
      head: "Pending",
      width: "80px",
      fold: 1,
      end: true,
      cell: ({ summary }) => count(summary?.pending),
    },
    {
      key: "last",
      head: `Last attempt (${time.zone})`,
      width: "minmax(180px, 1fr)",
      cell: ({ summary }) => {
        const last = summary?.lastAttempt
        if (last === undefined) return ""
        const said = last.status === undefined ? failureWord(last.failureReason) : String(last.status)
        return (
          <span>
            <Moment at={last.time} />, {said}
          </span>
        )
      },
    },
  ]
}
