import type { PeriodDrafts } from "@svc/domain/ledger/ports/period-obstacles"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

/** Drafts that prevent the closing of an accounting period. */
export const makePostgresPeriodDrafts = (db: Db): PeriodDrafts => ({
  drafts: ({ tenantId, legalEntityId }, from, to) =>
    query(db, "PeriodDrafts", async (q) => {
      const { count } = await q
        .selectFrom("invoices")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .where("tenant_id", "=", tenantId)
        .where("legal_entity_id", "=", legalEntityId)
        .where("status", "=", "Draft")
        .where("invoice_date", ">=", from)
        .where("invoice_date", "<=", to)
        .executeTakeFirstOrThrow()
      return Number(count)
    }),
})
