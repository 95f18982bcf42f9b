import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { TenantId } from "../ids.ts"

/** Marks work that spans tenants: the worker's and the operator's, never that of a caller of the interface. */
export const allTenants = "all tenants"

/**
 * Runs a piece of work so that every store and queue it touches commits together or not at all.
 *
 * Contract (`test/contract/unit-of-work*.contract.test.ts`, `grouped-work.contract.test.ts`):
 * - inside it only rows of the named tenant can be seen or written, whatever a query forgets (contract A16);
 * - a failure of the work, typed or not, leaves no trace;
 * - work inside work joins the outer one;
 * - `snapshot` work reads everything as of one moment, however many statements it takes, and writes nothing;
 * - `one statement` work reads with one; where it turns out to need more, it is begun anew as a snapshot;
 * - `grouped` work of a tenant that is asked for at the same time may commit together; where one piece fails, it alone
 *   does, and work may be begun anew for it, so it does nothing but read and write;
 * - `attempt` undoes only its own part when it fails, so that the outer work can record the failure and commit;
 * - `afterwards` has work done behind the outer work's end, whether that was committed or undone; the caller waits for it, and
 *   its failure is logged and changes nothing.
 */
export interface UnitOfWork {
  readonly atomically: <A, E>(
    tenant: TenantId | typeof allTenants,
    work: Effect.Effect<A, E>,
    kind?: "snapshot" | "one statement" | "grouped",
  ) => Effect.Effect<A, E | PortUnavailable>
  /** Called only inside `atomically`. */
  readonly attempt: <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | PortUnavailable>
  /** Called only inside `atomically` that is not grouped. */
  readonly afterwards: <E>(work: Effect.Effect<void, E>) => Effect.Effect<void>
}
