import { Effect } from "effect"
import type { ListRequest } from "../../listing/list-request.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { makeWithin } from "../../shared/within.ts"
import type { LinkedDocument } from "../document-link.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"
import { DocumentLinkRefused, refuse } from "../invoicing.errors.ts"
import type { DocumentLinks } from "../ports/document-links.ts"
import type { DocumentStore, KeptDocument } from "../ports/document-store.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"

export interface LinkDocumentsPorts {
  readonly documentLinks: DocumentLinks
  readonly invoices: Pick<InvoiceStore, "posting">
  readonly documents: Pick<DocumentStore, "list">
  readonly unitOfWork: UnitOfWork
}

interface Documents<E> {
  readonly pdf: (scope: Scope, id: InvoiceId) => Effect.Effect<KeptDocument, E>
  readonly attachment: (scope: Scope, id: string) => Effect.Effect<InvoiceAttachment, E>
}

const hour = 3_600_000

/** Links to documents that work without an access token until they expire (contract I29). */
export const makeLinkDocuments = <E>(ports: LinkDocumentsPorts, { pdf, attachment }: Documents<E>) => {
  const { documentLinks, invoices, documents, unitOfWork } = ports
  const within = makeWithin(unitOfWork)

  const linksFor = ({ tenantId, legalEntityId }: Scope, hours: number) =>
    Effect.map(
      currentTime,
      (now) => (document: LinkedDocument) =>
        documentLinks.seal({ tenantId, legalEntityId, document, expiresAt: (now + hours * hour) as Timestamp }),
    )

  return {
    /** Makes the sealed texts of links to documents, all of them valid for the given hours from now. */
    documentLinks: linksFor,

    /** The sealed text of a link to the PDF of a posted invoice. */
    linkInvoice: Effect.fn("invoicing.linkInvoice")(function* (scope: Scope, id: InvoiceId, hours: number) {
      const { status, isPosted } = yield* within(scope, invoices.posting(scope, id))
      if (!isPosted) return yield* refuse("NoDocument", { status })
      return (yield* linksFor(scope, hours))({ _tag: "Invoice", id })
    }),

    /** The PDFs of posted invoices, whether drawn or not. */
    postedDocuments: (scope: Scope, request: ListRequest) => within(scope, documents.list(scope, request)),

    /** The document to which a link leads. */
    openDocument: Effect.fn("invoicing.openDocument")(function* (sealed: string) {
      const link = documentLinks.open(sealed)
      if (link === undefined || link.expiresAt <= (yield* currentTime)) return yield* new DocumentLinkRefused()
      const { document } = link
      if (document._tag === "Attachment") return yield* attachment(link, document.id)
      const { name, content } = yield* pdf(link, document.id)
      return { name: `${name}.pdf`, contentType: "application/pdf", content }
    }),
  }
}
