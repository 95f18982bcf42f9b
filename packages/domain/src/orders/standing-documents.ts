import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId } from "../shared/ids.ts"

/** The documents, by number or else by id, that depend on what a version of an order made (contract V33). */
export interface StandingDocuments {
  /** Draft invoices with lines of the version. */
  readonly drafts: readonly string[]
  /** Posted invoices with lines of the version that are not credited in full. */
  readonly invoices: readonly string[]
  /** Posted invoices that bill usage or measurements of the version. */
  readonly usage: readonly string[]
  /** Posted credit notes that were made with the version. */
  readonly notes: readonly string[]
}

/** The documents that depend on a version of an order. */
export interface MadeByVersion {
  readonly standing: StandingDocuments
  /** The first day of the invoice lines that are credited in full, by version of a charge. */
  readonly credited: ReadonlyMap<OrderChargeId, CalendarDate>
}

export const standsOn = ({ drafts, invoices, usage, notes }: StandingDocuments): boolean =>
  [drafts, invoices, usage, notes].some((documents) => documents.length > 0)

/** Lists the documents that prevent a revert, with the remedy for each. */
export const describeStanding = ({ drafts, invoices, usage, notes }: StandingDocuments): string =>
  [
    sentence(drafts, (names) => `Cancel draft invoice ${names}.`),
    sentence(invoices, (names) => `Credit its lines on invoice ${names} in full and post the credit note.`),
    sentence(usage, (names) => `Its usage is billed on invoice ${names}: change or cancel the subscription instead.`),
    sentence(notes, (names) => `Its credit note ${names} is posted: change or cancel the subscription instead.`),
  ]
    .flat()
    .join(" ")

const sentence = (names: readonly string[], of: (names: string) => string): readonly string[] =>
  names.length === 0 ? [] : [of(names.join(", "))]
