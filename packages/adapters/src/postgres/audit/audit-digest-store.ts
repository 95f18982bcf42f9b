import type { AuditDigestStore } from "@svc/domain/audit/ports/audit-digest-store"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { given } from "@svc/domain/shared/given"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import { createHash } from "node:crypto"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "AuditDigestStore"
const firstId = "00000000-0000-0000-0000-000000000000"

/** The first id of a day, in UTC. */
const idAt = (day: CalendarDate) => sql<string>`first_uuid(${day}::date::timestamp at time zone 'UTC')`

export const makePostgresAuditDigestStore = (db: Db): AuditDigestStore => ({
  unclosed: (until, after = firstId as TenantId, limit) =>
    Effect.map(
      query(db, port, (q) =>
        sql<{ tenantId: TenantId }>`select t.id as "tenantId" from tenants t where t.id > ${after}
          and exists (select from audit_log a where a.tenant_id = t.id and a.id < ${idAt(until)}
            and a.id >= coalesce(first_uuid((select max(d.day) + 1 from audit_digests d where d.tenant_id = t.id)::timestamp
              at time zone 'UTC'), ${firstId}::uuid))
          order by t.id limit ${limit}`.execute(q),
      ),
      ({ rows }) => rows.map(({ tenantId }) => tenantId),
    ),

  digests: (tenantId, which) =>
    Effect.map(
      query(db, port, (q) => {
        const all = q
          .selectFrom("audit_digests")
          .select(["day", "row_count", "digest_before", "digest"])
          .where("tenant_id", "=", tenantId)
        return (which === "last" ? all.orderBy("day", "desc").limit(1) : all.orderBy("day")).execute()
      }),
      (rows) =>
        rows.map(({ day, row_count: count, digest_before: before, digest }) => ({
          day,
          rows: Number(count),
          digest,
          ...given({ before: before ?? undefined }),
        })),
    ),

  // PostgreSQL prints the values itself, so that their text is the same whichever version of svc asks.
  rows: (tenantId, { from, until, behind }, limit) =>
    query(db, port, (q) =>
      q
        .selectFrom("audit_log as a")
        .select([
          "a.id",
          sql<string>`json_build_array(a.tenant_id, a.id, a.at at time zone 'UTC', a.actor_kind, a.user_id, a.token_id, a.actor_name,
            a.address, a.user_agent, a.operation, a.resource_kind, a.resource_id, a.resource_number, a.legal_entity_id, a.trace_id,
            a.correlation_id, a.changes, a.truncated)::text`.as("text"),
        ])
        .where("a.tenant_id", "=", tenantId)
        .where("a.id", "<", idAt(until))
        .where("a.id", ">=", from === undefined ? sql<string>`${firstId}::uuid` : idAt(from))
        .where("a.id", ">", behind ?? firstId)
        .orderBy("a.id")
        .limit(limit)
        .execute(),
    ),

  add: (tenantId, { day, rows, before = null, digest }, at) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("audit_digests")
          .values({
            tenant_id: tenantId,
            day,
            row_count: rows,
            digest_before: before,
            digest,
            made_at: new Date(at),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      ),
    ),

  oldestMonth: Effect.map(
    query(db, port, (q) =>
      sql<{ month: CalendarDate | null }>`select min(to_date(right(c.relname, 6), 'YYYYMM'))::text as month
        from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = 'audit_log'::regclass and c.relname ~ '_\\d{6}$'`.execute(q),
    ),
    ({ rows }) => rows[0]?.month ?? undefined,
  ),

  sha256: (text) => createHash("sha256").update(text).digest("hex"),
})
