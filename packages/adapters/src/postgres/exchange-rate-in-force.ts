import type { ExchangeRateInForce } from "@svc/domain/billing/invoicing/ports/exchange-rate-in-force"
import { decimal } from "@svc/domain/shared/big-decimal"
import { sql } from "kysely"
import type { Db } from "./database.ts"
import { rateAsOf } from "./rate-store.ts"
import { query } from "./transaction.ts"

export const makePostgresExchangeRateInForce = (db: Db): ExchangeRateInForce => ({
  on: (scope, currency, date) =>
    query(db, "ExchangeRateInForce", async (q) => {
      const base = sql<string>`(select e.base_currency from legal_entities e
        where e.tenant_id = ${scope.tenantId} and e.id = ${scope.legalEntityId})`
      const row = await rateAsOf(q, scope, sql.val(currency), base, date)
      return row && decimal(row.rate)
    }),
})
