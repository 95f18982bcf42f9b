import type { Effect } from "effect"
import type { PortUnavailable } from "../../../shared/errors.ts"
import type { TenantId } from "../../../shared/ids.ts"

/** The ISO 4217 codes of a tenant's currencies; contract in `test/contract/invoice-store.contract.test.ts`. */
export interface CurrencyCodes {
  /** `undefined` when the tenant has no currency of that id. */
  readonly find: (tenantId: TenantId, id: string) => Effect.Effect<string | undefined, PortUnavailable>
}
