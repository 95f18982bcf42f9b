import { type EntryCounts as Counts, mostCounted, type Waiting } from "@svc/domain/e-invoicing/ports/entry-counts"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import type { EInvoicingDoor } from "./e-invoices.route.ts"
import { EntryCounts } from "./e-invoices.schema.ts"

const tag = "National e-invoices"

const waitingBody = ({ count, oldest }: Waiting) => ({
  count,
  oldest: oldest === undefined ? undefined : toIso(oldest),
})
const countsBody = ({ processedToday, ...waiting }: Counts) => ({
  pending: waitingBody(waiting.pending),
  waitsForInvoice: waitingBody(waiting.waitsForInvoice),
  submitted: waitingBody(waiting.submitted),
  heldBack: waitingBody(waiting.heldBack),
  failed: waitingBody(waiting.failed),
  unknown: waitingBody(waiting.unknown),
  processedToday,
})

/** The counts on the e-invoices board (contract H7). */
export const eInvoiceCountOperations = ({ eInvoicing }: EInvoicingDoor): readonly AnyOperation[] => [
  apiOperation({
    method: "get",
    path: "/NationalEInvoices/Counts",
    tag,
    need: "einvoices:read",
    summary: "Count national e-invoices by state",
    description: `Counts sent e-invoices; in each state among the newest ${mostCounted}.`,
    answers: { 200: { description: "The counts", schema: EntryCounts } },
    handle: ({ scope }) =>
      Effect.map(eInvoicing.counts(scope), (counts) => ({ status: 200, body: countsBody(counts) })),
  }),
]
