import type { AppClock } from "@svc/adapters/clock/app-clock"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type DeliveryLane, deliveryLanes, expectsAttempt } from "@svc/domain/webhooks/delivery"
import { planAttempt, toAttempt, toUnsentAttempt } from "@svc/domain/webhooks/plan-attempt"
import type { Claim, DeliveryQueue } from "@svc/domain/webhooks/ports/delivery-queue"
import type { Sendable } from "@svc/domain/webhooks/ports/delivery-store"
import type { HmacSha256 } from "@svc/domain/webhooks/ports/hmac-sha256"
import type { WebhookRequest, WebhookSender } from "@svc/domain/webhooks/ports/webhook-sender"
import type { RecordAttempts } from "@svc/domain/webhooks/use-cases/record-attempts"
import type { ClaimsAside, SetAside } from "@svc/domain/webhooks/use-cases/set-aside"
import { Exit } from "effect"
import { makeAttemptRecorder } from "./attempt-recorder.ts"
import { type CongestionDeps, makeCongestion } from "./congestion.ts"
import { makeKeyWaits } from "./key-waits.ts"
import { makeLanePoller } from "./lane-poller.ts"
import { type LoadClaimedDeps, makeLoadClaimed } from "./load-claimed.ts"
import type { WebhookWatch } from "./webhook-watch.ts"
import { requestEnd, type Waiting } from "@svc/domain/webhooks/receiver-line"
import { makeTraffic, type TrafficSettings } from "@svc/domain/webhooks/traffic"

export interface DeliveryPumpDeps extends CongestionDeps, LoadClaimedDeps {
  readonly queue: DeliveryQueue
  readonly sender: WebhookSender
  readonly recordAttempts: RecordAttempts
  readonly setAside: SetAside
  readonly hmac: HmacSha256
  readonly watch: WebhookWatch
  readonly clock: AppClock
  readonly metrics: Metrics
}

export interface DeliveryPump {
  readonly start: () => void
  /** Says that something may be due in a lane. */
  readonly poke: (lane: DeliveryLane) => void
  /** Looks for congested webhooks at once rather than at the next half second. */
  readonly lookAround: () => void
  /** Whether no claim is held and nothing is under way or unwritten. */
  readonly isIdle: () => boolean
  /** Attempts written since the start. */
  readonly counts: () => { readonly succeeded: number; readonly failed: number }
  /**
   * Claims no more, lets requests under way finish within the grace, and gives the other claims back to the queue
   * (contract O2).
   */
  readonly stop: (graceMs: number) => Promise<void>
}

interface Loaded {
  readonly claim: Claim
  readonly sendable: Sendable
}

const largestClaim = 400
const lookMs = 250

/**
 * Takes due attempts from the queue, sends them and writes their results. Everything that touches the database goes in
 * batches; only the sending is one by one.
 */
