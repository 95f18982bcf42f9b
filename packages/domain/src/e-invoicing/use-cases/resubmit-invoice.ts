import { Effect } from "effect"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import { EInvoiceNotFound, SubmissionRefused } from "../e-invoicing.errors.ts"
import type { ReadInvoices } from "../../billing/invoicing/use-cases/read-invoices.ts"
import type { ReserveSubmission } from "./reserve-submission.ts"

/**
 * Submits an invoice because a person asks for it, mostly after a failure (decisions E2): the same way an InvoicePosted
 * goes, but told why when nothing comes of it. A waiting attempt is only hastened.
 */
export const makeResubmitInvoice = (reserve: ReserveSubmission, invoices: ReadInvoices) =>
  Effect.fn("eInvoicing.resubmitInvoice")(function* (scope: Scope, id: InvoiceId) {
    yield* invoices.get(scope, id)
    const reserved = yield* reserve(scope, id)
    switch (reserved._tag) {
      case "UnknownInvoice":
        return yield* new EInvoiceNotFound({ what: "invoice", id })
      case "NotEligible":
        return yield* new SubmissionRefused({ what: "invoice", reasons: reserved.reasons })
      case "Skipped":
        return yield* new SubmissionRefused({
          what: "invoice",
          reasons: [`it is ${reserved.entry.status} already (entry ${reserved.entry.id})`],
        })
      case "Reserved":
      case "Refused":
      case "TakenOver":
        return reserved.entry
    }
  })
export type ResubmitInvoice = ReturnType<typeof makeResubmitInvoice>
