import { baseUrlOf } from "@svc/adapters/config/settings"
import { type Graph, resolve } from "@svc/adapters/wiring/provide"
import type { Invoice } from "@svc/domain/billing/invoicing/invoice"
import { invoiceBody, relatedInvoiceBody } from "@svc/domain/billing/invoicing/invoice-body"
import { invoiceFields } from "@svc/domain/billing/invoicing/invoice-fields"
import type { GeneratedInvoice } from "@svc/domain/billing/invoicing/use-cases/generate-invoice"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { makeListOperation, pageSchema } from "../../list-operation.ts"
import { unknownIsBadRequest } from "../../not-found.ts"
import { type AnyOperation, apiOperation, withAliases } from "../../operation.ts"
import * as requests from "../../schemas/invoice-requests.ts"
import * as schemas from "../../schemas/invoices.ts"
import { idParameter, OperationResponse } from "../../schemas/shapes.ts"

const tag = "Invoices"
const path = "/Invoices"
const one = "/Invoices/{id}"

const done = (message: string) => (invoice: Invoice) => ({ successful: true, id: invoice.id, message })
const generated = ({ successful, invoice, message }: GeneratedInvoice) => ({ successful, id: invoice.id, message })

/** Invoices (specification 4, resource-shapes); their files are in `invoice-files.route.ts`. */
export const invoiceOperations = (container: Graph): readonly AnyOperation[] => {
  const create = resolve(container, "CreateOnAccountInvoice")
  const post = resolve(container, "PostInvoice")
  const credit = resolve(container, "CreditInvoice")
  const change = resolve(container, "ChangeInvoice")
  const read = resolve(container, "ReadInvoices")
  const listOperation = makeListOperation(baseUrlOf(resolve(container, "Settings")))
  const editing = "A merge patch. Of a posted invoice nothing that stands on the document. Raises InvoiceUpdated."
  const edited = { 200: { description: "The invoice as it is now", schema: schemas.Invoice } }

  return [
    listOperation({
      path,
      tag,
      need: "invoices:read",
      summary: "Get invoices",
      fields: invoiceFields,
      item: schemas.Invoice,
      list: ({ scope }, request) => read.list(scope, request),
      body: invoiceBody,
    }),

    apiOperation({
      method: "patch",
      path,
      tag,
      need: "invoices:write",
      summary: "Change an invoice",
      description: editing,
      body: requests.PatchInvoiceByIdRequest,
      answers: edited,
      handle: ({ origin }, { body: { id, ...patch } }) =>
        Effect.map(unknownIsBadRequest(change.edit(origin, id.toLowerCase() as InvoiceId, patch)), (invoice) => ({
          status: 200,
          body: invoiceBody(invoice),
        })),
    }),

    ...withAliases(
      apiOperation({
        method: "post",
        path: `${path}/onAccountInvoice`,
        tag,
        need: "invoices:write",
        idempotent: true,
        summary: "Create an invoice on an account",
        description:
          "`CreateDraftAndPostInvoice` leaves a draft when it cannot be posted, and answers `successful: false`; with `CancelDraftIfPostFail` nothing is left and the answer is 400.",
        body: requests.CreateOnAccountInvoiceRequest,
        answers: { 201: { description: "Created", schema: schemas.GeneratedInvoiceResponse } },
        handle: ({ origin }, { body }) =>
          Effect.map(create(origin, body), (made) => ({ status: 201, body: generated(made) })),
      }),
      `${path}/onAccountInvoices`,
    ),

    apiOperation({
      method: "post",
      path: `${path}/paid`,
      tag,
      need: "invoices:write",
      idempotent: true,
      summary: "Mark an invoice as paid",
      description: "A posted one becomes Settled. Raises InvoiceUpdated.",
      body: requests.InvoicePaidRequest,
      answers: { 200: { description: "Paid", schema: OperationResponse } },
      handle: ({ origin }, { body: { invoiceId, paymentDate } }) =>
        Effect.map(
          unknownIsBadRequest(change.pay(origin, invoiceId.toLowerCase() as InvoiceId, paymentDate), "invoiceId"),
          (invoice) => ({ status: 200, body: done("The invoice was marked as paid.")(invoice) }),
        ),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "invoices:read",
      summary: "Get an invoice",
      params: idParameter,
      answers: { 200: { description: "The invoice", schema: schemas.Invoice }, 404: { description: "There is none" } },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(read.get(scope, id as InvoiceId), (invoice) => ({ status: 200, body: invoiceBody(invoice) })),
    }),

    apiOperation({
      method: "patch",
      path: one,
      tag,
      need: "invoices:write",
      summary: "Change an invoice",
      description: editing,
      params: idParameter,
      body: requests.PatchInvoiceRequest,
      answers: edited,
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.map(unknownIsBadRequest(change.edit(origin, id as InvoiceId, body)), (invoice) => ({
          status: 200,
          body: invoiceBody(invoice),
        })),
    }),

    apiOperation({
      method: "post",
      path: `${one}/post`,
      tag,
      need: "invoices:write",
      idempotent: true,
      summary: "Post an invoice",
      description:
        "Gives a draft its number, fixes its amounts in base currency and writes its journal. Raises InvoicePosted and JournalPosted.",
      params: idParameter,
      answers: { 201: { description: "Posted", schema: OperationResponse } },
      handle: ({ origin }, { params: { id } }) =>
        Effect.map(unknownIsBadRequest(post(origin, id as InvoiceId)), (invoice) => ({
          status: 201,
          body: done(`The invoice was posted as ${invoice.number}.`)(invoice),
        })),
    }),

    apiOperation({
      method: "post",
      path: `${one}/cancel`,
      tag,
      need: "invoices:write",
      idempotent: true,
      summary: "Cancel an invoice",
      description: "Only a draft. Raises InvoiceUpdated.",
      params: idParameter,
      answers: { 200: { description: "Cancelled", schema: OperationResponse } },
      handle: ({ origin }, { params: { id } }) =>
        Effect.map(unknownIsBadRequest(change.cancel(origin, id as InvoiceId)), (invoice) => ({
          status: 200,
          body: done("The draft was cancelled.")(invoice),
        })),
    }),

    apiOperation({
      method: "post",
      path: `${one}/credit`,
      tag,
      need: "invoices:write",
      idempotent: true,
      summary: "Credit an invoice",
      description:
        "The whole of what is left, of some lines, or net amounts of lines. Credits in any parts and order sum to exactly minus the invoice.",
      params: idParameter,
      body: requests.CreditInvoiceRequest,
      answers: { 200: { description: "The credit note was created", schema: schemas.GeneratedInvoiceResponse } },
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.map(unknownIsBadRequest(credit(origin, id as InvoiceId, body)), (made) => ({
          status: 200,
          body: generated(made),
        })),
    }),

    apiOperation({
      method: "get",
      path: `${one}/RelatedInvoices`,
      tag,
      need: "invoices:read",
      summary: "Get related invoices",
      description: "The credit notes of an invoice, and of a credit note the invoice it credits.",
      params: idParameter,
      answers: {
        200: { description: "All of them, on one page", schema: pageSchema(schemas.RelatedInvoice) },
        404: { description: "There is no such invoice" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(read.related(scope, id as InvoiceId), ({ invoice, related }) => ({
          status: 200,
          body: {
            pageNumber: 1,
            pageSize: Math.max(1, related.length),
            totalPages: Math.min(1, related.length),
            totalCount: related.length,
            data: related.map((each) => relatedInvoiceBody(invoice, each)),
          },
        })),
    }),
  ]
}
