import { Deferred, Effect, Exit, Fiber } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import { given } from "../../shared/given.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { BatchCursor, BatchJob, InvoiceBatch } from "../batches/invoice-batch.ts"
import type { BatchJobData, InvoicingJobs } from "../invoicing.jobs.ts"
import type { BatchWalk, Step } from "./batch-walk.ts"
import {
  type BatchLimits,
  type BatchWorkPorts,
  counted,
  makeLogEntry,
  makeTellOfBatch,
  makeTurn,
  onDefect,
  onFailure,
  originOf,
  pageSize,
} from "./batch-work.ts"

export interface WalkBatchPorts extends BatchWorkPorts {
  readonly jobs: JobQueue<InvoicingJobs>
  readonly batchLimits: BatchLimits
}

/** A chunk whose transaction is running. */
interface Chunk<Item, E> {
  readonly items: readonly Item[]
  /** The number of items that the chunk takes on. */
  readonly tried: number
  readonly fiber: Fiber.Fiber<InvoiceBatch | undefined, E>
}

/**
 * Processes the items of a batch in chunks, each in one transaction together with the batch's progress (contract B11,
 * B12). While one chunk is written, the next is prepared. A chunk that fails is repeated item by item.
 */
export const makeWalkBatch = (ports: WalkBatchPorts) => {
  const { batches, jobs, batchLimits, unitOfWork } = ports
  const tell = makeTellOfBatch(ports)
  const entryOf = makeLogEntry(ports)

  return <Item, Prepared, E extends { readonly _tag: string }>(walk: BatchWalk<Item, Prepared, E>) => {
    const { cursorOf, status } = walk
    const isAt = (cursor: BatchCursor | undefined, other: BatchCursor | undefined) =>
      cursor?.account === other?.account && cursor?.invoice === other?.invoice

    /** Changes the batch while it is locked. Does nothing when another job has continued the batch since `before`. */
    const holding = Effect.fnUntraced(function* <A, F>(
      before: InvoiceBatch,
      change: (batch: InvoiceBatch) => Effect.Effect<A, F>,
    ) {
      const batch = yield* Effect.catchTag(batches.lock(before, before.id), "ResourceNotFound", Effect.die)
      return batch.status === status && isAt(batch.cursor, before.cursor) ? yield* change(batch) : undefined
    })

    const moveOn = Effect.fnUntraced(function* (
      batch: InvoiceBatch,
      done: readonly Item[],
      { made, notes, failed }: Step,
      total = batch.work.total,
    ) {
      const { work } = batch
      const after: InvoiceBatch = {
        ...batch,
        work: {
          ...work,
          ...given({ total }),
          done: work.done + done.length,
          made: work.made + made,
          notes: work.notes + notes,
          failed: work.failed + failed,
        },
        cursor: cursorOf(done.at(-1)!),
        modifiedAt: yield* currentTime,
      }
      yield* batches.update(after)
      return after
    })

    /** Ends the job of a batch that is locked. */
    const finish = Effect.fnUntraced(function* (
      origin: EventOrigin,
      batch: InvoiceBatch,
      ending: Partial<BatchJob> = { result: "Succeeded", message: walk.message(batch.work) },
    ) {
      const { cursor: _, ...rest } = batch
      const job: BatchJob = { ...batch[walk.job]!, ...ending }
      const after: InvoiceBatch = { ...rest, status: walk.ended, [walk.job]: job, modifiedAt: yield* currentTime }
      yield* batches.update(after)
      yield* tell(origin, after, walk.event)
      return undefined
    })

    /**
     * Processes some items in a transaction, after the chunk that gives `before`. While this transaction waits for that
     * chunk it waits for no row lock except the batch's, because the chunk before holds all its row locks by then; so
     * the two never wait for each other. A chunk with the last item ends the job in the same transaction: a caller who
     * sees all invoices of a batch may post it.
     */
    const chunk = (
      origin: EventOrigin,
      found: InvoiceBatch,
      items: readonly Item[],
      before: Effect.Effect<InvoiceBatch | undefined, E | PortUnavailable>,
      endsJob: boolean,
      onPrepared: (tried: number) => Effect.Effect<unknown> = () => Effect.void,
    ) =>
      unitOfWork.atomically(
        origin.tenantId,
        Effect.gen(function* () {
          const { tried, prepared } = yield* walk.prepare(origin, found, items)
          yield* onPrepared(tried)
          const last = yield* before
          if (last === undefined) return undefined
          const done = items.slice(0, tried)
          return yield* holding(last, (batch) =>
            Effect.gen(function* () {
              const step = yield* walk.write(origin, batch, done, prepared)
              const after = yield* moveOn(batch, done, step, found.work.total)
              return endsJob && tried === items.length ? yield* finish(origin, after) : after
            }),
          )
        }),
      )

    /** Starts a chunk. Continues as soon as the chunk holds its rows and waits for the chunk before, or has failed. */
    const begin = Effect.fnUntraced(function* (
      origin: EventOrigin,
      found: InvoiceBatch,
      items: readonly Item[],
      before: Effect.Effect<InvoiceBatch | undefined, E | PortUnavailable>,
      endsJob: boolean,
    ) {
      const prepared = yield* Deferred.make<number>()
      const work = chunk(origin, found, items, before, endsJob, (tried) => Deferred.succeed(prepared, tried))
      const fiber = yield* Effect.forkChild(Effect.ensuring(work, Deferred.succeed(prepared, items.length)))
      return { items, fiber, tried: yield* Deferred.await(prepared) } satisfies Chunk<Item, E | PortUnavailable>
    })

    /**
     * Processes one item alone. When the database is away, the log row cannot be written either, and the job is
     * retried.
     */
    const alone = (origin: EventOrigin, before: InvoiceBatch, item: Item) => {
      const once = chunk(origin, before, [item], Effect.succeed(before), false)
      return onFailure(Effect.retry(once, { times: 1, while: ({ _tag }) => _tag === "PortUnavailable" }), (cause) =>
        unitOfWork.atomically(
          origin.tenantId,
          holding(before, (batch) =>
            Effect.gen(function* () {
              yield* batches.log(origin, batch.id, [yield* entryOf(walk.entityOf(item), cause, yield* currentTime)])
              return yield* moveOn(batch, [item], { made: 0, notes: 0, failed: 1 })
            }),
          ),
        ),
      )
    }

    const eachAlone = Effect.fnUntraced(function* (origin: EventOrigin, before: InvoiceBatch, items: readonly Item[]) {
      let batch: InvoiceBatch | undefined = before
      for (const item of items) if (batch !== undefined) batch = yield* alone(origin, batch, item)
      return batch
    })

    /**
     * Processes a page of items, or as many as time allows, and gives the batch after them. Gives none when the job has
     * ended, or when another job has continued the batch.
     */
    const walkPage = Effect.fnUntraced(function* (
      origin: EventOrigin,
      found: InvoiceBatch,
      page: readonly Item[],
      isOver: Effect.Effect<boolean>,
    ) {
      let batch: InvoiceBatch | undefined = found
      let rest = page
      let written: Chunk<Item, E | PortUnavailable> | undefined
      while (batch !== undefined) {
        const isLast = rest.length === 0 || (yield* isOver)
        const before = written === undefined ? Effect.succeed(batch) : Fiber.join(written.fiber)
        const endsJob = page.length < pageSize && rest.length <= batchLimits.chunk
        const next = isLast ? undefined : yield* begin(origin, found, rest.slice(0, batchLimits.chunk), before, endsJob)
        rest = rest.slice(next?.tried ?? 0)
        if (written !== undefined) {
          const exit = yield* Fiber.await(written.fiber)
          if (Exit.isSuccess(exit)) batch = exit.value
          else {
            if (next !== undefined) yield* Fiber.interrupt(next.fiber)
            batch = yield* onFailure(exit, () => eachAlone(origin, batch!, written!.items))
            const { cursor } = batch ?? {}
            rest = page.slice(page.findIndex((item) => isAt(cursorOf(item), cursor)) + 1)
            written = undefined
            continue
          }
        }
        if (next === undefined) return batch
        written = next
      }
      return batch
    })

    const end = (origin: EventOrigin, before: InvoiceBatch, ending?: Partial<BatchJob>) =>
      unitOfWork.atomically(
        origin.tenantId,
        holding(before, (batch) => finish(origin, batch, ending)),
      )

    /** Enqueues the job again, after the jobs that wait. */
    const again = ({ tenantId, legalEntityId, id: batchId }: InvoiceBatch) =>
      jobs.enqueue(walk.queue, { tenantId, legalEntityId, batchId }, { key: batchId })

    const go = Effect.fnUntraced(function* (origin: EventOrigin, found: InvoiceBatch) {
      const { isOver } = yield* makeTurn(batchLimits)
      let batch: InvoiceBatch | undefined = found
      while (batch !== undefined) {
        const page: readonly Item[] = yield* unitOfWork.atomically(origin.tenantId, walk.page(origin, batch))
        if (page.length === 0) return yield* end(origin, batch)
        batch = yield* walkPage(origin, counted(batch, page.length), page, isOver)
        if (batch !== undefined && (yield* isOver)) return yield* again(batch)
      }
    })

    /** Works on a batch for a limited time. Does nothing when the batch does not have the status of the walk. */
    return Effect.fnUntraced(function* ({ batchId, ...scope }: BatchJobData) {
      const find = unitOfWork.atomically(scope.tenantId, batches.find(scope, { by: "id", id: batchId }))
      const batch = yield* find
      const job = batch[walk.job]
      if (batch.status !== status || job === undefined) return
      const origin = yield* originOf(ports, scope, job)
      yield* onDefect(go(origin, batch), (cause) =>
        Effect.gen(function* () {
          yield* Effect.annotateLogs(Effect.logError("a job of an invoice batch was given up", cause), { batchId })
          yield* end(origin, yield* find, { result: "Failed", message: unexpectedEnd })
        }),
      )
    })
  }
}

/**
 * The message for a job that no retry can help. The job ends, so that its batch can be cancelled or posted once more
 * (contract B4).
 */
const unexpectedEnd = "An unexpected error ended the job. The service's log says which one."
