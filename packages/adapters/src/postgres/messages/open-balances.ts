import type { OpenBalances } from "@svc/domain/messages/ports/open-balances"
import { decimal } from "@svc/domain/shared/decimal"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { runPrepared } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

const port = "OpenBalances"

export const makePostgresOpenBalances = (db: Db): OpenBalances => ({
  of: ({ tenantId, legalEntityId }, ids, day) =>
    Effect.map(
      query(db, port, (q) =>
        runPrepared(
          q,
          sql<{ readonly id: InvoiceId; readonly balance: string }>`select i.id, i.total - i.settled as balance
            from invoices i
            where i.tenant_id = ${tenantId} and i.legal_entity_id = ${legalEntityId}
              and i.id = any(${sql.val(ids)}::uuid[]) and i.status = 'Posted' and i.total > i.settled
              and not exists (
                select from invoice_disputes d where d.tenant_id = ${tenantId} and d.invoice_id = i.id
                  and (d.until is null or d.until > ${day})
              )`,
        ),
      ),
      (rows) => new Map(rows.map(({ id, balance }) => [id, decimal(balance)])),
    ),
  countReminder: ({ tenantId, legalEntityId }, ids) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("invoices")
          .set({ reminders_sent: sql`reminders_sent + 1` })
          .where("tenant_id", "=", tenantId)
          .where("legal_entity_id", "=", legalEntityId)
          .where("id", "in", ids)
          .execute(),
      ),
    ),
})
