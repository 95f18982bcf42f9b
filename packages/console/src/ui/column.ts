import type { ReactNode } from "react"

/** The place of a column on a phone, where rows have two lines; a column without a place is hidden there. */
export type PhonePlace = "title" | "aside" | "note" | "corner"

/** A column of a list. */
export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  /** A track of a grid, such as `120px` or `minmax(160px, 2fr)`. */
  readonly width: string
  readonly end?: boolean
  /**
   * Set for a column that a list without room leaves out, the smallest number first. The column needs a text as its
   * head, and is not shown while it is empty.
   */
  readonly fold?: number
  readonly phone?: PhonePlace
  readonly cell: (row: Row) => ReactNode
}
