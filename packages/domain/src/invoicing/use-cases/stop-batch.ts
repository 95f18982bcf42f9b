import { Effect } from "effect"
import type { InvoiceBatchId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { batchAfter } from "../batches/batch-after.ts"
import { type InvoiceBatch, stoppedMessage } from "../batches/invoice-batch.ts"
import { type BatchWorkPorts, makeTellOfBatch } from "./batch-work.ts"

/**
 * Stops the posting of a batch after the chunk that is being written: the job then finds the batch in another state
 * than it left, and ends (contract B19).
 */
export const makeStopBatch = (ports: Pick<BatchWorkPorts, "batches" | "events" | "unitOfWork">) => {
  const { batches, unitOfWork } = ports
  const tell = makeTellOfBatch(ports)
  const stop = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceBatchId) {
    const { cursor: _, ...batch } = yield* batches.lock(origin, id)
    const status = yield* Effect.fromResult(batchAfter(batch, "stop"))
    const { drafts } = yield* batches.state(origin, batch)
    const job = batch.posting!
    const after: InvoiceBatch = {
      ...batch,
      status,
      posting: { ...job, result: "Failed", message: stoppedMessage(batch.work, drafts) },
      modifiedAt: yield* currentTime,
    }
    yield* batches.update(after)
    yield* tell({ ...origin, correlationId: job.id }, after, "InvoiceBatchPosted")
  })
  return Effect.fn("invoicing.stopBatch")((origin: EventOrigin, id: InvoiceBatchId) =>
    unitOfWork.atomically(origin.tenantId, stop(origin, id)),
  )
}
