import type { Invoicing } from "@svc/domain/invoicing/invoicing"
import { taxCategories } from "@svc/domain/reference-data/tax-category"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, idParameter, named } from "../shapes.ts"
import { FormerParties } from "./invoices.schema.ts"

const { seller, buyer } = FormerParties.properties

const InvoiceDocumentFacts = closed(
  {
    seller: Type.Optional(seller),
    buyer: Type.Optional(buyer),
    taxes: Type.Array(
      closed({
        taxCategoryName: Type.String(),
        taxCategoryCode: Type.String({ description: "EN 16931" }),
        taxRate: ExactNumber({ description: "Per cent" }),
        subtotal: ExactNumber({ description: "Sum of the lines, less their allowances" }),
        tax: ExactNumber(),
      }),
      { description: "By category and rate; their sum is the invoice's `tax`" },
    ),
  },
  named("InvoiceDocumentFacts"),
)

/** The seller and buyer of a document, and its VAT by rate (contract H14). */
export const documentFacts = (invoicing: Invoicing): AnyOperation =>
  apiOperation({
    method: "get",
    path: "/Invoices/{id}/DocumentFacts",
    tag: "Invoices",
    need: "invoices:read",
    summary: "Get the parties of an invoice, and its tax by rate",
    description: "Returns seller and buyer as printed on the document; a draft has none yet.",
    params: idParameter<InvoiceId>(),
    answers: {
      200: { description: "The parties and taxes on the document", schema: InvoiceDocumentFacts },
      404: { description: "No such invoice" },
    },
    handle: ({ scope }, { params: { id } }) =>
      Effect.map(invoicing.documentFacts(scope, id), ({ parties, taxes }) => ({
        status: 200,
        body: {
          ...parties,
          taxes: taxes.map(({ category, rate, net, tax }) => ({
            taxCategoryName: taxCategories[category].name,
            taxCategoryCode: category,
            taxRate: rate,
            subtotal: net,
            tax,
          })),
        },
      })),
  })
