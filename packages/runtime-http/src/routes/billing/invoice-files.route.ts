import { baseUrlOf } from "@svc/adapters/config/settings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { InvoiceAttachment } from "@svc/domain/billing/invoicing/ports/invoice-store"
import { journalBody, journalFields } from "@svc/domain/billing/journals/journal"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { ListFields } from "@svc/domain/shared/list/list-fields"
import { listInMemory } from "@svc/domain/shared/list/list-in-memory"
import { type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { makeListOperation } from "../../list-operation.ts"
import { unknownIsBadRequest } from "../../not-found.ts"
import { type AnyApiOperation, type AnyOperation, apiOperation } from "../../operation.ts"
import * as schemas from "../../schemas/invoices.ts"
import { Journal } from "../../schemas/journals.ts"
import { closed, idParameter, Uuid } from "../../schemas/shapes.ts"

const tag = "Invoices"

/** PDF and attachments of invoices, and journals. */
export const invoiceFileOperations = (container: Graph): readonly AnyOperation[] => {
  const read = resolve(container, "ReadInvoices")
  const baseUrl = baseUrlOf(resolve(container, "Settings"))
  const listOperation = makeListOperation(baseUrl)

  const pdfAt = (path: string, params: typeof idParameter | typeof invoiceIdParameter): AnyApiOperation =>
    apiOperation({
      method: "get",
      path,
      tag,
      need: "invoices:read",
      outsideTransaction: true,
      summary: "Get the PDF of a posted invoice",
      params,
      answers: {
        200: { description: "The document", type: "application/pdf" },
        404: { description: "There is no such invoice" },
      },
      handle: ({ scope }, input) => {
        const { id, invoiceId } = input.params as { readonly id?: string; readonly invoiceId?: string }
        return Effect.map(read.pdf(scope, (id ?? invoiceId) as InvoiceId), ({ name, content }) =>
          file(`${name}.pdf`, "application/pdf", content),
        )
      },
    })
  const attachmentBody = ({ id, invoiceId, name, contentType, createdAt }: InvoiceAttachment) => ({
    id,
    invoiceId,
    name,
    contentType,
    created: toIso(createdAt as Timestamp),
    modified: toIso(createdAt as Timestamp),
    fileURL: `${baseUrl}/Invoices/DownloadAttachment/${id}`,
  })

  return [
    pdfAt("/Invoices/{id}/PDF", idParameter),
    pdfAt("/Invoices/invoiceDownloadAttachment/{invoiceId}", invoiceIdParameter),

    listOperation({
      path: "/Invoices/{id}/Attachments",
      tag,
      need: "invoices:read",
      summary: "Get the attachments of an invoice",
      params: idParameter,
      fields: attachmentFields,
      item: schemas.InvoiceAttachment,
      list: ({ scope }, request, { id }) =>
        Effect.map(unknownIsBadRequest(read.attachments(scope, id as InvoiceId)), (all) =>
          listInMemory(all, readAttachment, request, ({ createdAt }) => createdAt),
        ),
      body: attachmentBody,
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/DownloadAttachment/{id}",
      tag,
      need: "invoices:read",
      summary: "Get an attachment",
      params: idParameter,
      answers: { 200: { description: "The file", type: "*/*" }, 404: { description: "There is none" } },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(read.attachment(scope, id), ({ name, contentType, content }) => file(name, contentType, content)),
    }),

    listOperation({
      path: "/Journals",
      tag: "Journals",
      need: "invoices:read",
      summary: "Get journals",
      fields: journalFields,
      item: Journal,
      list: ({ scope }, request) => read.journals(scope, request),
      body: journalBody,
    }),

    apiOperation({
      method: "get",
      path: "/Journals/{id}",
      tag: "Journals",
      need: "invoices:read",
      summary: "Get a journal",
      params: idParameter,
      answers: { 200: { description: "The journal", schema: Journal }, 404: { description: "There is none" } },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(read.journal(scope, id), (journal) => ({ status: 200, body: journalBody(journal) })),
    }),
  ]
}

const attachmentFields = {
  one: { id: "uuid", name: "text", contentType: "text", created: "instant", modified: "instant" },
} as const satisfies ListFields

/** Attachments never change. */
const readAttachment = ({ id, name, contentType, createdAt }: InvoiceAttachment, field: string) => [
  { id, name, contentType, created: createdAt, modified: createdAt }[field] ?? null,
]

const invoiceIdParameter = closed({ invoiceId: Uuid })

/** A download: never shown in place, whatever its type says, for a caller of ours may have uploaded it. */
const file = (name: string, type: string, content: Uint8Array) => ({
  status: 200,
  content: { type, data: Buffer.from(content) },
  headers: {
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    "x-content-type-options": "nosniff",
  },
})
