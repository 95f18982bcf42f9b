import { invoiceLinkBody, longestLinkDays } from "@svc/domain/invoicing/invoice-link"
import type { Invoicing } from "@svc/domain/invoicing/invoicing"
import type { InvoiceId, InvoiceLinkId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, idParameter, uuid } from "../shapes.ts"

const tag = "Invoices"
const path = "/Invoices/{id}/Links"

const moment = (description: string) => Type.String({ format: "date-time", description })
const InvoiceLink = closed(
  {
    id: Type.String({ format: "uuid", description: "The id" }),
    url: Type.String({ description: "The address of the page; everybody who has it sees the invoice" }),
    created: moment("When it was made"),
    expiresAt: moment("The page is gone from then on"),
    revoked: Type.Optional(moment("The page is gone since then")),
  },
  { title: "InvoiceLink" },
)
const LinkRequest = closed(
  {
    expiresInDays: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: longestLinkDays,
        description: "60 days after the due date or today when absent",
      }),
    ),
  },
  { title: "InvoiceLinkRequest" },
)
const noInvoice = { description: "No such invoice" }

/** Links to the page of an invoice (contract I42). */
export const pageLinkOperations = ({ invoicing }: { readonly invoicing: Invoicing }): readonly AnyOperation[] => [
  apiOperation({
    method: "post",
    path,
    tag,
    need: "invoices:write",
    transaction: "idempotent",
    bodyOptional: true,
    summary: "Make a link to the page of an invoice",
    description: "The customer sees the invoice there without signing in. The legal entity must have `hostedPages` on.",
    params: idParameter<InvoiceId>(),
    body: LinkRequest,
    answers: { 201: { description: "The link", schema: InvoiceLink }, 404: noInvoice },
    handle: ({ scope }, { params: { id }, body }) =>
      Effect.map(invoicing.linkPage(scope, id, body.expiresInDays), ({ link, url }) => ({
        status: 201,
        body: invoiceLinkBody(link, url),
      })),
  }),

  apiOperation({
    method: "get",
    path,
    tag,
    need: "invoices:read",
    summary: "Get the links to the page of an invoice",
    params: idParameter<InvoiceId>(),
    answers: {
      200: { description: "Newest first", schema: Type.Array(InvoiceLink) },
      404: noInvoice,
    },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(invoicing.pageLinks(scope, id), (all) => ({
        status: 200,
        body: all.map(({ link, url }) => invoiceLinkBody(link, url)),
      })),
  }),

  apiOperation({
    method: "delete",
    path: `${path}/{linkId}`,
    tag,
    need: "invoices:write",
    summary: "Revoke a link",
    params: closed({ id: uuid<InvoiceId>(), linkId: uuid<InvoiceLinkId>() }),
    answers: { 204: { description: "Revoked" }, 404: { description: "No such link" } },
    handle: ({ scope }, { params: { id, linkId } }) =>
      Effect.as(invoicing.revokePageLink(scope, id, linkId), { status: 204 }),
  }),
]
