import { Effect } from "effect"
import { parseCalendarDate } from "../../shared/calendar-date.ts"
import { given } from "../../shared/given.ts"
import type { EInvoiceEntryId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { EInvoiceNotFound } from "../e-invoicing.errors.ts"
import { parseNip } from "../nip.ts"
import type { AcknowledgementDocument } from "../ports/acknowledgement-document.ts"
import type { AcknowledgementReader } from "../ports/acknowledgement-reader.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import { verificationLink } from "../verification-link.ts"

export interface ShowAcknowledgementPorts {
  readonly entries: EntryStore
  readonly reader: AcknowledgementReader
  readonly acknowledgementDocument: AcknowledgementDocument
  readonly unitOfWork: UnitOfWork
}

/** The acknowledgement of an entry, as the signed file and as a PDF for people (contract E12, E56). */
export const makeShowAcknowledgement = (ports: ShowAcknowledgementPorts) => {
  const { entries, reader, acknowledgementDocument, unitOfWork } = ports

  const stored = Effect.fnUntraced(function* (scope: Scope, id: EInvoiceEntryId) {
    const entry = (yield* entries.find(scope, id)) ?? (yield* new EInvoiceNotFound({ what: "entry", id }))
    const file = yield* entries.acknowledgement({ tenantId: entry.tenantId, entryId: id })
    if (file === undefined || entry.status !== "Processed") {
      return yield* new EInvoiceNotFound({ what: "acknowledgement", id })
    }
    const { invoiceNumber, nationalEInvoiceId, processedAt } = entry
    return { invoiceNumber, nationalEInvoiceId, processedAt, ...file }
  })
  const acknowledgement = (scope: Scope, id: EInvoiceEntryId) =>
    unitOfWork.atomically(scope.tenantId, stored(scope, id))

  return {
    /** The file byte for byte as the national system signed it. */
    acknowledgement: Effect.fn("eInvoicing.acknowledgement")(acknowledgement),

    /** The acknowledgement as a PDF that is named by the national number. Only the signed file is a proof. */
    acknowledgementPdf: Effect.fn("eInvoicing.acknowledgementPdf")(function* (scope: Scope, id: EInvoiceEntryId) {
      const {
        invoiceNumber,
        nationalEInvoiceId: nationalNumber,
        processedAt: receivedAt,
        ...file
      } = yield* acknowledgement(scope, id)
      // The number begins with the NIP of the seller (contract E34). Both were checked before the file was stored.
      const sellerNip = parseNip(nationalNumber.slice(0, 10))!
      const { document, documents, header, fileHash } = yield* Effect.orDie(
        reader.read(file.content, { sellerNip, invoiceNumber }),
      )
      const { documentHash } = document
      const issueDate = parseCalendarDate(document.issueDate ?? "")
      const verificationUrl =
        documentHash && issueDate ? verificationLink(sellerNip, issueDate, documentHash, header.receivedBy) : undefined
      const shown = { document, documents, header, fileHash, nationalNumber, fileName: file.fileName, receivedAt }
      return {
        fileName: `UPO-${nationalNumber}.pdf`,
        content: yield* acknowledgementDocument.pdf(scope.tenantId, { ...shown, ...given({ verificationUrl }) }),
      }
    }),
  }
}
