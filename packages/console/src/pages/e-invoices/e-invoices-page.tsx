import { Link, Outlet, useNavigate, useParams, useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useLog } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import css from "../../shell/list-page.module.css"
import type { Words } from "../../shell/list-page.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { buttonClass } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { FilterBar } from "../../ui/filter-bar.tsx"
import { LogList } from "../../ui/log-list.tsx"
import { Figures, Page } from "../../ui/page.tsx"
import { Split } from "../../ui/split.tsx"
import { Empty } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { relative } from "../../ui/time.ts"
import { billingStatus } from "../billing-status.ts"

type Entry = components["schemas"]["NationalEInvoiceEntry"]

const fields = [
  {
    name: "status",
    label: "State",
    options: [
      ["Pending", "Pending"],
      ["Submitted", "Submitted"],
      ["Failed", "Failed"],
      ["Processed", "Processed"],
    ],
  },
] as const

const problemOf = ({ errorMessage, lastProblem, heldBack, heldBackBy }: Entry): string =>
  errorMessage ?? lastProblem ?? (heldBack === undefined ? (heldBackBy ?? "") : "waits for its invoice")

const columns = ({ time }: Words, isNarrow: boolean): readonly Column<Entry>[] => [
  {
    key: "status",
    head: "State",
    width: "112px",
    phone: "aside",
    cell: ({ status, outcome }) =>
      outcome === "Unknown" ? (
        <Mark tone="attention" icon="alert" word="Unknown" />
      ) : (
        <Mark {...billingStatus[status]} />
      ),
  },
  {
    key: "invoice",
    head: "Invoice",
    width: "minmax(112px, 1fr)",
    phone: "title",
    cell: ({ invoiceNumber }) => invoiceNumber,
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "problem",
          head: "Problem",
          width: "minmax(160px, 3fr)",
          phone: "note" as const,
          cell: (entry: Entry) => <span title={problemOf(entry)}>{problemOf(entry)}</span>,
        },
        {
          key: "number",
          head: "National number",
          width: "minmax(160px, 1fr)",
          cell: ({ nationalEInvoiceId }: Entry) => nationalEInvoiceId ?? "",
        },
      ]),
  {
    key: "created",
    head: `Since (${time.zone})`,
    width: "152px",
    phone: "corner",
    cell: ({ created, submitted }) => (
      <time dateTime={submitted ?? created} title={submitted ?? created}>
        {time.moment(submitted ?? created)}
      </time>
    ),
  },
]

/** What is on its way to the national system, and what needs somebody. */
export const EInvoicesPage = () => {
  const words = useWords()
  const entity = useEntity()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const { one } = useParams({ strict: false })
  const change = useChangeSearch()
  const { data: counts } = useAsk("/NationalEInvoices/Counts", {})
  const log = useLog<Entry, typeof search>({
    path: "/NationalEInvoices",
    search,
    toQuery: ({ status }) => ({ Status: status }),
  })
  const age = (oldest: string | undefined) => (oldest === undefined ? "" : `, oldest ${relative(oldest)}`)
  const figure = (
    label: string,
    { count, oldest }: { readonly count: number; readonly oldest?: string },
    isBad = false,
  ) => ({
    label: `${label}${age(oldest)}`,
    value: words.numbers.count(count),
    isBad: isBad && count > 0,
  })
  return (
    <Page
      title="E-invoices"
      fill
      actions={
        <>
          <Link to={`/${entity}/integrations/e-invoices` as never} className={buttonClass()}>
            Connection
          </Link>
          <Link to={`/${entity}/e-invoices/readiness` as never} className={buttonClass()}>
            Readiness
          </Link>
        </>
      }
    >
      <div className={css.over}>
        {counts === undefined ? null : (
          <Figures
            of={[
              figure("failed", counts.failed, true),
              figure("outcome unknown", counts.unknown, true),
              figure("held back", counts.heldBack, true),
              figure("submitted", counts.submitted),
              figure("pending", counts.pending),
              { label: "processed today", value: words.numbers.count(counts.processedToday) },
            ]}
          />
        )}
        <FilterBar fields={fields} search={search} onChange={change} />
      </div>
      <Split
        list={
          <LogList
            log={log}
            label="E-invoices"
            noun="e-invoices"
            isFiltered={search.status !== undefined}
            onClear={() => void navigate({ to: ".", search: {} })}
            empty={
              <Empty>
                No invoice was submitted yet. Posted invoices go out by themselves once the connection stands.
              </Empty>
            }
            columns={columns(words, one !== undefined)}
            rows={log.rows}
            keyOf={({ id }) => id}
            openKey={one}
            onOpen={({ id }) => void navigate({ to: `/${entity}/e-invoices/${id}`, search })}
            more={log.more}
            isStale={log.isStale}
          />
        }
        detail={one === undefined ? undefined : <Outlet />}
      />
    </Page>
  )
}
