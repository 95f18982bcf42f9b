import { PortUnavailable } from "@svc/domain/shared/errors"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { inSpan } from "../observability/tracing.ts"
import { type DocumentThread, isOutOfRoom, type LongDocument, makeDocumentThread } from "./document-thread.ts"
import { makeTurns } from "./turns.ts"

/** A tenant uses at most one thread, so that the other stays free for other tenants. */
const limits = { slots: 2, perTenant: 1, waitingPerTenant: 100 }

/**
 * Memory for a document of 10,000 short lines, and for the longest document. The larger amount is used only when
 * needed.
 */
const rooms = { usualMb: 260, mostMb: 400 }

/**
 * Two threads of a script, which tenants use in turns. A document that cannot be processed fails with
 * `PortUnavailable`.
 */
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
      // Removed from the array when sent: its lines need not stay here while a thread works on them.
      Effect.map(load, (document) => [document]),
      (given) =>
        // Work that nobody awaits any more continues, because its turn ends with it.
        Effect.uninterruptible(
          Effect.tryPromise({
            try: () => ask(free.shift()!, given, roomMb),
            catch: (cause) => new PortUnavailable({ port, cause }),
          }),
        ),
    )
  return {
    /** `load` reads the document when the tenant has its turn, and again if it needs more memory than usual. */
    run: <E>(tenantId: TenantId, load: Effect.Effect<D, E>): Effect.Effect<A, E | PortUnavailable> =>
      inSpan(
        `thread ${port}`,
        { side: "internal" },
        inTurn(
          tenantId,
          Effect.catchIf(
            asked(load, usualMb),
            (error) => error instanceof PortUnavailable && isOutOfRoom(error.cause),
            () => asked(load, mostMb),
          ),
        ),
      ),
    /** Ends the threads; documents in progress fail. */
    close: async (): Promise<void> => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
