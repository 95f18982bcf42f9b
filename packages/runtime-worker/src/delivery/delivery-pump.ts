import type { Metrics } from "@svc/adapters/observability/metrics"
import { type DeliveryLane, deliveryLanes } from "@svc/domain/webhooks/delivery"
import type { EventId } from "@svc/domain/shared/ids"
import type { Claim, DeliveryQueue } from "@svc/domain/webhooks/ports/delivery-queue"
import type { ClaimsAside, DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import { Exit } from "effect"
import { makeAttemptRecorder } from "./attempt-recorder.ts"
import { type AttemptSenderDeps, type Loaded, makeAttemptSender } from "./attempt-sender.ts"
import { type CongestionDeps, makeCongestion } from "./congestion.ts"
import { makeKeyWaits } from "./key-waits.ts"
import { makeLanePoller } from "./lane-poller.ts"
import { type LoadClaimedDeps, makeLoadClaimed } from "./load-claimed.ts"
import { overflowing, sortClaims } from "./sort-claims.ts"
import type { WebhookWatch } from "./webhook-watch.ts"
import { makeTraffic, type TrafficSettings } from "@svc/domain/webhooks/traffic"

export interface DeliveryPumpDeps extends CongestionDeps, LoadClaimedDeps, AttemptSenderDeps {
  readonly queue: DeliveryQueue
  readonly recordAttempts: DeliveryWork["recordAttempts"]
  readonly setAside: DeliveryWork["setAside"]
  readonly watch: WebhookWatch
  readonly metrics: Metrics
}

export interface DeliveryPump {
  readonly start: () => void
  /** Reports that a lane may have due attempts. */
  readonly poke: (lane: DeliveryLane) => void
  /** Checks congested webhooks at once, without waiting for the next half second. */
  readonly lookAround: () => void
  /** True when no claim is held and nothing is in progress or unwritten. */
  readonly isIdle: () => boolean
  /** Attempts written since the start. */
  readonly counts: () => { readonly succeeded: number; readonly failed: number }
  /**
   * Stops claiming, lets requests in progress finish within the grace period, and returns the other claims to the queue
   * (contract O2).
   */
  readonly stop: (graceMs: number) => Promise<void>
}

const largestClaim = 400
const lookMs = 250

/**
 * Takes due attempts from the queue, sends them and writes their results. All access to the database is in batches;
 * only the sending is one by one.
 */
export const makeDeliveryPump = (deps: DeliveryPumpDeps, settings: TrafficSettings): DeliveryPump => {
  const { queue, setAside, watch, runtime, log, metrics } = deps
  const { run } = runtime
  const counts = { succeeded: 0, failed: 0 }
  const traffic = makeTraffic<Loaded>(settings)
  const congestion = makeCongestion(deps, {
    hasRoom: ({ tenantId, webhookId }) => traffic.hasRoom(tenantId, webhookId, performance.now()),
    appetite: (webhookId) => traffic.appetite(webhookId, performance.now()),
    isSuspect: traffic.isSuspect,
    deliver: (claims) => void handle("first", claims),
  })
  const loadClaimed = makeLoadClaimed(deps)
  const keyWaits = makeKeyWaits(runtime, queue, log)
  /** Attempts that are claimed but not loaded yet. */
  let claimed = 0
  /** Changes in progress on claims that end without an attempt. */
  let ending = 0
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  metrics.watchTraffic(traffic)

  const wake = () => {
    for (const lane of deliveryLanes) pollers[lane].wake()
  }

  const recorder = makeAttemptRecorder(runtime, deps.recordAttempts, log, metrics, (recorded) => {
    for (const { attempt } of recorded) counts[attempt.succeeded ? "succeeded" : "failed"] += 1
    watch.observe(recorded)
    void congestion.recorded(recorded)
    wake()
  })

  const attempts = makeAttemptSender(deps, {
    made: recorder.add,
    aside: (claim, as) => void putAside({ [as]: [claim] }),
    postponed: keyWaits.postpone,
    unmade: (claim) => void giveBack([claim]),
    ended: (waiting, end, sent) => {
      traffic.ended(waiting, end, performance.now())
      congestion.settled([waiting.item.claim], sent || end !== "NotMade")
      if (!sent) return
      sendReady()
      congestion.ended(waiting.webhookId)
      wake()
    },
  })

  /**
   * The number of attempts that a lane may take now: four times the slots, so that a next request is ready whenever one
   * ends, even while a claim waits for the database. None while more attempts than that are unwritten, because the
   * database is slow or away. First attempts leave an eighth to retries; retries take at most a quarter.
   */
  const room = (lane: DeliveryLane): number => {
    const most = settings.slots * 4
    if (recorder.pending() > most) return 0
    const free = traffic.free() + most - settings.slots - claimed
    if (lane === "first") return pollers.retry.hadWork() ? free - Math.floor(most / 8) : free
    return pollers.first.hadWork() ? Math.min(free, Math.ceil(most / 4)) : free
  }

  const take = async (lane: DeliveryLane): Promise<number> => {
    const limit = Math.min(room(lane), largestClaim)
    if (limit <= 0) return 0
    const exit = await run(queue.claim(lane, limit, [...keyWaits.passedOver(), ...congestion.passedOver()]))
    if (Exit.isFailure(exit)) {
      log.error({ err: exit.cause }, "webhook deliveries could not be claimed")
      return 0
    }
    if (exit.value.length > 0) void handle(lane, exit.value)
    return exit.value.length
  }

  const handle = async (lane: DeliveryLane, claims: readonly Claim[]): Promise<void> => {
    claimed += claims.length
    const loaded = await loadClaimed(claims)
    claimed -= claims.length
    if (loaded === undefined || stopping) {
      congestion.settled(claims, false)
      return giveBack(claims)
    }
    const found = new Map(loaded.map((each) => [each.deliveryId, each]))
    const { aside, ready } = sortClaims(claims, found)
    const since = performance.now()
    for (const item of ready) {
      const { tenantId, webhookId, askedFor } = item.claim
      const { id, size, form } = item.sendable.event
      // All deliveries of an event share a body, and those without data share another one.
      const eventId = form === undefined ? id : (`${id} ${form}` as EventId)
      congestion.claimed(webhookId)
      const urgent = askedFor === true
      if (!traffic.admit({ tenantId, webhookId, eventId, item, size, urgent, since })) aside.surplus.push(item.claim)
    }
    sendReady()
    congestion.settled([...aside.held, ...aside.surplus, ...aside.dropped], false)
    const done = putAside(aside)
    for (const webhook of overflowing(aside.surplus, found)) void congestion.overflowed(lane, webhook, done)
    await done
  }

  const putAside = async ({ held = [], surplus = [], dropped = [] }: Partial<ClaimsAside>): Promise<void> => {
    if (held.length + surplus.length + dropped.length === 0) return
    ending += 1
    const exit = await run(setAside({ held, surplus, dropped }))
    ending -= 1
    if (Exit.isFailure(exit)) log.error({ err: exit.cause }, "webhook deliveries could not be set aside")
  }

  const sendReady = (): void => traffic.takeReady(performance.now()).forEach(attempts.make)

  const giveBack = async (claims: readonly Claim[]): Promise<void> => {
    if (claims.length === 0) return
    ending += 1
    const exit = await run(queue.giveBack(claims))
    ending -= 1
    if (Exit.isFailure(exit)) log.error({ err: exit.cause }, "webhook deliveries wait for their claims to expire")
  }

  /** Sends as much as lingering requests leave slots for, and returns items that have waited too long. */
  const look = async (at: number): Promise<void> => {
    const { late, surplus } = traffic.look(at)
    congestion.settled(
      [...late, ...surplus].map(({ item }) => item.claim),
      false,
    )
    sendReady()
    await giveBack(late.map(({ item }) => item.claim))
    await putAside({ surplus: surplus.map(({ item }) => item.claim) })
    wake()
  }

  /** Several small claims would cost the database more than a large one. */
  const leastClaim = Math.min(settings.slots, largestClaim)
  const makePoller = (lane: DeliveryLane, pollMs: number) =>
    makeLanePoller(
      () => take(lane),
      () => room(lane) >= leastClaim,
      pollMs,
    )
  const pollers = { first: makePoller("first", 250), retry: makePoller("retry", 1000) }

  const isWorking = () => claimed + ending + traffic.size() > 0

  return {
    start: () => {
      timer = setInterval(() => void look(performance.now()), lookMs)
      congestion.start()
      for (const lane of deliveryLanes) pollers[lane].start()
    },
    poke: (lane) => pollers[lane].poke(),
    lookAround: congestion.look,
    isIdle: () =>
      !isWorking() && recorder.pending() === 0 && congestion.isIdle() && watch.isIdle() && keyWaits.isIdle(),
    counts: () => ({ ...counts }),
    stop: async (graceMs) => {
      clearInterval(timer)
      stopping = true
      attempts.stop()
      // A request that still waits in memory is not begun, because another worker can make it at once.
      const unsent = traffic.drain().map(({ item }) => item.claim)
      congestion.settled(unsent, false)
      await giveBack(unsent)
      await Promise.all([congestion.stop(), ...deliveryLanes.map((lane) => pollers[lane].stop())])
      const deadline = performance.now() + graceMs
      while ((isWorking() || !congestion.isIdle()) && performance.now() < deadline) {
        await new Promise((resume) => setTimeout(resume, 20))
      }
      const left = attempts.cutOff()
      if (left.length > 0) log.warn({ requests: left.length }, "the stop interrupts requests; they will be made again")
      await giveBack(left)
      await recorder.flushed()
    },
  }
}
