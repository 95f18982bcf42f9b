import type { InvoiceStore } from "@svc/domain/billing/invoicing/ports/invoice-store"
import type { PostedInvoices } from "@svc/domain/e-invoicing/ports/posted-invoices"
import { toPostedInvoice } from "@svc/domain/e-invoicing/ubl/from-invoice"
import { Effect } from "effect"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

export const makePostgresPostedInvoices = (db: Db, invoices: InvoiceStore): PostedInvoices => ({
  find: (scope, id) =>
    Effect.gen(function* () {
      const invoice = yield* invoices.find(scope, id)
      return toPostedInvoice(invoice, yield* invoices.attachments(scope, { invoiceId: id }))
    }).pipe(Effect.catchTag("ResourceNotFound", () => Effect.undefined)),

  setElectronicInvoiceId: ({ tenantId }, id, at) =>
    Effect.asVoid(
      query(db, "PostedInvoices", (q) =>
        q
          .updateTable("invoices")
          .set({ electronic_invoice_id: id, modified_at: new Date(at) })
          .where("tenant_id", "=", tenantId)
          .where("id", "=", id)
          .execute(),
      ),
    ),
})
