import { type Cause, Effect } from "effect"
import type { DueAccount } from "../../orders/due-accounts.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type BatchWork, type InvoiceBatch, workMessage, workResult } from "../batches/invoice-batch.ts"
import type { BatchJobData, InvoicingJobs } from "../invoicing.jobs.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
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
import { accountOf, type DraftBatchPorts, makeDraftBatch, type Outcome } from "./draft-batch.ts"
import type { DraftOrders } from "./draft-orders.ts"
import { type DueAccountsPorts, makeDueAccounts } from "./due-accounts.ts"
import { type InvoiceOrderPorts, makeHoldOfOrders } from "./invoice-order.ts"

export interface GenerateBatchPorts extends BatchWorkPorts, DueAccountsPorts, DraftBatchPorts {
  readonly invoices: Pick<InvoiceStore, "insertMany">
  readonly orders: DueAccountsPorts["orders"] & InvoiceOrderPorts["orders"] & DraftBatchPorts["orders"]
  readonly periods: InvoiceOrderPorts["periods"]
  readonly usage: DueAccountsPorts["usage"] & InvoiceOrderPorts["usage"]
  readonly batches: BatchWorkPorts["batches"]
  readonly jobs: JobQueue<InvoicingJobs>
  readonly batchLimits: BatchLimits
}

/** Makes the invoices of a batch (contract B9, B10, B11, B12). */
export const makeGenerateBatch = (ports: GenerateBatchPorts, drafts: Pick<DraftOrders, "draftAccounts">) => {
  const { batches, invoices, jobs, batchLimits, unitOfWork } = ports
  const due = makeDueAccounts(ports)
  const holdOf = makeHoldOfOrders(ports)
  const entryOf = makeLogEntry(ports)
  const draft = makeDraftBatch(ports, drafts)
  const tell = makeTellOfBatch(ports)
  /** The batch with the present place and counts of its job, as it is to be kept. */
  const moved = Effect.fnUntraced(function* (
    batch: InvoiceBatch,
    last: DueAccount,
    came: Omit<Outcome, "drafts"> & { readonly made: number },
  ) {
    const { total, done, made, failed } = batch.work
    const work: BatchWork = {
      ...(total === undefined ? {} : { total }),
      done: done + came.tried,
      made: made + came.made,
      failed: failed + came.log.length,
    }
    return { ...batch, work, cursor: { account: last.number }, modifiedAt: yield* currentTime } satisfies InvoiceBatch
  })

  /** The batch, held; `undefined` when another job has gone on with it since. */
  const lock = Effect.fnUntraced(function* (scope: Scope, before: InvoiceBatch) {
    const batch = yield* Effect.catchTag(batches.lock(scope, before.id), "ResourceNotFound", Effect.die)
    const isPresent = batch.status === "Generating" && batch.cursor?.account === before.cursor?.account
    return isPresent ? batch : undefined
  })

  /** A transaction for some accounts: their drafts, with what these hold, and how far the batch is. */
  const chunk = (origin: EventOrigin, before: InvoiceBatch, accounts: readonly DueAccount[]) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const batch = yield* lock(origin, before)
        if (batch === undefined) return undefined
        const { drafts: made, log, tried } = yield* draft(origin, batch, accounts)
        if (made.length > 0) {
          yield* invoices.insertMany(made.map((each) => ({ ...each.draft, batchId: batch.id })))
          yield* holdOf(origin, made)
        }
        const done = accounts.slice(0, tried)
        const notes = yield* batches.listNotes(
          origin,
          batch.id,
          done.map(({ id }) => id),
        )
        yield* batches.log(origin, batch.id, log)
        const after = yield* moved(batch, done.at(-1)!, { log, tried, made: made.length + notes })
        yield* batches.update(after)
        return after
      }),
    )

  /** The row of the log, where a transaction of the account failed by itself; the batch goes on behind the account. */
  const giveUp = (origin: EventOrigin, before: InvoiceBatch, account: DueAccount, cause: Cause.Cause<unknown>) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const batch = yield* lock(origin, before)
        if (batch === undefined) return undefined
        const log = [yield* entryOf(accountOf(account), cause, yield* currentTime)]
        yield* batches.log(origin, batch.id, log)
        const after = yield* moved(batch, account, { log, tried: 1, made: 0 })
        yield* batches.update(after)
        return after
      }),
    )

  /** Where the database is away, the row cannot be written either, and the job is tried again. */
  const alone = (origin: EventOrigin, before: InvoiceBatch, account: DueAccount) => {
    const once = chunk(origin, before, [account])
    const twice = Effect.catchTag(once, "PortUnavailable", () => once)
    return onFailure(twice, (cause) => giveUp(origin, before, account, cause))
  }

  /** What makes a chunk fail is found account by account (contract B11). */
  const eachAlone = Effect.fnUntraced(function* (
    origin: EventOrigin,
    before: InvoiceBatch,
    accounts: readonly DueAccount[],
  ) {
    let batch: InvoiceBatch | undefined = before
    for (const account of accounts) {
      if (batch === undefined) return undefined
      batch = yield* alone(origin, batch, account)
    }
    return batch
  })

  const finish = (origin: EventOrigin, before: InvoiceBatch) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const batch = yield* lock(origin, before)
        if (batch === undefined) return
        const { cursor: _, ...rest } = batch
        const after: InvoiceBatch = {
          ...rest,
          status: "Generated",
          generation: {
            ...batch.generation,
            result: workResult(batch.work),
            message: workMessage(batch.work, "account"),
          },
          modifiedAt: yield* currentTime,
        }
        yield* batches.update(after)
        yield* tell(origin, after, "InvoiceBatchCreated")
      }),
    )

  const generate = Effect.fnUntraced(function* (origin: EventOrigin, found: InvoiceBatch) {
    const { isOver } = yield* makeTurn(batchLimits)
    let batch: InvoiceBatch | undefined = found
    while (batch !== undefined) {
      const page: readonly DueAccount[] = yield* unitOfWork.atomically(origin.tenantId, due(origin, batch, pageSize))
      if (page.length === 0) return yield* finish(origin, batch)
      let rest = page
      while (rest.length > 0 && batch !== undefined) {
        const accounts = rest.slice(0, batchLimits.chunk)
        const before: InvoiceBatch = batch
        const tried = chunk(origin, before, accounts)
        batch = yield* onFailure(tried, () => eachAlone(origin, before, accounts))
        const last = batch?.cursor?.account
        rest = last === undefined ? [] : rest.slice(rest.findIndex(({ number }) => number === last) + 1)
        if (batch !== undefined && (yield* isOver)) return yield* again(batch)
      }
    }
  })

  /** Leaves the place to the jobs that wait. */
  const again = ({ tenantId, legalEntityId, id: batchId }: InvoiceBatch) =>
    jobs.enqueue("invoice-batches-generate", { tenantId, legalEntityId, batchId }, { key: batchId })

  return {
    /** Works on a batch for a while; nothing where it is not being generated. */
    generateBatch: Effect.fn("invoicing.generateBatchInTurn")(function* ({ batchId, ...scope }: BatchJobData) {
      const find = batches.find(scope, { by: "id", id: batchId })
      const batch = yield* unitOfWork.atomically(scope.tenantId, find)
      if (batch.status !== "Generating") return
      const origin = yield* originOf(ports, scope, batch.generation)
      yield* generate(origin, batch)
    }),
  }
}
