import { Effect } from "effect"
import type { TenantId, WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { type BucketStore, burstPriorities } from "../burst.ts"
import { askedForPriority, type DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore, NewDelivery } from "../ports/delivery-store.ts"

export interface DispatchPorts {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly buckets: BucketStore
}

export interface Dispatch {
  readonly tenantId: TenantId
  readonly deliveries: readonly NewDelivery[]
  /**
   * The webhooks that may be congested. Deliveries of a webhook that is congested wait outside the queue (contract
   * W26).
   */
  readonly congested: ReadonlySet<WebhookId>
  /** Whether a person waits for the deliveries, which then go before bursts. */
  readonly isAskedFor: boolean
  /** Whether a webhook may want an event without its data (contract W41). */
  readonly thins: boolean
}

/** Writes new deliveries of a tenant with their first attempts, in the running unit of work. */
export const makeDispatchDeliveries = ({ deliveries, queue, buckets }: DispatchPorts) =>
  Effect.fnUntraced(function* ({ tenantId, deliveries: all, congested, isAskedFor, thins }: Dispatch, now: Timestamp) {
    yield* deliveries.insertAll(all)
    if (thins) yield* deliveries.thin(all.map(({ id }) => ({ tenantId, deliveryId: id })))
    const parked = yield* deliveries.park(
      all
        .filter(({ webhookId }) => congested.has(webhookId))
        .map(({ id }) => ({ tenantId, deliveryId: id, ...(isAskedFor ? { askedFor: true } : {}) })),
    )
    const queued = all.filter(({ id }) => !parked.has(id))
    const priorities = firstPriorities(buckets, { tenantId, deliveries: queued, isAskedFor }, now)
    yield* queue.add(
      "first",
      queued.map(({ id, webhookId }, index) => ({
        tenantId,
        deliveryId: id,
        webhookId,
        dueAt: now,
        priority: priorities[index]!,
      })),
    )
  })

/** The priorities of the first attempts of new deliveries, in the order of the deliveries. */
export const firstPriorities = (
  buckets: BucketStore,
  { tenantId, deliveries, isAskedFor }: Omit<Dispatch, "congested" | "thins">,
  now: Timestamp,
): readonly number[] => {
  const priorities = burstPriorities(buckets, tenantId, countByWebhook(deliveries), now)
  return deliveries.map(({ webhookId }) => (isAskedFor ? askedForPriority : priorities.get(webhookId)!))
}

const countByWebhook = (deliveries: readonly NewDelivery[]): ReadonlyMap<WebhookId, number> => {
  const counts = new Map<WebhookId, number>()
  for (const { webhookId } of deliveries) counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1)
  return counts
}
