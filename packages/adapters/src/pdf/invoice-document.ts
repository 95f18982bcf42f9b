import type { InvoiceDocument } from "@svc/domain/invoicing/ports/invoice-document"
import { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import { makeTurns } from "../threads/turns.ts"
import { type DrawingThread, makeDrawingThread } from "./drawing-thread.ts"

/** One tenant has one thread at most; the other one is for the others. */
const limits = { slots: 2, perTenant: 1, waitingPerTenant: 100 }

const port = "InvoiceDocument"

export interface DrawnInvoiceDocument extends InvoiceDocument {
  /** Ends the threads; what they draw fails. */
  readonly close: () => Promise<void>
}

/** Draws in threads of their own, for a document of thousands of lines takes a minute of processor time. */
export const makePdfInvoiceDocument = (): DrawnInvoiceDocument => {
  const inTurn = makeTurns(port, limits)
  const threads = Array.from({ length: limits.slots }, makeDrawingThread)
  const free = [...threads]
  const draw = async (thread: DrawingThread, invoice: Parameters<DrawingThread["draw"]>[0]) => {
    try {
      return await thread.draw(invoice)
    } finally {
      free.unshift(thread)
    }
  }
  return {
    pdf: (tenantId, load) =>
      inTurn(
        tenantId,
        Effect.flatMap(load, (invoice) =>
          // A drawing that nobody waits for any more goes on: its turn ends with it.
          Effect.uninterruptible(
            Effect.tryPromise({
              try: () => draw(free.shift()!, invoice),
              catch: (cause) => new PortUnavailable({ port, cause }),
            }),
          ),
        ),
      ),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
