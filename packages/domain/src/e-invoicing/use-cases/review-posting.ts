import { Effect, Result } from "effect"
import type { Invoice } from "../../invoicing/invoice.ts"
import type { InvoiceAttachment } from "../../invoicing/invoice-attachment.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import type { DocumentCheck } from "../ports/document-check.ts"
import { ineligibilities } from "../settings.ts"
import { toPostedInvoice } from "../ubl/from-invoice.ts"
import { buildDocument } from "./build-document.ts"

export interface ReviewPostingPorts {
  readonly settings: EInvoicingSettingsStore
  readonly organisation: Pick<Organisation, "details">
  readonly check: DocumentCheck
}

/** The number is taken after the review, so that nobody waits for it meanwhile. */
const anyNumber = "0"

/**
 * Says before a posting why the national system would not take the invoice (contract E43): once it is posted its parties
 * are kept as they are. Nothing is said of an invoice that would not be submitted.
 */
export const makeReviewPosting = ({ settings, organisation, check }: ReviewPostingPorts) =>
  Effect.fnUntraced(function* (
    invoice: Invoice,
    attachments: Effect.Effect<readonly InvoiceAttachment[], PortUnavailable>,
  ): Effect.fn.Return<{ readonly reasons: readonly string[]; readonly refuses: boolean }, PortUnavailable> {
    const nothing = { reasons: [], refuses: false }
    const profile = yield* Effect.catchTag(organisation.details(invoice), "ResourceNotFound", Effect.die)
    if (!profile.nationalEInvoice) return nothing
    const national = yield* settings.national(invoice)
    const connection = yield* settings.connection(invoice)
    if (ineligibilities({ optionOn: true, settings: national, connection }).length > 0) return nothing
    const posted = toPostedInvoice({ ...invoice, number: anyNumber }, yield* attachments)
    if (posted === undefined || posted.exclusion !== undefined) return nothing
    const built = yield* buildDocument(check, profile, posted, yield* currentTime)
    return Result.isSuccess(built)
      ? nothing
      : { reasons: built.failure, refuses: national?.preflightOnPosting === "Refuse" }
  })
