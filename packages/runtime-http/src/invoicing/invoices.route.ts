import { resource } from "../resource.ts"
import { type Invoicing, postedMessage } from "@svc/domain/invoicing/invoicing"
import type { Invoice } from "@svc/domain/invoicing/invoice"
import type { InvoiceInPortions } from "@svc/domain/invoicing/invoice-in-portions"
import { invoiceBody, invoiceBodyWith, invoiceLineBody, invoicePreview } from "@svc/domain/invoicing/invoice-body"
import { invoiceFields } from "@svc/domain/invoicing/invoice-fields"
import { generated } from "./generated-invoice.ts"
import { canonical, type InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { partsOf } from "../items.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation, withAliases } from "../operation.ts"
import { documentFacts } from "./document-facts.route.ts"
import { replaceInvoice } from "./replace-invoice.route.ts"
import { relatedInvoices } from "./related-invoices.route.ts"
import { isPreview, previewable } from "../preview.ts"
import * as requests from "./invoice-requests.schema.ts"
import * as schemas from "./invoices.schema.ts"
import { idParameter, OperationResponse } from "../shapes.ts"

export const invoiceResource = {
  ...resource({ schema: schemas.Invoice, fields: invoiceFields, body: invoiceBody }),
  streamed: (invoice: InvoiceInPortions) =>
    invoiceBodyWith(
      invoice,
      partsOf(invoice.portions, (line) => invoiceLineBody(invoice, line)),
    ),
}

const tag = "Invoices"
const path = "/Invoices"
const one = "/Invoices/{id}"

const previewed = {
  200: { description: "In a preview: the invoice that would be made", schema: schemas.InvoicePreview },
}
const previewOf = (invoice: Invoice) => ({ status: 200, body: invoicePreview(invoice) })

const done = (message: string) => (invoice: Invoice) => ({ successful: true, id: invoice.id, message })

export interface InvoicingDoor {
  readonly invoicing: Invoicing
  readonly baseUrl: string
}

/**
 * Invoices (docs/contract/invoicing.md). Their lists and files are in `invoice-lists.route.ts` and
 * `invoice-files.route.ts`.
 */
export const invoiceOperations = ({ invoicing }: Pick<InvoicingDoor, "invoicing">): readonly AnyOperation[] => {
  const edited = {
    200: { description: "The invoice after the change; in a preview, as it would be", schema: invoiceResource.schema },
  }

  return [
    apiOperation({
      method: "patch",
      path,
      tag,
      need: "invoices:write",
      summary: "Change an invoice",
      description: "Works like `PATCH /Invoices/{id}`; the member `id` names the invoice.",
      body: requests.PatchInvoiceByIdRequest,
      answers: edited,
      handle: ({ origin }, { body: { id, ...patch } }) =>
        Effect.map(unknownIsBadRequest(invoicing.edit(origin, canonical(id), patch)), invoiceResource.ok),
    }),

    ...withAliases(
      apiOperation({
        method: "post",
        path: `${path}/onAccountInvoice`,
        tag,
        need: "invoices:write",
        transaction: "idempotent",
        summary: "Create an invoice on an account",
        description:
          "If the invoice cannot be posted, `CreateDraftAndPostInvoice` leaves a draft and answers `successful: false`; `CancelDraftIfPostFail` leaves nothing and answers 400.",
        body: requests.CreateOnAccountInvoiceRequest,
        ...previewable,
        answers: { 201: { description: "Created", schema: schemas.GeneratedInvoiceResponse }, ...previewed },
        handle: ({ origin }, { body, query }) =>
          Effect.map(invoicing.createOnAccount(origin, body), (made) =>
            isPreview(query) ? previewOf(made.invoice) : { status: 201, body: generated(made) },
          ),
      }),
      `${path}/onAccountInvoices`,
    ),

    apiOperation({
      method: "post",
      path: `${path}/paid`,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Mark an invoice as paid",
      description: "A posted invoice becomes Settled. Raises InvoiceUpdated.",
      body: requests.InvoicePaidRequest,
      answers: { 200: { description: "Paid", schema: OperationResponse } },
      handle: ({ origin }, { body: { invoiceId, paymentDate } }) =>
        Effect.map(
          unknownIsBadRequest(invoicing.pay(origin, canonical(invoiceId), paymentDate), "invoiceId"),
          (invoice) => ({ status: 200, body: done("The invoice was marked as paid.")(invoice) }),
        ),
    }),

    apiOperation({
      method: "get",
      path: one,
      tag,
      need: "invoices:read",
      summary: "Get an invoice",
      params: idParameter<InvoiceId>(),
      answers: {
        200: { description: "The invoice", schema: invoiceResource.schema },
        404: { description: "No such invoice" },
      },
      handle: ({ scope }, { params: { id } }) =>
        Effect.map(invoicing.read(scope, id), (invoice) => ({ status: 200, body: invoiceResource.streamed(invoice) })),
    }),

    apiOperation({
      method: "patch",
      path: one,
      tag,
      need: "invoices:write",
      summary: "Change an invoice",
      description:
        "A merge patch. It changes nothing that is printed on a posted invoice. `invoiceLines`, with `allowances` if there are any, replace those of a draft on account. Raises InvoiceUpdated.",
      params: idParameter<InvoiceId>(),
      body: requests.PatchInvoiceRequest,
      ...previewable,
      answers: edited,
      handle: ({ origin }, { params: { id }, body }) =>
        Effect.map(unknownIsBadRequest(invoicing.edit(origin, id, body)), invoiceResource.ok),
    }),

    apiOperation({
      method: "post",
      path: `${one}/post`,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Post an invoice",
      description:
        "Gives a draft its number, fixes its amounts in base currency and writes its journal. Raises InvoicePosted and JournalPosted.",
      params: idParameter<InvoiceId>(),
      ...previewable,
      answers: { 201: { description: "Posted", schema: OperationResponse }, ...previewed },
      handle: ({ origin }, { params: { id }, query }) =>
        Effect.map(unknownIsBadRequest(invoicing.post(origin, id)), (posted) =>
          isPreview(query)
            ? previewOf(posted.invoice)
            : { status: 201, body: done(postedMessage(posted))(posted.invoice) },
        ),
    }),

    apiOperation({
      method: "post",
      path: `${one}/cancel`,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Cancel an invoice",
      description: "Only a draft can be cancelled. Raises InvoiceUpdated.",
      params: idParameter<InvoiceId>(),
      answers: { 200: { description: "Cancelled", schema: OperationResponse } },
      handle: ({ origin }, { params: { id } }) =>
        Effect.map(unknownIsBadRequest(invoicing.cancel(origin, id)), (invoice) => ({
          status: 200,
          body: done("The draft was cancelled.")(invoice),
        })),
    }),

    apiOperation({
      method: "post",
      path: `${one}/credit`,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Credit an invoice",
      description:
        "Credits everything that is left of the invoice, of some lines, or net amounts of lines. The sum of all credits is exactly minus the invoice, whatever their parts and order.",
      params: idParameter<InvoiceId>(),
      body: requests.CreditInvoiceRequest,
      ...previewable,
      answers: {
        200: {
          description: "The new credit note; in a preview, the one that would be created",
          schema: Type.Union([schemas.GeneratedInvoiceResponse, schemas.InvoicePreview]),
        },
      },
      handle: ({ origin }, { params: { id }, body, query }) =>
        Effect.map(unknownIsBadRequest(invoicing.credit(origin, id, body)), (made) =>
          isPreview(query) ? previewOf(made.invoice) : { status: 200, body: generated(made) },
        ),
    }),

    apiOperation({
      method: "post",
      path: `${one}/Correct`,
      tag,
      need: "invoices:write",
      transaction: "idempotent",
      summary: "Correct an invoice",
      description:
        "Makes a credit note for reduced lines, an invoice for increased lines, or a credit note of 0 when only the buyer is corrected. The document names the invoice, its national number, and the reason.",
      params: idParameter<InvoiceId>(),
      body: requests.CorrectInvoiceRequest,
      ...previewable,
      answers: {
        200: {
          description: "The new document; in a preview, the one that would be created",
          schema: Type.Union([schemas.GeneratedInvoiceResponse, schemas.InvoicePreview]),
        },
      },
      handle: ({ origin }, { params: { id }, body, query }) =>
        Effect.map(unknownIsBadRequest(invoicing.correct(origin, id, body)), (made) =>
          isPreview(query) ? previewOf(made.invoice) : { status: 200, body: generated(made) },
        ),
    }),

    replaceInvoice(invoicing),
    relatedInvoices(invoicing),
    documentFacts(invoicing),
  ]
}
