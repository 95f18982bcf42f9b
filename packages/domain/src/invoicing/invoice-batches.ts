import { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import { type InvoiceBatchId, isUuid } from "../shared/ids.ts"
import type { EventOrigin } from "../shared/ports/event-bus.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import type { BatchStatus } from "./batches/invoice-batch.ts"
import { refuse } from "./invoicing.errors.ts"
import type { BatchAddress } from "./ports/invoice-batch-store.ts"
import { type AskForBatchPorts, makeAskForBatch } from "./use-cases/ask-for-batch.ts"
import { makeShowBatch } from "./use-cases/batch-work.ts"
import { type CancelBatchPorts, makeCancelBatch } from "./use-cases/cancel-batch.ts"
import type { DraftOrders } from "./use-cases/draft-orders.ts"
import { makeEstimateBatch } from "./use-cases/estimate-batch.ts"
import { type GenerateBatchPorts, makeGenerateBatch } from "./use-cases/generate-batch.ts"
import { makeStopBatch } from "./use-cases/stop-batch.ts"
import { makePostBatch } from "./use-cases/post-batch.ts"
import type { PostInvoice } from "./use-cases/post-invoice.ts"

export type BatchesPorts = AskForBatchPorts & CancelBatchPorts & GenerateBatchPorts

/** The number of invoices of a batch that are read at once when all of them are shown. */
const portion = 1000

const addressOf = (reference: string): BatchAddress =>
  isUuid<InvoiceBatchId>(reference)
    ? { by: "id", id: reference.toLowerCase() as InvoiceBatchId }
    : { by: "number", number: reference }

/** Invoice batches (docs/contract/invoice-batches.md): requesting them, reading them, and the work of their jobs. */
export const makeBatches = (ports: BatchesPorts, drafts: DraftOrders, postInvoice: PostInvoice) => {
  const { batches, unitOfWork } = ports
  const show = makeShowBatch(ports)
  const within = makeWithin(unitOfWork)
  const find = (scope: Scope, reference: string) => within(scope, batches.find(scope, addressOf(reference)))
  const byId = (scope: Scope, id: InvoiceBatchId) => batches.find(scope, { by: "id", id })
  const counted = Effect.fnUntraced(function* (scope: Scope, id: InvoiceBatchId) {
    const batch = yield* byId(scope, id)
    return { batch, counts: yield* batches.count(scope, batch) }
  })
  const summed = Effect.fnUntraced(function* (scope: Scope, id: InvoiceBatchId) {
    const batch = yield* byId(scope, id)
    return { batch, sums: yield* batches.sums(scope, batch) }
  })
  const { cancel, cancelBatch } = makeCancelBatch(ports)
  const stop = makeStopBatch(ports)
  const afterwards = (origin: EventOrigin, id: InvoiceBatchId) =>
    Effect.flatMap(byId(origin, id), (batch) => show(origin, batch))

  return {
    ...makeAskForBatch(ports),
    /** Cancels a batch and gives its new state. A job may still be cancelling some drafts. */
    cancel: (origin: EventOrigin, id: InvoiceBatchId) =>
      within(origin, Effect.andThen(cancel(origin, id), afterwards(origin, id))),
    /**
     * Stops the posting of a batch and gives its new state. Posted invoices stay posted; the other drafts stay drafts.
     */
    stop: (origin: EventOrigin, id: InvoiceBatchId) =>
      within(origin, Effect.andThen(stop(origin, id), afterwards(origin, id))),
    work: { ...makeGenerateBatch(ports, drafts), ...makePostBatch(ports, postInvoice), cancelBatch },
    estimate: makeEstimateBatch(ports, drafts),

    /** A batch by its id or its number. */
    find,
    /** A batch with all its invoices and its whole log. They are read in portions while the answer is written. */
    read: (scope: Scope, id: InvoiceBatchId) =>
      Effect.map(within(scope, counted(scope, id)), ({ batch, counts }) => ({
        ...batch,
        invoicePortions: portionsOf(counts.invoices, (after: Parameters<typeof batches.invoicesOf>[3]) =>
          batches.invoicesOf(scope, batch, portion, after),
        ),
        logPortions: Array.from({ length: Math.ceil(counts.logged / portion) }, (_, index) =>
          Effect.map(
            batches.listLog(scope, id, { order: [], offset: index * portion, limit: portion }),
            ({ items }) => items,
          ),
        ),
      })),
    /** The progress of a batch, and the sums of its invoices (contract H9). */
    summary: (scope: Scope, id: InvoiceBatchId) => within(scope, summed(scope, id)),
    /** The progress of several batches (contract H16). */
    progressOf: (scope: Scope, ids: readonly InvoiceBatchId[]) => within(scope, batches.findAll(scope, ids)),
    list: (scope: Scope, request: ListRequest, state?: BatchStatus) =>
      within(
        scope,
        Effect.flatMap(batches.list(scope, request, state), ({ items, total }) =>
          Effect.map(
            Effect.forEach(items, (batch) => show(scope, batch)),
            (shown) => ({ items: shown, total }),
          ),
        ),
      ),
    log: (scope: Scope, reference: string, request: ListRequest) =>
      within(
        scope,
        Effect.flatMap(batches.find(scope, addressOf(reference)), ({ id }) => batches.listLog(scope, id, request)),
      ),
    /** The status of the generation of a batch, or of its last posting (contract B4). */
    jobOf: Effect.fnUntraced(function* (scope: Scope, reference: string, what: "generation" | "posting") {
      const batch = yield* find(scope, reference)
      const job = batch[what]
      if (job === undefined) return yield* refuse("BatchNeverPosted", { number: batch.number })
      return { batch, job }
    }),
  }
}

/** The portions of a list. Each begins after the last item that the portion before has read. */
function* portionsOf<A extends { readonly id: Id }, Id, E>(
  count: number,
  readAfter: (after: Id | undefined) => Effect.Effect<readonly A[], E>,
) {
  let after: Id | undefined
  for (let read = 0; read < count; read += portion)
    yield Effect.map(
      Effect.suspend(() => readAfter(after)),
      (items) => {
        after = items.at(-1)?.id
        return items
      },
    )
}
