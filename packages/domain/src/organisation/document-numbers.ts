import type { CalendarDate } from "../shared/calendar-date.ts"
import { formatNumber, type NumberSeries, type SeriesKind } from "./number-series.ts"

/** Documents that have a journal each. */
export type DocumentKind = Extract<SeriesKind, "Invoice" | "Credit">

/** A document that gets a number. */
export interface NumberedDocument {
  readonly kind: DocumentKind
  readonly date: CalendarDate
}

/** The first of the numbers that were taken of a series, and how they are written. */
export type SeriesNumber = Pick<NumberSeries, "format" | "nextNumber">

/** The first numbers of documents, by kind, and of their journals. */
export type TakenNumbers = { readonly [K in DocumentKind]?: SeriesNumber } & { readonly Journal: SeriesNumber }

/** How many numbers of each kind documents need. */
export const countsOf = (documents: readonly NumberedDocument[]): ReadonlyMap<DocumentKind, number> => {
  const counts = new Map<DocumentKind, number>()
  for (const { kind } of documents) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** Gives numbers to documents and their journals, in the order of the documents. */
export const numbersFor = (documents: readonly NumberedDocument[], taken: TakenNumbers) => {
  const used = new Map<DocumentKind, number>()
  return documents.map(({ kind, date }, index) => {
    const before = used.get(kind) ?? 0
    used.set(kind, before + 1)
    const { format, nextNumber } = taken[kind]!
    return {
      number: formatNumber(format, nextNumber + before, date),
      journalNumber: formatNumber(taken.Journal.format, taken.Journal.nextNumber + index, date),
    }
  })
}
