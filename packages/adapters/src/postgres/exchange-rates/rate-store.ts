import type {
  CurrencyPair,
  DatedRate,
  ExchangeRate,
  exchangeRateFields,
  NewRate,
  RateSource,
} from "@svc/domain/exchange-rates/exchange-rate"
import { ExchangeRateNotFound } from "@svc/domain/exchange-rates/exchange-rates.errors"
import type { RateStore } from "@svc/domain/exchange-rates/ports/rate-store"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import { PortUnavailable } from "@svc/domain/shared/errors"
import type { Scope } from "@svc/domain/shared/scope"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type RawBuilder, type Selectable, sql } from "kysely"
import { arrayLiteral, rowsOfColumns } from "../base/array-literal.ts"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import type { ReferredField } from "../base/filter-sql.ts"
import { fetchIds, inOrder, type ListSource, madeAt } from "../base/fetch-list.ts"
import { listQuery } from "../base/list-time.ts"
import { arrayBatchSize, inBatches } from "../base/in-batches.ts"
import { query } from "../base/transaction.ts"

const port = "RateStore"

/** More currencies than exist. */
const mostCurrencies = 500

const currency = (key: string, value: string): ReferredField => ({
  _tag: "Referred",
  value: sql.ref(`t.${value}`),
  key: sql.ref(`t.${key}`),
  column: sql`c.code`,
  ids: (condition, { tenantId }) => sql`select c.id from currencies c where c.tenant_id = ${tenantId} and ${condition}`,
  unique: true,
})

const listed: ListSource<typeof exchangeRateFields> = {
  table: sql`exchange_rates`,
  // Left joins by a primary key: the planner drops a join whose column the order does not use.
  joined: (tenantId) => sql`(select r.*, f.code as from_code, b.code as to_code from exchange_rates r
    left join currencies f on f.tenant_id = r.tenant_id and f.id = r.from_currency_id
    left join currencies b on b.tenant_id = r.tenant_id and b.id = r.to_currency_id
    where r.tenant_id = ${tenantId})`,
  kept: "exchange_rates",
  modified: madeAt,
  columns: {
    one: {
      id: sql`t.id`,
      fromCurrency: currency("from_currency_id", "from_code"),
      toCurrency: currency("to_currency_id", "to_code"),
      rate: sql`t.rate`,
      effectiveFromDate: sql`t.effective_from`,
      effectiveToDate: sql`t.effective_to`,
      source: sql`t.source`,
    },
  },
}

const rates = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("exchange_rates as r")
    .innerJoin("currencies as f", (join) =>
      join.onRef("f.tenant_id", "=", "r.tenant_id").onRef("f.id", "=", "r.from_currency_id"),
    )
    .innerJoin("currencies as t", (join) =>
      join.onRef("t.tenant_id", "=", "r.tenant_id").onRef("t.id", "=", "r.to_currency_id"),
    )
    .selectAll("r")
    .select(["f.code as from_code", "t.code as to_code"])
    .where("r.tenant_id", "=", tenantId)
    .where("r.legal_entity_id", "=", legalEntityId)

type Row = Awaited<ReturnType<ReturnType<typeof rates>["execute"]>>[number]

const toExchangeRate = (row: Row): ExchangeRate => ({
  tenantId: row.tenant_id,
  legalEntityId: row.legal_entity_id,
  ...toDatedRate(row),
  fromCurrency: row.from_code,
  toCurrency: row.to_code,
  fromCurrencyId: row.from_currency_id,
  toCurrencyId: row.to_currency_id,
  source: row.source as RateSource,
  ...(row.observed_at === null ? {} : { observedAt: row.observed_at }),
})

type DatedRow = Pick<Row, "id" | "effective_from" | "effective_to" | "rate" | "import_id">

const toDatedRate = (row: DatedRow): DatedRate => ({
  id: row.id,
  effectiveFrom: row.effective_from,
  ...(row.effective_to === null ? {} : { effectiveTo: row.effective_to }),
  rate: decimal(row.rate),
  ...(row.import_id === null ? {} : { importId: row.import_id }),
})

