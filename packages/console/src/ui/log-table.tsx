import { useVirtualizer } from "@tanstack/react-virtual"
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from "react"
import { Button } from "./button.tsx"
import type { Column } from "./column.ts"
import { copyText } from "./copy-text.ts"
import { DrawnRow, type RowActs } from "./drawn-row.tsx"
import { useFittingColumns } from "./fitting-columns.ts"
import { FoldedColumns } from "./folded-columns.tsx"
import { useMedia } from "./media.ts"
import { rowHeight } from "./row-height.ts"
import css from "./table.module.css"

export interface LogTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly openKey?: string | undefined
  /** Called with the focused row when the space bar is pressed. */
  readonly onMark?: ((row: Row) => void) | undefined
  /** The next page is loaded before its rows are reached; if the list grows with its rows, on request. */
  readonly more?: { readonly has: boolean; readonly isLoading: boolean; readonly load: () => void } | undefined
  /** The number of rows of the whole list, if the server counts them. */
  readonly total?: number | undefined
  readonly isStale?: boolean
  /** True when the list fills its container and scrolls; otherwise it is as high as its rows. */
  readonly fill?: boolean
  readonly foot?: ReactNode
  /** A bar above the rows that announces new ones. */
  readonly news?: ReactNode
}

const ahead = 60

/**
 * Rows of a list. Only visible rows are in the page, however many there are. It is a real table; its roles are set
 * explicitly, because `display: grid` removes them.
 */
export const LogTable = <Row,>(props: LogTableProps<Row>) => {
  const {
    label,
    columns: all,
    rows,
    keyOf,
    onOpen,
    openKey,
    onMark,
    more,
    total,
    isStale = false,
    fill = true,
    foot,
    news,
  } = props
  const scroll = useRef<HTMLDivElement>(null)
  const isPhone = useMedia("(width < 700px)")
  const height = rowHeight(isPhone)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 8,
    enabled: fill,
  })
  useEffect(() => virtual.measure(), [virtual, height])
  const shown = fill
    ? virtual.getVirtualItems()
    : rows.map((_, index) => ({ index, start: index * height, key: index }))
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (fill && more?.has === true && !more.isLoading && last + ahead >= rows.length) more.load()
  }, [fill, more, last, rows.length])
  // All rows are in the page: the list grows as far as the person wants.
  const further =
    !fill && more?.has === true ? (
      <Button busy={more.isLoading} onClick={more.load}>
        Show more
      </Button>
    ) : null

  const visible = shown.flatMap(({ index }) => rows[index] ?? [])
  const { shown: columns, offered, toggle } = useFittingColumns(label, all, { element: scroll, visible, isPhone })
  const columnsStyle = { "--columns": columns.map(({ width }) => width).join(" ") } as CSSProperties
  const move = (from: number, by: number) => {
    const to = Math.min(rows.length - 1, Math.max(0, from + by))
    virtual.scrollToIndex(to)
    requestAnimationFrame(() => scroll.current?.querySelector<HTMLElement>(`[aria-rowindex="${to + 2}"]`)?.focus())
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const isOfRow = event.target === event.currentTarget
    // Of the controls in a row, a checkbox handles the space bar and leaves the other keys to the row.
    if (!isOfRow && !(event.target instanceof HTMLInputElement && event.target.type === "checkbox")) return
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      j: 1,
      ArrowUp: -1,
      k: -1,
      PageDown: 15,
      PageUp: -15,
    }
    const by = steps[event.key] ?? (event.key === "Home" ? -rows.length : event.key === "End" ? rows.length : undefined)
    if (event.metaKey || event.ctrlKey || event.altKey) return
    if (by !== undefined) move(index, by)
    else if (event.key === "Enter") onOpen?.(rows[index]!)
    else if (event.key === "c" && onOpen !== undefined) void copyText(keyOf(rows[index]!), "Id copied")
    else if (event.key === " " && isOfRow && onMark !== undefined) onMark(rows[index]!)
    else return
    event.preventDefault()
  }
  // Not computed per frame, because there may be very many rows.
  const open = useMemo(
    () => (openKey === undefined ? -1 : rows.findIndex((row) => keyOf(row) === openKey)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each rendering makes a new `keyOf` that names the same row
    [rows, openKey],
  )
  const opened = useRef<number>(undefined)
  useEffect(() => {
    if (openKey !== undefined) {
      opened.current = open === -1 ? (opened.current ?? -1) : open
      return
    }
    const before = opened.current
    opened.current = undefined
    const focus = document.activeElement
    if (before === undefined || (focus !== document.body && focus?.closest("[data-detail]") == null)) return
    // The open item has closed, or is about to, and would take the focus with it. It may be none of the rows, because a
    // link led to it or the filter changed.
    const row = (which: string) => scroll.current?.querySelector<HTMLElement>(`tbody [role=row]${which}`)
    const back = row(`[aria-rowindex="${before + 2}"]`) ?? row("[tabindex='0']")
    back?.focus()
  }, [open, openKey])
  const focusable = Math.max(open, shown[0]?.index ?? 0)
  // A row that stays visible is not rendered again while the list scrolls; its handlers are looked up when they are
  // called.
  const latest = useRef({ onOpen, onKeyDown, rows })
  useEffect(() => {
    latest.current = { onOpen, onKeyDown, rows }
  })
  const acts = useMemo<RowActs>(
    () => ({
      onClick: (index) => latest.current.onOpen?.(latest.current.rows[index]!),
      onKeyDown: (event, index) => latest.current.onKeyDown(event, index),
    }),
    [],
  )

  return (
    <div className={`${css.frame} ${fill ? css.filled : ""}`} style={columnsStyle}>
      <div ref={scroll} className={css.scroll} data-list>
        {news === undefined ? null : <div className={css.news}>{news}</div>}
        <table
          role="table"
          aria-label={label}
          aria-rowcount={
            (total ?? (more?.has === true ? -1 : rows.length)) + (total === undefined && more?.has === true ? 0 : 1)
          }
          aria-busy={isStale}
          className={`${css.table} ${css.fluid} ${isStale ? css.stale : ""}`}
        >
          <thead role="rowgroup" className={css.head}>
            <tr role="row" aria-rowindex={1} className={css.row}>
              {columns.map(({ key, head, end }) => (
                <th key={key} role="columnheader" scope="col" className={`${css.cell} ${end === true ? css.end : ""}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            role="rowgroup"
            className={`${css.body} ${fill ? css.virtual : ""}`}
            style={fill ? { height: virtual.getTotalSize() } : undefined}
          >
            {shown.map(({ index, start }) => {
              const row = rows[index]!
              return (
                <DrawnRow
                  key={keyOf(row)}
                  row={row}
                  columns={columns as readonly Column<unknown>[]}
                  index={index}
                  start={fill ? start : undefined}
                  isOpen={index === open}
                  opens={onOpen !== undefined}
                  isFocusable={index === focusable}
                  acts={acts}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      {foot === undefined && further === null && offered.length === 0 ? null : (
        <div className={css.foot}>
          {further}
          {foot}
          <FoldedColumns of={offered} onToggle={toggle} />
        </div>
      )}
    </div>
  )
}
