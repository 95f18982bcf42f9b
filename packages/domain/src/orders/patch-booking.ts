import { Effect } from "effect"
import { patchDate } from "../catalogue/request-context.ts"
import type { LookupKey } from "../listing/lookup-key.ts"
import { mergePatch } from "../listing/merge-patch.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Booking, BookingLabels } from "./booking.ts"
import { findClassification } from "./booking-classification.ts"

/** What a caller overrides of a booking (contract S34). */
export interface PatchBookingRequest extends Partial<
  Pick<BookingLabels, "bookingType" | "accountCategory" | "changeType">
> {
  readonly effectiveDate?: string
  readonly classification?: LookupKey
  /** Null and an empty text take them away. */
  readonly notes?: string | null
}

/** A booking with labels of the caller's; amounts stay what they were (contract S34). */
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
