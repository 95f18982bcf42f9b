import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, EventId, TenantId, WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Attempt } from "../attempt.ts"
import type { DeliveryProgress } from "../delivery.ts"
import type { StoredEvent } from "../event.ts"
import type { Webhook, WebhookSecrets, WebhookStatus } from "../webhook.ts"
import type { DeliveryNotFound } from "../webhooks.errors.ts"

/** The part of an event that its deliveries repeat. */
export type EventOfDelivery = Omit<StoredEvent, "envelope" | "searchValues">

export interface NewDelivery<Event extends EventOfDelivery = EventOfDelivery> {
  readonly id: DeliveryId
  readonly webhookId: WebhookId
  readonly event: Event
  readonly createdAt: Timestamp
  /** The spelling to deliver under. */
  readonly eventType: string
  readonly progress: DeliveryProgress
}

export interface DeliveryKey {
  readonly tenantId: TenantId
  readonly deliveryId: DeliveryId
}

/** A delivery that is to wait; one that a person waits for goes before the others of its webhook. */
export interface DeliveryToPark extends DeliveryKey {
  readonly askedFor?: true
}

/** An event as its deliveries need it; a large envelope is read by itself (`DeliveryStore.envelope`). */
export interface EventToSend extends Pick<StoredEvent, "id" | "isTest"> {
  /** Size of the envelope in UTF-8, in bytes. */
  readonly size: number
  /** Absent where it is larger than `mostBytesAtHand`. */
  readonly envelope?: string
}

/** Envelopes of at most so many bytes come with their deliveries. */
export const mostBytesAtHand = 32 * 1024

/** A locked delivery, with what decides whether a person may retry it. */
interface LockedDelivery {
  readonly webhookId: WebhookId
  readonly webhookState: WebhookStatus | "Deleted"
  readonly createdAt: Timestamp
  readonly progress: DeliveryProgress
}

/** A delivery with its event and its webhook, as they are at this moment, ready to be sent. */
export interface Sendable extends DeliveryKey {
  readonly eventType: string
  readonly progress: DeliveryProgress
  readonly event: EventToSend
  /**
   * Token and signing secrets are absent when they cannot be decrypted, because nothing is sent unsigned (contract W16):
   * with `keyUnknown` the attempt waits for a process that knows the key, else it fails.
   */
  readonly webhook: Pick<Webhook, "id" | "url" | keyof WebhookSecrets> & { readonly keyUnknown?: true }
  readonly webhookState: WebhookStatus | "Deleted"
  /** See `webhook-health.ts`. */
  readonly webhookFailing: boolean
}

/**
 * Keeps deliveries while they are on their way, and writes their attempts.
 *
 * Contract (`test/contract/delivery-store.contract.test.ts`):
 * - `lock` holds the delivery until the unit of work ends; `tryLock` holds those that nobody else holds, and gives
 *   them;
 * - `sendable` gives each delivery that exists once, whatever its webhook's state, and reads no large envelope;
 *   `envelope` gives the envelope of an event, or undefined when there is no such event;
 * - `record` writes attempts and progress together, each attempt only when its number follows the last one of its
 *   delivery; it gives the deliveries that it wrote;
 * - `remove` ends deliveries of which no attempt was made, as if they had never been;
 * - `park` marks deliveries as waiting for their webhook rather than in the queue, but only those whose webhook is
 *   indeed not Enabled or congested; the webhook stays so until the unit of work ends; `park` gives the deliveries
 *   marked;
 * - `unpark` takes the mark from up to `limit` deliveries of a webhook that nobody holds and gives them: those that were
 *   asked for when they were parked before the others, and of each kind the oldest first;
 * - `park` and `unpark` hold the deliveries they give until the unit of work ends.
 */
export interface DeliveryStore {
  readonly insertAll: (deliveries: readonly NewDelivery[]) => Effect.Effect<void, PortUnavailable>
  readonly lock: (scope: Scope, id: DeliveryId) => Effect.Effect<LockedDelivery, DeliveryNotFound | PortUnavailable>
  readonly tryLock: <K extends DeliveryKey>(keys: readonly K[]) => Effect.Effect<readonly K[], PortUnavailable>
  readonly save: (key: DeliveryKey, progress: DeliveryProgress) => Effect.Effect<void, PortUnavailable>
  readonly saveAll: (
    deliveries: readonly (DeliveryKey & { readonly progress: DeliveryProgress })[],
  ) => Effect.Effect<void, PortUnavailable>
  readonly remove: (keys: readonly DeliveryKey[]) => Effect.Effect<void, PortUnavailable>
  readonly sendable: (keys: readonly DeliveryKey[]) => Effect.Effect<readonly Sendable[], PortUnavailable>
  readonly record: (
    made: readonly { readonly attempt: Attempt; readonly progress: DeliveryProgress }[],
  ) => Effect.Effect<ReadonlySet<DeliveryId>, PortUnavailable>
  readonly envelope: (tenantId: TenantId, eventId: EventId) => Effect.Effect<string | undefined, PortUnavailable>
  readonly park: (deliveries: readonly DeliveryToPark[]) => Effect.Effect<ReadonlySet<DeliveryId>, PortUnavailable>
  readonly unpark: (
    tenantId: TenantId,
    webhookId: WebhookId,
    limit: number,
  ) => Effect.Effect<
    readonly { readonly deliveryId: DeliveryId; readonly progress: DeliveryProgress; readonly askedFor?: true }[],
    PortUnavailable
  >
}
