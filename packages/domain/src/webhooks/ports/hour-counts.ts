import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { HourCount } from "../hour-counts.ts"
import type { Recovery, RecoveryProgress } from "../recovery.ts"
import type { DeliveryEntry } from "./delivery-log.ts"
import type { WebhookStatus } from "../webhook.ts"

/** At most so many deliveries are counted anew to answer a request; the hours of the others have the count that is kept. */
export const countedLive = 20_000
/** How long requests took is told of so many, which are looked for among so many of the latest deliveries. */
export const timedDeliveries = { requests: 1000, among: 10_000 } as const

/** A webhook with what a summary of it needs beside its hours. */
export interface WebhookNow {
  readonly id: WebhookId
  readonly status: WebhookStatus
  readonly congested: boolean
  readonly failingSince?: Timestamp
  /** Deliveries of older hours that still wait. */
  readonly waitingBefore: number
  readonly lastAttempt?: DeliveryEntry["lastAttempt"]
  /** The oldest of its newest recoveries that is under way. */
  readonly recovery?: Pick<Recovery, "createdAt" | "id" | "total"> & Pick<RecoveryProgress, "delivered" | "failed">
}

/**
 * Counts deliveries by the hour (UTC) in which they were made.
 *
 * Contract (`test/contract/hour-counts.contract.test.ts`):
 * - `of` gives the hours of webhooks that are not deleted, or of one, from `from` until before `to`: as the log has them,
 *   as long as no more than `countedLive` deliveries are younger than the last count or lie in hours of which not all
 *   arrived; beyond, hours have the count that is kept;
 * - `minutes` gives the same by the minute as the log has them, of each webhook its newest deliveries, `countedLive` in all;
 *   where there are more, `since` is the minute from which on all are counted;
 * - `due` names webhooks of all tenants with deliveries that nobody has counted, or hours to be counted again;
 * - `keep` counts what is due of a tenant's webhooks and keeps it. An hour of which not all arrived is due again when a
 *   twelfth of its age has passed.
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
  /** Milliseconds that 95 of 100 of the last requests of the latest deliveries of the range took at most. */
  readonly p95: (
    scope: Scope,
    range: { readonly from: Timestamp; readonly to: Timestamp; readonly webhookId?: WebhookId },
  ) => Effect.Effect<number | undefined, PortUnavailable>
  /** The webhooks of a legal entity, oldest first; `waitingBefore` is of hours before `from`. */
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
