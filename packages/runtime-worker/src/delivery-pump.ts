import type { AppClock } from "@svc/adapters/clock/app-clock"
import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { type DeliveryLane, deliveryLanes } from "@svc/domain/webhooks/delivery"
import { planAttempt, toAttempt, toUnsentAttempt } from "@svc/domain/webhooks/plan-attempt"
import type { Claim, DeliveryQueue } from "@svc/domain/webhooks/ports/delivery-queue"
import type { DeliveryStore, Sendable } from "@svc/domain/webhooks/ports/delivery-store"
import type { HmacSha256 } from "@svc/domain/webhooks/ports/hmac-sha256"
import type { WebhookRequest, WebhookSender } from "@svc/domain/webhooks/ports/webhook-sender"
import type { RecordAttempts } from "@svc/domain/webhooks/use-cases/record-attempts"
import type { SetAside } from "@svc/domain/webhooks/use-cases/set-aside"
import { Exit } from "effect"
import { makeAttemptRecorder } from "./attempt-recorder.ts"
import { makeInFlight } from "./in-flight.ts"
import { makeLanePoller } from "./lane-poller.ts"

export interface DeliveryPumpDeps {
  readonly queue: DeliveryQueue
  readonly deliveries: DeliveryStore
  readonly sender: WebhookSender
  readonly recordAttempts: RecordAttempts
  readonly setAside: SetAside
  readonly hmac: HmacSha256
  readonly runtime: Runtime
  readonly clock: AppClock
  readonly log: Log
  readonly metrics: Metrics
}

export interface DeliveryPumpSettings {
  /** Requests at a time in this process. */
  readonly slots: number
  /** Requests at a time to one webhook (decisions B16). */
  readonly maxPerWebhook: number
}

export interface DeliveryPump {
  readonly start: () => void
  /** Something may be due in a lane. */
  readonly poke: (lane: DeliveryLane) => void
  /** No claim is held, nothing is under way or unwritten. */
  readonly isIdle: () => boolean
  /** Attempts written since the start. */
  readonly counts: () => { readonly succeeded: number; readonly failed: number }
  /** Claims no more, lets what is under way finish within the grace, and gives the rest back to the queue. */
  readonly stop: (graceMs: number) => Promise<void>
}

const largestClaim = 200
/** With more attempts waiting to be written, no more are begun: the database cannot keep up, or is away. */
const mostUnwritten = 2_000

/**
 * Takes due attempts from the queue, sends them and writes what came of them. Everything that touches the database goes
 * in batches; only the sending is one by one.
 */
