import { Effect } from "effect"
import { ResourceNotFound } from "../../shared/errors.ts"
import { given } from "../../shared/given.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { makeWithin } from "../../shared/within.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"
import type { InvoiceDocument } from "../ports/invoice-document.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { PartiesHistory } from "../ports/parties-history.ts"

export interface ReadAttachmentPorts {
  readonly invoices: Pick<InvoiceStore, "attachments" | "find">
  readonly partiesHistory: Pick<PartiesHistory, "keepDocument" | "of">
  readonly document: InvoiceDocument
  readonly unitOfWork: UnitOfWork
}

/**
 * Gives an attachment. A PDF of former parties that was never requested before the parties were renewed is drawn now,
 * outside of the transaction, and stored (contract I20, I28).
 */
export const makeReadAttachment = ({ invoices, partiesHistory, document, unitOfWork }: ReadAttachmentPorts) => {
  const within = makeWithin(unitOfWork)
  /** The invoice with the former parties that the attachment shows. */
  const former = Effect.fnUntraced(function* (scope: Scope, { id, invoiceId }: InvoiceAttachment) {
    const { invoiceAddress: _, ...invoice } = yield* invoices.find(scope, invoiceId)
    const history = yield* partiesHistory.of(scope, invoiceId)
    const { parties, invoiceAddress } = history.find(({ attachmentId }) => attachmentId === id)!
    return { ...invoice, parties, ...given({ invoiceAddress }) }
  })

  return Effect.fn("invoicing.readAttachment")(function* (scope: Scope, id: string) {
    const [found] = yield* within(scope, invoices.attachments(scope, { id }))
    if (found === undefined) return yield* new ResourceNotFound({ noun: "attachment", id })
    if (found.isFormerDocument !== true || found.content.length > 0) return found
    const content = yield* document.pdf(scope.tenantId, within(scope, former(scope, found)))
    yield* within(scope, partiesHistory.keepDocument(scope, id, content))
    return { ...found, content }
  })
}
