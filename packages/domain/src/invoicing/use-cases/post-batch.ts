import { Effect } from "effect"
import { currentTime } from "../../shared/timestamp.ts"
import { workMessage } from "../batches/invoice-batch.ts"
import type { BatchJobData } from "../invoicing.jobs.ts"
import type { DraftOfBatch } from "../ports/invoice-batch-store.ts"
import { makeLogEntry, makeLogRow, pageSize } from "./batch-work.ts"
import { postedMessage, type PostInvoice, type PreparedDrafts } from "./post-invoice.ts"
import { makeWalkBatch, type WalkBatchPorts } from "./walk-batch.ts"

/** Posts the drafts of a batch in the order of their accounts' numbers (contract B13). */
export const makePostBatch = (ports: WalkBatchPorts, postInvoice: PostInvoice) => {
  const { batches } = ports
  const entryOf = makeLogEntry(ports)
  const rowOf = makeLogRow(ports)

  const post = makeWalkBatch(ports)({
    queue: "invoice-batches-post",
    status: "Posting",
    job: "posting",
    ended: "Posted",
    event: "InvoiceBatchPosted",
    message: (work) => workMessage(work, "invoice"),
    cursorOf: ({ account, id }: DraftOfBatch) => ({ account, invoice: id }),
    page: (origin, batch) => batches.drafts(origin, batch, pageSize, batch.cursor),
    prepare: Effect.fnUntraced(function* (origin, _, drafts) {
      const ids = drafts.map(({ id }) => id)
      return { tried: drafts.length, prepared: yield* postInvoice.prepare(origin, ids) }
    }),
    write: Effect.fnUntraced(function* (
      origin,
      batch,
      drafts: readonly DraftOfBatch[],
      { candidates, refused }: PreparedDrafts,
    ) {
      const posted = yield* postInvoice.write(origin, candidates)
      const now = yield* currentTime
      const byId = new Map(drafts.map((draft) => [draft.id, draft]))
      const failed = yield* Effect.forEach(refused, ({ id, cause }) => entryOf(entityOf(byId.get(id)!), cause, now))
      const warned = posted
        .filter(({ warnings }) => warnings.length > 0)
        .map((each) => rowOf(entityOf(byId.get(each.invoice.id)!), postedMessage(each), now))
      yield* batches.log(origin, batch.id, [...failed, ...warned])
      const notes = posted.filter(({ invoice: { type } }) => type === "Credit").length
      return { made: candidates.length, notes, failed: failed.length }
    }),
    entityOf,
  })
  return {
    /** Works on the posting of a batch for a limited time. Does nothing when the batch is not being posted. */
    postBatch: Effect.fn("invoicing.postBatchInTurn")((job: BatchJobData) => post(job)),
  }
}

const entityOf = ({ id, account }: DraftOfBatch) =>
  ({ entityName: "Invoice", entityId: id, reference: account }) as const
