import { Effect } from "effect"
import type { DueAccount } from "../../orders/due-accounts.ts"
import { workMessage } from "../batches/invoice-batch.ts"
import type { BatchJobData } from "../invoicing.jobs.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import { pageSize } from "./batch-work.ts"
import { accountOf, type DraftBatchPorts, makeDraftBatch, type Outcome } from "./draft-batch.ts"
import type { DraftOrders } from "./draft-orders.ts"
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

/** Makes the invoices of a batch (contract B9, B10, B11, B12). */
export const makeGenerateBatch = (ports: GenerateBatchPorts, drafts: Pick<DraftOrders, "draftAccounts">) => {
  const { batches, invoices } = ports
  const due = makeDueAccounts(ports)
  const holdOf = makeHoldOfOrders(ports)
  const draft = makeDraftBatch(ports, drafts)

  const generate = makeWalkBatch(ports)({
    queue: "invoice-batches-generate",
    status: "Generating",
    job: "generation",
    ended: "Generated",
    event: "InvoiceBatchCreated",
    message: (work) => workMessage(work, "account"),
    cursorOf: ({ number }: DueAccount) => ({ account: number }),
    page: (origin, batch) => due(origin, batch, pageSize),
    prepare: (origin, batch, accounts) =>
      Effect.map(draft(origin, batch, accounts), ({ tried, ...prepared }) => ({ tried, prepared })),
    write: Effect.fnUntraced(function* (
      origin,
      batch,
      accounts: readonly DueAccount[],
      { drafts: made, log }: Pick<Outcome, "drafts" | "log">,
    ) {
      if (made.length > 0) {
        yield* invoices.insertMany(made.map((each) => ({ ...each.draft, batchId: batch.id })))
        yield* holdOf(origin, made)
      }
      const listed = accounts.map(({ id }) => id)
      const ofChanges = yield* batches.listNotes(origin, batch.id, listed)
      const ofCorrections = made.filter(({ draft: { type } }) => type === "Credit").length
      yield* batches.log(origin, batch.id, log)
      return { made: made.length + ofChanges, notes: ofChanges + ofCorrections, failed: log.length }
    }),
    entityOf: accountOf,
  })
  return {
    /** Works on a batch for a limited time. Does nothing when the batch is not being generated. */
    generateBatch: Effect.fn("invoicing.generateBatchInTurn")((job: BatchJobData) => generate(job)),
  }
}
