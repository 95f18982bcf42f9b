import type { AuditChange, AuditFilter, AuditRow } from "@svc/domain/audit/audit-row"
import type { AuditLogStore } from "@svc/domain/audit/ports/audit-log-store"
import { type AuditedKind, kindsOfUsers } from "@svc/domain/shared/audited-kinds"
import { parseJson } from "@svc/domain/shared/exact-json"
import { given } from "@svc/domain/shared/given"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { listQuery, withinTime } from "../base/list-time.ts"
import { query } from "../base/transaction.ts"

const port = "AuditLogStore"

const from = (q: Db, tenantId: TenantId) =>
  q
    .selectFrom("audit_log as a")
    .leftJoin("users as u", (join) => join.onRef("u.tenant_id", "=", "a.tenant_id").onRef("u.id", "=", "a.user_id"))
    .leftJoin("personal_tokens as t", (join) =>
      join.onRef("t.tenant_id", "=", "a.tenant_id").onRef("t.client_id", "=", "a.token_id"),
    )
    .select([
      "a.id as row_id",
      "a.at",
      "a.actor_kind",
      "a.user_id",
      "a.token_id",
      "t.name as token_name",
      sql<string | null>`coalesce(a.actor_name, u.name)`.as("actor_name"),
      "a.address",
      "a.user_agent",
      "a.operation",
      "a.resource_kind",
      "a.resource_id",
      "a.resource_number",
      "a.legal_entity_id",
      "a.trace_id",
      "a.correlation_id",
      "a.changes",
      "a.truncated",
    ])
    .where("a.tenant_id", "=", tenantId)
type Row = Awaited<ReturnType<ReturnType<typeof from>["execute"]>>[number]

const present = <A>(value: A | null): A | undefined => value ?? undefined

const toRow = (row: Row): AuditRow => ({
  id: row.row_id,
  at: row.at,
  actor: {
    kind: row.actor_kind,
    ...given({ userId: present(row.user_id), tokenId: present(row.token_id) }),
    ...given({ tokenName: present(row.token_name), name: present(row.actor_name) }),
  },
  operation: row.operation,
  resource: {
    kind: row.resource_kind as AuditedKind,
    ...given({ id: present(row.resource_id), number: present(row.resource_number) }),
  },
  ...given({
    address: present(row.address),
    userAgent: present(row.user_agent),
    legalEntityId: present(row.legal_entity_id),
    traceId: present(row.trace_id),
    correlationId: present(row.correlation_id),
  }),
  changes: parseJson(row.changes) as readonly AuditChange[],
  truncated: row.truncated,
})

/** An id begins with its time, which lies within an hour of the row's: a bound on the one is a wider bound on the other. */
const slackMs = 3_600_000
const idAt = (at: number) => sql<string>`first_uuid(${new Date(at)}::timestamptz)`

const filtered = (q: Db, filter: AuditFilter) => {
  const {
    tenantId,
    legalEntityId,
    from: since,
    to,
    userId,
    operation,
    kind,
    resourceId,
    address,
    path,
    withoutUsers,
  } = filter
  let found = from(q, tenantId)
  if (since !== undefined)
    found = found.where("a.id", ">=", idAt(since - slackMs)).where(sql<boolean>`a.at >= ${new Date(since)}`)
  if (to !== undefined) found = found.where("a.id", "<", idAt(to + slackMs)).where(sql<boolean>`a.at < ${new Date(to)}`)
  if (legalEntityId !== undefined)
    found = found.where((either) =>
      either.or([either("a.legal_entity_id", "=", legalEntityId), either("a.legal_entity_id", "is", null)]),
    )
  if (userId !== undefined) found = found.where("a.user_id", "=", userId)
  if (operation !== undefined) found = found.where("a.operation", "=", operation)
  if (kind !== undefined) found = found.where("a.resource_kind", "=", kind)
  if (resourceId !== undefined) found = found.where("a.resource_id", "=", resourceId)
  if (address !== undefined) found = found.where("a.address", "=", address)
  // A quotation mark inside a value is escaped, so that no value looks like a path.
  if (path !== undefined)
    found = found.where(sql<boolean>`position(${`"path":${JSON.stringify(path)}`} in a.changes) > 0`)
  if (withoutUsers) found = found.where("a.resource_kind", "not in", [...kindsOfUsers])
  return found
}

export const makePostgresAuditLogStore = (db: Db): AuditLogStore => ({
  list: (filter, after, limit) =>
    Effect.map(
      // The conditions that no index has, such as a path, may need all rows of the range.
      listQuery(db, port, (q) => {
        const found = filtered(q, filter)
        const behind = after === undefined ? found : found.where("a.id", "<", after)
        return withinTime(q, () => behind.orderBy("a.id", "desc").limit(limit).execute())
      }),
      (rows) => rows.map(toRow),
    ),
  find: (by, id) =>
    Effect.map(
      query(db, port, (q) => filtered(q, by).where("a.id", "=", id).executeTakeFirst()),
      (row) => row && toRow(row),
    ),
})
