import type { TenantId, WebhookId } from "../shared/ids.ts"
import type { HeldBody } from "./held-bodies.ts"
import type { SendOutcome } from "./ports/webhook-sender.ts"

/** An item that waits for its turn. Times are in milliseconds of a clock that never jumps. */
export interface Waiting<T> extends HeldBody {
  readonly item: T
  /** A person waits for the item: it goes before the others of its webhook. */
  readonly urgent: boolean
  readonly since: number
}

/** How a request ended. Only a time-out says that the receiver hangs; each other end frees its slot at once. */
export type RequestEnd = "Answered" | "TimedOut" | "NotMade"

export const requestEnd = (outcome: SendOutcome): RequestEnd =>
  outcome._tag === "NotAnswered" && outcome.reason === "timeout" ? "TimedOut" : "Answered"

/** A webhook begins with so many requests at a time, until its receiver has answered once. */
const firstCap = 2
/** For this time after a time-out a webhook may not take the slots that are kept for receivers that answer. */
const lateForMs = 5 * 60_000
/** A webhook that nothing was sent to for this time is forgotten, unless its last request timed out. */
const rememberedForMs = 10_000

/**
 * What a worker knows of one webhook's receiver: the requests under way, the items that wait, and how many requests at
 * a time it may have (contract W26). The cap doubles with each answer up to `most`, and halves with each time-out down
 * to a single probe.
 */
export interface ReceiverLine<T> {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
  readonly waiting: Waiting<T>[]
  /** The last body that memory had no room for, and when that was; absent once an item was taken in again. */
  refused: (HeldBody & { readonly at: number }) | undefined
  cap: number
  /** Requests under way, and those of them that linger. */
  underWay: number
  lingering: number
  /** Items that the cap leaves room for; `traffic.ts` keeps it. */
  ready: number
  /** Whether the receiver has answered since the line was made. */
  proven: boolean
  timedOutAt: number | undefined
  usedAt: number
  /** The second that is running, and the requests that ended in it and in the one before. */
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

/** Requests of the webhook that end in a second: the better of the running second and the one before. */
const perSecond = (line: Line, now: number): number => {
  const second = Math.floor(now / 1000)
  if (second !== line.second) {
    line.endedBefore = second === line.second + 1 ? line.ended : 0
    line.ended = 0
    line.second = second
  }
  return Math.max(line.ended, line.endedBefore)
}

/** The cap, the proof and the speed of a webhook after a request to it has ended. */
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

/** Whether the receiver may hang: it has not answered yet, a request to it lingers, or one timed out lately. */
export const isSuspect = (line: Line): boolean => !line.proven || line.lingering > 0 || line.timedOutAt !== undefined

/** Whether more of the webhook than it may have under way would wait in vain. */
export const hangs = (line: Line): boolean => line.timedOutAt !== undefined || (!line.proven && line.lingering > 0)

/**
 * How many items the line may hold in all: of a receiver that answers, about a second's work beside those under way. As
 * many urgent ones may wait before the others.
 */
export const capacity = (line: Line, most: number, now: number): number =>
  hangs(line) ? line.cap : line.cap + Math.max(4 * (line.proven ? line.cap : most), perSecond(line, now))

/** How many items the line may hold before it needs no more: half its cap, or the work of an eighth of a second. */
export const enough = (line: Line, now: number): number =>
  hangs(line) ? 0 : Math.max(line.cap / 2, perSecond(line, now) / 8)

/** How many items to bring in for a webhook that has room: about a second's work; a probe where the receiver hangs. */
export const appetite = (line: Line | undefined, most: number, now: number): number => {
  if (line === undefined) return 2 * Math.min(firstCap, most)
  return hangs(line) ? line.cap : Math.max(2 * line.cap, perSecond(line, now))
}

/** Forgets a time-out that is long past, and tells whether nothing is left to know of the webhook. */
export const fade = (line: Line, now: number): boolean => {
  if (line.timedOutAt !== undefined && line.timedOutAt <= now - lateForMs) line.timedOutAt = undefined
  if (line.underWay > 0 || line.waiting.length > 0) return false
  return line.timedOutAt === undefined && line.usedAt <= now - rememberedForMs
}
