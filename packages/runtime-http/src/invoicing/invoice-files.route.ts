import { resource } from "../resource.ts"
import { formerPartiesBody } from "@svc/domain/invoicing/former-parties"
import {
  type LinkedDocument,
  longestLinkHours,
  readLinkHours,
  usualLinkHours,
} from "@svc/domain/invoicing/document-link"
import { postedDocumentFields } from "@svc/domain/invoicing/invoice-fields"
import type { InvoiceAttachment } from "@svc/domain/invoicing/invoice-attachment"
import type { PostedDocument } from "@svc/domain/invoicing/ports/document-store"
import type { InvoiceId } from "@svc/domain/shared/ids"
import type { ListFields } from "@svc/domain/listing/list-fields"
import { listInMemory } from "@svc/domain/listing/list-in-memory"
import { type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { Type } from "typebox"
import { toldAs } from "../wanted.ts"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyApiOperation, type AnyOperation, apiOperation, type Call, openOperation } from "../operation.ts"
import type { InvoicingDoor } from "./invoices.route.ts"
import * as schemas from "./invoices.schema.ts"
import { pageLinkOperations } from "./page-links.route.ts"
import { type PayPageDoor, payPageOperations } from "./pay-page.route.ts"
import { file } from "../file-answer.ts"
import { closed, idParameter, ProblemDetails, uuid } from "../shapes.ts"

const tag = "Invoices"

