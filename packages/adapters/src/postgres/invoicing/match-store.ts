import type { MatchStore } from "@svc/domain/invoicing/ports/match-store"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "MatchStore"

export const makePostgresMatchStore = (db: Db): MatchStore => ({
  add: ({ tenantId, legalEntityId }, invoice, credit, { amount, invoiceBase, creditBase }, day) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("invoice_matches")
          .values({
            tenant_id: tenantId,
            legal_entity_id: legalEntityId,
            invoice_id: invoice,
            credit_invoice_id: credit,
            amount: printDecimal(amount),
            invoice_base: printDecimal(invoiceBase),
            credit_base: printDecimal(creditBase),
            effective_date: day,
          })
          .onConflict((conflict) =>
            conflict.columns(["tenant_id", "invoice_id", "credit_invoice_id"]).doUpdateSet({
              amount: sql`invoice_matches.amount + excluded.amount`,
              invoice_base: sql`invoice_matches.invoice_base + excluded.invoice_base`,
              credit_base: sql`invoice_matches.credit_base + excluded.credit_base`,
            }),
          )
          .execute(),
      ),
    ),

  take: ({ tenantId, legalEntityId }, invoice, credit) =>
    query(db, port, async (q) => {
      const row = await q
        .deleteFrom("invoice_matches")
        .where("tenant_id", "=", tenantId)
        .where("legal_entity_id", "=", legalEntityId)
        .where("invoice_id", "=", invoice)
        .where("credit_invoice_id", "=", credit)
        .returning(["amount", "invoice_base", "credit_base"])
        .executeTakeFirst()
      return (
        row && {
          amount: decimal(row.amount),
          invoiceBase: decimal(row.invoice_base),
          creditBase: decimal(row.credit_base),
        }
      )
    }),
})
