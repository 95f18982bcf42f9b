import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EventId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { EventEntry } from "./event-log.ts"

/** Events raised from `since` until before `until` with one of the tags. */
export interface MissedRange extends Scope {
  readonly webhookId: WebhookId
  readonly since: Timestamp
  readonly until: Timestamp
  /** Canonical tags. */
  readonly tags: readonly string[]
}

/**
 * Finds the events of a range that a webhook has no delivery of; test events are never missed.
 *
 * Contract (`test/contract/missed-events.contract.test.ts`):
 * - `count` is the number `next` would give without a limit;
 * - `next` gives up to `limit` of them behind `after`, oldest first. `last` is the one to go on behind, absent when none
 *   is left. No other unit of work gets those of the webhook before this one ends, so that none gets two deliveries.
 * - `transactions` names the transactions under way in the database, those of other programs too: one that began before
 *   a webhook was enabled may still commit an event without a delivery to it. A name is not used again while its database
 *   runs.
 */
export interface MissedEvents {
  readonly transactions: Effect.Effect<readonly string[], PortUnavailable>
  readonly count: (range: MissedRange) => Effect.Effect<number, PortUnavailable>
  readonly next: (
    range: MissedRange,
    after: EventId | undefined,
    limit: number,
  ) => Effect.Effect<{ readonly found: readonly EventEntry[]; readonly last?: EventId }, PortUnavailable>
}
