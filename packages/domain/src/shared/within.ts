import type { Effect } from "effect"
import type { UnitOfWork } from "./ports/unit-of-work.ts"
import type { Scope } from "./scope.ts"

/** Runs work in a unit of work of the tenant of a scope, for the short reads and changes of a door. */
export const makeWithin =
  ({ atomically }: Pick<UnitOfWork, "atomically">) =>
  <A, E>({ tenantId }: Pick<Scope, "tenantId">, work: Effect.Effect<A, E>) =>
    atomically(tenantId, work)
