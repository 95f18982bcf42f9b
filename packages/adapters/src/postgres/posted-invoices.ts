import { parseDecimal, plainText } from "@svc/domain/e-invoicing/amount"
import type { PostedInvoices } from "@svc/domain/e-invoicing/ports/posted-invoices"
import type { PostedInvoice } from "@svc/domain/e-invoicing/ubl/posted-invoice"
import type { PortUnavailable } from "@svc/domain/shared/errors"
import type { Scope } from "@svc/domain/shared/scope"
import { BigDecimal, Effect } from "effect"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

const port = "PostedInvoices"

/** A decimal among the texts of a document: no other text has a member. */
interface WrittenDecimal {
  readonly decimal: string
}

const write = (invoice: PostedInvoice): string =>
  JSON.stringify(invoice, function (this: Readonly<Record<string, unknown>>, name, value: unknown) {
    // By then the decimal has made itself something else.
    const own = this[name]
    return BigDecimal.isBigDecimal(own) ? ({ decimal: plainText(own) } satisfies WrittenDecimal) : value
  })

const read = (text: string): PostedInvoice =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === "object" && value !== null && "decimal" in value
      ? parseDecimal((value as WrittenDecimal).decimal)
      : value,
  ) as PostedInvoice

export interface PostgresPostedInvoices extends PostedInvoices {
  /** Freezes an invoice for its document, in the transaction of the posting. */
  readonly keep: (scope: Scope, invoice: PostedInvoice) => Effect.Effect<void, PortUnavailable>
}

export const makePostgresPostedInvoices = (db: Db): PostgresPostedInvoices => ({
  keep: ({ tenantId, legalEntityId }, invoice) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("posted_invoice_documents")
          .values({
            tenant_id: tenantId,
            legal_entity_id: legalEntityId,
            invoice_id: invoice.id,
            document: write(invoice),
          })
          .execute(),
      ),
    ),

  find: ({ tenantId, legalEntityId }, id) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("posted_invoice_documents")
          .select("document")
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("invoice_id", "=", id)
          .executeTakeFirst(),
      ),
      (row) => row && read(row.document),
    ),

  setElectronicInvoiceId: ({ tenantId }, id) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("posted_invoice_documents")
          .set({ electronic_invoice_id: id })
          .where("tenant_id", "=", tenantId)
          .where("invoice_id", "=", id)
          .execute(),
      ),
    ),
})
