import { Effect } from "effect"
import type { BookingId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { patchBooking, type PatchBookingRequest } from "../patch-booking.ts"
import type { BookingStore } from "../ports/booking-store.ts"

export interface OverrideBookingPorts {
  readonly bookings: Pick<BookingStore, "findForUpdate" | "update">
  readonly unitOfWork: UnitOfWork
}

/** Overrides the labels of a booking. Amounts cannot be changed (contract S34). */
export const makeOverrideBooking = ({ bookings, unitOfWork }: OverrideBookingPorts) =>
  Effect.fn("orders.overrideBooking")((scope: Scope, id: BookingId, request: PatchBookingRequest) =>
    unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const before = yield* bookings.findForUpdate(scope, id)
        yield* bookings.update(yield* patchBooking(before, request, yield* currentTime))
      }),
    ),
  )
