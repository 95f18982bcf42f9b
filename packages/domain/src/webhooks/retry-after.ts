import { fromHeaderDate, type Timestamp } from "../shared/timestamp.ts"
import type { Attempt } from "./attempt.ts"

/** The statuses with which a receiver says that it has too much to do, or that it is away for a while. */
const busy = new Set([429, 503])
const seconds = /^\d{1,10}$/u
/** How far the receiver's clock may be from ours, in milliseconds, before its dates are read by ours. */
const mostApart = 24 * 3600 * 1000
/** The most characters of a header that the log repeats. */
const mostLogged = 100

/** The delay that a receiver asked for. */
interface AskedDelay {
  /** The header as it came, cut to what the log repeats. */
  readonly text: string
  /** 0 for a date in the past; absent when the header cannot be read. */
  readonly seconds?: number
}

/**
 * The time after which the receiver of an attempt wants the next one (RFC 9110, section 10.2.3). `undefined` when it
 * asks for none. A date is compared with the receiver's own clock where the answer tells it and it is at most a day off.
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
