import { useSearch } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { Moment } from "../../shell/moment.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import type { Column } from "../../ui/column.ts"
import css from "../../ui/layout.module.css"
import { LogTable } from "../../ui/log-table.tsx"
import { Progress } from "../../ui/progress.tsx"
import { Empty, Failure, Skeleton } from "../../ui/states.tsx"
import { Mark, type StatusRow } from "../../ui/status.tsx"
import { ImportResult } from "./import-result.tsx"
import type { RateProviderPath } from "./rate-providers.ts"

type RateImport = components["schemas"]["RateImport"]

const importStatus: Readonly<Record<RateImport["state"], StatusRow>> = {
  Queued: { tone: "waiting", icon: "clock", word: "Queued" },
  Running: { tone: "waiting", icon: "clock", word: "Running" },
  Succeeded: { tone: "good", icon: "good", word: "Succeeded" },
  Failed: { tone: "bad", icon: "bad", word: "Failed" },
}

/** The latest imports of a provider; the one in the address is open below them. */
export const Imports = ({ path }: { readonly path: RateProviderPath }) => {
  const { time, numbers } = useWords()
  const { import: opened } = useSearch({ strict: false })
  const change = useChangeSearch()
  const found = useAsk(`${path}/Imports`, { query: { PageSize: 20 } })
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <Skeleton rows={3} />
  const imports = found.data.data
  if (imports.length === 0) return <Empty>None so far.</Empty>
  const columns: readonly Column<RateImport>[] = [
    {
      key: "state",
      head: "State",
      width: "112px",
      phone: "aside",
      cell: ({ state }) => <Mark {...importStatus[state]} />,
    },
    {
      key: "days",
      head: "Days",
      width: "minmax(200px, 1.4fr)",
      phone: "title",
      cell: ({ from, to }) =>
        from === undefined || to === undefined ? "New rates" : `${time.date(from)} – ${time.date(to)}`,
    },
    {
      key: "progress",
      head: "Progress",
      width: "minmax(96px, 1fr)",
      cell: ({ progress: { done, currencies } }) => <Progress label="Currencies" done={done} of={currencies} />,
    },
    {
      key: "created",
      head: "Made",
      width: "80px",
      end: true,
      phone: "note",
      cell: ({ createdCount }) => numbers.count(createdCount),
    },
    {
      key: "conflicts",
      head: "Conflicts",
      width: "88px",
      end: true,
      cell: ({ conflictCount }) => numbers.count(conflictCount),
    },
    {
      key: "message",
      head: "Message",
      width: "minmax(120px, 2fr)",
      cell: ({ message = "" }) => <span title={message}>{message}</span>,
    },
    {
      key: "requested",
      head: `Asked (${time.zone})`,
      width: "152px",
      phone: "corner",
      cell: ({ requested }) => <Moment at={requested} />,
    },
  ]
  return (
    <div className={css.stack}>
      <LogTable
        label="Imports"
        columns={columns}
        rows={imports}
        keyOf={({ id }) => id}
        openKey={opened}
        onOpen={({ id }) => change({ import: id === opened ? undefined : id })}
        fill={false}
      />
      {opened === undefined ? null : <ImportResult path={path} id={opened} />}
    </div>
  )
}
