import { type KeyboardEvent, memo, type ReactNode } from "react"
import type { Column } from "./column.ts"
import css from "./table.module.css"

/** A truncated text shows the whole text as a tooltip. */
const sayWhole = ({ currentTarget: text }: { readonly currentTarget: HTMLElement }) => {
  if (text.scrollWidth > text.clientWidth) text.title = text.textContent
  else text.removeAttribute("title")
}

const Content = ({ of }: { readonly of: ReactNode }) =>
  typeof of === "string" && of !== "" ? <span onPointerEnter={sayWhole}>{of}</span> : of

export interface RowActs {
  readonly onClick: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void
}

interface DrawnRowProps {
  readonly row: unknown
  readonly columns: readonly Column<unknown>[]
  readonly index: number
  /** Distance from the top of the list, in pixels; absent when rows are laid out one after another. */
  readonly start: number | undefined
  readonly isOpen: boolean
  readonly opens: boolean
  readonly isFocusable: boolean
  readonly acts: RowActs
}

/** A row of a list, drawn anew only when something of it changes. */
export const DrawnRow = memo(({ row, columns, index, start, isOpen, opens, isFocusable, acts }: DrawnRowProps) => (
  <tr
    role="row"
    aria-rowindex={index + 2}
    aria-current={isOpen || undefined}
    tabIndex={opens ? (isFocusable ? 0 : -1) : undefined}
    className={`${css.row} ${opens ? css.opens : ""} ${isOpen ? css.open : ""}`}
    style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
    onClick={() => acts.onClick(index)}
    onKeyDown={(event) => acts.onKeyDown(event, index)}
  >
    {columns.map(({ key, end, phone, cell }) => (
      <td
        key={key}
        role="cell"
        className={`${css.cell} ${end === true ? css.end : ""} ${phone === undefined ? css.onlyWide : css[phone]}`}
      >
        <Content of={cell(row)} />
      </td>
    ))}
  </tr>
))
