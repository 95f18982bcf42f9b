import { endOf } from "../../ui/copy.tsx"
import { Link, Outlet, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import { useAsk, useLog } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { useEntity } from "../../shell/entity.ts"
import css from "../../shell/list-page.module.css"
import { LogFoot } from "../../shell/log-foot.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import { buttonClass } from "../../ui/button.tsx"
import { FilterBar, type FilterSearch } from "../../ui/filter-bar.tsx"
import { LogList } from "../../ui/log-list.tsx"
import { Figures, Page } from "../../ui/page.tsx"
import { Split } from "../../ui/split.tsx"
import { dayBefore, fromLocalField, relative } from "../../ui/time.ts"
import { nationalStateOptions } from "../national-state.ts"
import { FetchPurchases } from "./fetch-purchases.tsx"
import { type Entry, receivedColumns, sentColumns } from "./e-invoice-columns.tsx"

const direction = {
  name: "direction",
  label: "Direction",
  any: "Sent by us",
  options: [["Received", "Received from suppliers"]],
} as const
const daysIn = (zone: string) => [
  { name: "from", label: `Made from (${zone})`, day: "From", through: "to" },
  { name: "to", label: `Made to (${zone})`, day: "To" },
]
const state = { name: "state", label: "State", options: nationalStateOptions } as const

const byNumber = {
  name: "text",
  label: "Invoice number, or national number",
  placeholder: "Number, or national one",
} as const

const ofInvoice = {
  name: "invoice",
  label: "Invoice",
  chip: (id: string) => `Of one invoice ${endOf(id)}`,
} as const
const dueIn = (zone: string) => ({
  name: "deadline",
  label: `Deadline before (${zone})`,
  day: "Deadline before",
  rare: true,
})

/** The start of a typed calendar date; a text that is not a date is sent anyway, for the service to refuse. */
const beginOf = (day: string | undefined) => (day === undefined ? undefined : (fromLocalField(`${day}T00:00`) ?? day))
const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text)

const toQuery = ({ direction: way, state: at, text, from, to, invoice, deadline }: FilterSearch) => ({
  Direction: way,
  ...(way === undefined ? { State: at, Search: text, InvoiceId: invoice, DeadlineBefore: beginOf(deadline) } : {}),
  From: beginOf(from),
  To: beginOf(isDay(to) ? dayBefore(to, -1) : to),
})

/** Invoices on their way to the national system, invoices that need attention, and suppliers' invoices. */
export const EInvoicesPage = () => {
  const words = useWords()
  const entity = useEntity()
  const go = useGo()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const { one } = useParams({ strict: false })
  const change = useChangeSearch()
  const log = useLog<Entry, typeof search>({ path: "/NationalEInvoices", search, toQuery })
  const isReceived = search.direction === "Received"
  const columns = isReceived ? receivedColumns : sentColumns
  return (
    <Page
      title="E-invoices"
      fill
      actions={
        <>
          {isReceived ? <FetchPurchases /> : null}
          <Link to="/$entity/integrations/e-invoices" params={{ entity }} className={buttonClass()}>
            Connection
          </Link>
          <Link to="/$entity/e-invoices/readiness" params={{ entity }} className={buttonClass()}>
            Readiness
          </Link>
        </>
      }
    >
      <div className={css.over}>
        {isReceived ? null : <Board />}
        <FilterBar
          fields={[
            direction,
            ...(isReceived ? [] : [state, byNumber]),
            ...daysIn(words.time.zone),
            ...(isReceived ? [] : [dueIn(words.time.zone), ofInvoice]),
          ]}
          search={search}
          onChange={change}
        >
          <SaveCsv path="/NationalEInvoices" query={toQuery(search)} noun="e-invoices" />
          <Views />
        </FilterBar>
      </div>
      <Split
        list={
          <LogList
            log={log}
            label="E-invoices"
            noun="e-invoices"
            isFiltered={Object.keys(search).some((name) => name !== "direction")}
            onClear={() => void navigate({ to: ".", search: isReceived ? { direction: "Received" } : {} })}
            empty={
              <EmptyList
                action={
                  <Link to="/$entity/integrations" params={{ entity }} className={buttonClass("primary")}>
                    To the connection
                  </Link>
                }
              >
                {isReceived
                  ? "There is no invoice of a supplier yet. They are fetched twice a day once the connection is set up."
                  : "No invoice was submitted yet. Posted invoices are sent automatically once the connection is set up."}
              </EmptyList>
            }
            columns={columns(words, one !== undefined)}
            rows={log.rows}
            keyOf={({ id }) => id}
            openKey={one}
            onOpen={({ id }) => void go(`e-invoices/${id}`, { search })}
            more={log.more}
            isStale={log.isStale}
            foot={<LogFoot of={log} />}
          />
        }
        detail={one === undefined ? undefined : <Outlet />}
      />
    </Page>
  )
}

/** The number of invoices in each state, the age of the oldest, and a link to them. */
const Board = () => {
  const entity = useEntity()
  const { numbers } = useWords()
  const { data: counts } = useAsk("/NationalEInvoices/Counts", {})
  if (counts === undefined) return null
  const figure = (
    label: string,
    of: string,
    { count, oldest }: { readonly count: number; readonly oldest?: string },
    isBad = false,
  ) => ({
    label,
    ...(oldest === undefined ? {} : { about: `oldest ${relative(oldest)}` }),
    value: (
      <Link
        to="/$entity/e-invoices"
        params={{ entity }}
        search={{ state: of }}
        aria-label={`${numbers.count(count)} ${label}`}
      >
        {numbers.count(count)}
      </Link>
    ),
    isBad: isBad && count > 0,
  })
  return (
    <Figures
      of={[
        figure("failed", "Failed", counts.failed, true),
        figure("outcome unknown", "Unknown", counts.unknown, true),
        figure("held back", "HeldBack", counts.heldBack, true),
        figure("wait for invoice", "WaitsForInvoice", counts.waitsForInvoice),
        figure("submitted", "Submitted", counts.submitted),
        figure("pending", "Pending", counts.pending),
        figure("processed today", "Processed", { count: counts.processedToday }),
      ]}
    />
  )
}
