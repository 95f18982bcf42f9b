import type { CurrencyCodes } from "@svc/domain/billing/reference-data/ports/currency-codes"
import { sql } from "kysely"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

export const makePostgresCurrencyCodes = (db: Db): CurrencyCodes => ({
  find: (tenantId, id) =>
    query(db, "CurrencyCodes", async (q) => {
      const found = sql<{ code: string }>`select code from currencies where tenant_id = ${tenantId} and id = ${id}`
      return (await found.execute(q)).rows[0]?.code
    }),
})