export const makeDeliveryPump = (
  deps: DeliveryPumpDeps,
  { slots, maxPerWebhook }: DeliveryPumpSettings,
): DeliveryPump => {
  const { queue, deliveries, sender, setAside, hmac, runtime, clock, log, metrics } = deps
  const { run } = runtime
  const now = () => clock.now() as Timestamp
  const inFlight = makeInFlight()
  const counts = { succeeded: 0, failed: 0 }
  const sending = new Map<Claim, () => void>()
  let working = 0

  metrics.countInFlight(() => sending.size)

  const recorder = makeAttemptRecorder(runtime, deps.recordAttempts, log, metrics, (recorded) => {
    for (const { attempt } of recorded) counts[attempt.succeeded ? "succeeded" : "failed"] += 1
    for (const lane of deliveryLanes) pollers[lane].wake()
  })

  /** What a lane may take now. First attempts leave an eighth of the slots to retries, retries take a quarter at most. */
  const room = (lane: DeliveryLane): number => {
    if (recorder.pending() > mostUnwritten) return 0
    const free = slots - inFlight.all
    if (lane === "first") return pollers.retry.hadWork() ? free - Math.floor(slots / 8) : free
    return pollers.first.hadWork() ? Math.min(free, Math.ceil(slots / 4)) : free
  }

  const take = async (lane: DeliveryLane): Promise<number> => {
    const limit = Math.min(room(lane), largestClaim)
    if (limit <= 0) return 0
    const claimed = await run(queue.claim({ lane, limit, maxPerWebhook, except: inFlight.atLeast(maxPerWebhook) }))
    if (Exit.isFailure(claimed)) {
      log.error({ err: claimed.cause }, "webhook deliveries could not be claimed")
      return 0
    }
    const claims = claimed.value
    for (const { webhookId } of claims) inFlight.add(webhookId)
    if (claims.length > 0) void handle(claims)
    return claims.length
  }

  const handle = async (claims: readonly Claim[]): Promise<void> => {
    working += 1
    try {
      const loaded = await run(deliveries.sendable(claims))
      if (Exit.isFailure(loaded)) {
        log.error({ err: loaded.cause }, "claimed webhook deliveries could not be read")
        return release(claims)
      }
      const found = new Map(loaded.value.map((each) => [each.deliveryId, each]))
      const parked: Claim[] = []
      const dropped: Claim[] = []
      const surplus: Claim[] = []
      for (const claim of claims) {
        const sendable = found.get(claim.deliveryId)
        const plan = sendable && planAttempt(sendable, claim, hmac, now())
        if (sendable === undefined || plan === undefined || plan._tag === "Drop") dropped.push(claim)
        else if (plan._tag === "Park") parked.push(claim)
        else if (plan._tag === "Fail") {
          const startedAt = now()
          finish(claim, sendable, toUnsentAttempt({ sendable, startedAt }, plan), startedAt)
        } else if (inFlight.of(claim.webhookId) > maxPerWebhook) {
          // Both lanes may have claimed for a webhook up to its cap.
          inFlight.remove(claim.webhookId)
          surplus.push(claim)
        } else send(claim, sendable, plan.request)
      }
      if (surplus.length > 0) await run(queue.giveBack(surplus))
      if (parked.length + dropped.length > 0) {
        const exit = await run(setAside(parked, dropped))
        if (Exit.isFailure(exit)) log.error({ err: exit.cause }, "webhook deliveries could not be set aside")
        for (const { webhookId } of [...parked, ...dropped]) inFlight.remove(webhookId)
      }
    } finally {
      working -= 1
    }
  }

  const send = (claim: Claim, sendable: Sendable, request: WebhookRequest): void => {
    const startedAt = now()
    const cutOff = runtime.start(sender.send(request), (exit) => {
      sending.delete(claim)
      if (Exit.isSuccess(exit)) {
        return finish(claim, sendable, toAttempt({ sendable, startedAt }, request, exit.value), startedAt)
      }
      inFlight.remove(claim.webhookId)
      // A sender does not fail; it can only be cut off.
      if (!Exit.hasInterrupts(exit))
        log.error({ err: exit.cause, deliveryId: claim.deliveryId }, "a webhook attempt met a defect")
    })
    sending.set(claim, cutOff)
  }

  const finish = (
    claim: Claim,
    { progress }: Sendable,
    attempt: ReturnType<typeof toAttempt>,
    startedAt: Timestamp,
  ) => {
    inFlight.remove(claim.webhookId)
    // The application's clock may stand still while a request takes its time.
    const endedAt = Math.max(now(), startedAt) as Timestamp
    recorder.add({ claim, before: progress, attempt, endedAt })
    for (const lane of deliveryLanes) pollers[lane].wake()
  }

  const release = async (claims: readonly Claim[]): Promise<void> => {
    for (const { webhookId } of claims) inFlight.remove(webhookId)
    const exit = await run(queue.giveBack(claims))
    if (Exit.isFailure(exit)) log.error({ err: exit.cause }, "webhook deliveries wait for their lease to lapse")
  }

  const pollers = {
    first: makeLanePoller(
      () => take("first"),
      () => room("first"),
      250,
    ),
    retry: makeLanePoller(
      () => take("retry"),
      () => room("retry"),
      1000,
    ),
  }

  return {
    start: () => {
      for (const lane of deliveryLanes) pollers[lane].start()
    },
    poke: (lane) => pollers[lane].poke(),
    isIdle: () => working === 0 && inFlight.all === 0 && recorder.pending() === 0,
    counts: () => ({ ...counts }),
    stop: async (graceMs) => {
      await Promise.all(deliveryLanes.map((lane) => pollers[lane].stop()))
      const deadline = performance.now() + graceMs
      while ((working > 0 || sending.size > 0) && performance.now() < deadline) {
        await new Promise((resume) => setTimeout(resume, 20))
      }
      const left = [...sending.keys()]
      for (const cutOff of sending.values()) cutOff()
      if (left.length > 0) {
        log.warn({ requests: left.length }, "requests are cut off by the stop; they will be made again")
        await run(queue.giveBack(left))
      }
      await recorder.flushed()
    },
  }
}
