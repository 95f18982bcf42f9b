import { Effect } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, secondsAfter } from "../../shared/timestamp.ts"
import { deliveryLanes, laneOf } from "../delivery.ts"
import type { CongestionStore, WebhookKey } from "../ports/congestion-store.ts"
import type { DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"

export interface ProbeReceiverPorts {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly congestion: CongestionStore
  readonly unitOfWork: UnitOfWork
}

/** The seconds for which other processes wait for the outcome of a probe. A claim lasts less. */
const probeSeconds = 90
/** The largest number of requested deliveries that are let through at once while the others wait. */
const mostAskedFor = 16

/**
 * Lets deliveries through to a receiver that asked for time: those that people asked for and, once the time is over,
 * one of the others as a probe. The outcome of the probe decides whether the others follow (contract W46). When no
 * delivery is left for a probe, the wait ends.
 */
export const makeProbeReceiver =
  ({ deliveries, queue, congestion, unitOfWork }: ProbeReceiverPorts) =>
  ({ tenantId, webhookId }: WebhookKey) =>
    unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        const now = yield* currentTime
        const webhook = { tenantId, webhookId }
        const isProbe = yield* congestion.takeProbe(webhook, now, secondsAfter(now, probeSeconds))
        const parked = isProbe
          ? yield* deliveries.unpark(tenantId, webhookId, 1)
          : yield* deliveries.unpark(tenantId, webhookId, mostAskedFor, "asked for")
        if (isProbe && parked.length === 0) yield* congestion.release([webhook])
        for (const lane of deliveryLanes)
          yield* queue.add(
            lane,
            parked.flatMap(({ deliveryId, progress }) =>
              progress.nextAttemptAt === undefined || laneOf(progress) !== lane
                ? []
                : // A delivery that is asked for passes the wait, and so does the probe.
                  [{ tenantId, webhookId, deliveryId, dueAt: progress.nextAttemptAt, askedFor: true as const }],
            ),
          )
      }),
    )
