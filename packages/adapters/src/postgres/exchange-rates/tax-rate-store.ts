import type { NewTaxRate, TaxRateStore } from "@svc/domain/exchange-rates/ports/tax-rate-store"
import type { TaxRate } from "@svc/domain/exchange-rates/tax-rate"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { RateImportId } from "@svc/domain/shared/ids"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import { currentTime } from "@svc/domain/shared/timestamp"
import { BigDecimal, Effect } from "effect"
import type { Db } from "../base/database.ts"
import { batchesOf } from "../base/in-batches.ts"
import { query } from "../base/transaction.ts"

const port = "TaxRateStore"

export const makePostgresTaxRateStore = (db: Db): TaxRateStore => {
  const keepBatch = Effect.fnUntraced(function* (scope: Importing, batch: readonly NewTaxRate[]) {
    const { tenantId, legalEntityId, importId } = scope
    const now = new Date(yield* currentTime)
    const rows = batch.map(({ source, currency, date, tableNumber, rate }) => ({
      tenant_id: tenantId,
      legal_entity_id: legalEntityId,
      source,
      currency,
      date,
      table_number: tableNumber,
      rate: printDecimal(rate),
      import_id: importId,
      created_at: now,
    }))
    const inserted = yield* query(db, port, (q) =>
      q
        .insertInto("tax_exchange_rates")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning("date")
        .execute(),
    )
    const added = new Set(inserted.map(({ date }) => date))
    const others = batch.filter(({ date }) => !added.has(date))
    return { created: [...added], differing: others.length === 0 ? [] : yield* differingOf(scope, others) }
  })

  /** The days for which a different rate, or a rate of another table, is stored. */
  const differingOf = ({ tenantId, legalEntityId }: Scope, wanted: readonly NewTaxRate[]) =>
    query(db, port, async (q) => {
      const kept = await q
        .selectFrom("tax_exchange_rates")
        .select(["date", "rate", "table_number"])
        .where("tenant_id", "=", tenantId)
        .where("legal_entity_id", "=", legalEntityId)
        .where("source", "=", wanted[0]!.source)
        .where("currency", "=", wanted[0]!.currency)
        .where("date", ">=", wanted.map(({ date }) => date).toSorted()[0]!)
        .execute()
      const byDate = new Map(kept.map((row) => [row.date, row]))
      return wanted.flatMap(({ date, rate, tableNumber }) => {
        const row = byDate.get(date)
        const isSame = row?.table_number === tableNumber && BigDecimal.equals(decimal(row.rate), rate)
        return isSame ? [] : [date]
      })
    })

  return {
    keep: Effect.fnUntraced(function* (scope, rates) {
      const created: CalendarDate[] = []
      const differing = []
      for (const batch of batchesOf(rates)) {
        const kept = yield* keepBatch(scope, batch)
        created.push(...kept.created)
        differing.push(...kept.differing)
      }
      return { created, differing }
    }),

    before: (scope, currency, day) =>
      query(db, port, async (q) => {
        const earlier = published(q, scope, currency).where("date", "<", day)
        return toTaxRate(await earlier.orderBy("date", "desc").limit(1).executeTakeFirst())
      }),

    of: (scope, currency, day) =>
      query(db, port, async (q) =>
        toTaxRate(await published(q, scope, currency).where("date", "=", day).executeTakeFirst()),
      ),
  }
}

const published = (q: Db, { tenantId, legalEntityId }: Scope, currency: string) =>
  q
    .selectFrom("tax_exchange_rates")
    .select(["table_number", "date", "rate"])
    .where("tenant_id", "=", tenantId)
    .where("legal_entity_id", "=", legalEntityId)
    .where("source", "=", "nbp")
    .where("currency", "=", currency)

const toTaxRate = (
  row: { readonly table_number: string; readonly date: CalendarDate; readonly rate: string } | undefined,
): TaxRate | undefined =>
  row && { source: "nbp", tableNumber: row.table_number, date: row.date, rate: decimal(row.rate) }

type Importing = Scope & { readonly importId: RateImportId }
