import { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type DocumentThread, type LongDocument, makeDocumentThread } from "./document-thread.ts"
import { makeTurns } from "./turns.ts"

/** One tenant has one thread at most; the other one is for the others. */
const limits = { slots: 2, perTenant: 1, waitingPerTenant: 100 }

/** Two threads of a script, which tenants use in turns. What it cannot do fails with `PortUnavailable`. */
export const makeDocumentPool = <D extends LongDocument, A>(port: string, script: URL) => {
  const inTurn = makeTurns(port, limits)
  const threads = Array.from({ length: limits.slots }, () => makeDocumentThread<D, A>(script))
  const free = [...threads]
  const ask = async (thread: DocumentThread<D, A>, given: D[]) => {
    try {
      return await thread.ask(() => given.pop()!)
    } finally {
      free.unshift(thread)
    }
  }
  return {
    /** `load` gives the document when the tenant has its turn. */
    run: <E>(tenantId: TenantId, load: Effect.Effect<D, E>): Effect.Effect<A, E | PortUnavailable> =>
      inTurn(
        tenantId,
        Effect.flatMap(
          // Taken out when it is sent: its lines need not be here while a thread works on them.
          Effect.map(load, (document) => [document]),
          (given) =>
            // Work that nobody waits for any more goes on: its turn ends with it.
            Effect.uninterruptible(
              Effect.tryPromise({
                try: () => ask(free.shift()!, given),
                catch: (cause) => new PortUnavailable({ port, cause }),
              }),
            ),
        ),
      ),
    /** Ends the threads; what they work on fails. */
    close: async (): Promise<void> => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
