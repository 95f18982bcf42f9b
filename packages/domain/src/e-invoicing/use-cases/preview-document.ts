import { Effect, Result } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { withNationalNumbers } from "../national-numbers.ts"
import { EInvoiceNotFound, SubmissionRefused } from "../e-invoicing.errors.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import type { DocumentCheck } from "../ports/document-check.ts"
import type { FindPostedInvoice } from "../posted-invoices.ts"
import { isIntegrationActive } from "../settings.ts"
import { findingTexts } from "../preflight.ts"

export interface PreviewDocumentPorts {
  readonly entries: EntryStore
  readonly organisation: Pick<Organisation, "details">
  readonly settings: EInvoicingSettingsStore
  readonly check: DocumentCheck
  readonly unitOfWork: UnitOfWork
}

/**
 * The document of a posted invoice as it would be sent now, or all reasons why it would not be sent (contract E25). The
 * document is built and checked outside of the transaction, because a long one takes seconds.
 */
export const makePreviewDocument = (ports: PreviewDocumentPorts, findPostedInvoice: FindPostedInvoice) => {
  const { entries, organisation, settings, check, unitOfWork } = ports

  const gather = Effect.fnUntraced(function* (scope: Scope, invoiceId: InvoiceId) {
    const invoice = yield* findPostedInvoice(scope, invoiceId)
    if (invoice === undefined) return yield* new EInvoiceNotFound({ what: "invoice", id: invoiceId })
    const { nationalEInvoice, timeZone } = yield* organisation.details(scope)
    const isIn = nationalEInvoice && invoice.exclusion === undefined
    const national = isIn && isIntegrationActive(yield* settings.national(scope))
    return { invoice: yield* withNationalNumbers(entries, scope, invoice), national, timeZone }
  })

  return Effect.fn("eInvoicing.previewDocument")(function* (scope: Scope, invoiceId: InvoiceId) {
    const now = yield* currentTime
    const gathered = unitOfWork.atomically(scope.tenantId, gather(scope, invoiceId), "snapshot")
    const { invoice, national, timeZone } = yield* gathered
    const checked = yield* check.preflight(scope.tenantId, invoice, { national, today: dateIn(timeZone, now) })
    if (Result.isSuccess(checked)) return { number: invoice.number, bytes: checked.success.bytes }
    return yield* new SubmissionRefused({ what: "invoice", reasons: findingTexts(checked.failure) })
  })
}
