import { invoicePreview } from "@svc/domain/invoicing/invoice-body"
import type { OrderId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { unknownIsBadRequest } from "../not-found.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed, idParameter } from "../shapes.ts"
import { generated } from "./generated-invoice.ts"
import { GenerateInvoiceRequest } from "./invoice-requests.schema.ts"
import type { InvoicingDoor } from "./invoices.route.ts"
import { GeneratedInvoiceResponse, InvoicePreview, NothingIsDue } from "./invoices.schema.ts"

const tag = "Invoices"
const nothingIsDue = { successful: false, message: "Nothing is due." } as const

/** Invoices of orders (docs/contract/order-invoices.md). */
export const orderInvoiceOperations = ({ invoicing }: Pick<InvoicingDoor, "invoicing">): readonly AnyOperation[] => [
  apiOperation({
    method: "post",
    path: "/Invoices/orders/{id}",
    tag,
    need: "invoices:write",
    transaction: "idempotent",
    summary: "Invoice an order",
    description:
      "Makes one draft for all due, uninvoiced charges of a subscription or sales order, up to `targetDate`; nothing is ever invoiced twice. With `preview=true` the answer is the invoice and nothing is written. The id may be that of any version.",
    params: idParameter<OrderId>(),
    query: closed({ preview: Type.Optional(Type.Enum(["true", "false"], { description: "Default: false" })) }),
    body: GenerateInvoiceRequest,
    answers: {
      200: {
        description: "The draft was created, or nothing was due",
        schema: Type.Union([GeneratedInvoiceResponse, NothingIsDue, InvoicePreview]),
      },
    },
    handle: Effect.fnUntraced(function* ({ origin, scope }, { params: { id }, query: { preview }, body }) {
      if (preview === "true") {
        const invoice = yield* unknownIsBadRequest(invoicing.previewOrder(scope, id, body))
        return { status: 200, body: invoice === undefined ? nothingIsDue : invoicePreview(invoice) }
      }
      const made = yield* unknownIsBadRequest(invoicing.invoiceOrder(origin, id, body))
      return { status: 200, body: made === undefined ? nothingIsDue : generated(made) }
    }),
  }),
]
