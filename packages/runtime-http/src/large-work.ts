import { makeTurns } from "@svc/adapters/threads/turns"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises"

let line: Promise<unknown> = Promise.resolve()

/**
 * Ends in a turn of the event loop that no other large answer uses. Each turn makes one piece of all answers being
 * sent, so an ordinary request waits for one piece, however many answers there are.
 */
export const ownTurn = (): Promise<unknown> => (line = line.then(() => nextTurn()))

const inTurn = makeTurns("LargeBodies", { slots: 1, perTenant: 1, waitingPerTenant: 20 })

/**
 * Runs work that blocks the thread for long, such as parsing a megabyte of JSON: one piece at a time, tenant by tenant,
 * with an equally long pause afterwards for other requests. Fails with `PortUnavailable` when twenty pieces of the
 * tenant wait.
 */
export const oneAtATime = <A, E>(tenant: TenantId, work: Effect.Effect<A, E>): Effect.Effect<A, E | PortUnavailable> =>
  inTurn(
    tenant,
    Effect.suspend(() => {
      const begun = performance.now()
      // Uses the machine's clock, because a test clock stands still.
      const rest = Effect.promise(() => pause(performance.now() - begun))
      return Effect.ensuring(work, rest)
    }),
  )
