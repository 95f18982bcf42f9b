import { Effect } from "effect"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import { EInvoiceNotFound, SubmissionRefused } from "../e-invoicing.errors.ts"
import type { Invoicing } from "../../invoicing/invoicing.ts"
import type { ReserveSubmission } from "./reserve-submission.ts"

/**
 * Submits an invoice because a person asks for it, mostly after a failure (contract E13): in the same way as an
 * InvoicePosted, but with the reason when nothing comes of it. A waiting attempt is made at once.
 */
export const makeResubmitInvoice = (reserve: ReserveSubmission, invoicing: Pick<Invoicing, "get">) =>
  Effect.fn("eInvoicing.resubmitInvoice")(function* (scope: Scope, id: InvoiceId) {
    yield* invoicing.get(scope, id)
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
