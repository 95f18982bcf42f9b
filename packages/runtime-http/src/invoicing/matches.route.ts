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
      "Also matches it with any invoice of the account that has a negative balance. Both must be Posted; one without an open amount becomes Settled. Raises InvoiceUpdated for both, and JournalPosted if their exchange rates differ.",
    params: idParameter<InvoiceId>(),
    body: MatchInvoiceRequest,
    answers: {
      200: { description: "The invoice after the change", schema: invoiceResource.schema },
      404: { description: "No such invoice" },
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
      "Takes back everything matched between the two. Raises InvoiceUpdated for both, and JournalPosted if a voucher is reversed.",
    params: closed({ id: uuid<InvoiceId>(), creditInvoiceId: uuid<InvoiceId>() }),
    answers: { 200: { description: "Taken back" }, 404: { description: "The two are not matched" } },
    handle: ({ origin }, { params: { id, creditInvoiceId } }) =>
      Effect.as(invoicing.unmatch(origin, id, creditInvoiceId), { status: 200 }),
  }),
]
