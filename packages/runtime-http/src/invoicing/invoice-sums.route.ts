import { invoiceStatuses } from "@svc/domain/invoicing/invoice"
import { invoiceFields } from "@svc/domain/invoicing/invoice-fields"
import { readFilter } from "@svc/domain/listing/read-filter"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { invalidRequest } from "../invalid-request.ts"
import { IdList, readIds } from "../id-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { CalendarDay, closed, named } from "../shapes.ts"
import { InvoiceFilter } from "./invoice-requests.schema.ts"
import type { InvoicingDoor } from "./invoices.route.ts"

const InvoiceSums = closed(
  {
    data: Type.Array(
      closed({
        numberSeries: Type.Enum(["Invoice", "Credit"], {
          description: "The series whose numbers they take when they are posted",
        }),
        status: Type.Enum([...invoiceStatuses]),
        currency: Type.String(),
        count: Type.Integer(),
        subtotal: ExactNumber(),
        totalAmount: ExactNumber(),
        balancedAmount: ExactNumber({ description: "The unsettled part of the total" }),
        firstInvoiceDate: CalendarDay,
        lastInvoiceDate: CalendarDay,
      }),
      { description: "By currency, number series and status" },
    ),
  },
  named("InvoiceSums"),
)

/** The totals of selected invoices, shown before they are posted together (contract H11). */
export const invoiceSums = ({ invoicing }: Pick<InvoicingDoor, "invoicing">): AnyOperation =>
  apiOperation({
    method: "get",
    path: "/Invoices/Sums",
    tag: "Invoices",
    need: "invoices:read",
    summary: "Sum some invoices",
    description: "Returns exact sums by currency. Send either `InvoiceIds` or `Filter`.",
    query: closed({ InvoiceIds: Type.Optional(IdList), Filter: Type.Optional(InvoiceFilter) }),
    answers: { 200: { description: "The sums", schema: InvoiceSums } },
    handle: Effect.fnUntraced(function* ({ scope }, { query: { InvoiceIds, Filter } }) {
      if ((InvoiceIds === undefined) === (Filter === undefined))
        return yield* invalidRequest("InvoiceIds", "either this or Filter is required")
      const which =
        Filter === undefined
          ? { ids: yield* readIds<InvoiceId>("InvoiceIds", InvoiceIds) }
          : { filter: yield* Effect.fromResult(readFilter(invoiceFields, "Filter", Filter)) }
      const sums = yield* invoicing.sums(scope, which)
      const data = sums.map(({ series, total, balance, firstDate, lastDate, ...sum }) => ({
        numberSeries: series,
        ...sum,
        totalAmount: total,
        balancedAmount: balance,
        firstInvoiceDate: firstDate,
        lastInvoiceDate: lastDate,
      }))
      return { status: 200, body: { data } }
    }),
  })
