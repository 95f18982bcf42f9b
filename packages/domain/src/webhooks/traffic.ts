import type { TenantId, WebhookId } from "../shared/ids.ts"
import { makeHeldBodies } from "./held-bodies.ts"
import {
  appetite,
  capacity,
  enough,
  fade,
  hangs,
  isSuspect,
  newLine,
  noteEnd,
  type ReceiverLine,
  type RequestEnd,
  type Waiting,
} from "./receiver-line.ts"
import { type Load, mayLinger, newShare, nextLine, sharesOf, type TenantShare } from "./tenant-share.ts"

export interface TrafficSettings {
  /** The number of concurrent requests in total. */
  readonly slots: number
  /** The number of concurrent requests to one webhook whose receiver answers (contract W26). */
  readonly maxPerWebhook: number
}

interface Request<T> {
  readonly line: ReceiverLine<T>
  readonly suspect: boolean
  readonly since: number
  lingers: boolean
}

/** The time after which a request no longer counts against the slots, so that a hung receiver delays nobody else. */
export const lingersAfterMs = 1_000
/** An item that waits longer is given back, because its claim must outlast its request. */
export const longestWaitMs = 5_000
/** The bytes of bodies that a worker may have in memory, waiting or being sent (contract W26). */
export const mostBodyBytes = 128 * 2 ** 20

/**
 * Decides what may be sent now: as many requests to a webhook as its receiver has been shown to answer, and at most
 * `slots` in total, which tenants share by turns. An eighth of the slots is left to tenants with few running requests,
 * and half of the slots to receivers that answer (contract W26). Items that wait for their webhook's cap or for a slot
 * wait here, up to about a second's work of the receiver and as long as their bodies have room (`held-bodies.ts`);
 * further items are surplus.
 */
