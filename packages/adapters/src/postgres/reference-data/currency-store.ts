import type { Currency, currencyFields } from "@svc/domain/reference-data/currency"
import { CurrencyInUse, CurrencyNotFound } from "@svc/domain/reference-data/reference-data.errors"
import type { CurrencyStore } from "@svc/domain/reference-data/ports/currency-store"
import type { CurrencyId, TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { fetchIds, inOrder, type ListSource, madeAt } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"

const port = "CurrencyStore"

const source: ListSource<typeof currencyFields> = {
  table: sql`currencies`,
  modified: madeAt,
  ofTenant: true,
  columns: { one: { id: sql`t.id`, code: sql`t.code`, description: sql`(t.description collate "C")` } },
}

const toCurrency = ({ tenant_id, id, code, description }: Selectable<Tables["currencies"]>): Currency => ({
  id: id,
  tenantId: tenant_id,
  code,
  ...(description === null ? {} : { description }),
})

export const makePostgresCurrencyStore = (db: Db): CurrencyStore => {
  const all = (q: Db, tenantId: TenantId) => q.selectFrom("currencies").selectAll().where("tenant_id", "=", tenantId)

  const findBy = Effect.fnUntraced(function* (tenantId: TenantId, column: "id" | "code", value: string) {
    const row = yield* query(db, port, (q) => all(q, tenantId).where(column, "=", value).executeTakeFirst())
    return row === undefined ? yield* new CurrencyNotFound({ currency: value }) : toCurrency(row)
  })

  return {
    insertAll: (currencies) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .insertInto("currencies")
            .values(
              currencies.map(({ id, tenantId, code, description = null }) => ({
                tenant_id: tenantId,
                id,
                code,
                description,
              })),
            )
            .onConflict((conflict) => conflict.columns(["tenant_id", "code"]).doNothing())
            .returningAll()
            .execute(),
        ),
        (rows) => rows.map(toCurrency),
      ),

    all: (tenantId) =>
      Effect.map(
        query(db, port, (q) => all(q, tenantId).orderBy("id").execute()),
        (rows) => rows.map(toCurrency),
      ),

    list: (scope, request) =>
      listQuery(db, port, async (q) => {
        const { items, total } = await fetchIds<CurrencyId>(q, source, scope, request)
        const rows = items.length === 0 ? [] : await all(q, scope.tenantId).where("id", "in", items).execute()
        return { items: inOrder(items, rows).map(toCurrency), total }
      }),

    find: (tenantId, id) => findBy(tenantId, "id", id),
    findByCode: (tenantId, code) => findBy(tenantId, "code", code),

    delete: Effect.fnUntraced(function* (tenantId, id) {
      // The lock waits for batches of rates that hold a lock on the currency, and prevents new ones.
      const row = yield* query(db, port, (q) => all(q, tenantId).where("id", "=", id).forUpdate().executeTakeFirst())
      if (row === undefined) return yield* new CurrencyNotFound({ currency: id })
      const { rows } = yield* query(db, port, (q) =>
        sql<{ base: boolean; rates: boolean }>`select
          exists (select from legal_entities where tenant_id = ${tenantId} and base_currency = ${row.code}) as base,
          exists (select from legal_entities e where e.tenant_id = ${tenantId} and exists (
            select from exchange_rates r where r.tenant_id = ${tenantId} and r.legal_entity_id = e.id
              and r.from_currency_id = ${id})) as rates`.execute(q),
      )
      const used = rows[0]!
      if (used.base || used.rates) {
        return yield* new CurrencyInUse({ code: row.code, reason: used.base ? "base" : "rates" })
      }
      yield* query(db, port, (q) =>
        q.deleteFrom("currencies").where("tenant_id", "=", tenantId).where("id", "=", id).execute(),
      )
    }),
  }
}
