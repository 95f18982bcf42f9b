import type { DeliveryId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import { sql } from "kysely"
import { arrayLiteral, jsonArrayLiteral, textArrayLiteral } from "./array-literal.ts"
import type { Db } from "./database.ts"
import { daysOf } from "./delivery-rows.ts"
import { type Reached, readWhichOf, whichOf } from "./which-of.ts"

interface Made {
  readonly attempt: Attempt
  readonly progress: DeliveryProgress
}

interface Column {
  readonly name: string
  readonly type: string
  readonly literal: (all: readonly Made[]) => string
}

const instant = (at: Timestamp): string => new Date(at).toISOString()

/** Of values that need no quoting. */
const plain = (name: string, type: string, of: (made: Made) => string | number | boolean | undefined): Column => ({
  name,
  type,
  literal: (all) => arrayLiteral(all.map((made) => of(made) ?? null)),
})
const text = (name: string, of: (made: Made) => string | undefined): Column => ({
  name,
  type: "text",
  literal: (all) => textArrayLiteral(all.map((made) => of(made) ?? null)),
})
const json = (name: string, of: (made: Made) => object | undefined): Column => ({
  name,
  type: "text",
  literal: (all) => jsonArrayLiteral(all.map((made) => of(made) ?? null)),
})

/** What is written of an attempt. */
const attemptColumns: readonly Column[] = [
  plain("tenant_id", "uuid", ({ attempt }) => attempt.tenantId),
  plain("delivery_id", "uuid", ({ attempt }) => attempt.deliveryId),
  plain("number", "integer", ({ attempt }) => attempt.number),
  plain("manual", "boolean", ({ attempt }) => attempt.manual),
  plain("started_at", "timestamptz", ({ attempt }) => instant(attempt.startedAt)),
  plain("duration_ms", "integer", ({ attempt }) => Math.round(attempt.durationMs)),
  text("url", ({ attempt }) => attempt.url),
  json("request_headers", ({ attempt }) => attempt.requestHeaders),
  plain("succeeded", "boolean", ({ attempt }) => attempt.succeeded),
  plain("status", "integer", ({ attempt }) => attempt.status),
  plain("failure_reason", "text", ({ attempt }) => attempt.failureReason),
  text("failure_detail", ({ attempt }) => attempt.failureDetail),
  json("response_headers", ({ attempt }) => attempt.responseHeaders),
  text("response_body", ({ attempt }) => attempt.responseBody),
  plain("response_truncated", "boolean", ({ attempt }) => attempt.responseTruncated),
  text("remote_address", ({ attempt }) => attempt.remoteAddress),
]
/** What is written of its delivery's progress behind it. */
const progressColumns: readonly Column[] = [
  plain("state", "text", ({ progress }) => progress.state),
  plain("next_attempt_at", "timestamptz", ({ progress }) => progress.nextAttemptAt && instant(progress.nextAttemptAt)),
]

const columns = [...attemptColumns, ...progressColumns]
const names = (of: readonly Column[]) => sql.raw(of.map(({ name }) => name).join(", "))
const allNames = names(columns)
const attemptNames = names(attemptColumns)

/**
 * Writes attempts and the progress of their deliveries in one statement with an array for each column, which is cheaper
 * to write and to read than thousands of parameters or JSON; gives the deliveries whose turn it was. After an attempt
 * none is asked for by hand, and the count is the attempt's number. The ids are an array that the planner does not see: it
 * plans no list of them, and however wide the bounds on the days are, only these rows are read.
 */
export const recordAttempts = async (db: Db, made: readonly Made[]): Promise<readonly DeliveryId[]> => {
  const arrays = columns.map(({ literal, type }) => sql`${literal(made)}::${sql.raw(type)}[]`)
  const ids = made.map(({ attempt }) => attempt.deliveryId)
  const { rows } = await sql<Reached<DeliveryId>>`
    with made as materialized (select * from unnest(${sql.join(arrays)}) as row (${allNames})),
    moved as (
      update webhook_deliveries d
      set state = made.state, attempt_count = made.number, next_attempt_at = made.next_attempt_at, manual = false
      from made
      where d.tenant_id = made.tenant_id and d.id = made.delivery_id and d.attempt_count = made.number - 1
        and ${daysOf(ids)} and d.id = any(array(select delivery_id from made))
      returning d.id),
    logged as (
      insert into webhook_attempts (${attemptNames})
      select ${attemptNames} from made join moved on moved.id = made.delivery_id)
    ${whichOf(ids, "moved")}`.execute(db)
  return readWhichOf(ids, rows)
}
