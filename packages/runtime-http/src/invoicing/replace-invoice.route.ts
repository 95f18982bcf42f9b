import type { Invoicing } from "@svc/domain/invoicing/invoicing"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, idParameter, Uuid } from "../shapes.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import { generated } from "./generated-invoice.ts"
import { ReplaceInvoiceRequest } from "./invoice-requests.schema.ts"

const ReplacedInvoiceResponse = closed(
  {
    successful: Type.Boolean(),
    id: Uuid,
    creditInvoiceId: Uuid,
    message: Type.String(),
  },
  { title: "ReplacedInvoiceResponse", description: "The new invoice, and the credit note of the one that it replaces" },
)

/** Credits an invoice in full and makes a new one (contract I41). */
export const replaceInvoice = (invoicing: Invoicing): AnyOperation =>
  apiOperation({
    method: "post",
    path: "/Invoices/{id}/Replace",
    tag: "Invoices",
    need: "invoices:write",
    transaction: "idempotent",
    summary: "Replace an invoice",
    description:
      "Credits the invoice in full and makes a new one with the account's current data, for example to change the buyer's tax registration number. Either both are posted or neither. Raises InvoicePosted and JournalPosted for both.",
    params: idParameter<InvoiceId>(),
    body: ReplaceInvoiceRequest,
    answers: { 200: { description: "Both were posted", schema: ReplacedInvoiceResponse } },
    handle: ({ origin }, { params: { id }, body }) =>
      Effect.map(unknownIsBadRequest(invoicing.replace(origin, id, body)), (made) => ({
        status: 200,
        body: { ...generated(made), creditInvoiceId: made.creditNote.id },
      })),
  })
