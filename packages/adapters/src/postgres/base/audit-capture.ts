import type { CompiledQuery } from "kysely"
import { fill, shapeOf, type Written } from "./audit-written.ts"

type Row = Readonly<Record<string, unknown>>

/** The largest number of read rows that a unit of work remembers. Rows beyond it are shown without their values before. */
const mostRead = 5_000

/** A statement with its change, where a prepared text alone would not tell it. */
export interface WritingQuery extends CompiledQuery {
  readonly written?: Written | undefined
}

/** The changes of a unit of work, and the rows that it read, which have the values before. */
export interface Capture {
  readonly written: Written[]
  readonly read: (readonly Row[])[]
  countRead: number
}

export const makeCapture = (): Capture => ({ written: [], read: [], countRead: 0 })

/** Remembers what a statement writes. */
export const captureStatement = ({ written }: Capture, query: WritingQuery): void => {
  if ("written" in query) {
    if (query.written !== undefined) written.push(query.written)
    return
  }
  const shape = shapeOf(query)
  if (shape !== undefined) written.push(fill(shape, (value) => value))
}

/** Remembers the rows that a statement gave. */
export const captureRows = (capture: Capture, rows: readonly Row[]): void => {
  if (rows.length === 0 || capture.countRead + rows.length > mostRead) return
  capture.read.push(rows)
  capture.countRead += rows.length
}
