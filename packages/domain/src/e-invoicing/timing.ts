import { DateTime } from "effect"
import type { Timestamp } from "../shared/timestamp.ts"

/** What a deployment may set of e-invoicing. */
export interface EInvoicingTiming {
  /** Longest that one exchange with the provider may take, in seconds. */
  readonly timeoutSeconds: number
  /** From one status read of an entry to the next, in seconds. */
  readonly pollSeconds: number
  /** Public address of a tenant's notifications. */
  readonly notificationUrl: (key: string) => string
}

/** The calendar date in a time zone, `yyyy-MM-dd`. */
export const dateIn = (timeZone: string, at: Timestamp): string =>
  DateTime.formatIsoDate(DateTime.makeZonedUnsafe(at, { timeZone }))
