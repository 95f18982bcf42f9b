import type { DeliveryId, TenantId } from "@svc/domain/shared/ids"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import { sql } from "kysely"
import { booleanArray, integerArray, textArray, timestamptzArray, uuidArray } from "../base/binary-array.ts"
import type { Db } from "../base/database.ts"
import { daysOf } from "./delivery-rows.ts"
import { type Reached, readWhichOf, whichOf } from "../base/which-of.ts"

interface Made {
  readonly attempt: Attempt
  readonly progress: DeliveryProgress
}

interface Column {
  readonly name: string
  readonly type: string
  readonly array: (all: readonly Made[]) => Buffer
}

const column =
  <T>(type: string, array: (values: readonly (T | undefined)[]) => Buffer) =>
  (name: string, of: (made: Made) => T | undefined): Column => ({ name, type, array: (all) => array(all.map(of)) })
const uuid = column("uuid", uuidArray)
const integer = column("integer", integerArray)
const flag = column("boolean", booleanArray)
const instant = column("timestamptz", timestamptzArray)
const text = column("text", textArray)
const json = (name: string, of: (made: Made) => object | undefined) =>
  text(name, (made) => {
    const value = of(made)
    return value && JSON.stringify(value)
  })

/** The columns of an attempt but its tenant. */
const attemptColumns: readonly Column[] = [
  uuid("delivery_id", ({ attempt }) => attempt.deliveryId),
  integer("number", ({ attempt }) => attempt.number),
  flag("manual", ({ attempt }) => attempt.manual),
  instant("started_at", ({ attempt }) => attempt.startedAt),
  integer("duration_ms", ({ attempt }) => Math.round(attempt.durationMs)),
  text("url", ({ attempt }) => attempt.url),
  json("request_headers", ({ attempt }) => attempt.requestHeaders),
  flag("succeeded", ({ attempt }) => attempt.succeeded),
  integer("status", ({ attempt }) => attempt.status),
  text("failure_reason", ({ attempt }) => attempt.failureReason),
  text("failure_detail", ({ attempt }) => attempt.failureDetail),
  json("response_headers", ({ attempt }) => attempt.responseHeaders),
  text("response_body", ({ attempt }) => attempt.responseBody),
  flag("response_truncated", ({ attempt }) => attempt.responseTruncated),
  text("remote_address", ({ attempt }) => attempt.remoteAddress),
  flag("became_thin", ({ attempt }) => attempt.becameThin),
  json("next", ({ attempt }) => attempt.next),
]
/** The columns of the delivery's progress after the attempt. */
const progressColumns: readonly Column[] = [
  text("state", ({ progress }) => progress.state),
  instant("next_attempt_at", ({ progress }) => progress.nextAttemptAt),
  integer("uncounted_attempts", ({ progress }) => progress.uncounted),
]

const columns = [...attemptColumns, ...progressColumns]
const names = (of: readonly Column[]) => sql.raw(of.map(({ name }) => name).join(", "))
const allNames = names(columns)
const attemptNames = names(attemptColumns)

/**
 * Writes attempts of a tenant and the progress of their deliveries in one statement with an array per column, which is
 * cheaper than thousands of parameters or JSON. Returns the deliveries that it updated: those whose next attempt number
 * was the attempt's. An attempt clears `manual` and sets the count to its number. The rows are found as
 * `amongDeliveriesOf` describes.
 */
export const recordAttempts = async (
  db: Db,
  tenantId: TenantId,
  made: readonly Made[],
): Promise<{ readonly rows: readonly DeliveryId[] }> => {
  const arrays = columns.map(({ array, type }) => sql`${array(made)}::${sql.raw(type)}[]`)
  const ids = made.map(({ attempt }) => attempt.deliveryId)
  const { rows } = await sql<Reached<DeliveryId>>`
    with made as materialized (select * from unnest(${sql.join(arrays)}) as row (${allNames})),
    moved as (
      update webhook_deliveries d
      set state = made.state, attempt_count = made.number, next_attempt_at = made.next_attempt_at, manual = false,
        uncounted_attempts = coalesce(made.uncounted_attempts, d.uncounted_attempts), last_attempt_at = made.started_at, last_status = made.status, last_failure_reason = made.failure_reason,
        last_duration_ms = made.duration_ms, form = case when made.became_thin then 'Refused' else d.form end
      from made
      where d.tenant_id = ${tenantId} and d.id = made.delivery_id and d.attempt_count = made.number - 1
        and ${daysOf(ids)} and d.id = any(array(select delivery_id from made))
      returning d.id),
    logged as (
      insert into webhook_attempts (tenant_id, ${attemptNames})
      select ${tenantId}::uuid, ${attemptNames} from made join moved on moved.id = made.delivery_id)
    ${whichOf(ids, "moved")}`.execute(db)
  return { rows: readWhichOf(ids, rows) }
}
