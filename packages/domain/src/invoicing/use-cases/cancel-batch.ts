import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { Orders } from "../../orders/orders.ts"
import type { InvoiceBatchId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { batchAfter } from "../batches/batch-after.ts"
import { type InvoiceBatch, noWork } from "../batches/invoice-batch.ts"
import type { Invoice } from "../invoice.ts"
import { refuse } from "../invoicing.errors.ts"
import type { BatchJobData, InvoicingJobs } from "../invoicing.jobs.ts"
import type { BilledPeriods } from "../ports/billed-periods.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { UsageToBill } from "../ports/usage-to-bill.ts"
import { type BatchLimits, type BatchWorkPorts, makeTellOfBatch, originOf } from "./batch-work.ts"

export interface CancelBatchPorts extends BatchWorkPorts {
  readonly invoices: Pick<InvoiceStore, "billedOrdersOf" | "findAllForUpdate" | "updateAll">
  readonly customers: Pick<Customers, "hold">
  readonly orders: Pick<Orders, "giveBackCharged" | "holdAllToInvoice">
  readonly periods: Pick<BilledPeriods, "release">
  readonly usage: Pick<UsageToBill, "release">
  readonly ids: IdSource
  readonly jobs: JobQueue<InvoicingJobs>
  readonly batchLimits: BatchLimits
}

/** Cancels the drafts of a batch (contract B15): the first of them in the request, the others in a job. */
export const makeCancelBatch = (ports: CancelBatchPorts) => {
  const { batches, invoices, customers, orders, periods, usage, events, jobs, ids, batchLimits, unitOfWork } = ports
  const tell = makeTellOfBatch(ports)

  /**
   * Cancels some drafts of a batch that is locked and releases what they bill. Tells whether there may be more drafts.
   */
  const some = Effect.fnUntraced(function* (origin: EventOrigin, batch: InvoiceBatch) {
    const found = (yield* batches.drafts(origin, batch, batchLimits.chunk, batch.cursor)).map(({ id }) => id)
    if (found.length === 0) return undefined
    // Locks accounts and orders before the invoices, as the making of invoices does, to avoid deadlocks.
    const { accounts, numbers } = yield* invoices.billedOrdersOf(origin, found)
    yield* customers.hold(origin, accounts)
    yield* orders.holdAllToInvoice(origin, numbers)
    const now = yield* currentTime
    // Drafts that somebody else posted or cancelled meanwhile are skipped.
    const drafts = (yield* invoices.findAllForUpdate(origin, found)).filter(({ status }) => status === "Draft")
    const [made, notes] = [
      drafts.filter(({ madeWith }) => madeWith === undefined),
      drafts.filter(({ madeWith }) => madeWith !== undefined),
    ]
    // The batch did not make the credit notes of changes of orders. These notes stay, and another batch may list them.
    yield* batches.unlistNotes(
      origin,
      notes.map(({ id }) => id),
    )
    const cancelled = made.map((draft): Invoice => ({ ...draft, status: "Cancelled", modifiedAt: now }))
    const gone = cancelled.map(({ id }) => id)
    yield* invoices.updateAll(cancelled)
    const invoiced = cancelled.flatMap(({ id, type }) => (type === "Credit" ? [] : [id]))
    yield* orders.giveBackCharged(origin, yield* periods.release(origin, invoiced))
    // Corrections of usage wait again. They did not change `chargedThrough`, so only periods and usage are released.
    yield* periods.release(origin, gone)
    yield* usage.release(origin, gone)
    yield* events.publish(
      origin,
      cancelled.map((invoice) => ({ _tag: "InvoiceUpdated", invoice })),
    )
    const { work } = batch
    return { ...work, done: work.done + found.length, made: work.made + cancelled.length }
  })

  const { chunk } = batchLimits

  /** Continues the cancellation of a batch that is locked, and stores its progress. */
  const goOn = Effect.fnUntraced(function* (origin: EventOrigin, batch: InvoiceBatch) {
    const work = yield* some(origin, batch)
    const isOver = work === undefined || work.done - batch.work.done < chunk
    const after: InvoiceBatch = {
      ...batch,
      status: isOver ? "Cancelled" : "Cancelling",
      work: work ?? batch.work,
      modifiedAt: yield* currentTime,
    }
    yield* batches.update(after)
    if (isOver) yield* tell(origin, after, "InvoiceBatchCancelled")
    return after
  })

  const cancel = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceBatchId) {
    const { cursor: _, ...batch } = yield* batches.lock(origin, id)
    const status = yield* Effect.fromResult(batchAfter(batch, "cancel"))
    if (batch.filter !== undefined) return yield* refuse("BatchOfDrafts", { number: batch.number })
    const { drafts, posted } = yield* batches.state(origin, batch)
    if (posted !== undefined) return yield* refuse("BatchHasPosted", { number: batch.number, invoice: posted })
    const correlated = { ...origin, correlationId: origin.correlationId ?? ids.next<string & {}>() }
    const after = yield* goOn(correlated, { ...batch, status, work: { ...noWork, total: drafts } })
    if (after.status === "Cancelling") yield* again(after)
    return after
  })

  const again = ({ tenantId, legalEntityId, id: batchId }: InvoiceBatch) =>
    jobs.enqueue("invoice-batches-cancel", { tenantId, legalEntityId, batchId }, { key: batchId })

  return {
    cancel: Effect.fn("invoicing.cancelBatch")((origin: EventOrigin, id: InvoiceBatchId) =>
      unitOfWork.atomically(origin.tenantId, cancel(origin, id)),
    ),

    /** Continues the cancellation of a batch, and enqueues itself until all its drafts are cancelled. */
    cancelBatch: Effect.fn("invoicing.cancelBatchInTurn")(function* ({ batchId, ...scope }: BatchJobData) {
      yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          const batch = yield* batches.lock(scope, batchId)
          if (batch.status !== "Cancelling") return
          const after = yield* goOn(yield* originOf(ports, scope, batch.generation), batch)
          if (after.status === "Cancelling") yield* again(after)
        }),
      )
    }),
  }
}
