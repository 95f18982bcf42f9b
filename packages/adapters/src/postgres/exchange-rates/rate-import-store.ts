import type { CurrencyPair } from "@svc/domain/exchange-rates/exchange-rate"
import { ImportNotMine, RateImportNotFound } from "@svc/domain/exchange-rates/exchange-rates.errors"
import type { RateConflict } from "@svc/domain/exchange-rates/import-result"
import type { KeysetPage, RateImportStore } from "@svc/domain/exchange-rates/ports/rate-import-store"
import type { ConflictEntry, RateImport } from "@svc/domain/exchange-rates/rate-import"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import { BigDecimal, Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { rowsOfColumns } from "../base/array-literal.ts"
import { arrayBatchSize, inBatches } from "../base/in-batches.ts"
import { changingColumns, countColumns, toRateImport, toResult } from "./rate-import-rows.ts"
import { query } from "../base/transaction.ts"

const port = "RateImportStore"

const imports = (q: Db, { tenantId, legalEntityId }: Scope) =>
  q
    .selectFrom("rate_imports")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("legal_entity_id", "=", legalEntityId)

/** Matches the import if it has not ended and its attempt is still the newest. */
const mine = (q: Db, { tenantId, id, attempt }: RateImport) =>
  q
    .updateTable("rate_imports")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .where("state", "in", ["Queued", "Running"])

export const makePostgresRateImportStore = (db: Db): RateImportStore => ({
  insert: (rateImport) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("rate_imports")
          .values({
            tenant_id: rateImport.tenantId,
            id: rateImport.id,
            legal_entity_id: rateImport.legalEntityId,
            provider: rateImport.provider,
            requested_from: rateImport.requested.from ?? null,
            requested_to: rateImport.requested.to ?? null,
            requested_at: new Date(rateImport.requestedAt),
            ...changingColumns(rateImport),
            ...countColumns(rateImport),
          })
          .execute(),
      ),
    ),

  find: Effect.fnUntraced(function* (scope, provider, id) {
    const row = yield* query(db, port, (q) =>
      imports(q, scope).where("provider", "=", provider).where("id", "=", id).executeTakeFirst(),
    )
    return row === undefined ? yield* new RateImportNotFound({ importId: id }) : toRateImport(row)
  }),

  findForUpdate: Effect.fnUntraced(function* (tenantId, id) {
    const row = yield* query(db, port, (q) =>
      q
        .selectFrom("rate_imports")
        .selectAll()
        .where("tenant_id", "=", tenantId)
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst(),
    )
    return row === undefined ? yield* new RateImportNotFound({ importId: id }) : toRateImport(row)
  }),

  unfinished: (scope, provider) =>
    Effect.map(
      query(db, port, (q) =>
        imports(q, scope)
          .where("provider", "=", provider)
          .where("state", "in", ["Queued", "Running"])
          .executeTakeFirst(),
      ),
      (row) => (row === undefined ? undefined : toRateImport(row)),
    ),

  update: Effect.fnUntraced(function* (rateImport) {
    const { numUpdatedRows } = yield* query(db, port, (q) =>
      mine(q, rateImport).set(changingColumns(rateImport)).executeTakeFirst(),
    )
    if (numUpdatedRows === 0n) return yield* new ImportNotMine({ importId: rateImport.id })
  }),

  restart: (rateImport) =>
    query(db, port, async (q) => {
      const { tenantId, id } = rateImport
      for (const table of ["rate_import_results", "rate_import_conflicts"] as const) {
        await q.deleteFrom(table).where("tenant_id", "=", tenantId).where("import_id", "=", id).execute()
      }
      await q
        .updateTable("rate_imports")
        .set({ ...changingColumns(rateImport), ...countColumns(rateImport) })
        .where("tenant_id", "=", tenantId)
        .where("id", "=", id)
        .execute()
    }),

  addResult: Effect.fnUntraced(function* (rateImport, result) {
    const { tenantId, id } = rateImport
    const { currency, created, conflicts, failures, warnings } = result
    const { numUpdatedRows } = yield* query(db, port, (q) =>
      mine(q, rateImport)
        .set({
          done: sql`done + ${currency === undefined ? 0 : 1}`,
          created: sql`created + ${created}`,
          conflicts: sql`conflicts + ${conflicts}`,
          lease_until: new Date(rateImport.leaseUntil ?? 0),
        })
        .executeTakeFirst(),
    )
    if (numUpdatedRows === 0n) return yield* new ImportNotMine({ importId: id })
    yield* query(db, port, (q) =>
      q
        .insertInto("rate_import_results")
        .values({
          ...result,
          tenant_id: tenantId,
          import_id: id,
          currency: currency ?? null,
          failures: [...failures],
          warnings: [...warnings],
        })
        .execute(),
    )
  }),

  addConflicts: (rateImport, pair, conflicts) =>
    inBatches(
      conflicts,
      (batch) => query(db, port, (q) => insertConflicts(q, rateImport, pair, batch)),
      arrayBatchSize,
    ),

  results: ({ tenantId }, id) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("rate_import_results")
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where("import_id", "=", id)
          .orderBy("position")
          .execute(),
      ),
      (rows) => rows.map(toResult),
    ),

  conflicts: ({ tenantId, legalEntityId }, id, page) =>
    Effect.map(
      query(db, port, (q) => selectConflicts(tenantId, legalEntityId, id, page).execute(q)),
      ({ rows }) => rows.map(toConflict),
    ),

  list: (scope, provider, { limit, after }) =>
    Effect.map(
      query(db, port, (q) =>
        imports(q, scope)
          .where("provider", "=", provider)
          .$if(after !== undefined, (some) => some.where("id", "<", after!))
          .orderBy("id", "desc")
          .limit(limit)
          .execute(),
      ),
      (rows) => rows.map(toRateImport),
    ),
})

