import type { InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { given } from "@svc/domain/shared/given"
import type { AccountId } from "@svc/domain/shared/ids"
import type { Scope } from "@svc/domain/shared/scope"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "InvoiceStore"

const ofAccount = ({ tenantId, legalEntityId }: Scope, id: AccountId) =>
  sql`from invoices where tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId} and account_id = ${id}`

/** Queries over all invoices of an account. */
export const makeInvoicesOfAccount = (db: Db): Pick<InvoiceStore, "balanceOf" | "usingAccount"> => ({
  usingAccount: (scope, id) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ number: string | null }>`select invoice_number as number
        ${ofAccount(scope, id)} limit 1`.execute(q)
      return rows[0] && given(rows[0])
    }),
  balanceOf: (scope, id, currency) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ balance: string; base: string; last: CalendarDate | null }>`select
        coalesce(sum(total - settled) filter (where currency = ${currency}), 0) as balance,
        coalesce(sum(total_base - settled_base) filter (where currency = ${currency}), 0) as base,
        max(invoice_date) as last
        ${ofAccount(scope, id)} and status in ('Posted', 'Settled')`.execute(q)
      const { balance, base, last } = rows[0]!
      return { open: decimal(balance), openBase: decimal(base), ...given({ lastInvoiced: last }) }
    }),
})
