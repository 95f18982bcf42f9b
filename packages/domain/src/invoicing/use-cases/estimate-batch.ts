import { BigDecimal, Effect } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { BatchLogEntry, InvoiceBatch } from "../batches/invoice-batch.ts"
import { invoiceTotals } from "../invoice.ts"
import { type BatchLimits, pageSize } from "./batch-work.ts"
import { type DraftBatchPorts, makeDraftBatch, type WantedDrafts } from "./draft-batch.ts"
import type { DraftOrders } from "./draft-orders.ts"
import { type DueAccountsPorts, makeDueAccounts } from "./due-accounts.ts"

export interface EstimateBatchPorts extends DueAccountsPorts, DraftBatchPorts {
  readonly orders: DueAccountsPorts["orders"] & DraftBatchPorts["orders"]
  readonly batchLimits: BatchLimits
  readonly unitOfWork: UnitOfWork
}

/** Estimates the sums of a batch without writing anything (contract B14). */
export const makeEstimateBatch = (ports: EstimateBatchPorts, drafts: Pick<DraftOrders, "draftAccounts">) => {
  const { batchLimits, unitOfWork } = ports
  const due = makeDueAccounts(ports)
  const draft = makeDraftBatch(ports, drafts)

  return Effect.fn("invoicing.estimateBatch")(function* (
    scope: Scope,
    wanted: WantedDrafts & Pick<InvoiceBatch, "accounts" | "groups">,
    progress: (accounts: number) => void,
  ) {
    const invoiced = new Map<string, { invoices: number; notes: number; total: BigDecimal.BigDecimal }>()
    const failures: BatchLogEntry[] = []
    let after: string | undefined
    let done = 0
    for (;;) {
      const place = after === undefined ? {} : { cursor: { account: after } }
      const page = yield* unitOfWork.atomically(scope.tenantId, due(scope, { ...wanted, ...place }, pageSize))
      if (page.length === 0) return { accounts: done, invoiced, failures }
      let rest = page
      while (rest.length > 0) {
        const accounts = rest.slice(0, batchLimits.chunk)
        const {
          drafts: found,
          log,
          tried,
        } = yield* unitOfWork.atomically(scope.tenantId, draft(scope, wanted, accounts))
        for (const { draft: made } of found) {
          const so = invoiced.get(made.currency) ?? { invoices: 0, notes: 0, total: BigDecimal.fromBigInt(0n) }
          const total = BigDecimal.sum(so.total, invoiceTotals(made).total)
          const [invoices, notes] = made.type === "Credit" ? [0, 1] : [1, 0]
          invoiced.set(made.currency, { invoices: so.invoices + invoices, notes: so.notes + notes, total })
        }
        failures.push(...log)
        after = accounts[tried - 1]!.number
        done += tried
        rest = rest.slice(tried)
        progress(done)
      }
    }
  })
}
