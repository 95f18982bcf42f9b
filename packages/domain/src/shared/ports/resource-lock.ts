import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { TenantId } from "../ids.ts"

/**
 * Serialises requests that are conditional on the state of a resource.
 *
 * Contract (`test/http/entity-tags.test.ts`): a caller that asks for the same name of a tenant waits until the unit of
 * work of the earlier caller has ended.
 */
export interface ResourceLock {
  readonly hold: (tenantId: TenantId, name: string) => Effect.Effect<void, PortUnavailable>
}
