import { relatedInvoiceBody } from "@svc/domain/invoicing/invoice-body"
import type { Invoicing } from "@svc/domain/invoicing/invoicing"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { pageSchema } from "../list-operation.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { idParameter } from "../shapes.ts"
import * as schemas from "./invoices.schema.ts"

/** The credit notes of an invoice, and the invoice that a credit note credits. */
export const relatedInvoices = (invoicing: Invoicing): AnyOperation =>
  apiOperation({
    method: "get",
    path: "/Invoices/{id}/RelatedInvoices",
    tag: "Invoices",
    need: "invoices:read",
    summary: "Get related invoices",
    description:
      "Returns the credit notes and corrections of an invoice; for a credit note or correction, the invoice that it is about.",
    params: idParameter<InvoiceId>(),
    answers: {
      200: { description: "All related invoices, on one page", schema: pageSchema(schemas.RelatedInvoice) },
      404: { description: "No such invoice" },
    },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(invoicing.related(scope, id), (related) => ({
        status: 200,
        body: {
          pageNumber: 1,
          pageSize: Math.max(1, related.length),
          totalPages: Math.min(1, related.length),
          totalCount: related.length,
          data: related.map((each) => relatedInvoiceBody(id, each)),
        },
      })),
  })
