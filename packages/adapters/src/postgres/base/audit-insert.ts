import { type ChangeCause, longestCauseAgent } from "@svc/domain/shared/change-cause"
import { isUuid } from "@svc/domain/shared/ids"
import type { IdSource } from "@svc/domain/shared/ports/id-source"
import type { PoolClient } from "pg"
import type { Capture } from "./audit-capture.ts"
import { type ChangedObject, changedObjects } from "./audit-rows.ts"
import { send } from "./send.ts"

/** The means of a process to write rows of the audit log. */
export interface AuditTools {
  readonly ids: IdSource
  readonly now: () => number
  /** Counts the written rows. */
  readonly count: (rows: number) => void
}

/** The changes of a piece of work, with their cause. */
export interface CausedChanges {
  readonly cause: ChangeCause
  readonly capture: Capture
}

const common =
  "tenant_id, at, actor_kind, user_id, token_id, actor_name, address, user_agent, operation, trace_id, correlation_id"
const own = "id, resource_kind, resource_id, resource_number, legal_entity_id, changes, truncated"

const one = {
  name: "svc_audit_one",
  text: `insert into audit_log (${common}, ${own})
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
}
const many = {
  name: "svc_audit_many",
  text: `insert into audit_log (${common}, ${own})
    select $1::uuid, $2::timestamptz, $3, $4::uuid, $5::uuid, $6, $7, $8, $9, $10, $11::uuid, u.*
    from unnest($12::uuid[], $13::text[], $14::text[], $15::text[], $16::uuid[], $17::text[], $18::boolean[]) as u`,
}

/** The statement that adds rows of one tenant and one cause. */
const insertOf = (
  { ids, now }: AuditTools,
  tenantId: string,
  { actor, address, userAgent, operation, traceId, legalEntityId, correlationId }: ChangeCause,
  objects: readonly ChangedObject[],
) => {
  const shared = [
    tenantId,
    new Date(now()).toISOString(),
    actor.kind,
    actor.userId ?? null,
    actor.tokenId ?? null,
    actor.name ?? null,
    address ?? null,
    userAgent?.slice(0, longestCauseAgent) ?? null,
    operation,
    traceId ?? null,
    correlationId ?? null,
  ]
  const rows = objects.map((each) => [
    ids.next<string>(),
    each.kind,
    each.id ?? null,
    each.number ?? null,
    each.legalEntityId !== undefined && isUuid(each.legalEntityId) ? each.legalEntityId : (legalEntityId ?? null),
    `[${each.changes.join(",")}]`,
    each.isCut,
  ])
  if (rows.length === 1) return { ...one, values: [...shared, ...rows[0]!] }
  const columns = rows[0]!.map((_, index) => rows.map((row) => row[index]))
  return { ...many, values: [...shared, ...columns] }
}

/**
 * Adds the rows of a unit of work to the audit log, with one statement for each cause. The answers are not awaited: when
 * one fails, the commit behind it fails too.
 */
export const sendAudit = (
  client: PoolClient,
  tools: AuditTools,
  tenant: string | undefined,
  all: readonly CausedChanges[],
): void => {
  for (const { cause, capture } of all) {
    const tenants = Map.groupBy(changedObjects(capture), (each) => tenant ?? each.tenantId)
    for (const [tenantId, objects] of tenants) {
      if (tenantId === undefined || !isUuid(tenantId)) continue
      const { text, values, name } = insertOf(tools, tenantId, cause, objects)
      send(client, text, values, name).catch(() => undefined)
      tools.count(objects.length)
    }
  }
}
