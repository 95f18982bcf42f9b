import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { HourCount } from "../hour-counts.ts"
import type { Recovery, RecoveryProgress } from "../recovery.ts"
import type { DeliveryEntry } from "./delivery-log.ts"
import type { WebhookStatus } from "../webhook.ts"

/**
 * The largest number of deliveries that are counted anew for a request. Hours of further deliveries show their stored
 * counts.
 */
export const countedLive = 20_000
/**
 * Durations are taken from at most this many `requests`, which are searched among this many of the latest deliveries.
 */
export const timedDeliveries = { requests: 1000, among: 10_000 } as const

/** A webhook with the facts that its summary shows besides its hours. */
export interface WebhookNow {
  readonly id: WebhookId
  readonly status: WebhookStatus
  readonly congested: boolean
  readonly failingSince?: Timestamp
  /** The number of deliveries of earlier hours that still wait. */
  readonly waitingBefore: number
  readonly lastAttempt?: DeliveryEntry["lastAttempt"]
  /** The oldest running recovery among the webhook's newest ones. */
  readonly recovery?: Pick<Recovery, "createdAt" | "id" | "total"> & Pick<RecoveryProgress, "delivered" | "failed">
}

/**
 * Counts deliveries by the hour (UTC) of their creation.
 *
 * Contract (`test/contract/hour-counts.contract.test.ts`):
 * - `of` gives the hours of one webhook, or of all that are not deleted, from `from` until before `to`. Hours are
 *   counted anew while at most `countedLive` deliveries are newer than the last count or in hours with deliveries that
 *   did not arrive; further hours have their stored counts;
 * - `minutes` counts the newest deliveries of each webhook by the minute, `countedLive` in total. When there are more,
 *   `since` is the first minute that is counted completely;
 * - `due` gives the webhooks of all tenants that have uncounted deliveries or hours to count again;
 * - `keep` counts and stores the due hours of a tenant's webhooks. An hour with deliveries that did not arrive is due
 *   again when a twelfth of its age has passed.
 */
export interface HourCounts {
  readonly of: (
    scope: Scope,
    range: {
      readonly from: Timestamp
      readonly to: Timestamp
      readonly now: Timestamp
      readonly webhookId?: WebhookId
    },
  ) => Effect.Effect<readonly HourCount[], PortUnavailable>
  readonly minutes: (
    scope: Scope,
    range: { readonly from: Timestamp; readonly to: Timestamp; readonly webhookId?: WebhookId },
  ) => Effect.Effect<{ readonly counts: readonly HourCount[]; readonly since?: Timestamp }, PortUnavailable>
  /** The 95th percentile, in milliseconds, of the last requests of the range's latest deliveries. */
  readonly p95: (
    scope: Scope,
    range: { readonly from: Timestamp; readonly to: Timestamp; readonly webhookId?: WebhookId },
  ) => Effect.Effect<number | undefined, PortUnavailable>
  /** The webhooks of a legal entity, oldest first. `waitingBefore` counts deliveries of hours before `from`. */
  readonly webhooks: (scope: Scope, from: Timestamp) => Effect.Effect<readonly WebhookNow[], PortUnavailable>
  readonly due: (
    now: Timestamp,
  ) => Effect.Effect<readonly { readonly tenantId: TenantId; readonly webhookId: WebhookId }[], PortUnavailable>
  readonly keep: (
    tenantId: TenantId,
    webhookIds: readonly WebhookId[],
    now: Timestamp,
  ) => Effect.Effect<number, PortUnavailable>
}
