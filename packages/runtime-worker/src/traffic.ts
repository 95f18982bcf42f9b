import type { WebhookId } from "@svc/domain/shared/ids"

/** What waits for its turn. Times are in milliseconds of a clock that never jumps. */
export interface Waiting<T> {
  readonly webhookId: WebhookId
  readonly item: T
  /** Kept in memory while it waits, in bytes. */
  readonly size: number
  /** A person waits for it: it goes before the others of its webhook, and is never surplus. */
  readonly urgent: boolean
  readonly since: number
}

export interface TrafficSettings {
  /** Requests at a time. */
  readonly slots: number
  /** Requests at a time to one webhook (decisions B16). */
  readonly maxPerWebhook: number
}

interface Lane<T> {
  /** Requests under way, and what is ready for a slot. */
  taken: number
  readonly waiting: Waiting<T>[]
  /** Requests that ended in the second that runs, and in the one before. */
  second: number
  ended: number
  endedBefore: number
}

/** A request that takes longer no longer counts against the slots: a hung receiver holds up nobody but itself. */
export const lingersAfterMs = 1_000
/** Sockets that linger beyond so many times the slots do count. */
const mostLingering = 8
/** What waits longer is let go, so that its claim outlives its request. */
export const longestWaitMs = 5_000
const mostWaitingBytes = 64 * 2 ** 20

/**
 * Decides what may be sent now: at most `slots` requests in all, at most `maxPerWebhook` to one webhook. What its webhook
 * has no room for waits here as long as that is worth while (about a second's work of its receiver); more is surplus.
 */
export const makeTraffic = <T>({ slots, maxPerWebhook }: TrafficSettings) => {
  const lanes = new Map<WebhookId, Lane<T>>()
  const underWay = new Map<T, { readonly webhookId: WebhookId; readonly since: number; lingers: boolean }>()
  let ready: Waiting<T>[] = []
  let lingering = 0
  let waitingBytes = 0
  let waitingCount = 0

  const laneOf = (webhookId: WebhookId): Lane<T> => {
    const known = lanes.get(webhookId)
    if (known !== undefined) return known
    const lane: Lane<T> = { taken: 0, waiting: [], second: 0, ended: 0, endedBefore: 0 }
    lanes.set(webhookId, lane)
    return lane
  }

  const perSecond = (lane: Lane<T>, now: number): number => {
    const second = Math.floor(now / 1000)
    if (second !== lane.second) {
      lane.endedBefore = second === lane.second + 1 ? lane.ended : 0
      lane.ended = 0
      lane.second = second
    }
    return Math.max(lane.ended, lane.endedBefore)
  }

  const busy = () => underWay.size - Math.min(lingering, mostLingering * slots)

  /** The next one waiting takes the place of one that left. */
  const passOn = (lane: Lane<T>): void => {
    const next = lane.waiting.shift()
    if (next !== undefined) {
      waitingBytes -= next.size
      waitingCount -= 1
      ready.push(next)
      return
    }
    lane.taken -= 1
  }

  return {
    /** Whether it was taken in; else it is surplus. */
    admit: (one: Waiting<T>): boolean => {
      const lane = laneOf(one.webhookId)
      if (lane.taken < maxPerWebhook) {
        lane.taken += 1
        ready.push(one)
        return true
      }
      const most = Math.max(4 * maxPerWebhook, perSecond(lane, one.since))
      if (!one.urgent && (lane.waiting.length >= most || waitingBytes + one.size > mostWaitingBytes)) return false
      if (one.urgent) lane.waiting.unshift(one)
      else lane.waiting.push(one)
      waitingBytes += one.size
      waitingCount += 1
      return true
    },

    /** What may be sent now; each of them has to be reported with `started` or `ended`. */
    takeReady: (): readonly Waiting<T>[] => ready.splice(0, Math.max(0, slots - busy())),

    started: ({ webhookId, item }: Waiting<T>, now: number): void => {
      underWay.set(item, { webhookId, since: now, lingers: false })
    },

    /** Its request has ended, or it will not be sent after all. */
    ended: ({ webhookId, item }: Pick<Waiting<T>, "webhookId" | "item">, now: number): void => {
      if (underWay.get(item)?.lingers === true) lingering -= 1
      underWay.delete(item)
      const lane = laneOf(webhookId)
      perSecond(lane, now)
      lane.ended += 1
      passOn(lane)
    },

    /** To be called now and then: finds requests that linger, and gives back what has waited for too long. */
    look: (now: number): { readonly late: readonly Waiting<T>[]; readonly surplus: readonly Waiting<T>[] } => {
      for (const request of underWay.values()) {
        if (request.since > now - lingersAfterMs) break
        if (!request.lingers) lingering += 1
        request.lingers = true
      }
      const tooLate = ({ since }: Waiting<T>) => since <= now - longestWaitMs
      const surplus = [...lanes.values()].flatMap(({ waiting }) => {
        const late = waiting.filter((one) => tooLate(one))
        if (late.length > 0) waiting.splice(0, waiting.length, ...waiting.filter((one) => !tooLate(one)))
        return late
      })
      waitingCount -= surplus.length
      for (const { size } of surplus) waitingBytes -= size
      const late = ready.filter(tooLate)
      if (late.length > 0) ready = ready.filter((one) => !tooLate(one))
      for (const { webhookId } of late) passOn(laneOf(webhookId))
      // Who has nothing to do for a moment is not slow: it is forgotten when nothing has ended in the last seconds.
      for (const [webhookId, lane] of lanes) if (lane.taken === 0 && perSecond(lane, now) === 0) lanes.delete(webhookId)
      return { late, surplus }
    },

    /** Whether a webhook could do with more: what it has is at most half a cap, or the work of an eighth of a second. */
    hasRoom: (webhookId: WebhookId, now: number): boolean => {
      const lane = lanes.get(webhookId)
      return (
        lane === undefined || lane.taken + lane.waiting.length <= Math.max(maxPerWebhook / 2, perSecond(lane, now) / 8)
      )
    },
    /** What is worth bringing in for a webhook that has room: about a second's work. */
    appetite: (webhookId: WebhookId, now: number): number => {
      const lane = lanes.get(webhookId)
      return Math.max(2 * maxPerWebhook, lane === undefined ? 0 : perSecond(lane, now))
    },
    /** Requests that may still be begun, less what is ready to be. */
    free: (): number => slots - busy() - ready.length,
    size: () => underWay.size + ready.length + waitingCount,
    requests: () => underWay.size,
  }
}
export type Traffic<T> = ReturnType<typeof makeTraffic<T>>
