import type { RateSource } from "@svc/domain/exchange-rates/exchange-rate"
import { longestSeries, type RatePoint, type RateSeries } from "@svc/domain/exchange-rates/ports/rate-series"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal } from "@svc/domain/shared/decimal"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

interface Row {
  readonly effective_from: CalendarDate
  readonly effective_to: CalendarDate | null
  readonly rate: string
  readonly source: RateSource
}

const toPoint = (row: Row): RatePoint => ({
  from: row.effective_from,
  rate: decimal(row.rate),
  source: row.source,
  ...(row.effective_to === null ? {} : { to: row.effective_to }),
})

export const makePostgresRateSeries = (db: Db): RateSeries => ({
  of: ({ tenantId, legalEntityId }, pair, { from, to }) =>
    query(db, "RateSeries", async (q) => {
      const found = sql`from exchange_rates r where r.tenant_id = ${tenantId} and r.legal_entity_id = ${legalEntityId}
        and r.from_currency_id = ${pair.from.id} and r.to_currency_id = ${pair.to.id}
        and r.effective_from between ${from}::date and ${to}::date`
      const columns = sql`r.effective_from, r.effective_to, r.rate, r.source`
      const { rows } = await sql<Row>`select ${columns} ${found} order by r.effective_from desc
        limit ${sql.lit(longestSeries + 1)}`.execute(q)
      if (rows.length <= longestSeries) return { isThinned: false, points: rows.map(toPoint).reverse() }
      const weekly = await sql<Row>`select distinct on (date_trunc('week', r.effective_from)) ${columns} ${found}
        order by date_trunc('week', r.effective_from) desc, r.effective_from desc limit ${sql.lit(longestSeries)}`.execute(
        q,
      )
      return { isThinned: true, points: weekly.rows.map(toPoint).reverse() }
    }),
})