/** A condition on the table r for the rates of a pair. */
const ofPair = ({ tenantId, legalEntityId }: Scope, { from, to }: CurrencyPair): RawBuilder<boolean> =>
  sql`r.tenant_id = ${tenantId} and r.legal_entity_id = ${legalEntityId}
    and r.from_currency_id = ${from.id} and r.to_currency_id = ${to.id}`

/** Written exactly like the exclusion constraint, so that its index serves the condition. */
const explicitDays = sql`r.effective_to is not null and daterange(r.effective_from, r.effective_to, '[]')`

export const makePostgresRateStore = (db: Db): RateStore => ({
  lock: ({ tenantId, legalEntityId }, pair) =>
    query(db, port, async (q) => {
      const ofEntity = `svc.rates:${tenantId}:${legalEntityId}`
      const key = (name: string) => sql`hashtextextended(${name}, 0)`
      if (pair === undefined) return void (await sql`select pg_advisory_xact_lock(${key(ofEntity)})`.execute(q))
      // A process of an older version locks the whole legal entity. So a lock on a pair also takes that lock, shared.
      await sql`select pg_advisory_xact_lock_shared(${key(ofEntity)}),
        pg_advisory_xact_lock(${key(`${ofEntity}:${pair.from.id}:${pair.to.id}`)})`.execute(q)
    }),

  near: (scope, pair, first, last) =>
    Effect.map(
      query(db, port, async (q) => {
        const columns = sql`select r.id, r.effective_from, r.effective_to, r.rate, r.import_id from exchange_rates r
          where r.tenant_id = ${scope.tenantId} and r.legal_entity_id = ${scope.legalEntityId}`
        const begins = (operator: string, day: string) =>
          sql`(r.from_currency_id, r.to_currency_id, r.effective_from)
            ${sql.raw(operator)} (${pair.from.id}, ${pair.to.id}, ${day}::date)`
        const byPairs = sql`order by r.from_currency_id desc, r.to_currency_id desc, r.effective_from desc`
        const found = sql<DatedRow>`
          (${columns} and ${begins(">=", first)} and ${begins("<=", last)} ${byPairs})
          union all (${columns} and ${ofPair(scope, pair)} and ${explicitDays} @> ${first}::date and ${begins("<", first)})
          union all (${columns} and ${begins(">", last)}
            and (r.from_currency_id, r.to_currency_id) <= (${pair.from.id}, ${pair.to.id}) ${byPairs} limit 1)`
        // Only the index of the pairs has this order. Without statistics, as in the first import of a history,
        // PostgreSQL would take the index of days, and read the rates of all other currencies again for each pair.
        const [, { rows }] = await Promise.all([
          sql`set local enable_sort = off`.execute(q),
          found.execute(q),
          sql`set local enable_sort to default`.execute(q),
        ])
        return rows
      }),
      (rows) => rows.map(toDatedRate),
    ),

  insertAll: (scope, pair, added) =>
    inBatches(
      added,
      (batch) =>
        Effect.flatMap(
          query(db, port, (q) => insert(q, scope, pair, batch)),
          (inserted) => (inserted < batch.length ? Effect.fail(overlapping(batch.length - inserted)) : Effect.void),
        ),
      arrayBatchSize,
    ),

  find: Effect.fnUntraced(function* (scope, id) {
    const row = yield* query(db, port, (q) => rates(q, scope).where("r.id", "=", id).executeTakeFirst())
    return row === undefined ? yield* new ExchangeRateNotFound({ exchangeRateId: id }) : toExchangeRate(row)
  }),

  list: (scope, request) =>
    listQuery(db, port, async (q) => {
      const { items, total } = await fetchIds(q, listed as ListSource, scope, request)
      const rows = await rates(q, scope)
        .where(sql<boolean>`r.id = any(${arrayLiteral(items)}::uuid[])`)
        .execute()
      return { items: inOrder(items, rows).map(toExchangeRate), total }
    }),

  asOf: (scope, pair, day) =>
    query(db, port, async (q) => {
      const { rows } = await heldOn(scope, idOf(scope, pair.from.code), idOf(scope, pair.to.code), day).execute(q)
      return rows[0] && toExchangeRate({ ...rows[0], from_code: pair.from.code, to_code: pair.to.code })
    }),

  table: (scope, to, day) =>
    query(db, port, async (q) => {
      const held = heldOn(scope, sql`c.id`, idOf(scope, to), day)
      const { rows } = await sql<Omit<Row, "to_code">>`select h.*, c.code as from_code
        from currencies c cross join lateral (${held}) h
        where c.tenant_id = ${scope.tenantId} order by c.code limit ${mostCurrencies}`.execute(q)
      return rows.map((row) => toExchangeRate({ ...row, to_code: to }))
    }),
})

