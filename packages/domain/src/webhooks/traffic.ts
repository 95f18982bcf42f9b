import type { WebhookId } from "../shared/ids.ts"

/** An item that waits for its turn. Times are in milliseconds of a clock that never jumps. */
export interface Waiting<T> {
  readonly webhookId: WebhookId
  readonly item: T
  /** Memory that the item takes while it waits, in bytes. */
  readonly size: number
  /** A person waits for the item: it goes before the others of its webhook, and is never surplus. */
  readonly urgent: boolean
  readonly since: number
}

export interface TrafficSettings {
  /** Requests at a time in all. */
  readonly slots: number
  /** Requests at a time to one webhook (contract W26). */
  readonly maxPerWebhook: number
}

interface Line<T> {
  /** Requests under way to the webhook, and items of it that are ready for a slot. */
  taken: number
  readonly waiting: Waiting<T>[]
  /** The second that is running, and the requests that ended in it and in the one before. */
  second: number
  ended: number
  endedBefore: number
}

/** After this time a request no longer counts against the slots, so that a hung receiver holds up nobody but itself. */
export const lingersAfterMs = 1_000
/** Lingering requests beyond this many times the slots do count, so that sockets stay limited. */
const mostLingering = 8
/** An item that waits longer is given back, because its claim has to outlast its request. */
export const longestWaitMs = 5_000
const mostWaitingBytes = 64 * 2 ** 20

/**
 * Decides what may be sent now: at most `slots` requests in all, at most `maxPerWebhook` to one webhook. Items that
 * their webhook has no room for wait here, up to about a second's work of its receiver; more are surplus.
 */
export const makeTraffic = <T>({ slots, maxPerWebhook }: TrafficSettings) => {
  const lanes = new Map<WebhookId, Line<T>>()
  const underWay = new Map<T, { readonly webhookId: WebhookId; readonly since: number; lingers: boolean }>()
  let ready: Waiting<T>[] = []
  let lingering = 0
  let waitingBytes = 0
  let waitingCount = 0

  const laneOf = (webhookId: WebhookId): Line<T> => {
    const known = lanes.get(webhookId)
    if (known !== undefined) return known
    const lane: Line<T> = { taken: 0, waiting: [], second: 0, ended: 0, endedBefore: 0 }
    lanes.set(webhookId, lane)
    return lane
  }

  const perSecond = (lane: Line<T>, now: number): number => {
    const second = Math.floor(now / 1000)
    if (second !== lane.second) {
      lane.endedBefore = second === lane.second + 1 ? lane.ended : 0
      lane.ended = 0
      lane.second = second
    }
    return Math.max(lane.ended, lane.endedBefore)
  }

  const busy = () => underWay.size - Math.min(lingering, mostLingering * slots)

  /** The next waiting item of the webhook takes the place of one that left. */
  const passOn = (lane: Line<T>): void => {
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
    /** Takes an item in, and tells whether it did; otherwise the item is surplus. */
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

    /** The items that may be sent now; the caller has to report each with `started` or `ended`. */
    takeReady: (): readonly Waiting<T>[] => ready.splice(0, Math.max(0, slots - busy())),

    started: ({ webhookId, item }: Waiting<T>, now: number): void => {
      underWay.set(item, { webhookId, since: now, lingers: false })
    },

    /** The request of the item has ended, or the item will not be sent after all. */
    ended: ({ webhookId, item }: Pick<Waiting<T>, "webhookId" | "item">, now: number): void => {
      if (underWay.get(item)?.lingers === true) lingering -= 1
      underWay.delete(item)
      const lane = laneOf(webhookId)
      perSecond(lane, now)
      lane.ended += 1
      passOn(lane)
    },

    /** Has to be called regularly: finds requests that linger, and gives back items that have waited for too long. */
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
      // Forget a webhook only after two seconds without an ended request; a short pause must not reset its measured
      // speed.
      for (const [webhookId, lane] of lanes) if (lane.taken === 0 && perSecond(lane, now) === 0) lanes.delete(webhookId)
      return { late, surplus }
    },

    /**
     * Whether a webhook needs more items: it has at most half its cap of them, or the work of an eighth of a second.
     */
    hasRoom: (webhookId: WebhookId, now: number): boolean => {
      const lane = lanes.get(webhookId)
      return (
        lane === undefined || lane.taken + lane.waiting.length <= Math.max(maxPerWebhook / 2, perSecond(lane, now) / 8)
      )
    },
    /** How many items to bring in for a webhook that has room: about a second's work. */
    appetite: (webhookId: WebhookId, now: number): number => {
      const lane = lanes.get(webhookId)
      return Math.max(2 * maxPerWebhook, lane === undefined ? 0 : perSecond(lane, now))
    },
    /** Free slots, less the items that are ready for them. */
    free: (): number => slots - busy() - ready.length,
    size: () => underWay.size + ready.length + waitingCount,
    requests: () => underWay.size,
  }
}
