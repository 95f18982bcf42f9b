import type { ExchangeRateInForce } from "@svc/domain/billing/invoicing/ports/exchange-rate-in-force"
import { decimal } from "@svc/domain/shared/big-decimal"
import { sql } from "kysely"
import type { Db } from "./database.ts"
import { query } from "./transaction.ts"

/**
 * Of a day the rate with an end whose interval has it, else the newest open one on or before it (decisions D3). One walk
 * back from the day along the unique index of a pair; an interval that has the day always comes before an open rate does.
 */
export const makePostgresExchangeRateInForce = (db: Db): ExchangeRateInForce => ({
  on: ({ tenantId, legalEntityId }, currency, date) =>
    query(db, "ExchangeRateInForce", async (q) => {
      const { rows } = await sql<{ rate: string }>`
        select r.rate from exchange_rates r
        join currencies f on f.tenant_id = r.tenant_id and f.id = r.from_currency_id and f.code = ${currency}
        join legal_entities e on e.tenant_id = r.tenant_id and e.id = r.legal_entity_id
        join currencies b on b.tenant_id = r.tenant_id and b.id = r.to_currency_id and b.code = e.base_currency
        where r.tenant_id = ${tenantId} and r.legal_entity_id = ${legalEntityId} and r.effective_from <= ${date}
          and (r.effective_to is null or r.effective_to >= ${date})
        order by r.effective_to is null, r.effective_from desc limit 1`.execute(q)
      return rows[0] && decimal(rows[0].rate)
    }),
})
