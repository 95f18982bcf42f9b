import { resource } from "../resource.ts"
import { formerPartiesBody } from "@svc/domain/invoicing/former-parties"
import type { InvoiceAttachment } from "@svc/domain/invoicing/invoice-attachment"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { ListFields } from "@svc/domain/listing/list-fields"
import { listInMemory } from "@svc/domain/listing/list-in-memory"
import { type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyApiOperation, type AnyOperation, apiOperation } from "../operation.ts"
import type { InvoicingDoor } from "./invoices.route.ts"
import * as schemas from "./invoices.schema.ts"
import { closed, idParameter, uuid } from "../shapes.ts"

const tag = "Invoices"

/** PDF and attachments of invoices. */
export const invoiceFileOperations = ({ invoicing, baseUrl }: InvoicingDoor): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)

  const pdfAt = (path: string, params: typeof byId | typeof byInvoiceId): AnyApiOperation =>
    apiOperation({
      method: "get",
      path,
      tag,
      need: "invoices:read",
      transaction: "outside",
      summary: "Get the PDF of a posted invoice",
      params,
      answers: {
        200: { description: "The document", type: "application/pdf" },
        404: { description: "There is no such invoice" },
      },
      handle: ({ scope }, input) => {
        const { id, invoiceId } = input.params as { readonly id?: InvoiceId; readonly invoiceId?: InvoiceId }
        return Effect.map(invoicing.pdf(scope, (id ?? invoiceId)!), ({ name, content }) =>
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

  const attachmentResource = resource({
    schema: schemas.InvoiceAttachment,
    fields: attachmentFields,
    body: attachmentBody,
  })

  return [
    pdfAt("/Invoices/{id}/PDF", byId),
    pdfAt("/Invoices/invoiceDownloadAttachment/{invoiceId}", byInvoiceId),

    listOperation({
      path: "/Invoices/{id}/Attachments",
      tag,
      need: "invoices:read",
      summary: "Get the attachments of an invoice",
      params: idParameter<InvoiceId>(),
      resource: attachmentResource,
      list: ({ scope }, request, { id }) =>
        Effect.map(unknownIsBadRequest(invoicing.attachments(scope, id)), (all) =>
          listInMemory(all, readAttachment, request, ({ createdAt }) => createdAt),
        ),
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/{id}/FormerParties",
      tag,
      need: "invoices:read",
      summary: "Get seller and buyer as they were before they were renewed",
      description: "Of an invoice that was submitted to the national system again after nothing of it had left.",
      params: idParameter<InvoiceId>(),
      answers: {
        200: { description: "Oldest first", schema: Type.Array(schemas.FormerParties) },
        404: { description: "There is no such invoice" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(invoicing.formerParties(scope, id), (all) => ({ status: 200, body: all.map(formerPartiesBody) })),
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/DownloadAttachment/{id}",
      tag,
      need: "invoices:read",
      summary: "Get an attachment",
      params: idParameter(),
      answers: { 200: { description: "The file", type: "*/*" }, 404: { description: "There is none" } },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(invoicing.attachment(scope, id), ({ name, contentType, content }) =>
          file(name, contentType, content),
        ),
    }),
  ]
}

const attachmentFields = {
  one: { id: "uuid", name: "text", contentType: "text", created: "instant", modified: "instant" },
} as const satisfies ListFields

/** The value of a field of an attachment. Attachments never change, so `modified` is when they were made. */
const readAttachment = ({ id, name, contentType, createdAt }: InvoiceAttachment, field: string) => [
  { id, name, contentType, created: createdAt, modified: createdAt }[field] ?? null,
]

const byId = idParameter<InvoiceId>()
const byInvoiceId = closed({ invoiceId: uuid<InvoiceId>() })

/**
 * Answers a file as a download, never shown in place, whatever its type says, because a caller may have uploaded it
 * (contract I9).
 */
const file = (name: string, type: string, content: Uint8Array) => ({
  status: 200,
  content: { type, data: Buffer.from(content) },
  headers: {
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    "x-content-type-options": "nosniff",
  },
})
