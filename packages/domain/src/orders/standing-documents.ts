import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderChargeId } from "../shared/ids.ts"

/** The documents, by their numbers or else their ids, that what a version of an order made stands on (contract V33). */
export interface StandingDocuments {
  /** Draft invoices with lines of it. */
  readonly drafts: readonly string[]
  /** Posted invoices with lines of it that are not credited in full. */
  readonly invoices: readonly string[]
  /** Posted invoices that bill usage or measurements of it. */
  readonly usage: readonly string[]
  /** Posted credit notes that were made with it. */
  readonly notes: readonly string[]
}

/** The documents that a version of an order made. */
export interface MadeByVersion {
  readonly standing: StandingDocuments
  /** The first day that lines billed of a version of a charge which are credited in full. */
  readonly credited: ReadonlyMap<OrderChargeId, CalendarDate>
}

export const standsOn = ({ drafts, invoices, usage, notes }: StandingDocuments): boolean =>
  [drafts, invoices, usage, notes].some((documents) => documents.length > 0)

/** The documents in the way of a revert, and the remedy for each. */
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
