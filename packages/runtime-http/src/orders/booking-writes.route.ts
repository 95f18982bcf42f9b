import { accountCategories, bookingTypes, changeTypes } from "@svc/domain/orders/booking"
import type { BookingId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, DayInput, idParameter, LookupKey, Maybe, named, Text } from "../shapes.ts"
import type { OrdersDoor } from "./order-reads.ts"

const UpdateBookingRequest = closed(
  {
    bookingType: Type.Optional(Type.Enum([...bookingTypes])),
    accountCategory: Type.Optional(Type.Enum([...accountCategories])),
    changeType: Type.Optional(Type.Enum([...changeTypes])),
    notes: Maybe(Text),
    effectiveDate: Type.Optional(DayInput),
    classification: Type.Optional(LookupKey),
  },
  named("UpdateBookingRequest"),
)

/** Operations that write bookings (contract S34). */
export const bookingWrites = ({ orders }: Pick<OrdersDoor, "orders">): readonly AnyOperation[] => [
  apiOperation({
    method: "patch",
    path: "/Bookings/{id}",
    tag: "Bookings",
    need: "orders:write",
    transaction: "idempotent",
    summary: "Override the classification of a booking",
    description:
      "A merge patch (RFC 7396) of its type, account category, change type, classification, date and notes. Amounts stay unchanged.",
    params: idParameter<BookingId>(),
    body: UpdateBookingRequest,
    answers: { 204: { description: "Changed" }, 404: { description: "No such booking" } },
    handle: ({ scope }, { params: { id }, body }) =>
      Effect.as(orders.overrideBooking(scope, id, body), { status: 204 }),
  }),
]
