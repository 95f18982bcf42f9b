import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { LogTable, type LogTableProps } from "./log-table.tsx"
import { Failure, Skeleton } from "./states.tsx"

export interface LogListProps<Row> extends LogTableProps<Row> {
  readonly log: {
    readonly list: {
      readonly isPending: boolean
      readonly isError: boolean
      readonly error: unknown
      readonly refetch: () => unknown
    }
    readonly news: number
    readonly showNews: () => void
  }
  readonly isFiltered: boolean
  readonly onClear: () => void
  /** Where nothing exists at all. */
  readonly empty: ReactNode
  /** "deliveries", for the words of an empty list. */
  readonly noun: string
}

/** A list in each of its states: on its way, failed, empty for one reason or the other, or rows. */
export const LogList = <Row,>({ log, isFiltered, onClear, empty, noun, ...table }: LogListProps<Row>) => {
  if (log.list.isPending) return <Skeleton rows={12} />
  if (log.list.isError && table.rows.length === 0)
    return <Failure error={log.list.error} onRetry={() => void log.list.refetch()} />
  if (table.rows.length === 0 && log.news === 0)
    return isFiltered ? (
      <div>
        <p>No {noun} match these filters.</p>
        <Button icon="close" onClick={onClear}>
          Clear the filters
        </Button>
      </div>
    ) : (
      <div>{empty}</div>
    )
  const news =
    log.news === 0 ? undefined : (
      <Button onClick={log.showNews}>{log.news >= 100 ? "100 or more new" : `${log.news} new`}</Button>
    )
  return <LogTable {...table} news={news} />
}
