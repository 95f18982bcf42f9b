import { toIso } from "@svc/domain/shared/timestamp"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import { sql } from "kysely"
import { arrayLiteral } from "./array-literal.ts"
import type { Db } from "./database.ts"

interface Made {
  readonly attempt: Attempt
  readonly progress: DeliveryProgress
}

interface Column {
  readonly name: string
  readonly type: string
  readonly of: (made: Made) => unknown
}

/** What is written of an attempt. Headers travel as JSON within the JSON, so that they are not escaped on the way. */
const attemptColumns: readonly Column[] = [
  { name: "tenant_id", type: "uuid", of: ({ attempt }) => attempt.tenantId },
  { name: "delivery_id", type: "uuid", of: ({ attempt }) => attempt.deliveryId },
  { name: "number", type: "integer", of: ({ attempt }) => attempt.number },
  { name: "manual", type: "boolean", of: ({ attempt }) => attempt.manual },
  { name: "started_at", type: "timestamptz", of: ({ attempt }) => toIso(attempt.startedAt) },
  { name: "duration_ms", type: "integer", of: ({ attempt }) => Math.round(attempt.durationMs) },
  { name: "url", type: "text", of: ({ attempt }) => attempt.url },
  { name: "request_headers", type: "json", of: ({ attempt }) => attempt.requestHeaders },
  { name: "succeeded", type: "boolean", of: ({ attempt }) => attempt.succeeded },
  { name: "status", type: "integer", of: ({ attempt }) => attempt.status },
  { name: "failure_reason", type: "text", of: ({ attempt }) => attempt.failureReason },
  { name: "failure_detail", type: "text", of: ({ attempt }) => attempt.failureDetail },
  { name: "response_headers", type: "json", of: ({ attempt }) => attempt.responseHeaders },
  { name: "response_body", type: "text", of: ({ attempt }) => attempt.responseBody },
  { name: "response_truncated", type: "boolean", of: ({ attempt }) => attempt.responseTruncated },
  { name: "remote_address", type: "text", of: ({ attempt }) => attempt.remoteAddress },
]
/** What is written of its delivery's progress behind it. */
const progressColumns: readonly Column[] = [
  { name: "state", type: "text", of: ({ progress }) => progress.state },
  {
    name: "next_attempt_at",
    type: "timestamptz",
    of: ({ progress }) => progress.nextAttemptAt && toIso(progress.nextAttemptAt),
  },
]

// One letter a column: of a row's text the names would be a third.
const columns = [...attemptColumns, ...progressColumns].map((column, index) => ({
  ...column,
  letter: String.fromCharCode(97 + index),
}))
const letterOf = (name: string) => columns.find((column) => column.name === name)!.letter
const value = (name: string) => sql.raw(`made.${letterOf(name)}`)
const recordType = sql.raw(columns.map(({ letter, type }) => `${letter} ${type}`).join(", "))
const attemptNames = sql.raw(attemptColumns.map(({ name }) => name).join(", "))
const attemptValues = sql.raw(
  attemptColumns.map(({ name, type }) => letterOf(name) + (type === "json" ? "::text" : "")).join(", "),
)

const toRow = (made: Made): object => {
  const row: Record<string, unknown> = {}
  for (const { letter, of } of columns) row[letter] = of(made)
  return row
}

/**
 * Writes attempts and the progress of their deliveries in one statement with one JSON parameter, which is cheaper to
 * write and to read than thousands of parameters; gives the deliveries whose turn it was. After an attempt none is asked
 * for by hand, and the count is the attempt's number.
 */
export const recordAttempts = async (db: Db, made: readonly Made[]): Promise<readonly string[]> => {
  // The condition on any id says nothing new, but lets the planner leave out other days.
  const { rows } = await sql<{ id: string }>`
    with made as materialized (
      select * from json_to_recordset(${JSON.stringify(made.map(toRow))}::json) as row (${recordType})),
    moved as (
      update webhook_deliveries d
      set state = ${value("state")}, attempt_count = ${value("number")}, next_attempt_at = ${value("next_attempt_at")},
        manual = false
      from made
      where d.tenant_id = ${value("tenant_id")} and d.id = ${value("delivery_id")}
        and d.id = any(${arrayLiteral(made.map(({ attempt }) => attempt.deliveryId))}::uuid[])
        and d.attempt_count = ${value("number")} - 1
      returning d.id),
    logged as (
      insert into webhook_attempts (${attemptNames})
      select ${attemptValues} from made join moved on moved.id = ${value("delivery_id")})
    select id from moved`.execute(db)
  return rows.map(({ id }) => id)
}
