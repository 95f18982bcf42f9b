import type { WebhookId } from "@svc/domain/shared/ids"
import type { DeliveryLane } from "@svc/domain/webhooks/delivery"
import type { CongestedWebhook, CongestionStore, WebhookKey } from "@svc/domain/webhooks/ports/congestion-store"
import type { Claim } from "@svc/domain/webhooks/ports/delivery-queue"
import { type DeliveryWork, mostParkedAtOnce, type RecordedAttempt } from "@svc/domain/webhooks/delivery-work"
import { type Effect, Exit, Semaphore } from "effect"
import { makePermits, type PermitsDeps } from "./permits.ts"
import { makeReceiverHolds, type ReceiverHoldsDeps } from "./receiver-holds.ts"

export interface CongestionDeps extends ReceiverHoldsDeps, PermitsDeps {
  readonly congestion: CongestionStore
  readonly unparkDeliveries: DeliveryWork["unparkDeliveries"]
  readonly parkBacklog: DeliveryWork["parkBacklog"]
}

/** The capacity that the receivers of this process have left. */
export interface Room {
  readonly hasRoom: (webhook: WebhookKey) => boolean
  readonly appetite: (webhookId: WebhookId) => number
  /** True when the receiver may be hanging: moving its deliveries into the queue has to wait for other receivers. */
  readonly isSuspect: (webhookId: WebhookId) => boolean
  /** Sends claims whose permits allow it now. */
  readonly deliver: (claims: readonly Claim[]) => void
}

const lookMs = 500
/**
 * Concurrent changes of the backlogs of receivers that may hang, so that hundreds of them do not use all database
 * connections.
 */
const suspectsAtATime = 2
/** The most webhooks that a claim skips, because it compares each row with all of them. */
const mostPassedOver = 1_000

/**
 * Moves the deliveries of congested webhooks into the queue as their receivers get capacity, and keeps the others out
 * of it (contract W26).
 */
export const makeCongestion = (deps: CongestionDeps, room: Room) => {
  const { congestion, unparkDeliveries, parkBacklog, log } = deps
  const { run } = deps.runtime
  const holds = makeReceiverHolds(deps)
  const permits = makePermits(deps, room.appetite, room.deliver)
  const known = new Map<WebhookId, CongestedWebhook>()
  /** Webhooks whose deliveries were moved back into the queue but are not claimed yet. */
  const expected = new Set<WebhookId>()
  const unparking = new Set<WebhookId>()
  /** Webhooks whose backlog in a lane is being parked. */
  const parking = new Map<string, WebhookKey>()
  const suspects = Semaphore.makeUnsafe(suspectsAtATime)
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopping = false

  const hasRoom = (webhook: WebhookKey): boolean =>
    known.get(webhook.webhookId)?.waitsUntil === undefined && room.hasRoom(webhook)

  /** Runs the effect when it is the webhook's turn; responsive receivers do not wait. */
  const inTurn = <A, E>(webhookId: WebhookId, effect: Effect.Effect<A, E>): Promise<Exit.Exit<A, E>> =>
    run(room.isSuspect(webhookId) ? suspects.withPermit(effect) : effect)

  const unpark = async (webhook: CongestedWebhook): Promise<void> => {
    const { webhookId, limits } = webhook
    if (limits === "Waiting" && hasRoom(webhook)) return permits.take(webhook)
    if (limits !== undefined || unparking.has(webhookId) || expected.has(webhookId) || !hasRoom(webhook)) return
    unparking.add(webhookId)
    const exit = await inTurn(webhookId, unparkDeliveries(webhook, room.appetite(webhookId)))
    unparking.delete(webhookId)
    if (Exit.isFailure(exit)) {
      log.error({ err: exit.cause, webhookId }, "waiting deliveries could not be moved back into the queue")
      return
    }
    if (exit.value.unparked > 0) expected.add(webhookId)
    if (!exit.value.congested) known.delete(webhookId)
  }

  const park = async (lane: DeliveryLane, webhook: WebhookKey): Promise<number> => {
    const exit = await inTurn(webhook.webhookId, parkBacklog(lane, webhook))
    if (Exit.isSuccess(exit)) {
      if (exit.value > 0) log.debug({ webhook, deliveries: exit.value }, "the backlog of a webhook is parked")
      return exit.value
    }
    log.error({ err: exit.cause, webhook }, "a backlog could not be parked")
    return 0
  }

  const look = async (): Promise<void> => {
    const exit = await run(congestion.congested)
    if (Exit.isFailure(exit)) {
      log.error({ err: exit.cause }, "congested webhooks could not be read")
      return
    }
    known.clear()
    expected.clear()
    for (const webhook of exit.value) known.set(webhook.webhookId, webhook)
    await Promise.all(exit.value.map((each) => (each.waitsUntil === undefined ? unpark(each) : holds.probe(each))))
  }
  const lookSoon = (): void => {
    looking ??= look().finally(() => {
      looking = undefined
    })
  }

  return {
    start: () => {
      timer = setInterval(lookSoon, lookMs)
      lookSoon()
    },
    look: lookSoon,
    /** Called when deliveries of the webhook were claimed. */
    claimed: (webhookId: WebhookId) => void expected.delete(webhookId),
    /** Called when claims have ended; tells also whether their requests were sent. */
    settled: permits.ended,
    /** Called with attempts that were written. */
    recorded: async (recorded: readonly RecordedAttempt[]): Promise<void> => {
      if (await holds.recorded(recorded)) lookSoon()
    },
    /** Called when a request to the webhook has ended. */
    ended: (webhookId: WebhookId) => {
      const webhook = known.get(webhookId)
      if (webhook !== undefined && webhook.limits === undefined) void unpark(webhook)
    },
    /**
     * Called when more was claimed than the webhook has capacity for; `marked` resolves when the webhook is marked as
     * congested. Parks all other waiting deliveries of the lane, which would overflow as well, until the webhook has
     * capacity again.
     */
    overflowed: async (lane: DeliveryLane, webhook: CongestedWebhook, marked: Promise<void>): Promise<void> => {
      if (!known.has(webhook.webhookId)) known.set(webhook.webhookId, webhook)
      const key = `${lane} ${webhook.webhookId}`
      if (parking.has(key)) return
      parking.set(key, webhook)
      await marked
      let parked = 0
      do parked = await park(lane, webhook)
      while (parked >= mostParkedAtOnce && !stopping && !hasRoom(webhook))
      parking.delete(key)
      if (webhook.limits !== undefined) await permits.take(webhook)
    },
    /**
     * Webhooks that claims skip: their backlog is being parked and they have no capacity. Until then their deliveries
     * are the oldest of the queue, and claims would return nothing else.
     */
    passedOver: (): readonly WebhookId[] =>
      [...new Map([...parking.values()].map((webhook) => [webhook.webhookId, webhook])).values()]
        .filter((webhook) => !hasRoom(webhook))
        .slice(0, mostPassedOver)
        .map(({ webhookId }) => webhookId),
    isIdle: () => holds.isIdle() && permits.isIdle() && unparking.size === 0 && parking.size === 0,
    stop: async () => {
      stopping = true
      clearInterval(timer)
      permits.stop()
      await looking
    },
  }
}
