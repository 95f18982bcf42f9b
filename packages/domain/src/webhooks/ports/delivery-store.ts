import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, EventId, TenantId, WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Additions } from "../additions.ts"
import type { Attempt } from "../attempt.ts"
import type { DeliveryProgress } from "../delivery.ts"
import type { StoredEvent } from "../event.ts"
import type { ToldEvent } from "../format.ts"
import type { ThinReason } from "../payload.ts"
import type { Webhook, WebhookSecrets, WebhookStatus } from "../webhook.ts"
import type { WebhookSettings } from "../webhook-settings.ts"
import type { WebhookResults } from "../webhook-streak.ts"
import type { DeliveryNotFound } from "../webhooks.errors.ts"

/** The members of an event that are repeated in its deliveries. */
export type EventOfDelivery = Omit<StoredEvent, "envelope" | "searchValues">

export interface NewDelivery<Event extends EventOfDelivery = EventOfDelivery> {
  readonly id: DeliveryId
  readonly webhookId: WebhookId
  readonly event: Event
  readonly createdAt: Timestamp
  /** The spelling of the tag under which to deliver. */
  readonly eventType: string
  readonly progress: DeliveryProgress
}

export interface DeliveryKey {
  readonly tenantId: TenantId
  readonly deliveryId: DeliveryId
}

/** A delivery to park. One that a person asked for goes before the others of its webhook. */
export interface DeliveryToPark extends DeliveryKey {
  readonly askedFor?: true
}

/** An event as its deliveries need it. A large envelope is read separately (`DeliveryStore.envelope`). */
export interface EventToSend extends Pick<StoredEvent, "id" | "isTest">, ToldEvent {
  /** The size of the envelope in bytes of UTF-8. */
  readonly size: number
  /** Absent when the envelope is larger than `mostBytesAtHand`. */
  readonly envelope?: string
  /** The reason why the envelope has no data; absent when it has data. */
  readonly form?: ThinReason
}

/** The largest number of bytes of an envelope that is read together with its deliveries. */
export const mostBytesAtHand = 32 * 1024

/** A locked delivery, with the facts that decide whether a person may retry it. */
interface LockedDelivery {
  readonly webhookId: WebhookId
  readonly webhookState: WebhookStatus | "Deleted"
  readonly createdAt: Timestamp
  readonly progress: DeliveryProgress
}

/** A delivery with the present state of its event and webhook, ready to be sent. */
export interface Sendable extends DeliveryKey {
  readonly eventType: string
  /** The canonical tag of the event. */
  readonly tag: string
  readonly progress: DeliveryProgress
  readonly event: EventToSend
  /**
   * Token and signing secrets are absent when they, or the secrets of the settings, cannot be decrypted: nothing is
   * sent unsigned (contract W16), or without the credentials that the receiver requires. With `keyUnknown` the attempt
   * waits for a process that knows the key; otherwise it fails.
   */
  readonly webhook: Pick<Webhook, "id" | "url" | keyof WebhookSecrets> & { readonly keyUnknown?: true }
  readonly webhookState: WebhookStatus | "Deleted"
  /** See `webhook-health.ts`. */
  readonly webhookFailing: boolean
  /** The time of the receiver's first 410, see `sighting.ts`. */
  readonly webhookGoneSince?: Timestamp
  /** Whether all deliveries of the webhook wait, because its receiver asked for time. */
  readonly webhookWaits: boolean
  readonly settings: WebhookSettings
  /** Absent when the settings add nothing to requests. */
  readonly additions?: Additions
}

/**
 * Stores deliveries until they are settled, and writes their attempts.
 *
 * Contract (`test/contract/delivery-store.contract.test.ts`):
 * - `lock` locks the delivery until the unit of work ends; `tryLock` locks those that nobody else has locked, and gives
 *   them;
 * - `sendable` gives each existing delivery once, in any state of its webhook, and reads no large envelope; `envelope`
 *   gives the envelope of an event, or undefined when there is no such event;
 * - `record` writes attempts and progress together, each attempt only when its number follows the last one of its
 *   delivery. Gives the deliveries that it wrote;
 * - `record` also adds the results to the failures of each webhook since its last success (contract W54);
 * - `record` of an attempt that `becameThin` also leaves the delivery without data;
 * - `thin` leaves those of the deliveries without data for which the settings of their webhook now want none (contract
 *   W41), and changes no delivery that has none already;
 * - `remove` deletes deliveries of which no attempt was made;
 * - `park` marks deliveries as waiting outside the queue, but only those whose webhook is congested or not Enabled. The
 *   state of the webhook cannot change until the unit of work ends. Gives the marked deliveries;
 * - `unpark` unmarks up to `limit` deliveries of a webhook that nobody has locked, and gives them: first those that were
 *   parked with `askedFor`, then the others, each oldest first; with `asked for` none of the others;
 * - `firstAttempts` gives the starts of the first attempts of those deliveries that have had one;
 * - `park` and `unpark` lock the deliveries that they give until the unit of work ends.
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
    results?: readonly WebhookResults[],
  ) => Effect.Effect<ReadonlySet<DeliveryId>, PortUnavailable>
  readonly firstAttempts: (
    keys: readonly DeliveryKey[],
  ) => Effect.Effect<ReadonlyMap<DeliveryId, Timestamp>, PortUnavailable>
  readonly thin: (keys: readonly DeliveryKey[]) => Effect.Effect<void, PortUnavailable>
  readonly envelope: (tenantId: TenantId, eventId: EventId) => Effect.Effect<string | undefined, PortUnavailable>
  readonly park: (deliveries: readonly DeliveryToPark[]) => Effect.Effect<ReadonlySet<DeliveryId>, PortUnavailable>
  readonly unpark: (
    tenantId: TenantId,
    webhookId: WebhookId,
    limit: number,
    only?: "asked for",
  ) => Effect.Effect<
    readonly { readonly deliveryId: DeliveryId; readonly progress: DeliveryProgress; readonly askedFor?: true }[],
    PortUnavailable
  >
}