export const makeTraffic = <T>({ slots, maxPerWebhook }: TrafficSettings) => {
  const shares = sharesOf(slots, maxPerWebhook)
  const load: Load = { busy: 0, suspectBusy: 0, lingering: 0 }
  const lines = new Map<WebhookId, ReceiverLine<T>>()
  const tenants = new Map<TenantId, TenantShare<T>>()
  /** Tenants with an item for a webhook that has room for it. A tenant that had a turn goes to the end. */
  const turns = new Set<TenantShare<T>>()
  const underWay = new Map<T, Request<T>>()
  const bodies = makeHeldBodies<T>(mostBodyBytes)
  let waitingCount = 0
  /** The number of items for receivers that answer, with room under the cap of their webhook. */
  let ready = 0

  const shareOf = (tenantId: TenantId): TenantShare<T> => {
    const known = tenants.get(tenantId)
    if (known !== undefined) return known
    const share = newShare<T>()
    tenants.set(tenantId, share)
    return share
  }

  const lineOf = ({ tenantId, webhookId, since }: Waiting<T>): ReceiverLine<T> => {
    const known = lines.get(webhookId)
    if (known !== undefined) return known
    const line = newLine<T>(tenantId, webhookId, maxPerWebhook, since)
    lines.set(webhookId, line)
    shareOf(tenantId).lines += 1
    return line
  }

  /**
   * Adds the webhook to those to which a request could be sent, or removes it. Must be called after any change of the
   * webhook.
   */
  const place = (line: ReceiverLine<T>): void => {
    const share = shareOf(line.tenantId)
    const suspect = isSuspect(line)
    const room = Math.max(0, Math.min(line.waiting.length, line.cap - line.underWay))
    ready -= line.ready
    line.ready = suspect ? 0 : room
    ready += line.ready
    if (room === 0 || suspect) share.sure.delete(line)
    if (room === 0 || !suspect) share.suspect.delete(line)
    if (room > 0) (suspect ? share.suspect : share.sure).add(line)
    if (share.sure.size + share.suspect.size > 0) turns.add(share)
    else turns.delete(share)
  }

  /** Removes from the line the items that match, and gives them. */
  const takeOut = (line: ReceiverLine<T>, goes: (one: Waiting<T>, place: number) => boolean): readonly Waiting<T>[] => {
    const gone = line.waiting.filter(goes)
    if (gone.length === 0) return gone
    line.waiting.splice(0, line.waiting.length, ...line.waiting.filter((one, index) => !goes(one, index)))
    waitingCount -= gone.length
    for (const { item } of gone) bodies.release(item)
    place(line)
    return gone
  }

  const begin = (share: TenantShare<T>, line: ReceiverLine<T>, now: number): Waiting<T> => {
    const one = line.waiting.shift()!
    waitingCount -= 1
    const suspect = isSuspect(line)
    underWay.set(one.item, { line, suspect, since: now, lingers: false })
    line.underWay += 1
    load.busy += 1
    share.busy += 1
    if (suspect) load.suspectBusy += 1
    share.suspectNext = !suspect
    // The tenant goes to the end of those that have a turn.
    ;(suspect ? share.suspect : share.sure).delete(line)
    turns.delete(share)
    place(line)
    return one
  }

  const freeSlot = ({ line, suspect }: Request<T>): void => {
    load.busy -= 1
    shareOf(line.tenantId).busy -= 1
    if (suspect) load.suspectBusy -= 1
  }

  const linger = (request: Request<T>, by: 1 | -1): void => {
    load.lingering += by
    shareOf(request.line.tenantId).lingering += by
    request.line.lingering += by
  }

  /**
   * Whether memory may have room again. Lines of receivers that may hang ask seldom, because hundreds of them can want
   * the same room.
   */
  const mayFit = (line: ReceiverLine<T>, now: number): boolean => {
    const suspect = isSuspect(line)
    const { refused } = line
    return refused === undefined || (bodies.fits(refused, suspect) && (!suspect || refused.at <= now - longestWaitMs))
  }

  const next = (now: number): Waiting<T> | undefined => {
    if (load.busy >= slots) return undefined
    for (const share of turns) {
      const line = nextLine(shares, load, share)
      if (line !== undefined) return begin(share, line, now)
    }
    return undefined
  }

  return {
    /** Accepts an item and tells whether it did. An item that is not accepted is surplus. */
    admit: (one: Waiting<T>): boolean => {
      const line = lineOf(one)
      const most = capacity(line, maxPerWebhook, one.since) - line.underWay
      const before = one.urgent ? line.waiting.filter(({ urgent }) => urgent) : line.waiting
      if (before.length >= most) return false
      if (!bodies.hold(one.item, one, isSuspect(line))) {
        const { tenantId, webhookId, eventId, size, since } = one
        line.refused = { tenantId, webhookId, eventId, size, at: since }
        return false
      }
      line.refused = undefined
      if (one.urgent) line.waiting.unshift(one)
      else line.waiting.push(one)
      waitingCount += 1
      place(line)
      return true
    },

    /** The items that may be sent now. They count as running, and the caller must report the end of each. */
    takeReady: (now: number): readonly Waiting<T>[] => {
      const taken: Waiting<T>[] = []
      for (let one = next(now); one !== undefined; one = next(now)) taken.push(one)
      return taken
    },

    /** Reports that the request of the item has ended, or that the item will not be sent. */
    ended: ({ item }: Pick<Waiting<T>, "item">, end: RequestEnd, now: number): void => {
      const request = underWay.get(item)
      if (request === undefined) return
      underWay.delete(item)
      bodies.release(item)
      if (request.lingers) linger(request, -1)
      else freeSlot(request)
      request.line.underWay -= 1
      noteEnd(request.line, end, maxPerWebhook, now)
      place(request.line)
    },

    /**
     * Must be called regularly: finds requests that linger, and gives back items that have waited too long. Items that
     * waited for a slot are `late`; items for which their receiver had no room are `surplus`. When the receiver hangs,
     * items are surplus at once, even if a person asked for them, because they would hold memory that others need.
     */
    look: (now: number): { readonly late: readonly Waiting<T>[]; readonly surplus: readonly Waiting<T>[] } => {
      for (const request of underWay.values()) {
        if (request.since > now - lingersAfterMs) break
        if (request.lingers) continue
        request.lingers = true
        freeSlot(request)
        linger(request, 1)
        place(request.line)
      }
      const late: Waiting<T>[] = []
      const surplus: Waiting<T>[] = []
      for (const line of lines.values()) {
        const inVain = hangs(line)
        const waitsForSlot = line.ready > 0
        const most = inVain ? line.cap - line.underWay : Infinity
        for (const one of takeOut(line, ({ since }, index) => since <= now - longestWaitMs || index >= most))
          (waitsForSlot && !inVain ? late : surplus).push(one)
        if (fade(line, now)) {
          lines.delete(line.webhookId)
          const share = shareOf(line.tenantId)
          share.lines -= 1
          if (share.lines === 0) tenants.delete(line.tenantId)
        } else if (line.timedOutAt === undefined) place(line)
      }
      return { late, surplus }
    },

    /** Removes everything that waits, for a worker that stops. */
    drain: (): readonly Waiting<T>[] => [...lines.values()].flatMap((line) => takeOut(line, () => true)),

    /** Whether a webhook needs more items and a request could be sent to it. */
    hasRoom: (tenantId: TenantId, webhookId: WebhookId, now: number): boolean => {
      const line = lines.get(webhookId)
      if (line !== undefined && (line.underWay + line.waiting.length > enough(line, now) || !mayFit(line, now)))
        return false
      const share = tenants.get(tenantId)
      return (line !== undefined && !isSuspect(line)) || share === undefined || mayLinger(shares, load, share)
    },
    /** The number of items to fetch for a webhook that has room. */
    appetite: (webhookId: WebhookId, now: number): number => appetite(lines.get(webhookId), maxPerWebhook, now),
    /** Whether the webhook's receiver may hang. */
    isSuspect: (webhookId: WebhookId): boolean => {
      const line = lines.get(webhookId)
      return line === undefined || isSuspect(line)
    },
    /** The number of free slots, less the items that are ready for them. */
    free: (): number => slots - load.busy - ready,
    /** The bytes of the bodies in memory. */
    bytes: bodies.bytes,
    size: () => underWay.size + waitingCount,
    requests: () => underWay.size,
  }
}
