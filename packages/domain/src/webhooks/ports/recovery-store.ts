import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, RecoveryId, TenantId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { DeliveryProgress } from "../delivery.ts"
import type { Recovery, RecoveryProgress, RecoveryRange } from "../recovery.ts"
import type { RecoveryNotFound } from "../webhooks.errors.ts"

type RecoveryKey = Pick<Recovery, "tenantId" | "id">

export interface Recoverable {
  readonly deliveryId: DeliveryId
  readonly progress: DeliveryProgress
}

/** A delivery that a recovery sends again. */
export interface AskedFor {
  readonly deliveryId: DeliveryId
  /** The number of the attempt that was requested. */
  readonly number: number
  /** The time when the next attempt was due before; absent when there was none. */
  readonly dueBefore?: Timestamp
}

/** A delivery whose requested attempt has not been made yet. */
export interface Awaited extends Recoverable, Pick<AskedFor, "dueBefore"> {
  /** Whether the delivery waits outside the queue and no person has asked for it since. */
  readonly isParked: boolean
}

/**
 * Stores recoveries, and finds the deliveries that they send again.
 *
 * Contract (`test/contract/recovery-store.contract.test.ts`):
 * - `lock` locks the recovery until the unit of work ends; `list` is newest first, after the given one, with the names
 *   of the users who requested them;
 * - `count` is the number of deliveries that `next` would give without a limit: failed deliveries of the range that
 *   nobody has asked to send again. Of deliveries that wait for a retry, those whose retry is not due yet;
 * - `next` gives up to `limit` of them after `after`, oldest first, and locks them. Deliveries that somebody else has
 *   locked are left out. `last` is the delivery after which to continue, absent when none is left;
 * - `addAwaited` stores deliveries that were sent again. `takeMade` removes those whose attempt was made, beginning with
 *   the oldest, and counts their outcomes; `gone` counts deliveries that no longer exist. `holdAwaited` locks up to
 *   `limit` of the others that nobody else has locked, oldest first. `forget` removes some; `isAwaiting` tells whether
 *   any is left.
 */
export interface RecoveryStore {
  readonly insert: (recovery: Recovery) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: RecoveryId) => Effect.Effect<Recovery, RecoveryNotFound | PortUnavailable>
  readonly lock: (tenantId: TenantId, id: RecoveryId) => Effect.Effect<Recovery, RecoveryNotFound | PortUnavailable>
  readonly list: (
    scope: Scope,
    webhookId: WebhookId,
    page: { readonly limit: number; readonly after?: RecoveryId },
  ) => Effect.Effect<readonly Recovery[], PortUnavailable>
  readonly save: (recovery: Recovery, progress: RecoveryProgress) => Effect.Effect<void, PortUnavailable>
  readonly count: (range: RecoveryRange, now: Timestamp) => Effect.Effect<number, PortUnavailable>
  readonly next: (
    range: RecoveryRange,
    now: Timestamp,
    after: DeliveryId | undefined,
    limit: number,
  ) => Effect.Effect<{ readonly found: readonly Recoverable[]; readonly last?: DeliveryId }, PortUnavailable>
  readonly addAwaited: (recovery: RecoveryKey, asked: readonly AskedFor[]) => Effect.Effect<void, PortUnavailable>
  readonly takeMade: (
    recovery: RecoveryKey,
  ) => Effect.Effect<{ readonly delivered: number; readonly failed: number; readonly gone: number }, PortUnavailable>
  readonly holdAwaited: (recovery: RecoveryKey, limit: number) => Effect.Effect<readonly Awaited[], PortUnavailable>
  readonly forget: (recovery: RecoveryKey, deliveries: readonly DeliveryId[]) => Effect.Effect<void, PortUnavailable>
  readonly isAwaiting: (recovery: RecoveryKey) => Effect.Effect<boolean, PortUnavailable>
}
