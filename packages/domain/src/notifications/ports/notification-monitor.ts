import type { Effect } from "effect"
import type { NotificationKind } from "../notification.ts"

/**
 * `unwanted`: nobody of the tenant asked for the topic. `suppressed`: another notice of the kind was raised within the
 * hour.
 */
export type NotifyOutcome = "raised" | "suppressed" | "unwanted"

/** Counts what became of each notice. */
export interface NotificationMonitor {
  readonly told: (kind: NotificationKind, outcome: NotifyOutcome) => Effect.Effect<void>
}
