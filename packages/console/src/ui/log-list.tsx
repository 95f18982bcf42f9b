import { type ReactNode, useEffect } from "react"
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
    /** True when the list has changed, although no shown row is new. */
    readonly hasChanged?: boolean
    readonly showNews: () => void
  }
  readonly isFiltered: boolean
  readonly onClear: () => void
  /** Shown when there are no rows at all. */
  readonly empty: ReactNode
  /** The plural "deliveries", for the texts of an empty list. */
  readonly noun: string
}

/** A list in each of its states: loading, failed, empty for one of two reasons, or with rows. */
export const LogList = <Row,>({ log, isFiltered, onClear, empty, noun, ...table }: LogListProps<Row>) => {
  const hasChanged = log.hasChanged === true
  const isEmpty = table.rows.length === 0
  const { showNews } = log
  const isFirst = isEmpty && (log.news > 0 || hasChanged)
  // An empty list has nothing that could move under the pointer, so new rows are shown at once.
  useEffect(() => {
    if (isFirst) showNews()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each rendering makes a new `showNews` that does the same
  }, [isFirst])
  if (log.list.isPending) return <Skeleton rows={12} />
  if (log.list.isError && isEmpty) return <Failure error={log.list.error} onRetry={() => void log.list.refetch()} />
  if (isEmpty)
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
    log.news === 0 && !hasChanged ? undefined : (
      <Button onClick={showNews}>
        {log.news === 0 ? "Refresh the list" : log.news >= 100 ? "100 or more new" : `${log.news} new`}
      </Button>
    )
  return <LogTable {...table} news={news} />
}
