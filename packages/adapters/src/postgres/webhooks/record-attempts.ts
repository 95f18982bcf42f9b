import type { DeliveryId, TenantId } from "@svc/domain/shared/ids"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import type { DeliveryProgress } from "@svc/domain/webhooks/delivery"
import type { WebhookResults } from "@svc/domain/webhooks/webhook-streak"
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

/** True where the failures of a batch are the first in a row. */
const begins = sql`(excluded.after_success or s.failures = 0)`

/** The deliveries of a batch, at most three, that are not known yet. A subquery could not run on a data node. */
const newDeliveries = sql.join(
  [1, 2, 3].map((at) => {
    const one = sql.raw(`excluded.deliveries[${at}]`)
    return sql`case when ${one} is null or ${one} = any(s.deliveries) then '{}'::uuid[] else array[${one}] end`
  }),
  sql` || `,
)

/**
 * Adds the results of a batch to the failures in a row of their webhooks (contract W54). A success writes only when
 * there were failures. The rows are locked in the order of the webhooks' ids, so that two batches do not deadlock.
 */
const countedStreaks = (tenantId: TenantId, results: readonly WebhookResults[]) => {
  const arrays = [
    sql`${uuidArray(results.map(({ webhookId }) => webhookId))}::uuid[]`,
    sql`${booleanArray(results.map(({ hasSuccess }) => hasSuccess))}::boolean[]`,
    sql`${integerArray(results.map(({ failures }) => failures))}::integer[]`,
    sql`${timestamptzArray(results.map(({ since }) => since))}::timestamptz[]`,
    sql`${textArray(results.map(({ deliveryIds }) => `{${deliveryIds.join(",")}}`))}::text[]`,
  ]
  return sql`
    results as materialized (
      select webhook_id, has_success, failures, since, deliveries::uuid[] as deliveries
      from unnest(${sql.join(arrays)}) as row (webhook_id, has_success, failures, since, deliveries)),
    streaks as (
      insert into webhook_streaks as s (tenant_id, webhook_id, failures, since, deliveries, after_success)
      select ${tenantId}::uuid, r.webhook_id, r.failures, r.since, r.deliveries, r.has_success from results r
      where r.failures > 0 or exists (
        select from webhook_streaks b
        where b.tenant_id = ${tenantId} and b.webhook_id = r.webhook_id and b.failures > 0)
      order by r.webhook_id
      on conflict (tenant_id, webhook_id) do update
      set failures = case when ${begins} then excluded.failures else s.failures + excluded.failures end,
        since = case when ${begins} then excluded.since else s.since end,
        deliveries = case when ${begins} then excluded.deliveries else (s.deliveries || ${newDeliveries})[1:3] end,
        warned = case when not ${begins} then s.warned end,
        after_success = excluded.after_success)`
}

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
  results: readonly WebhookResults[],
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
      select ${tenantId}::uuid, ${attemptNames} from made join moved on moved.id = made.delivery_id),
    ${countedStreaks(tenantId, results)}
    ${whichOf(ids, "moved")}`.execute(db)
  return { rows: readWhichOf(ids, rows) }
}

/** Gives the results of a tenant the first time that they are asked for, so that no second batch counts them again. */
export const takenOnce = (results: readonly WebhookResults[]) => {
  const left = Map.groupBy(results, ({ tenantId }) => tenantId)
  return (tenantId: TenantId): readonly WebhookResults[] => {
    const own = left.get(tenantId) ?? []
    left.delete(tenantId)
    return own
  }
}