/**
 * The rate between two currencies on a day (contract R3). One look-up in the index of rates with an end, and one,
 * backwards, in that of open rates. Only the index of the pairs has this order: with the index of days PostgreSQL would
 * read the rates of all currencies on all earlier days when the pair has none.
 */
const heldOn = ({ tenantId, legalEntityId }: Scope, from: RawBuilder<string>, to: RawBuilder<string>, day: string) => {
  const ratesOfEntity = sql`select r.* from exchange_rates r where r.tenant_id = ${tenantId} and r.legal_entity_id = ${legalEntityId}`
  return sql<Selectable<Tables["exchange_rates"]>>`
    (${ratesOfEntity} and r.from_currency_id = ${from} and r.to_currency_id = ${to} and ${explicitDays} @> ${day}::date)
    union all
    (${ratesOfEntity} and r.effective_to is null
      and (r.from_currency_id, r.to_currency_id) >= (${from}, ${to})
      and (r.from_currency_id, r.to_currency_id, r.effective_from) <= (${from}, ${to}, ${day}::date)
      order by r.from_currency_id desc, r.to_currency_id desc, r.effective_from desc limit 1)
    limit 1`
}

const idOf = ({ tenantId }: Scope, code: string) =>
  sql<string>`(select c.id from currencies c where c.tenant_id = ${tenantId} and c.code = ${code})`

const overlapping = (count: number) =>
  new PortUnavailable({ port, cause: new Error(`${count} rates overlap others or lack their currency`) })

/**
 * Inserts the rates that lie in no explicit interval, even if the caller did not check, and returns their number. A
 * first day that is already taken violates a constraint and fails the statement; checking it beforehand would cost a
 * third more per rate.
 */
const insert = async (
  q: Db,
  { tenantId, legalEntityId }: Scope,
  { from, to }: CurrencyPair,
  added: readonly NewRate[],
): Promise<number> => {
  const column = (type: string, of: (rate: NewRate) => string | null) => [type, added.map(of)] as const
  const rows = rowsOfColumns({
    id: column("uuid", ({ id }) => id),
    effective_from: column("date", ({ effectiveFrom }) => effectiveFrom),
    effective_to: column("date", ({ effectiveTo }) => effectiveTo ?? null),
    rate: column("numeric", ({ rate }) => printDecimal(rate)),
    source: column("text", ({ source }) => source),
    observed_at: column("timestamptz", ({ observedAt }) => (observedAt === undefined ? null : toIso(observedAt))),
    import_id: column("uuid", ({ importId }) => importId ?? null),
  })
  const ofThisPair = ofPair({ tenantId, legalEntityId }, { from, to })
  const { numAffectedRows } = await sql`
    with pair as materialized (
      select from currencies where tenant_id = ${tenantId} and id in (${from.id}, ${to.id}) for key share),
    -- Computed once for the batch; a look-up per rate would read all rates of the pair each time.
    explicit as materialized (
      select daterange(r.effective_from, r.effective_to, '[]') as days from exchange_rates r
      where ${ofThisPair} and r.effective_to is not null)
    insert into exchange_rates (tenant_id, id, legal_entity_id, from_currency_id, to_currency_id, effective_from,
      effective_to, rate, source, observed_at, import_id)
    select ${tenantId}, n.id, ${legalEntityId}, ${from.id}, ${to.id}, n.effective_from, n.effective_to, n.rate,
      n.source, n.observed_at, n.import_id
    from ${rows} as n
    where (select count(*) from pair) = 2
      and not exists (select from explicit e
        where e.days && daterange(n.effective_from, coalesce(n.effective_to, n.effective_from), '[]'))
      and (n.effective_to is null or not exists (select from exchange_rates r
        where ${ofThisPair} and r.effective_from between n.effective_from and n.effective_to))`.execute(q)
  return Number(numAffectedRows)
}
