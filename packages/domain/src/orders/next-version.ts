import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Order, OrderStatus } from "./order.ts"

/** The members that a new version of an order gets. */
export interface VersionMade {
  /** The id of the new version. */
  readonly id: OrderId
  readonly status: OrderStatus
  /** The date of a change or of changed discounts. Other operations keep the date of the version before. */
  readonly effectiveChangeDate?: CalendarDate
  readonly now: Timestamp
}

/**
 * Begins the version after the last one, under the same order number (contract S7). `renewOrder`, `cancelOrder` and
 * others then edit it: the parts that they make are `madeIn` this version, those that they end are `endedIn` it. All
 * parts stay the same objects. The version before stops being the last one when this one is stored.
 */
export const nextVersion = (before: Order, { id, status, effectiveChangeDate, now }: VersionMade): Order => ({
  ...before,
  id,
  version: before.version + 1,
  isLastVersion: true,
  status,
  ...(effectiveChangeDate === undefined ? {} : { effectiveChangeDate }),
  createdAt: now,
  modifiedAt: now,
})
