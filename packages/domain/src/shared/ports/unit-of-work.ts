import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { TenantId } from "../ids.ts"

/** Marks work that spans tenants. Only the worker and the operator use it, never a caller of the interface. */
export const allTenants = "all tenants"

/**
 * Runs a piece of work so that every store and queue it touches commits together or not at all.
 *
 * Contract (`test/contract/unit-of-work*.contract.test.ts`, `grouped-work.contract.test.ts`):
 * - inside it, only rows of the named tenant can be read or written, even by a query without a tenant (contract A16);
 * - a failure of the work, typed or not, rolls everything back;
 * - nested work joins the outer work;
 * - `snapshot` work reads the state at one moment with any number of statements, and writes nothing;
 * - `one statement` work reads with a single statement. If it needs more, it is restarted as a snapshot;
 * - `grouped` work that several callers of a tenant request at the same time may commit together. A piece that fails
 *   does not fail the others, but these may be restarted, so grouped work may do nothing but read and write;
 * - `attempt` rolls only its own part back when it fails, so that the outer work can record the failure and commit;
 * - `afterwards` runs work after the outer work has committed or rolled back. The caller waits for it; its failure is
 *   logged and has no other effect.
 */
export interface UnitOfWork {
  readonly atomically: <A, E>(
    tenant: TenantId | typeof allTenants,
    work: Effect.Effect<A, E>,
    kind?: "snapshot" | "one statement" | "grouped",
  ) => Effect.Effect<A, E | PortUnavailable>
  /** May be called only inside `atomically`. */
  readonly attempt: <A, E>(work: Effect.Effect<A, E>) => Effect.Effect<A, E | PortUnavailable>
  /** May be called only inside `atomically` that is not grouped. */
  readonly afterwards: <E>(work: Effect.Effect<void, E>) => Effect.Effect<void>
}