/** PDF, attachments and pages of invoices. */
export const invoiceFileOperations = (door: InvoicingDoor & PayPageDoor): readonly AnyOperation[] => {
  const { invoicing, baseUrl } = door
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
        404: { description: "No such invoice" },
      },
      handle: ({ scope }, input) => {
        const { id, invoiceId } = input.params as { readonly id?: InvoiceId; readonly invoiceId?: InvoiceId }
        return Effect.map(invoicing.pdf(scope, (id ?? invoiceId)!), ({ name, content }) =>
          file(`${name}.pdf`, "application/pdf", content),
        )
      },
    })
  /** Makes the addresses of the documents in one answer. */
  const addresses = (
    { scope }: Call,
    { ExpirationTimeSpanHours: hours }: { readonly ExpirationTimeSpanHours?: string },
  ) =>
    Effect.fromResult(readLinkHours(hours)).pipe(
      Effect.flatMap((read) => invoicing.documentLinks(scope, read)),
      Effect.map((seal) => (document: LinkedDocument) => addressOf(seal(document))),
    )
  const addressOf = (sealed: string) => `${baseUrl}/Documents/${sealed}`

  return [
    ...pageLinkOperations(door),
    ...payPageOperations(door),
    pdfAt("/Invoices/{id}/PDF", byId),
    pdfAt("/Invoices/invoiceDownloadAttachment/{invoiceId}", byInvoiceId),

    listOperation({
      path: "/Invoices/{id}/Attachments",
      tag,
      need: "invoices:read",
      summary: "Get the attachments of an invoice",
      params: idParameter<InvoiceId>(),
      query: expiry,
      resource: attachmentResource,
      list: (call, request, { id }, query) =>
        Effect.gen(function* () {
          const address = yield* addresses(call, query)
          const all = yield* unknownIsBadRequest(invoicing.attachments(call.scope, id))
          const { items, total } = listInMemory(all, readAttachment, request, ({ createdAt }) => createdAt)
          return {
            items: items.map((item) => ({ ...item, fileURL: address({ _tag: "Attachment", id: item.id }) })),
            total,
          }
        }),
    }),

    listOperation({
      path: "/Invoices/PostedInvoiceDocumentAttachments",
      tag,
      need: "invoices:read",
      summary: "Get the PDFs of posted invoices",
      description: "Returns one PDF for each posted invoice or credit note, under its id.",
      query: expiry,
      resource: documentResource,
      list: (call, request, _, query) =>
        Effect.gen(function* () {
          const address = yield* addresses(call, query)
          const { items, total } = yield* invoicing.postedDocuments(call.scope, request)
          return {
            items: items.map((item) => ({ ...item, fileURL: address({ _tag: "Invoice", id: item.invoiceId }) })),
            total,
          }
        }),
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/generateAttachmentURL/{invoiceId}",
      tag,
      need: "invoices:read",
      summary: "Get an address of a posted invoice's PDF that works without a token",
      description: "Anybody with the address can read the document until the address expires.",
      params: byInvoiceId,
      query: closed(expiry),
      answers: { 200: { description: "The address", schema: Type.String({ format: "uri" }) } },
      handle: ({ scope }, { params: { invoiceId }, query }) =>
        Effect.gen(function* () {
          const hours = yield* Effect.fromResult(readLinkHours(query.ExpirationTimeSpanHours))
          const sealed = yield* unknownIsBadRequest(invoicing.linkInvoice(scope, invoiceId, hours), "invoiceId")
          return { status: 200, body: addressOf(sealed) }
        }),
    }),

    openOperation({
      open: true,
      method: "get",
      path: "/Documents/{document}",
      tag,
      summary: "Get the document at an issued address",
      description: "Needs no access token: `fileURL` and `generateAttachmentURL` issue these addresses, which expire.",
      bodyType: "none",
      params: closed({ document: Type.String({ maxLength: 1_000 }) }),
      answers: {
        200: { description: "The file", type: "*/*" },
        400: { description: "The address is not valid text", schema: ProblemDetails },
        404: { description: "The address has expired, or was never issued" },
      },
      handle: ({ params: { document } }) =>
        Effect.map(invoicing.openDocument(document), ({ name, contentType, content }) => {
          const { headers, ...reply } = file(name, contentType, content)
          return {
            ...reply,
            headers: { ...headers, "cache-control": "private, no-store", "referrer-policy": "no-referrer" },
          }
        }),
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/{id}/FormerParties",
      tag,
      need: "invoices:read",
      summary: "Get seller and buyer as they were before they were updated",
      description:
        "For an invoice submitted to the national system again after its first submission never left the service.",
      params: idParameter<InvoiceId>(),
      answers: {
        200: { description: "Oldest first", schema: Type.Array(schemas.FormerParties) },
        404: { description: "No such invoice" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(invoicing.formerParties(scope, id), (all) => ({ status: 200, body: all.map(formerPartiesBody) })),
    }),

    apiOperation({
      method: "get",
      path: "/Invoices/DownloadAttachment/{id}",
      tag,
      need: "invoices:read",
      transaction: "outside",
      summary: "Get an attachment",
      params: idParameter(),
      answers: { 200: { description: "The file", type: "*/*" }, 404: { description: "No such attachment" } },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(invoicing.attachment(scope, id), ({ name, contentType, content }) =>
          file(name, contentType, content),
        ),
    }),
  ]
}

const expiry = {
  ExpirationTimeSpanHours: Type.Optional(
    toldAs(
      `a whole number of hours from 1 to ${longestLinkHours}`,
      Type.String({
        pattern: String.raw`^\d{1,4}$`,
        description: `Number of hours for which the addresses work: 1 to ${longestLinkHours}; ${usualLinkHours} when absent`,
      }),
    ),
  ),
}

interface WithAddress {
  readonly fileURL: string
}

const attachmentFields = {
  one: { id: "uuid", name: "text", contentType: "text", created: "instant", modified: "instant" },
} as const satisfies ListFields

/** The value of a field of an attachment. Attachments never change, so `modified` is the time of their creation. */
const readAttachment = ({ id, name, contentType, createdAt }: InvoiceAttachment, field: string) => [
  { id, name, contentType, created: createdAt, modified: createdAt }[field] ?? null,
]

const attachmentResource = resource({
  schema: schemas.InvoiceAttachment,
  fields: attachmentFields,
  body: ({ id, invoiceId, name, contentType, createdAt, fileURL }: InvoiceAttachment & WithAddress) => ({
    id,
    invoiceId,
    name,
    contentType,
    created: toIso(createdAt as Timestamp),
    modified: toIso(createdAt as Timestamp),
    fileURL,
  }),
})

const documentResource = resource({
  schema: schemas.InvoiceAttachment,
  fields: postedDocumentFields,
  body: ({ invoiceId, name, postedAt, modifiedAt, fileURL }: PostedDocument & WithAddress) => ({
    id: invoiceId,
    invoiceId,
    name: `${name}.pdf`,
    contentType: "application/pdf",
    created: toIso(postedAt),
    modified: toIso(modifiedAt),
    fileURL,
  }),
})

const byId = idParameter<InvoiceId>()
const byInvoiceId = closed({ invoiceId: uuid<InvoiceId>() })
