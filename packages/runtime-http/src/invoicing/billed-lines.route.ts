import { chargeTypes, type ChargeType } from "@svc/domain/catalogue/charge"
import { billedLineFields } from "@svc/domain/invoicing/billed-line-fields"
import { invoiceLineBody } from "@svc/domain/invoicing/invoice-body"
import type { LineOfInvoice } from "@svc/domain/invoicing/invoice-in-portions"
import type { UsageRowId } from "@svc/domain/shared/ids"
import type { Usage } from "@svc/domain/usage/usage"
import { Effect } from "effect"
import { Type } from "typebox"
import { makeListOperation } from "../list-operation.ts"
import { unknownIsBadRequest } from "../not-found.ts"
import type { AnyOperation } from "../operation.ts"
import { resource } from "../resource.ts"
import { closed, uuid } from "../shapes.ts"
import { type InvoicingDoor, invoiceResource } from "./invoices.route.ts"
import { InvoiceLine } from "./invoices.schema.ts"

const lineResource = resource({
  schema: InvoiceLine,
  fields: billedLineFields,
  body: ({ invoice, line }: LineOfInvoice) => invoiceLineBody(invoice, line),
})

const usageId = closed({ usageId: uuid<UsageRowId>() })
const described = { tag: "Invoices", need: "invoices:read" } as const

/** The invoice lines that bill orders and usage (contract V34, V35). */
export const billedLineOperations = ({
  invoicing,
  usage,
  baseUrl,
}: InvoicingDoor & { readonly usage: Usage }): readonly AnyOperation[] => {
  const listOperation = makeListOperation(baseUrl)
  return [
    listOperation({
      ...described,
      path: "/Invoices/invoiceLines/ChargeType/{type}",
      summary: "Get invoice lines by charge type",
      params: closed({ type: Type.Unsafe<ChargeType>(Type.Enum([...chargeTypes])) }),
      resource: lineResource,
      withoutChanges: true,
      list: ({ scope }, request, { type }) => invoicing.linesOfChargeType(scope, type, request),
    }),
    listOperation({
      ...described,
      path: "/Invoices/Usage/{usageId}",
      summary: "Get the invoice of usage",
      description: "Empty while the usage is not billed.",
      params: usageId,
      resource: invoiceResource,
      list: ({ scope }, request, params) =>
        Effect.flatMap(unknownIsBadRequest(usage.standsOn(scope, params.usageId), "usageId"), (place) =>
          invoicing.ofUsage(scope, place, request),
        ),
    }),
    listOperation({
      ...described,
      path: "/Invoices/invoiceLines/Usage/{usageId}",
      summary: "Get the invoice line of usage",
      description: "Empty while the usage is not billed.",
      params: usageId,
      resource: lineResource,
      withoutChanges: true,
      list: ({ scope }, request, params) =>
        Effect.flatMap(unknownIsBadRequest(usage.standsOn(scope, params.usageId), "usageId"), (place) =>
          invoicing.linesOfUsage(scope, place, request),
        ),
    }),
  ]
}
