import { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type DocumentThread, isOutOfRoom, type LongDocument, makeDocumentThread } from "./document-thread.ts"
import { makeTurns } from "./turns.ts"

/** One tenant has one thread at most; the other one is for the others. */
const limits = { slots: 2, perTenant: 1, waitingPerTenant: 100 }

/** What a document of 10,000 short lines needs, and what the longest of all needs: the room is taken where it is there. */
const rooms = { usualMb: 260, mostMb: 400 }

/** Two threads of a script, which tenants use in turns. What it cannot do fails with `PortUnavailable`. */
export const makeDocumentPool = <D extends LongDocument, A>(port: string, script: URL, { usualMb, mostMb } = rooms) => {
  const inTurn = makeTurns(port, limits)
  const threads = Array.from({ length: limits.slots }, () => makeDocumentThread<D, A>(script))
  const free = [...threads]
  const ask = async (thread: DocumentThread<D, A>, given: D[], roomMb: number) => {
    try {
      return await thread.ask(() => given.pop()!, roomMb)
    } finally {
      free.unshift(thread)
    }
  }
  const asked = <E>(load: Effect.Effect<D, E>, roomMb: number): Effect.Effect<A, E | PortUnavailable> =>
    Effect.flatMap(
      // Taken out when it is sent: its lines need not be here while a thread works on them.
      Effect.map(load, (document) => [document]),
      (given) =>
        // Work that nobody waits for any more goes on: its turn ends with it.
        Effect.uninterruptible(
          Effect.tryPromise({
            try: () => ask(free.shift()!, given, roomMb),
            catch: (cause) => new PortUnavailable({ port, cause }),
          }),
        ),
    )
  return {
    /** `load` gives the document when the tenant has its turn, and again where it needs more room than most. */
    run: <E>(tenantId: TenantId, load: Effect.Effect<D, E>): Effect.Effect<A, E | PortUnavailable> =>
      inTurn(
        tenantId,
        Effect.catchIf(
          asked(load, usualMb),
          (error) => error instanceof PortUnavailable && isOutOfRoom(error.cause),
          () => asked(load, mostMb),
        ),
      ),
    /** Ends the threads; what they work on fails. */
    close: async (): Promise<void> => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
