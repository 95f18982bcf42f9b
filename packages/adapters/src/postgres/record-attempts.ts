import { toIso } from "@svc/domain/shared/timestamp"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import { sql } from "kysely"
import type { Db } from "./database.ts"

interface Made {
  readonly attempt: Attempt
  readonly progress: DeliveryProgress
}

/** What is written of an attempt, and of its delivery's progress behind it: column and type, in the order of the rows. */
const attemptColumns = [
  ["tenant_id", "uuid"],
  ["delivery_id", "uuid"],
  ["number", "integer"],
  ["manual", "boolean"],
  ["started_at", "timestamptz"],
  ["duration_ms", "integer"],
  ["url", "text"],
  ["request_headers", "text"],
  ["succeeded", "boolean"],
  ["status", "integer"],
  ["failure_reason", "text"],
  ["failure_detail", "text"],
  ["response_headers", "text"],
  ["response_body", "text"],
  ["response_truncated", "boolean"],
  ["remote_address", "text"],
] as const
const progressColumns = [
  ["state", "text"],
  ["next_attempt_at", "timestamptz"],
] as const

type Column = (typeof attemptColumns)[number][0] | (typeof progressColumns)[number][0]

const columns: readonly (readonly [Column, string])[] = [...attemptColumns, ...progressColumns]
// One letter a column: of a row's text the names would be a third.
const letters = new Map(columns.map(([name], index) => [name, String.fromCharCode(97 + index)]))
const recordType = sql.raw(columns.map(([name, type]) => `${letters.get(name)!} ${type}`).join(", "))
const attemptNames = sql.raw(attemptColumns.map(([name]) => name).join(", "))
const attemptValues = sql.raw(attemptColumns.map(([name]) => letters.get(name)!).join(", "))
const value = (name: Column) => sql.raw(`made.${letters.get(name)!}`)

const toRow = ({ attempt, progress }: Made): Readonly<Record<Column, unknown>> => ({
  tenant_id: attempt.tenantId,
  delivery_id: attempt.deliveryId,
  number: attempt.number,
  manual: attempt.manual,
  started_at: toIso(attempt.startedAt),
  duration_ms: Math.round(attempt.durationMs),
  url: attempt.url,
  request_headers: JSON.stringify(attempt.requestHeaders),
  succeeded: attempt.succeeded,
  status: attempt.status,
  failure_reason: attempt.failureReason,
  failure_detail: attempt.failureDetail,
  response_headers: attempt.responseHeaders && JSON.stringify(attempt.responseHeaders),
  response_body: attempt.responseBody,
  response_truncated: attempt.responseTruncated,
  remote_address: attempt.remoteAddress,
  state: progress.state,
  next_attempt_at: progress.nextAttemptAt && toIso(progress.nextAttemptAt),
})

const abbreviate = (row: Readonly<Record<Column, unknown>>) =>
  Object.fromEntries(columns.map(([name]) => [letters.get(name)!, row[name]]))

/**
 * Writes attempts and the progress of their deliveries in one statement with one JSON parameter, which is cheaper to
 * write and to read than thousands of parameters; gives the deliveries whose turn it was. After an attempt none is asked
 * for by hand, and the count is the attempt's number.
 */
export const recordAttempts = async (db: Db, made: readonly Made[]): Promise<readonly string[]> => {
  // The condition on any id says nothing new, but lets the planner leave out other days.
  const { rows } = await sql<{ id: string }>`
    with made as materialized (
      select * from json_to_recordset(${JSON.stringify(made.map((each) => abbreviate(toRow(each))))}::json) as row (${recordType})),
    moved as (
      update webhook_deliveries d
      set state = ${value("state")}, attempt_count = ${value("number")}, next_attempt_at = ${value("next_attempt_at")},
        manual = false
      from made
      where d.tenant_id = ${value("tenant_id")} and d.id = ${value("delivery_id")}
        and d.id = any(${sql.val(made.map(({ attempt }) => attempt.deliveryId))}::uuid[])
        and d.attempt_count = ${value("number")} - 1
      returning d.id),
    logged as (
      insert into webhook_attempts (${attemptNames})
      select ${attemptValues} from made join moved on moved.id = ${value("delivery_id")})
    select id from moved`.execute(db)
  return rows.map(({ id }) => id)
}
