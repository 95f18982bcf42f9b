import type { DeliveryId, TenantId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/**
 * The reasons why an attempt failed (contract W20). `crashed` means that the attempt was claimed several times and no
 * worker returned a result.
 */
export const failureReasons = [
  "http_status",
  "timeout",
  "dns",
  "connection_refused",
  "connection_reset",
  "tls",
  "blocked_address",
  "protocol",
  "crashed",
  "internal",
] as const
export type FailureReason = (typeof failureReasons)[number]

/** A range of response statuses: a single status or a class (RFC 9110, section 15). Both ends are included. */
export interface StatusRange {
  readonly from: number
  readonly to: number
}

/** The notation of a range of statuses: a status as three digits, or a class as its first digit and `xx`. */
export const statusRangePattern = "^[1-9](\\d\\d|[xX]{2})$"
const statusRange = new RegExp(statusRangePattern, "u")

/** Reads a status or a class of statuses; undefined for any other text. */
export const parseStatusRange = (text: string): StatusRange | undefined =>
  statusRange.test(text)
    ? { from: Number(text.replace(/xx/iu, "00")), to: Number(text.replace(/xx/iu, "99")) }
    : undefined

export const nextReasons = ["Schedule", "QuickRepeat", "RetryAfter", "Exhausted", "None"] as const

/** The consequence of a failed attempt (contract W45). */
export interface NextAttempt {
  /** The reason for the time of the next attempt, or for the absence of a next attempt. */
  readonly because: (typeof nextReasons)[number]
  /** The seconds from the end of the attempt to the next one; absent when there is none. */
  readonly delaySeconds?: number
  /** The `Retry-After` of the answer, where the webhook heeds it, up to 100 characters. */
  readonly retryAfter?: string
}

/** One request and its result, as the log stores it (contract W27). Immutable once written. */
export interface Attempt {
  readonly tenantId: TenantId
  readonly deliveryId: DeliveryId
  /** The number of the attempt within its delivery, 1..n without a gap (contract W23). */
  readonly number: number
  readonly manual: boolean
  readonly startedAt: Timestamp
  readonly durationMs: number
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly succeeded: boolean
  /** The status of the receiver's response. */
  readonly status?: number
  readonly failureReason?: FailureReason
  /** A sentence about the failure for people. */
  readonly failureDetail?: string
  readonly responseHeaders?: Readonly<Record<string, string>>
  readonly responseBody?: string
  readonly responseTruncated?: boolean
  readonly remoteAddress?: string
  /** True when the receiver refused the body as too large, so that later attempts of the delivery send no data. */
  readonly becameThin?: boolean
  /** Absent for a success, and for attempts that were logged before the log had this member. */
  readonly next?: NextAttempt
}
