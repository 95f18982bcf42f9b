import { fromHeaderDate, type Timestamp } from "../shared/timestamp.ts"
import type { Attempt } from "./attempt.ts"

/** The statuses by which a receiver says that it is overloaded or briefly unavailable. */
const busy = new Set([429, 503])
const seconds = /^\d{1,10}$/u
/** The largest difference in milliseconds between the receiver's clock and ours at which the receiver's counts. */
const mostApart = 24 * 3600 * 1000
/** The number of characters of the header that the log shows. */
const mostLogged = 100

/** The delay that a receiver asked for. */
interface AskedDelay {
  /** The beginning of the header as it was received, for the log. */
  readonly text: string
  /** 0 for a date in the past; absent when the header cannot be read. */
  readonly seconds?: number
}

/**
 * The delay after which the receiver of an attempt wants the next one (RFC 9110, section 10.2.3); `undefined` when the
 * receiver asks for none. A date is compared with the receiver's own clock if the answer has a `Date` that differs from
 * ours by at most a day.
 */
export const readRetryAfter = (
  { status, responseHeaders }: Pick<Attempt, "status" | "responseHeaders">,
  now: Timestamp,
): AskedDelay | undefined => {
  const header = responseHeaders?.["retry-after"]
  if (status === undefined || !busy.has(status) || header === undefined) return undefined
  const text = header.slice(0, mostLogged)
  if (seconds.test(header)) return { text, seconds: Number(header) }
  const until = fromHeaderDate(header)
  if (until === undefined) return { text }
  const told = fromHeaderDate(responseHeaders?.["date"] ?? "")
  const from = told !== undefined && Math.abs(told - now) <= mostApart ? told : now
  return { text, seconds: Math.max(0, Math.ceil((until - from) / 1000)) }
}
