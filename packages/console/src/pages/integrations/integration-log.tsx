import { endOf } from "../../ui/copy.tsx"
import { useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useLog } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { Moment } from "../../shell/moment.tsx"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { FilterBar } from "../../ui/filter-bar.tsx"
import css from "../../ui/layout.module.css"
import { LogList } from "../../ui/log-list.tsx"
import { Empty } from "../../ui/states.tsx"
import { Mark, type StatusRow } from "../../ui/status.tsx"

type LogRecord = components["schemas"]["IntegrationLogRecord"]

const levels: Readonly<Record<LogRecord["level"], StatusRow>> = {
  Information: { tone: "quiet", icon: "info", word: "Information" },
  Warning: { tone: "attention", icon: "alert", word: "Warning" },
  Error: { tone: "bad", icon: "bad", word: "Error" },
}

const fields = [
  {
    name: "level",
    label: "Level",
    options: (["Error", "Warning", "Information"] as const).map((each) => [each, levels[each].word] as const),
  },
  { name: "invoice", label: "Invoice", chip: (id: string) => `Of one invoice ${endOf(id)}` },
]

/** Messages of the provider and the service about e-invoices; a row about an invoice links to it. */
export const IntegrationLog = () => {
  const { time } = useWords()
  const go = useGo()
  const search = useSearch({ strict: false })
  const change = useChangeSearch()
  const { level, invoice } = search
  const query = { Level: level, InvoiceId: invoice }
  const log = useLog<LogRecord, typeof query>({ path: "/IntegrationLog", search: query, toQuery: (of) => of })
  const columns: readonly Column<LogRecord>[] = [
    { key: "level", head: "Level", width: "120px", phone: "aside", cell: (each) => <Mark {...levels[each.level]} /> },
    { key: "code", head: "Code", width: "minmax(140px, 1fr)", phone: "note", cell: ({ code }) => code },
    {
      key: "message",
      head: "Message",
      width: "minmax(200px, 4fr)",
      phone: "title",
      cell: ({ message }) => <span title={message}>{message}</span>,
    },
    {
      key: "invoice",
      head: "Invoice",
      width: "80px",
      cell: ({ invoiceId }) =>
        invoiceId === undefined ? null : (
          <Button look="plain" onClick={() => void go(`invoices/${invoiceId}`)}>
            Open
          </Button>
        ),
    },
    {
      key: "time",
      head: `Time (${time.zone})`,
      width: "152px",
      phone: "corner",
      cell: (each) => <Moment at={each.time} />,
    },
  ]
  return (
    <div className={css.stack}>
      <FilterBar fields={fields} search={search} onChange={change}>
        <SaveCsv path="/IntegrationLog" query={query} noun="integration log" />
      </FilterBar>
      <div className={css.window}>
        <LogList
          log={log}
          label="Log"
          noun="records"
          isFiltered={level !== undefined || invoice !== undefined}
          onClear={() => change({ level: undefined, invoice: undefined })}
          empty={<Empty>Nothing was logged yet.</Empty>}
          columns={columns}
          rows={log.rows}
          keyOf={({ id }) => id}
          more={log.more}
          isStale={log.isStale}
        />
      </div>
    </div>
  )
}
