import type { ReactNode } from "react"

/** Where a column goes on a phone, whose rows have two lines; one without a place is left out there. */
export type PhonePlace = "title" | "aside" | "note" | "corner"

/** A column of a list. */
export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  /** A track of a grid: `120px`, `minmax(160px, 2fr)`. */
  readonly width: string
  readonly end?: boolean
  readonly phone?: PhonePlace
  readonly cell: (row: Row) => ReactNode
}
