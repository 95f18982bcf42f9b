import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Limits, Pace, Permits } from "../pace.ts"
import type { WebhookKey } from "./congestion-store.ts"

/**
 * Stores the permits that all workers have taken for webhooks with limits (contract W59).
 *
 * Contract (`test/contract/pace-store.contract.test.ts`), within the running unit of work:
 * - `lock` gives the present limits of a webhook and its permits, and lets one unit of work at a time take permits for it;
 * - `save` stores the new theoretical arrival time and the time of the next permit, and adds requests under way. Each counts as ended after the lease of
 *   a claim, also when its worker has died;
 * - `end` subtracts requests under way.
 */
export interface PaceStore {
  readonly lock: (webhook: WebhookKey) => Effect.Effect<Pace & { readonly limits: Limits }, PortUnavailable>
  readonly save: (
    webhook: WebhookKey,
    taken: Pick<Permits, "nextAt" | "againAt"> & { readonly opened: number },
  ) => Effect.Effect<void, PortUnavailable>
  readonly end: (webhook: WebhookKey, requests: number) => Effect.Effect<void, PortUnavailable>
}
