import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { TenantId } from "../ids.ts"

/**
 * Makes requests wait for each other that say which state of a resource they change.
 *
 * Contract (`test/http/entity-tags.test.ts`): whoever asks for the same name of a tenant waits until the unit of work of
 * the one before has ended.
 */
export interface ResourceLock {
  readonly hold: (tenantId: TenantId, name: string) => Effect.Effect<void, PortUnavailable>
}
