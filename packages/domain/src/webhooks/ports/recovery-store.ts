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

/** A delivery that a recovery has put on its way. */
export interface AskedFor {
  readonly deliveryId: DeliveryId
  /** Number of the attempt that was asked for. */
  readonly number: number
  /** When the next attempt was due before; absent when none was. */
  readonly dueBefore?: Timestamp
}

/** A delivery whose asked-for attempt has not been made. */
export interface Awaited extends Recoverable, Pick<AskedFor, "dueBefore"> {
  /** Waits outside the queue, and no person has asked for it since. */
  readonly isParked: boolean
}

/**
 * Keeps recoveries, and finds what they are to send again.
 *
 * Contract (`test/contract/recovery-store.contract.test.ts`):
 * - `lock` holds the recovery until the unit of work ends; `list` is newest first, behind the one given, with the names of
 *   who asked;
 * - `count` is the number `next` would give without a limit: deliveries of the range that failed and that nobody has
 *   asked to be sent again; of those that wait, the ones whose time has not come;
 * - `next` gives up to `limit` of them behind `after`, oldest first, and holds them; what somebody else has in hand at
 *   this moment is left out. `last` is the one to go on behind, absent when none is left;
 * - `addAwaited` remembers deliveries that were put on their way; `takeMade` forgets those of them whose attempt was made,
 *   looking at the oldest, and counts what has become of them: `gone` are those that exist no more; `holdAwaited` holds
 *   up to `limit` of the others that nobody else holds, oldest first; `forget` forgets some; `isAwaiting` tells whether
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
