import type { PortUnavailable } from "@svc/domain/shared/errors"
import { allTenants, type UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import { Effect } from "effect"
import { CurrentTransaction } from "./current-transaction.ts"

/**
 * Runs work on rows of several tenants in the running unit of work, or in one of its own: its statements then use one
 * connection and commit together.
 */
export const inOne = <A, E>(
  { atomically }: Pick<UnitOfWork, "atomically">,
  work: Effect.Effect<A, E>,
  kind?: "snapshot",
): Effect.Effect<A, E | PortUnavailable> =>
  Effect.flatMap(CurrentTransaction, (running) =>
    running === undefined ? atomically(allTenants, work, kind) : (work as Effect.Effect<A, E | PortUnavailable>),
  )
