import type { CalendarDate } from "../shared/calendar-date.ts"
import type { SeriesKind } from "../resources/resources.ts"
import { formatNumber, type NumberSeries } from "./number-series.ts"

/** The kinds of documents that have a journal each. */
export type DocumentKind = Extract<SeriesKind, "Invoice" | "Credit">

/** A document to number. */
export interface NumberedDocument {
  readonly kind: DocumentKind
  readonly date: CalendarDate
}

/** The first number that was taken from a series, and the format of the series. */
export type SeriesNumber = Pick<NumberSeries, "format" | "nextNumber">

/** The first numbers for documents, by kind, and for their journals. */
export type TakenNumbers = { readonly [K in DocumentKind]?: SeriesNumber } & { readonly Journal: SeriesNumber }

/** The count of numbers of each kind that documents need. */
export const countsOf = (documents: readonly NumberedDocument[]): ReadonlyMap<DocumentKind, number> => {
  const counts = new Map<DocumentKind, number>()
  for (const { kind } of documents) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** Assigns numbers to documents and their journals, in the order of the documents. */
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
