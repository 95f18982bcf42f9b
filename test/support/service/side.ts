import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Bindings } from "@svc/adapters/wiring/bindings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { TenantId } from "@svc/domain/shared/ids"
import type { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Effect } from "effect"

/** One side of the service: its object graph, and functions that run programs in its units of work. */
export interface Side {
  readonly get: <K extends keyof Bindings>(key: K) => Bindings[K]
  /** Runs a program. Rejects with its failure or defect. */
  readonly run: Runtime["runOrThrow"]
  readonly exit: Runtime["run"]
  /** Runs a program in a unit of work of a tenant, or of all tenants. */
  readonly atomically: <A, E>(tenant: TenantId | typeof allTenants, work: Effect.Effect<A, E>) => Promise<A>
}

export const toSide = (container: Graph): Side => {
  const { run, runOrThrow } = resolve(container, "Runtime")
  return {
    get: (key) => resolve(container, key),
    run: runOrThrow,
    exit: run,
    atomically: (tenant, work) => runOrThrow(resolve(container, "UnitOfWork").atomically(tenant, work)),
  }
}
