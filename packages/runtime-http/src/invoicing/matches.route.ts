import { canonical, type InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, idParameter, uuid } from "../shapes.ts"
import { MatchInvoiceRequest } from "./invoice-requests.schema.ts"
import { invoiceResource, type InvoicingDoor } from "./invoices.route.ts"

const tag = "Invoices"

/** Matches of credit notes with invoices (contract I35). */
export const matchOperations = ({ invoicing }: Pick<InvoicingDoor, "invoicing">): readonly AnyOperation[] => [
  apiOperation({
    method: "post",
    path: "/Invoices/{id}/Match",
    tag,
    need: "invoices:write",
    transaction: "idempotent",
    summary: "Match an invoice with a credit note",
    description:
      "Or with any invoice of the account that has a negative balance. Both must be Posted; whichever has nothing left is Settled. Raises InvoiceUpdated for both, and JournalPosted where their exchange rates differ.",
    params: idParameter<InvoiceId>(),
    body: MatchInvoiceRequest,
    answers: {
      200: { description: "The invoice as it is now", schema: invoiceResource.schema },
      404: { description: "There is no such invoice" },
    },
    handle: ({ origin }, { params: { id }, body: { creditInvoiceId, amount } }) =>
      Effect.map(invoicing.match(origin, id, canonical(creditInvoiceId), amount ?? undefined), invoiceResource.ok),
  }),

  apiOperation({
    method: "delete",
    path: "/Invoices/{id}/Match/{creditInvoiceId}",
    tag,
    need: "invoices:write",
    summary: "Take a match back",
    description:
      "All that the two have matched. Raises InvoiceUpdated for both, and JournalPosted where a voucher is reversed.",
    params: closed({ id: uuid<InvoiceId>(), creditInvoiceId: uuid<InvoiceId>() }),
    answers: { 200: { description: "Taken back" }, 404: { description: "The two are not matched" } },
    handle: ({ origin }, { params: { id, creditInvoiceId } }) =>
      Effect.as(invoicing.unmatch(origin, id, creditInvoiceId), { status: 200 }),
  }),
]
