import type { ReactNode } from "react"
import css from "./plain-table.module.css"

export interface PlainColumn<Row> {
  readonly key: string
  readonly head: ReactNode
  /** Aligns figures with the end of their column. */
  readonly end?: boolean
  /** Keeps its words on one line. */
  readonly keep?: boolean
  readonly cell: (row: Row) => ReactNode
}

export interface PlainTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string
  readonly columns: readonly PlainColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row, index: number) => string
  /** Centres rows vertically, for rows with buttons; others are aligned with their first line. */
  readonly isMiddle?: boolean
  /** Cells of a final row, one for each column. */
  readonly foot?: readonly ReactNode[] | undefined
}

/** A small table on a page, with all rows rendered; it scrolls sideways when the window is narrow. */
export const PlainTable = <Row,>({ label, columns, rows, keyOf, isMiddle = false, foot }: PlainTableProps<Row>) => {
  const classOf = ({ end, keep }: PlainColumn<Row>) => (end === true ? css.end : keep === true ? css.keep : undefined)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow
    <div className={css.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={`${css.table} ${isMiddle ? css.middle : ""}`} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              {columns.map((column) => (
                <td key={column.key} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot === undefined ? null : (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.key} className={classOf(column)}>
                  {foot[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
