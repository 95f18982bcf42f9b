import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Bindings } from "@svc/adapters/wiring/bindings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { TenantId } from "@svc/domain/shared/ids"
import type { allTenants } from "@svc/domain/shared/ports/unit-of-work"
import type { Effect } from "effect"

/** One side of the service: its object graph, and programs that run in its units of work. */
export interface Side {
  readonly get: <K extends keyof Bindings>(key: K) => Bindings[K]
  /** Rejects with the failure or the defect. */
  readonly run: Runtime["runOrThrow"]
  readonly exit: Runtime["run"]
  /** Runs a program in a unit of work of that tenant, or of all tenants. */
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