interface ConflictRow {
  readonly id: string
  readonly from_code: string
  readonly to_code: string
  readonly effective_from: string
  readonly rate: string
  readonly existing_id: string
  readonly existing_from: string
  readonly existing_to: string | null
  readonly existing_rate: string
}

const selectConflicts = (
  tenantId: string,
  legalEntityId: string,
  importId: string,
  { limit, after }: KeysetPage<string>,
) =>
  sql<ConflictRow>`
    select c.id, f.code as from_code, t.code as to_code, c.effective_from, coalesce(c.rate, r.rate) as rate,
      r.id as existing_id, r.effective_from as existing_from, r.effective_to as existing_to, r.rate as existing_rate
    from (select * from rate_import_conflicts where tenant_id = ${tenantId} and import_id = ${importId}
        and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid) order by id limit ${limit}) c
      join exchange_rates r on r.tenant_id = ${tenantId} and r.id = c.existing_id
      join currencies f on f.tenant_id = r.tenant_id and f.id = c.from_currency_id
      join currencies t on t.tenant_id = r.tenant_id and t.id = c.to_currency_id
    where r.legal_entity_id = ${legalEntityId}
    order by c.id`

const toConflict = (row: ConflictRow): ConflictEntry => ({
  id: row.id,
  fromCurrency: row.from_code,
  toCurrency: row.to_code,
  effectiveFrom: row.effective_from as CalendarDate,
  rate: decimal(row.rate),
  existing: {
    id: row.existing_id,
    effectiveFrom: row.existing_from as CalendarDate,
    ...(row.existing_to === null ? {} : { effectiveTo: row.existing_to as CalendarDate }),
    rate: decimal(row.existing_rate),
  },
})

const insertConflicts = async (
  q: Db,
  { tenantId, id }: RateImport,
  { from, to }: CurrencyPair,
  conflicts: readonly (RateConflict & { readonly id: string })[],
): Promise<void> => {
  const column = (type: string, of: (conflict: (typeof conflicts)[number]) => string | null) =>
    [type, conflicts.map(of)] as const
  const rows = rowsOfColumns({
    id: column("uuid", (each) => each.id),
    effective_from: column("date", ({ candidate }) => candidate.effectiveFrom),
    rate: column("numeric", ({ candidate, existing }) =>
      BigDecimal.equals(candidate.rate, existing.rate) ? null : printDecimal(candidate.rate),
    ),
    existing_id: column("uuid", ({ existing }) => existing.id),
  })
  await sql`
    insert into rate_import_conflicts (tenant_id, import_id, id, from_currency_id, to_currency_id, effective_from, rate,
      existing_id)
    select ${tenantId}, ${id}, n.id, ${from.id}, ${to.id}, n.effective_from, n.rate, n.existing_id
    from ${rows} as n`.execute(q)
}
