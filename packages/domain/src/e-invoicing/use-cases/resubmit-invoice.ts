import { Effect } from "effect"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { EInvoiceNotFound, SubmissionRefused } from "../e-invoicing.errors.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import { neverLeft } from "../submission.ts"
import type { ReserveSubmission } from "./reserve-submission.ts"

export interface ResubmitInvoicePorts {
  readonly entries: EntryStore
  readonly invoicing: Pick<Invoicing, "get" | "renewParties">
  readonly unitOfWork: UnitOfWork
}

/**
 * Submits an invoice at a person's request, usually after a failure (contract E13): like an InvoicePosted, but the
 * answer has the reason when nothing is submitted. A waiting attempt is made at once. An invoice that was never sent
 * first gets its parties anew, so that mistakes in them can be corrected (contract E44).
 */
export const makeResubmitInvoice = (ports: ResubmitInvoicePorts, reserve: ReserveSubmission) => {
  const { entries, invoicing, unitOfWork } = ports

  const resubmit = Effect.fnUntraced(function* (origin: EventOrigin, id: InvoiceId) {
    yield* invoicing.get(origin, id)
    yield* entries.lockInvoice(origin, id)
    if (neverLeft(yield* entries.ofInvoice(origin, id, "Sent"))) yield* invoicing.renewParties(origin, id)
    const reserved = yield* reserve(origin, id)
    switch (reserved._tag) {
      case "UnknownInvoice":
        return yield* new EInvoiceNotFound({ what: "invoice", id })
      case "NotEligible":
        return yield* new SubmissionRefused({ what: "invoice", reasons: reserved.reasons })
      case "Skipped":
        return yield* new SubmissionRefused({
          what: "invoice",
          reasons: [`the invoice is already ${reserved.entry.status} (entry ${reserved.entry.id})`],
        })
      case "Reserved":
      case "Refused":
      case "TakenOver":
        return reserved.entry
    }
  })

  return Effect.fn("eInvoicing.resubmitInvoice")((origin: EventOrigin, id: InvoiceId) =>
    unitOfWork.atomically(origin.tenantId, resubmit(origin, id)),
  )
}
