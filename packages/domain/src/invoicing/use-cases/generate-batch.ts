import { Effect } from "effect"
import type { DueAccount } from "../../orders/due-accounts.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import { inTurns } from "../../shared/together.ts"
import { type InvoiceBatch, workMessage } from "../batches/invoice-batch.ts"
import type { BatchJobData } from "../invoicing.jobs.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import { pageSize } from "./batch-work.ts"
import { accountOf, type DraftBatchPorts, makeDraftBatch, type Outcome } from "./draft-batch.ts"
import type { DraftOfOrders, DraftOrders } from "./draft-orders.ts"
import { type DueAccountsPorts, makeDueAccounts } from "./due-accounts.ts"
import { type InvoiceOrderPorts, makeHoldOfOrders } from "./invoice-order.ts"
import { makeWalkBatch, type WalkBatchPorts } from "./walk-batch.ts"

export interface GenerateBatchPorts extends WalkBatchPorts, DueAccountsPorts, DraftBatchPorts {
  readonly invoices: Pick<InvoiceStore, "insertMany">
  readonly orders: DueAccountsPorts["orders"] & InvoiceOrderPorts["orders"] & DraftBatchPorts["orders"]
  readonly periods: InvoiceOrderPorts["periods"]
  readonly usage: DueAccountsPorts["usage"] & InvoiceOrderPorts["usage"]
  readonly batches: WalkBatchPorts["batches"]
}

/** Drafts of which only the writing is left. */
interface ReadyDrafts {
  readonly made: number
  /** The number of credit notes of corrections among the drafts. */
  readonly ofCorrections: number
  readonly insert: Effect.Effect<void, PortUnavailable>
  /** Records what the drafts bill. */
  readonly hold: Effect.Effect<void, PortUnavailable>
}

/** Makes the invoices of a batch (contract B9, B10, B11, B12). */
export const makeGenerateBatch = (ports: GenerateBatchPorts, drafts: Pick<DraftOrders, "draftAccounts">) => {
  const { batches, invoices } = ports
  const due = makeDueAccounts(ports)
  const holdOf = makeHoldOfOrders(ports)
  const draft = makeDraftBatch(ports, drafts)

  /** Computes the rows of drafts before they may be written, while the chunk before is being written. */
  const readyToWrite = Effect.fnUntraced(function* (
    scope: Scope,
    { id }: InvoiceBatch,
    made: readonly DraftOfOrders[],
  ) {
    const insert = invoices.insertMany(made.map((each) => ({ ...each.draft, batchId: id })))
    // Lets deliveries and other jobs of the process run between two pieces of work.
    yield* Effect.yieldNow
    const hold = made.length === 0 ? Effect.void : holdOf(scope, made)
    const ofCorrections = made.filter(({ draft: { type } }) => type === "Credit").length
    return { made: made.length, ofCorrections, insert, hold } satisfies ReadyDrafts
  })

  const generate = makeWalkBatch(ports)({
    queue: "invoice-batches-generate",
    status: "Generating",
    job: "generation",
    ended: "Generated",
    event: "InvoiceBatchCreated",
    message: (work) => workMessage(work, "account"),
    cursorOf: ({ number }: DueAccount) => ({ account: number }),
    page: (origin, batch) => due(origin, batch, pageSize),
    prepare: Effect.fnUntraced(function* (origin, batch, accounts) {
      const { tried, drafts: made, log } = yield* draft(origin, batch, accounts)
      return { tried, prepared: { log, ...(yield* readyToWrite(origin, batch, made)) } }
    }),
    write: Effect.fnUntraced(function* (
      origin,
      batch,
      accounts: readonly DueAccount[],
      { log, made, ofCorrections, insert, hold }: Pick<Outcome, "log"> & ReadyDrafts,
    ) {
      // Periods and usage that are held name the invoices, so they are sent behind them.
      yield* inTurns(insert, hold)
      const listed = accounts.map(({ id }) => id)
      const ofChanges = yield* batches.listNotes(origin, batch.id, listed)
      yield* batches.log(origin, batch.id, log)
      return { made: made + ofChanges, notes: ofChanges + ofCorrections, failed: log.length }
    }),
    entityOf: accountOf,
  })
  return {
    /** Works on a batch for a limited time. Does nothing when the batch is not being generated. */
    generateBatch: Effect.fn("invoicing.generateBatchInTurn")((job: BatchJobData) => generate(job)),
  }
}
