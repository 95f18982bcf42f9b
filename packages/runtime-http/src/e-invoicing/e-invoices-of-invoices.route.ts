import { entryView } from "@svc/domain/e-invoicing/entry-view"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { Type } from "typebox"
import { IdList, readIds } from "../id-list.ts"
import { type AnyOperation, apiOperation } from "../operation.ts"
import { closed } from "../shapes.ts"
import type { EInvoicingDoor } from "./e-invoices.route.ts"
import { Entry } from "./e-invoices.schema.ts"

/** The national e-invoicing state of the invoices on a page of a list (contract H10). */
export const eInvoicesOfInvoices = ({ eInvoicing }: EInvoicingDoor): AnyOperation =>
  apiOperation({
    method: "get",
    path: "/NationalEInvoices/OfInvoices",
    tag: "National e-invoices",
    need: "einvoices:read",
    summary: "Get the last entries of some invoices",
    query: closed({ InvoiceIds: IdList }),
    answers: {
      200: {
        description: "The last entry of each submitted invoice",
        schema: closed({ data: Type.Array(Entry) }, { title: "NationalEInvoicesOfInvoices" }),
      },
    },
    handle: Effect.fnUntraced(function* ({ scope }, { query: { InvoiceIds } }) {
      const found = yield* eInvoicing.lastOf(scope, yield* readIds<InvoiceId>("InvoiceIds", InvoiceIds))
      return { status: 200, body: { data: found.map(entryView) } }
    }),
  })
