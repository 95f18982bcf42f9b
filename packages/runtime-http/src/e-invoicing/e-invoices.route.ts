import type { EInvoicing } from "@svc/domain/e-invoicing/e-invoicing"
import { entryView, historyView } from "@svc/domain/e-invoicing/entry-view"
import { receivedHistoryView } from "@svc/domain/e-invoicing/received-invoice"
import type { EInvoiceEntryId, InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { eInvoiceList } from "./e-invoice-list.route.ts"
import * as schemas from "./e-invoices.schema.ts"
import { idParameter } from "../shapes.ts"

const tag = "National e-invoices"

/** The header of a download with its file name (RFC 6266), which may contain any letters. */
const attachment = (fileName: string) => ({
  "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, escape)}`,
})
const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

interface NamedFile {
  readonly fileName: string
  readonly content: Uint8Array
}
const fileOf =
  (type: "application/pdf" | "application/xml") =>
  ({ fileName, content }: NamedFile) => ({
    status: 200,
    content: { type, data: Buffer.from(content) },
    headers: attachment(fileName),
  })
const xmlFile = fileOf("application/xml")
const xmlOf = ({ number, content }: { readonly number: string; readonly content: Uint8Array }) =>
  xmlFile({ fileName: `${number.replaceAll(/[\\/]/g, "-")}.xml`, content })

export interface EInvoicingDoor {
  readonly eInvoicing: EInvoicing
}

/** Entries, their documents and acknowledgements (contract E12, E13, E25). */
export const eInvoiceOperations = ({ eInvoicing }: EInvoicingDoor): readonly AnyOperation[] => {
  return [
    eInvoiceList(eInvoicing),

    apiOperation({
      method: "get",
      path: "/NationalEInvoices/{id}",
      tag,
      need: "einvoices:read",
      summary: "Get a national e-invoice entry with its history",
      params: idParameter<EInvoiceEntryId>(),
      answers: {
        200: { description: "The entry", schema: schemas.EntryWithHistory },
        404: { description: "No such entry" },
      },
      handle: Effect.fnUntraced(function* ({ scope }, { params: { id } }) {
        const received = yield* eInvoicing.getReceived(scope, id)
        const body =
          received === undefined ? historyView(yield* eInvoicing.get(scope, id)) : receivedHistoryView(received)
        return { status: 200, body }
      }),
    }),

    apiOperation({
      method: "get",
      path: "/NationalEInvoices/{id}/Acknowledgement",
      tag,
      need: "einvoices:read",
      summary: "Download the official acknowledgement of an entry",
      params: idParameter<EInvoiceEntryId>(),
      answers: {
        200: { description: "The exact bytes that the national system signed", type: "application/xml" },
        404: { description: "No such entry, or it has no acknowledgement yet" },
      },
      handle: ({ scope }, { params: { id } }) => Effect.map(eInvoicing.acknowledgement(scope, id), xmlFile),
    }),

    apiOperation({
      method: "get",
      path: "/NationalEInvoices/{id}/Acknowledgement/PDF",
      tag,
      need: "einvoices:read",
      transaction: "outside",
      summary: "Get the official acknowledgement of an entry as a PDF",
      description: "For people, in Polish and English; the signed file stays the proof.",
      params: idParameter<EInvoiceEntryId>(),
      answers: {
        200: { description: "The acknowledgement of this invoice", type: "application/pdf" },
        404: { description: "No such entry, or it has no acknowledgement yet" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(eInvoicing.acknowledgementPdf(scope, id), fileOf("application/pdf")),
    }),

    apiOperation({
      method: "get",
      path: "/NationalEInvoices/{id}/Document",
      tag,
      need: "einvoices:read",
      summary: "Download the document of an entry",
      params: idParameter<EInvoiceEntryId>(),
      answers: {
        200: { description: "The exact bytes that were sent, will be sent, or were received", type: "application/xml" },
        404: { description: "No such entry, or it was refused before it had a document" },
      },
      handle: Effect.fnUntraced(function* ({ scope }, { params: { id } }) {
        const received = yield* eInvoicing.receivedDocument(scope, id)
        return received === undefined ? xmlOf(yield* eInvoicing.document(scope, id)) : xmlFile(received)
      }),
    }),

    apiOperation({
      method: "get",
      path: "/NationalEInvoices/{id}/ClearedDocument",
      tag,
      need: "einvoices:read",
      transaction: "outside",
      summary: "Download the document that the national system cleared",
      description: "The provider's file whose hash is in the acknowledgement; it is fetched once and stored.",
      params: idParameter<EInvoiceEntryId>(),
      answers: {
        200: { description: "The exact bytes that the national system stores", type: "application/xml" },
        404: { description: "No such entry, it is not Processed, or the provider does not have the document" },
      },
      handle: ({ scope }, { params: { id } }) => Effect.map(eInvoicing.clearedDocument(scope, id), xmlOf),
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/{id}/NationalEInvoices",
      tag,
      need: "einvoices:read",
      summary: "Get every submission of an invoice",
      params: idParameter<InvoiceId>(),
      answers: {
        200: { description: "Newest first, each with its history", schema: Type.Array(schemas.EntryWithHistory) },
        404: { description: "No such invoice" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(eInvoicing.ofInvoice(scope, id), (found) => ({ status: 200, body: found.map(historyView) })),
    }),

    apiOperation({
      method: "post",
      path: "/Invoices/{id}/NationalEInvoices/Resubmit",
      tag,
      need: "einvoices:write",
      transaction: "idempotent",
      summary: "Submit an invoice again after a failure",
      description:
        "Makes a new entry, which the worker sends. If the outcome of a document is unknown, the provider is asked first. A waiting attempt is made at once. An invoice that never left takes name, address, numbers and payment data from the current account and legal entity.",
      params: idParameter<InvoiceId>(),
      answers: {
        201: { description: "The entry; it may have failed already, with every reason", schema: schemas.Entry },
        404: { description: "No such posted invoice" },
      },
      handle: ({ origin }, { params: { id } }) =>
        Effect.map(eInvoicing.resubmit(origin, id), (entry) => ({ status: 201, body: entryView(entry) })),
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/{id}/UBL",
      tag,
      need: "einvoices:read",
      transaction: "outside",
      summary: "Get the UBL document of a posted invoice",
      description:
        "Returns the document that would be sent now; a document that breaks rules is refused with a list of them.",
      params: idParameter<InvoiceId>(),
      answers: {
        200: { description: "Peppol BIS Billing 3.0", type: "application/xml" },
        404: { description: "No such posted invoice" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(eInvoicing.preview(scope, id), ({ number, bytes: content }) => xmlOf({ number, content })),
    }),
  ]
}
