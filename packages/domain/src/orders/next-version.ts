import type { CalendarDate } from "../shared/calendar-date.ts"
import type { OrderId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Order, OrderStatus } from "./order.ts"

/** What makes a version of an order. */
export interface VersionMade {
  /** Of the new version. */
  readonly id: OrderId
  readonly status: OrderStatus
  /** Of a change or of discounts; what made no change of its own keeps that of the version before. */
  readonly effectiveChangeDate?: CalendarDate
  readonly now: Timestamp
}

/**
 * Begins the version that follows the last one, with the same number (contract S7). What follows (`renewOrder`,
 * `cancelOrder`, …) edits the version begun here: the parts it makes are `madeIn` this version, those it ends `endedIn`
 * it. Parts stay the very same objects; the version before is no longer the last one from when this one is stored.
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
