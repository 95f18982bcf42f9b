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
import type { PostedInvoice } from "../ubl/posted-invoice.ts"
import { buildDocument } from "./build-document.ts"

export interface ReviewPostingPorts {
  readonly settings: EInvoicingSettingsStore
  readonly organisation: Pick<Organisation, "details">
  readonly check: DocumentCheck
}

interface Reviewed {
  readonly reasons: readonly string[]
  readonly advice: readonly string[]
  readonly refuses: boolean
}

/** Advice about attachments: the national system accepts them only from companies that are registered for it. */
const attachmentAdvice = ({ attachments }: PostedInvoice): readonly string[] => {
  const names = attachments.map(({ fileName }) => fileName).join(", ")
  return names === ""
    ? []
    : [
        `Send the attachments to the buyer as well (${names}): the national system drops them unless the company is registered for attachments.`,
      ]
}

/**
 * Advice about marks of the buyer and third parties for which the document has no terms, so that only its note has them
 * (contract E60).
 */
const partiesAdvice = ({ onlyNoted = [] }: PostedInvoice): readonly string[] =>
  onlyNoted.length === 0
    ? []
    : [`Check the cleared document for facts that its format can carry only in the note (${onlyNoted.join("; ")}).`]

/** A placeholder for the number, which is taken after the review so that nobody waits for its series meanwhile. */
const anyNumber = "0"

/**
 * Reports before a posting why the national system would refuse the invoice (contract E43), because the parties are
 * fixed at the posting. Reports nothing for an invoice that would not be submitted.
 */
export const makeReviewPosting = ({ settings, organisation, check }: ReviewPostingPorts) =>
  Effect.fnUntraced(function* (
    invoice: Invoice,
    attachments: Effect.Effect<readonly InvoiceAttachment[], PortUnavailable>,
  ): Effect.fn.Return<Reviewed, PortUnavailable> {
    const nothing: Reviewed = { reasons: [], advice: [], refuses: false }
    const profile = yield* Effect.catchTag(organisation.details(invoice), "ResourceNotFound", Effect.die)
    if (!profile.nationalEInvoice) return nothing
    const national = yield* settings.national(invoice)
    const connection = yield* settings.connection(invoice)
    if (ineligibilities({ optionOn: true, settings: national, connection }).length > 0) return nothing
    const posted = toPostedInvoice({ ...invoice, number: anyNumber }, yield* attachments)
    if (posted === undefined || posted.exclusion !== undefined) return nothing
    const built = yield* buildDocument(check, profile, posted, yield* currentTime)
    const advice = [...attachmentAdvice(posted), ...partiesAdvice(posted)]
    return Result.isSuccess(built)
      ? { ...nothing, advice }
      : { reasons: built.failure, advice, refuses: national?.preflightOnPosting === "Refuse" }
  })
