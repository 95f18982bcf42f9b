import type { LegalEntityId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { StoredEvent } from "./event.ts"

/** A place in the order of the feed (contract W36), directly after the event with these values. */
export interface FeedPosition {
  readonly epoch: number
  /** The number of the event's transaction. */
  readonly xid: string
  readonly id: string
  /** The time up to which the log was kept when the position was given. */
  readonly at: Timestamp
}

/** The events that a reader asks for. */
export interface FeedFilter {
  /** Canonical tags; all when absent. */
  readonly tags?: readonly string[]
  /** Only events whose data names this account by its id. */
  readonly accountId?: string
}

export type FeedEvent = Pick<StoredEvent, "id" | "tag" | "envelope"> & { readonly position: FeedPosition }

/** The seconds that a reader may wait for an event. */
export const longestWait = 30
/** The tags that a reader may name. */
export const mostFeedTags = 40
/** The most bytes of a page, unless its first event alone is larger. */
export const mostFeedBytes = 4 * 2 ** 20
/** The most readers that may wait, of a tenant and of a process. */
export const mostWaiting = { ofTenant: 20, ofProcess: 200 } as const
export const mostConsumers = 20
/** A consumer that was not used for this many days is deleted. */
export const keptConsumerDays = 30
/** Users are told this many days before the deletion. */
export const consumerNoticeDays = 7
/** Events that wait for a consumer are counted up to `mostBehind`, among the next `lookedAtBehind` events. */
export const mostBehind = 1_000
export const lookedAtBehind = 10_000

/** The lowest id, which is before every event. */
export const noId = "00000000-0000-0000-0000-000000000000"

/** The position at which the feed begins. */
export const beginning = (at: Timestamp): FeedPosition => ({ epoch: 0, xid: "0", id: noId, at })

/** Whether `one` is at or after `other`. */
export const isBehind = (one: FeedPosition, other: FeedPosition): boolean => {
  if (one.epoch !== other.epoch) return one.epoch > other.epoch
  if (one.xid !== other.xid) return BigInt(one.xid) > BigInt(other.xid)
  return one.id >= other.id
}

/** The query to which a cursor belongs, as a hash of the legal entity, the filters and the consumer. */
export const queryOf = (legalEntityId: LegalEntityId, { tags, accountId }: FeedFilter, consumer = ""): string =>
  hash([legalEntityId, [...(tags ?? [])].sort().join(), accountId ?? "", consumer].join("|"))

/** FNV-1a of 32 bits: it tells queries apart and keeps nothing secret. */
const hash = (text: string): string => {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return value.toString(36)
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The text of a cursor, which callers do not read. */
export const printCursor = ({ epoch, xid, id, at }: FeedPosition, query: string): string =>
  [epoch, xid, id, at, query].join(".")

/**
 * The position of a cursor; `undefined` for a text that is no cursor. With `query`, also for a cursor of another query.
 */
export const readCursorText = (text: string, query?: string): FeedPosition | undefined => {
  const [epoch = "", xid = "", id = "", at = "", of = "", ...rest] = text.split(".")
  const isCursor = /^\d{1,4}$/.test(epoch) && /^\d{1,18}$/.test(xid) && uuidForm.test(id) && /^\d{1,15}$/.test(at)
  if (!isCursor || rest.length > 0 || (query !== undefined && of !== query)) return undefined
  return { epoch: Number(epoch), xid, id, at: Number(at) as Timestamp }
}