export const makeDeliveryPump = (deps: DeliveryPumpDeps, settings: TrafficSettings): DeliveryPump => {
  const { queue, sender, setAside, hmac, watch, runtime, clock, log, metrics } = deps
  const { run } = runtime
  const { now } = clock
  const counts = { succeeded: 0, failed: 0 }
  const traffic = makeTraffic<Loaded>(settings)
  const congestion = makeCongestion(deps, {
    hasRoom: ({ tenantId, webhookId }) => traffic.hasRoom(tenantId, webhookId, performance.now()),
    appetite: (webhookId) => traffic.appetite(webhookId, performance.now()),
    isSuspect: traffic.isSuspect,
  })
  const loadClaimed = makeLoadClaimed(deps)
  const keyWaits = makeKeyWaits(runtime, queue, log)
  const sending = new Map<Loaded, () => void>()
  /** Attempts that are claimed, but not loaded yet. */
  let claimed = 0
  let settingAside = 0
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  metrics.countInFlight(traffic.requests)

  const wake = () => {
    for (const lane of deliveryLanes) pollers[lane].wake()
  }

  const recorder = makeAttemptRecorder(runtime, deps.recordAttempts, log, metrics, (recorded) => {
    for (const { attempt } of recorded) counts[attempt.succeeded ? "succeeded" : "failed"] += 1
    watch.observe(recorded)
    wake()
  })

  /**
   * How many attempts a lane may take now: four times the slots, so that requests are at hand when one ends, also while
   * a claim waits for the database. None while more than that are unwritten, because the database cannot keep up or is
   * away. First attempts leave an eighth to retries; retries take a quarter at most.
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
    const exit = await run(queue.claim(lane, limit, keyWaits.passedOver()))
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
    if (loaded === undefined || stopping) return giveBack(claims)
    const found = new Map(loaded.map((each) => [each.deliveryId, each]))
    const aside = { held: [] as Claim[], surplus: [] as Claim[], dropped: [] as Claim[] }
    const since = performance.now()
    for (const claim of claims) {
      const sendable = found.get(claim.deliveryId)
      if (sendable === undefined || !expectsAttempt(sendable.progress)) aside.dropped.push(claim)
      else if (sendable.webhookState !== "Enabled") aside.held.push(claim)
      else {
        const { tenantId, webhookId } = claim
        const { event, progress } = sendable
        congestion.claimed(webhookId)
        const urgent = progress.manual || event.isTest
        const size = event.envelope.length
        const item = { claim, sendable }
        if (!traffic.admit({ tenantId, webhookId, item, size, urgent, since })) aside.surplus.push(claim)
      }
    }
    sendReady()
    await putAside(aside)
    for (const webhook of new Map(aside.surplus.map((claim) => [claim.webhookId, claim])).values())
      void congestion.overflowed(lane, { tenantId: webhook.tenantId, webhookId: webhook.webhookId })
  }

  const putAside = async ({ held = [], surplus = [], dropped = [] }: Partial<ClaimsAside>): Promise<void> => {
    if (held.length + surplus.length + dropped.length === 0) return
    settingAside += 1
    const exit = await run(setAside({ held, surplus, dropped }))
    settingAside -= 1
    if (Exit.isFailure(exit)) log.error({ err: exit.cause }, "webhook deliveries could not be set aside")
  }

  const sendReady = (): void => {
    for (const waiting of traffic.takeReady(performance.now())) {
      const { claim, sendable } = waiting.item
      const startedAt = now()
      const plan = planAttempt(sendable, claim, hmac, startedAt)
      if (plan._tag === "Send") send(waiting, plan.request)
      else if (plan._tag === "Fail") record(waiting.item, toUnsentAttempt({ sendable, startedAt }, plan), startedAt)
      else if (plan._tag === "Wait") keyWaits.postpone(claim, plan.seconds)
      else void putAside({ [plan._tag === "Park" ? "held" : "dropped"]: [claim] })
      if (plan._tag !== "Send") traffic.ended(waiting, "NotMade", performance.now())
    }
  }

  const send = (waiting: Waiting<Loaded>, request: WebhookRequest): void => {
    const { item } = waiting
    const startedAt = now()
    const cutOff = runtime.start(sender.send(request), (exit) => {
      sending.delete(item)
      traffic.ended(waiting, Exit.isSuccess(exit) ? requestEnd(exit.value) : "NotMade", performance.now())
      if (Exit.isSuccess(exit)) {
        record(item, toAttempt({ sendable: item.sendable, startedAt }, request, exit.value), startedAt)
      } else if (!Exit.hasInterrupts(exit)) {
        // A sender does not fail; it can only be cut off.
        log.error({ err: exit.cause, deliveryId: item.claim.deliveryId }, "a webhook attempt met a defect")
      }
      sendReady()
      congestion.ended(waiting.webhookId)
      wake()
    })
    sending.set(item, cutOff)
  }

  const record = ({ claim, sendable }: Loaded, attempt: ReturnType<typeof toAttempt>, startedAt: Timestamp): void => {
    // The application's clock may stand still during a request, and must not seem to go back.
    const endedAt = Math.max(now(), startedAt) as Timestamp
    recorder.add({ claim, before: sendable.progress, attempt, endedAt, about: sendable })
  }

  const giveBack = async (claims: readonly Claim[]): Promise<void> => {
    if (claims.length === 0) return
    const exit = await run(queue.giveBack(claims))
    if (Exit.isFailure(exit)) log.error({ err: exit.cause }, "webhook deliveries wait for their lease to lapse")
  }

  /** Sends what the slots of lingering requests leave room for, and lets items go that have waited for too long. */
  const look = async (at: number): Promise<void> => {
    const { late, surplus } = traffic.look(at)
    sendReady()
    await giveBack(late.map(({ item }) => item.claim))
    await putAside({ surplus: surplus.map(({ item }) => item.claim) })
    wake()
  }

  /** Small claims would cost the database more than large ones. */
  const leastClaim = Math.min(settings.slots, largestClaim)
  const makePoller = (lane: DeliveryLane, pollMs: number) =>
    makeLanePoller(
      () => take(lane),
      () => room(lane) >= leastClaim,
      pollMs,
    )
  const pollers = { first: makePoller("first", 250), retry: makePoller("retry", 1000) }

  const isWorking = () => claimed + settingAside + traffic.size() > 0

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
      // A request that waits in memory is not begun any more: another worker can make it at once.
      await giveBack(traffic.drain().map(({ item }) => item.claim))
      await Promise.all([congestion.stop(), ...deliveryLanes.map((lane) => pollers[lane].stop())])
      const deadline = performance.now() + graceMs
      while (isWorking() && performance.now() < deadline) {
        await new Promise((resume) => setTimeout(resume, 20))
      }
      const left = [...sending.keys()].map(({ claim }) => claim)
      for (const cutOff of sending.values()) cutOff()
      if (left.length > 0)
        log.warn({ requests: left.length }, "requests are cut off by the stop; they will be made again")
      await giveBack(left)
      await recorder.flushed()
    },
  }
}
