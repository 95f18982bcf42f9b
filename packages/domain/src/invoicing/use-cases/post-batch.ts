import { type Cause, Effect } from "effect"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type BatchLogEntry, type InvoiceBatch, workMessage, workResult } from "../batches/invoice-batch.ts"
import type { BatchJobData, InvoicingJobs } from "../invoicing.jobs.ts"
import type { DraftOfBatch } from "../ports/invoice-batch-store.ts"
import {
  type BatchLimits,
  type BatchWorkPorts,
  makeLogEntry,
  makeTellOfBatch,
  makeTurn,
  onFailure,
  originOf,
  pageSize,
} from "./batch-work.ts"
import type { PostInvoice } from "./post-invoice.ts"

export interface PostBatchPorts extends BatchWorkPorts {
  readonly jobs: JobQueue<InvoicingJobs>
  readonly batchLimits: BatchLimits
}

/** Posts the drafts of a batch (contract B13), in the order of the numbers of their accounts. */
export const makePostBatch = (ports: PostBatchPorts, postInvoice: PostInvoice) => {
  const { batches, jobs, batchLimits, unitOfWork } = ports
  const entryOf = makeLogEntry(ports)
  const tell = makeTellOfBatch(ports)

  /** The batch, held; `undefined` when another job has gone on with it since. */
  const lock = Effect.fnUntraced(function* (scope: Scope, before: InvoiceBatch) {
    const batch = yield* Effect.catchTag(batches.lock(scope, before.id), "ResourceNotFound", Effect.die)
    const { status, cursor } = batch
    const isPresent =
      status === "Posting" && cursor?.account === before.cursor?.account && cursor?.invoice === before.cursor?.invoice
    return isPresent ? batch : undefined
  })

  const moveOn = Effect.fnUntraced(function* (
    batch: InvoiceBatch,
    drafts: readonly DraftOfBatch[],
    log: readonly BatchLogEntry[],
    made: number,
  ) {
    yield* batches.log(batch, batch.id, log)
    const { account, id: invoice } = drafts.at(-1)!
    const { work } = batch
    const after: InvoiceBatch = {
      ...batch,
      work: { ...work, done: work.done + drafts.length, made: work.made + made, failed: work.failed + log.length },
      cursor: { account, invoice },
      modifiedAt: yield* currentTime,
    }
    yield* batches.update(after)
    return after
  })

  const chunk = (origin: EventOrigin, before: InvoiceBatch, drafts: readonly DraftOfBatch[]) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const batch = yield* lock(origin, before)
        if (batch === undefined) return undefined
        const { posted, refused } = yield* postInvoice.drafts(
          origin,
          drafts.map(({ id }) => id),
        )
        const now = yield* currentTime
        const byId = new Map(drafts.map((draft) => [draft.id, draft]))
        const log = yield* Effect.forEach(refused, ({ id, cause }) => entryOf(entityOf(byId.get(id)!), cause, now))
        return yield* moveOn(batch, drafts, log, posted)
      }),
    )

  const giveUp = (origin: EventOrigin, before: InvoiceBatch, draft: DraftOfBatch, cause: Cause.Cause<unknown>) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const batch = yield* lock(origin, before)
        if (batch === undefined) return undefined
        return yield* moveOn(batch, [draft], [yield* entryOf(entityOf(draft), cause, yield* currentTime)], 0)
      }),
    )

  /** Where the database is away, the row cannot be written either, and the job is tried again. */
  const alone = (origin: EventOrigin, before: InvoiceBatch, draft: DraftOfBatch) => {
    const once = chunk(origin, before, [draft])
    const twice = Effect.catchTag(once, "PortUnavailable", () => once)
    return onFailure(twice, (cause) => giveUp(origin, before, draft, cause))
  }

  const eachAlone = Effect.fnUntraced(function* (
    origin: EventOrigin,
    before: InvoiceBatch,
    drafts: readonly DraftOfBatch[],
  ) {
    let batch: InvoiceBatch | undefined = before
    for (const draft of drafts) {
      if (batch === undefined) return undefined
      batch = yield* alone(origin, batch, draft)
    }
    return batch
  })

  const finish = (origin: EventOrigin, before: InvoiceBatch) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const batch = yield* lock(origin, before)
        if (batch?.posting === undefined) return
        const { cursor: _, ...rest } = batch
        const after: InvoiceBatch = {
          ...rest,
          status: "Posted",
          posting: {
            ...batch.posting,
            result: workResult(batch.work),
            message: workMessage(batch.work, "invoice"),
          },
          modifiedAt: yield* currentTime,
        }
        yield* batches.update(after)
        yield* tell(origin, after, "InvoiceBatchPosted")
      }),
    )

  const post = Effect.fnUntraced(function* (origin: EventOrigin, found: InvoiceBatch) {
    const { isOver } = yield* makeTurn(batchLimits)
    let batch: InvoiceBatch | undefined = found
    while (batch !== undefined) {
      const { id, cursor }: InvoiceBatch = batch
      const page: readonly DraftOfBatch[] = yield* unitOfWork.atomically(
        origin.tenantId,
        batches.drafts(origin, id, pageSize, cursor),
      )
      if (page.length === 0) return yield* finish(origin, batch)
      for (let at = 0; at < page.length && batch !== undefined; at += batchLimits.chunk) {
        const before: InvoiceBatch = batch
        const drafts = page.slice(at, at + batchLimits.chunk)
        batch = yield* onFailure(chunk(origin, before, drafts), () => eachAlone(origin, before, drafts))
        if (batch !== undefined && (yield* isOver)) return yield* again(batch)
      }
    }
  })

  const again = ({ tenantId, legalEntityId, id: batchId }: InvoiceBatch) =>
    jobs.enqueue("invoice-batches-post", { tenantId, legalEntityId, batchId }, { key: batchId })

  return {
    /** Works on the posting of a batch for a while; nothing where it is not being posted. */
    postBatch: Effect.fn("invoicing.postBatchInTurn")(function* ({ batchId, ...scope }: BatchJobData) {
      const find = batches.find(scope, { by: "id", id: batchId })
      const batch = yield* unitOfWork.atomically(scope.tenantId, find)
      if (batch.status !== "Posting" || batch.posting === undefined) return
      yield* post(yield* originOf(ports, scope, batch.posting), batch)
    }),
  }
}

const entityOf = ({ id, account }: DraftOfBatch) =>
  ({ entityName: "Invoice", entityId: id, reference: account }) as const
