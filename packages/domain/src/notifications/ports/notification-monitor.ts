import type { Effect } from "effect"
import type { NotificationKind } from "../notification.ts"

/**
 * `unwanted`: no user of the tenant has the topic on. `suppressed`: another notice of the kind was sent within the
 * hour.
 */
export type NotifyOutcome = "raised" | "suppressed" | "unwanted"

/** Counts the outcomes of notices. */
export interface NotificationMonitor {
  readonly told: (kind: NotificationKind, outcome: NotifyOutcome) => Effect.Effect<void>
}
