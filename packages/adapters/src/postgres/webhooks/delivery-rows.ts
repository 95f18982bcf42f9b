import type { TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { FailureReason } from "@svc/domain/webhooks/attempt"
import type { DeliveryProgress, DeliveryState } from "@svc/domain/webhooks/delivery"
import type { ThinReason } from "@svc/domain/webhooks/payload"
import type { DeliveryEntry } from "@svc/domain/webhooks/ports/delivery-log"
import type { DeliveryKey } from "@svc/domain/webhooks/ports/delivery-store"
import type { WebhookStatus } from "@svc/domain/webhooks/webhook"
import { type RawBuilder, type Selectable, sql } from "kysely"
import { uuidArray } from "../base/binary-array.ts"
import type { Tables } from "../base/tables.gen.ts"

interface ProgressRow {
  readonly state: DeliveryState
  readonly attempt_count: number
  readonly next_attempt_at: number | null
  readonly manual: boolean
  readonly uncounted_attempts?: number | null
}

/** The columns of a delivery that sending needs. */
export type SendableRow = Pick<
  Selectable<Tables["webhook_deliveries"]>,
  | "tenant_id"
  | "id"
  | "webhook_id"
  | "event_id"
  | "event_type"
  | "is_test"
  | "state"
  | "attempt_count"
  | "next_attempt_at"
  | "manual"
  | "tag"
  | "uncounted_attempts"
> & { readonly form: ThinReason | null }

export const toProgress = (row: ProgressRow): DeliveryProgress => ({
  state: row.state,
  attemptCount: row.attempt_count,
  ...(row.next_attempt_at === null ? {} : { nextAttemptAt: row.next_attempt_at as Timestamp }),
  manual: row.manual,
  ...(typeof row.uncounted_attempts === "number" ? { uncounted: row.uncounted_attempts } : {}),
})

export const progressColumns = ({ state, attemptCount, nextAttemptAt, manual }: DeliveryProgress) => ({
  state,
  attempt_count: attemptCount,
  next_attempt_at: nextAttemptAt === undefined ? null : new Date(nextAttemptAt),
  manual,
})

export interface LastAttemptRow {
  readonly last_attempt_at: Timestamp | null
  readonly last_status: number | null
  readonly last_failure_reason: string | null
  readonly last_duration_ms: number | null
}

export const lastAttemptOf = (row: LastAttemptRow): Pick<DeliveryEntry, "lastAttempt"> =>
  row.last_attempt_at === null
    ? {}
    : {
        lastAttempt: {
          startedAt: row.last_attempt_at,
          durationMs: row.last_duration_ms ?? 0,
          ...(row.last_status === null ? {} : { status: row.last_status }),
          ...(row.last_failure_reason === null ? {} : { failureReason: row.last_failure_reason as FailureReason }),
        },
      }

export const webhookState = (row: {
  readonly status: WebhookStatus
  readonly deleted_at: number | null
}): WebhookStatus | "Deleted" => (row.deleted_at === null ? row.status : "Deleted")

/** True when the delivery `d` of a tenant waits outside the queue. */
export const isParked = (tenant: RawBuilder<unknown>) => sql<boolean>`exists (select from parked_deliveries p
  where p.tenant_id = ${tenant} and p.webhook_id = d.webhook_id and p.delivery_id = d.id)`

// Ids begin with their time, so a bound on the id skips the partitions of other days and uses the index. An id is made
// a moment after the event's time, so the upper bound adds a minute.
const clockSlackMs = 60_000
/** The lowest and the highest id of a range of time, in milliseconds since 1970. */
export const lowestIdFrom = (from: number) => sql<string>`first_uuid(${new Date(Math.max(0, from))})`
export const lowestIdBehind = (to: number) => lowestIdFrom(to + clockSlackMs)
export const createdFrom = (from: Timestamp) =>
  sql<boolean>`d.created_at >= ${new Date(from)} and d.id >= ${lowestIdFrom(from)}`
export const createdBefore = (to: Timestamp) =>
  sql<boolean>`d.created_at < ${new Date(to)} and d.id < ${lowestIdBehind(to)}`

/** Bounds that skip the days without any of these ids. Bounds are planned faster than an equivalent list. */
export const daysOf = (ids: readonly string[], column = "d.id") => {
  let [lowest = "", highest = lowest] = ids
  for (const id of ids) {
    if (id < lowest) lowest = id
    if (id > highest) highest = id
  }
  return sql`${sql.raw(column)} between ${lowest} and ${highest}`
}

/**
 * A condition on `d` for these deliveries of a tenant, at least one. The array of ids is opaque to the planner, which
 * therefore plans no list of them; and however far apart the days are, only these rows are read.
 */
export const amongDeliveriesOf = (tenantId: TenantId, keys: readonly DeliveryKey[]) => {
  const ids = keys.map(({ deliveryId }) => deliveryId)
  return sql`d.tenant_id = ${tenantId} and ${daysOf(ids)} and d.id = any(array(select unnest(${uuidArray(ids)}::uuid[])))`
}
