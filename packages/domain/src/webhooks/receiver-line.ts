import type { TenantId, WebhookId } from "../shared/ids.ts"
import type { HeldBody } from "./held-bodies.ts"
import type { SendOutcome } from "./ports/webhook-sender.ts"

/** A waiting item. Times are in milliseconds of a monotonic clock. */
export interface Waiting<T> extends HeldBody {
  readonly item: T
  /** Whether a person waits for the item, which then goes before the others of its webhook. */
  readonly urgent: boolean
  readonly since: number
}

/** The end of a request. Only a time-out shows that the receiver hangs; any other end frees the slot at once. */
export type RequestEnd = "Answered" | "TimedOut" | "NotMade"

export const requestEnd = (outcome: SendOutcome): RequestEnd =>
  outcome._tag === "NotAnswered" && outcome.reason === "timeout" ? "TimedOut" : "Answered"

/** The number of concurrent requests of a webhook until its receiver has answered once. */
const firstCap = 2
/** The time after a time-out in which a webhook may not use the slots that are reserved for receivers that answer. */
const lateForMs = 5 * 60_000
/** The time without a request after which a webhook is forgotten, unless its last request timed out. */
const rememberedForMs = 10_000

/**
 * The state of one webhook's receiver in a worker: running requests, waiting items, and the allowed number of
 * concurrent requests (contract W26). This cap doubles with each response up to `most`, and halves with each time-out,
 * down to a single probe.
 */
export interface ReceiverLine<T> {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
  readonly waiting: Waiting<T>[]
  /** The last body for which there was no memory, with the time; absent once an item was accepted again. */
  refused: (HeldBody & { readonly at: number }) | undefined
  cap: number
  /** The number of running requests, and of those among them that linger. */
  underWay: number
  lingering: number
  /** The number of items that the cap leaves room for. `traffic.ts` maintains it. */
  ready: number
  /** Whether the receiver has answered since the line was made. */
  proven: boolean
  timedOutAt: number | undefined
  usedAt: number
  /** The current second, and the number of requests that ended in it and in the second before. */
  second: number
  ended: number
  endedBefore: number
}

export const newLine = <T>(tenantId: TenantId, webhookId: WebhookId, most: number, now: number): ReceiverLine<T> => ({
  tenantId,
  webhookId,
  waiting: [],
  refused: undefined,
  cap: Math.min(firstCap, most),
  underWay: 0,
  lingering: 0,
  ready: 0,
  proven: false,
  timedOutAt: undefined,
  usedAt: now,
  second: 0,
  ended: 0,
  endedBefore: 0,
})

type Line = ReceiverLine<unknown>

/** The number of requests of the webhook that end in a second: the higher of the current second and the one before. */
const perSecond = (line: Line, now: number): number => {
  const second = Math.floor(now / 1000)
  if (second !== line.second) {
    line.endedBefore = second === line.second + 1 ? line.ended : 0
    line.ended = 0
    line.second = second
  }
  return Math.max(line.ended, line.endedBefore)
}

/** Updates the cap, the proof and the speed of a webhook after a request to it has ended. */
export const noteEnd = (line: Line, end: RequestEnd, most: number, now: number): void => {
  perSecond(line, now)
  line.ended += 1
  line.usedAt = now
  if (end === "TimedOut") {
    line.cap = Math.max(1, Math.floor(line.cap / 2))
    line.timedOutAt = now
  } else if (end === "Answered") {
    line.cap = Math.min(most, line.cap * 2)
    line.proven = true
    line.timedOutAt = undefined
  }
}

/** Whether the receiver may hang: it has not answered yet, a request to it lingers, or one timed out recently. */
export const isSuspect = (line: Line): boolean => !line.proven || line.lingering > 0 || line.timedOutAt !== undefined

/** Whether items beyond the webhook's cap would wait in vain. */
export const hangs = (line: Line): boolean => line.timedOutAt !== undefined || (!line.proven && line.lingering > 0)

/**
 * The number of items that the line may hold in total: for a receiver that answers, about a second's work beside the
 * running requests. The same number of urgent items may wait before the others.
 */
export const capacity = (line: Line, most: number, now: number): number =>
  hangs(line) ? line.cap : line.cap + Math.max(4 * (line.proven ? line.cap : most), perSecond(line, now))

/** The number of items from which the line needs no more: half its cap, or the work of an eighth of a second. */
export const enough = (line: Line, now: number): number =>
  hangs(line) ? 0 : Math.max(line.cap / 2, perSecond(line, now) / 8)

/**
 * The number of items to fetch for a webhook that has room: about a second's work; a single probe when the receiver
 * hangs.
 */
export const appetite = (line: Line | undefined, most: number, now: number): number => {
  if (line === undefined) return 2 * Math.min(firstCap, most)
  return hangs(line) ? line.cap : Math.max(2 * line.cap, perSecond(line, now))
}

/** Forgets a time-out that is long past. Tells whether nothing is left to remember of the webhook. */
export const fade = (line: Line, now: number): boolean => {
  if (line.timedOutAt !== undefined && line.timedOutAt <= now - lateForMs) line.timedOutAt = undefined
  if (line.underWay > 0 || line.waiting.length > 0) return false
  return line.timedOutAt === undefined && line.usedAt <= now - rememberedForMs
}
