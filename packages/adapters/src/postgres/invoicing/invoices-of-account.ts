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
export const makeInvoicesOfAccount = (db: Db): Pick<InvoiceStore, "openOf" | "usingAccount"> => ({
  usingAccount: (scope, id) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ number: string | null }>`select invoice_number as number
        ${ofAccount(scope, id)} limit 1`.execute(q)
      return rows[0] && given(rows[0])
    }),
  openOf: (scope, id) =>
    query(db, port, async (q) => {
      const { rows } = await sql<{ currency: string; open: string; base: string; last: CalendarDate }>`select currency,
        sum(total - settled) as open, sum(total_base - settled_base) as base, max(invoice_date) as last
        ${ofAccount(scope, id)} and status in ('Posted', 'Settled') group by currency`.execute(q)
      return rows.map(({ currency, open, base, last }) => ({
        currency,
        open: decimal(open),
        openBase: decimal(base),
        last,
      }))
    }),
})
