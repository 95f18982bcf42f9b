import { makeTurns } from "@svc/adapters/threads/turns"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises"

let line: Promise<unknown> = Promise.resolve()

/**
 * Ends in a turn of the event loop that no other large answer has. Of all that are being sent one piece is made in each
 * turn, so an ordinary request waits for one, however many there are.
 */
export const ownTurn = (): Promise<unknown> => (line = line.then(() => nextTurn()))

const inTurn = makeTurns("LargeBodies", { slots: 1, perTenant: 1, waitingPerTenant: 20 })

/**
 * Runs work that holds the thread for long, such as reading a megabyte of JSON: one piece at a time, tenant by tenant, and
 * after each a pause of the same length, in which the others are served. Fails with `PortUnavailable` when twenty of
 * the tenant wait.
 */
export const oneAtATime = <A, E>(tenant: TenantId, work: Effect.Effect<A, E>): Effect.Effect<A, E | PortUnavailable> =>
  inTurn(
    tenant,
    Effect.suspend(() => {
      const begun = performance.now()
      // The clock of the machine: a test clock stands still.
      const rest = Effect.promise(() => pause(performance.now() - begun))
      return Effect.ensuring(work, rest)
    }),
  )
