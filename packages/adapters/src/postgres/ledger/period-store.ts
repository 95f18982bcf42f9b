import type { PeriodStore } from "@svc/domain/ledger/ports/period-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Scope } from "@svc/domain/shared/scope"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { preparedSql } from "../base/prepared.ts"
import { query } from "../base/transaction.ts"

const port = "PeriodStore"

const ofEntity = ({ tenantId, legalEntityId }: Scope) =>
  sql<boolean>`tenant_id = ${tenantId} and legal_entity_id = ${legalEntityId}`

interface Day {
  readonly day: CalendarDate | null
}
const hold = preparedSql<Scope, Day>(
  (at) => sql<Day>`with books as materialized (select closed_months from accounting_books
      where tenant_id = ${at.tenantId} and legal_entity_id = ${at.legalEntityId} for share)
    select max(c.day) as day from books b, unnest(b.closed_months) c (day)`,
)

export const makePostgresPeriodStore = (db: Db): PeriodStore => {
  const periods = (q: Db, { tenantId, legalEntityId }: Scope) =>
    q.selectFrom("accounting_periods").where("tenant_id", "=", tenantId).where("legal_entity_id", "=", legalEntityId)

  return {
    closed: (scope) =>
      Effect.map(
        query(db, port, (q) =>
          periods(q, scope)
            .select(["first_day", "closed_at"])
            .where("closed_at", "is not", null)
            .orderBy("first_day")
            .execute(),
        ),
        (rows) => new Map(rows.map(({ first_day, closed_at }) => [first_day, closed_at!])),
      ),

    closedAmong: (scope, days) =>
      query(db, port, async (q) => {
        const { rows } = await sql<Day>`
          select min(d.day) as day from accounting_books b, unnest(${days}::date[]) d (day)
          where ${ofEntity(scope)} and date_trunc('month', d.day)::date = any (b.closed_months)`.execute(q)
        return rows[0]?.day ?? undefined
      }),

    hold: (scope) =>
      query(db, port, async (q) => {
        const [row] = await hold(q, scope)
        return { lastClosed: row?.day ?? undefined }
      }),

    holdToChange: (scope) =>
      Effect.asVoid(
        query(db, port, (q) => sql`select from accounting_books where ${ofEntity(scope)} for update`.execute(q)),
      ),

    change: (scope, firstDay, closedAt) =>
      query(db, port, async (q) => {
        const { tenantId, legalEntityId } = scope
        const closed_at = closedAt === undefined ? null : new Date(closedAt)
        await q
          .insertInto("accounting_periods")
          .values({ tenant_id: tenantId, legal_entity_id: legalEntityId, first_day: firstDay, closed_at })
          .onConflict((on) => on.columns(["tenant_id", "legal_entity_id", "first_day"]).doUpdateSet({ closed_at }))
          .execute()
        await sql`update accounting_books set closed_months = array(
            select first_day from accounting_periods where ${ofEntity(scope)} and closed_at is not null order by first_day)
          where ${ofEntity(scope)}`.execute(q)
      }),

    wasClosed: (scope) =>
      query(db, port, async (q) => (await periods(q, scope).select("first_day").limit(1).execute()).length > 0),

    voucherDays: (scope) =>
      query(db, port, async (q) => {
        // The first and the last period are each read from an end of the index.
        const end = (direction: "asc" | "desc") =>
          sql`(select effective_date from vouchers where ${ofEntity(scope)}
            order by effective_date ${sql.raw(direction)} limit 1)`
        const { rows } = await sql<{ from: CalendarDate | null; to: CalendarDate | null }>`
          select ${end("asc")} as "from", ${end("desc")} as "to"`.execute(q)
        const { from, to } = rows[0]!
        return from === null || to === null ? undefined : { from, to }
      }),
  }
}
