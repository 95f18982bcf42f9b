import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EventId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { EventEntry } from "./event-log.ts"

/**
 * The range of events with one of the tags, raised from `since` until before `until`, that a webhook may have missed.
 */
export interface MissedRange extends Scope {
  readonly webhookId: WebhookId
  readonly since: Timestamp
  readonly until: Timestamp
  /** The canonical tags. */
  readonly tags: readonly string[]
}

/**
 * Finds the events of a range of which a webhook has no delivery. Test events are never missed.
 *
 * Contract (`test/contract/missed-events.contract.test.ts`):
 * - `count` is the number of events that `next` would give without a limit;
 * - `next` gives up to `limit` of them after `after`, oldest first. `last` is the event after which to continue, absent
 *   when none is left. No other unit of work gets missed events of the webhook before this one ends, so that no event
 *   gets two deliveries;
 * - `transactions` gives the names of all running transactions of the database, including those of other programs. One
 *   that began before a webhook was enabled may still commit an event without a delivery to it. A name is not used again
 *   while the database runs.
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
