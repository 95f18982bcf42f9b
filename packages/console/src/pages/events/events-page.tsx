import { endOf } from "../../ui/copy.tsx"
import { Outlet, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useLog } from "../../shell/ask.ts"
import { useOpenDialog } from "../../shell/open-dialog.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { useEntity } from "../../shell/entity.ts"
import { LogFoot } from "../../shell/log-foot.tsx"
import { Moment } from "../../shell/moment.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import { Button } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { FilterBar, type FilterSearch } from "../../ui/filter-bar.tsx"
import layout from "../../ui/layout.module.css"
import { LogList } from "../../ui/log-list.tsx"
import { Page } from "../../ui/page.tsx"
import { momentFields, ranges, rangeQuery } from "../../ui/range.ts"
import { Split } from "../../ui/split.tsx"
import { correlationChip } from "../deliveries/delivery-filters.ts"
import { Outcome } from "../../shell/outcome.tsx"
import { RaiseEvent } from "./raise-event.tsx"

type Entry = components["schemas"]["EventEntry"]

type Source = NonNullable<components["schemas"]["EmitEventRequest"]["source"]>

/** Every source in the interface; a missing or an unknown source does not compile. */
const sources: Readonly<Record<Source, string>> = { Paywall: "Paywall" }

/** Translates the page's search parameters to those of the interface. */
const toQuery = ({ q, event, source, correlation, ...range }: FilterSearch) => ({
  Search: q,
  EventType: event,
  Source: source,
  CorrelationId: correlation,
  ...rangeQuery(range),
})

/** Events, including those to which no webhook subscribes. */
export const EventsPage = () => {
  const { time } = useWords()
  const entity = useEntity()
  const navigate = useNavigate()
  const search = useSearch({ from: "/in/$entity/events" })
  const { event } = useParams({ strict: false })
  const types = useAsk("/EventTypes", {})
  const { do: _, ...filters } = search
  const { dialog, reason, openDialog, closeDialog } = useOpenDialog("events:write")
  const log = useLog<Entry, typeof filters>({
    path: "/Events",
    search: filters,
    toQuery,
  })
  const change = useChangeSearch()
  const isOpen = event !== undefined
  const columns: readonly (Column<Entry> & { readonly wideOnly?: boolean })[] = [
    {
      key: "time",
      head: `Time (${time.zone})`,
      width: "152px",
      phone: "aside",
      cell: ({ created }) => <Moment at={created} />,
    },
    {
      key: "event",
      head: "Event",
      width: "minmax(132px, 2fr)",
      phone: "title",
      cell: ({ eventType, test }) => (
        <span>
          {eventType}
          {test === true ? " (test)" : ""}
        </span>
      ),
    },
    {
      key: "about",
      head: "About",
      width: "minmax(152px, 1.4fr)",
      phone: "note",
      cell: ({ about = "" }) => about,
    },
    {
      key: "source",
      head: "Source",
      width: "minmax(96px, 0.8fr)",
      fold: 3,
      wideOnly: true,
      cell: ({ source = "" }) => <span>{source}</span>,
    },
    {
      key: "raised",
      head: "Triggered by",
      width: "minmax(104px, 1fr)",
      fold: 4,
      wideOnly: true,
      cell: ({ triggeredBy, triggeredByName }) => (
        <span title={triggeredByName ?? triggeredBy}>{triggeredByName ?? endOf(triggeredBy)}</span>
      ),
    },
    {
      key: "deliveries",
      head: "Delivered",
      width: "96px",
      fold: 5,
      phone: "corner",
      cell: ({ deliveryCounts }) => <Outcome {...deliveryCounts} />,
    },
    {
      key: "correlation",
      head: "Correlation",
      width: "minmax(120px, 1fr)",
      fold: 2,
      wideOnly: true,
      cell: ({ correlationId = "" }) => <span title={correlationId}>{endOf(correlationId)}</span>,
    },
    {
      key: "id",
      head: "Event id",
      width: "minmax(120px, 1fr)",
      fold: 1,
      wideOnly: true,
      cell: ({ id }) => <span title={id}>{endOf(id)}</span>,
    },
  ]
  return (
    <Page
      title="Events"
      fill
      actions={
        <Button icon="bolt" reason={reason} onClick={() => openDialog("raise")}>
          Raise an event…
        </Button>
      }
    >
      <FilterBar
        fields={[
          {
            name: "q",
            label: "Whole value in the data, event id or correlation id",
            placeholder: "Whole value, or id",
          },
          { name: "event", label: "Event", options: types.data?.map(({ eventType }) => [eventType, eventType]) ?? [] },
          { name: "source", label: "Source", options: Object.entries(sources) },
          { name: "range", label: "Time", any: "Last 15 days", options: ranges },
          correlationChip,
          ...momentFields(time.zone),
        ]}
        search={filters}
        onChange={change}
      >
        <span className={layout.buttons}>
          <SaveCsv path="/Events" query={toQuery(filters)} noun="events" />
          <Views />
        </span>
      </FilterBar>
      <Split
        list={
          <LogList
            log={log}
            label="Events"
            noun="events"
            isFiltered={Object.keys(filters).length > 0}
            onClear={() => void navigate({ to: ".", search: {} })}
            empty={
              <EmptyList post={["/Events", () => ({ eventType: "InvoicePosted", data: { invoiceNumber: "10001" } })]}>
                There was no event in the last 15 days. Events are listed here whether or not a webhook subscribes to
                them.
              </EmptyList>
            }
            columns={columns.filter(({ wideOnly }) => !isOpen || wideOnly !== true)}
            rows={log.rows}
            keyOf={({ id }) => id}
            openKey={event}
            onOpen={({ id }) =>
              void navigate({ to: "/$entity/events/$event", params: { entity, event: id }, search: filters })
            }
            more={log.more}
            isStale={log.isStale}
            foot={<LogFoot of={log} />}
          />
        }
        detail={isOpen ? <Outlet /> : undefined}
      />
      <RaiseEvent open={dialog === "raise"} types={types.data ?? []} onClose={closeDialog} />
    </Page>
  )
}
