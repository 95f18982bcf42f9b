import { Effect } from "effect"
import { patchDate } from "../catalogue/request-context.ts"
import type { LookupKey } from "../listing/lookup-key.ts"
import { mergePatch } from "../listing/merge-patch.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Booking, BookingLabels } from "./booking.ts"
import { findClassification } from "./booking-classification.ts"

/** The members of a booking that a caller overrides (contract S34). */
export interface PatchBookingRequest extends Partial<
  Pick<BookingLabels, "bookingType" | "accountCategory" | "changeType">
> {
  readonly effectiveDate?: string
  readonly classification?: LookupKey
  /** Null or an empty text removes the notes. */
  readonly notes?: string | null
}

/** The booking with the labels that the caller gives. Amounts are unchanged (contract S34). */
export const patchBooking = Effect.fnUntraced(function* (
  before: Booking,
  { effectiveDate, classification, notes, ...labels }: PatchBookingRequest,
  now: Timestamp,
) {
  return mergePatch<Booking>(before, {
    ...labels,
    effectiveDate: (yield* patchDate("effectiveDate", effectiveDate)) ?? undefined,
    classification:
      classification === undefined ? undefined : yield* findClassification("classification", classification),
    notes: notes === "" ? null : notes,
    modifiedAt: now,
  })
})
