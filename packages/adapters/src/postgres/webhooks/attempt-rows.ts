import type { DeliveryId, TenantId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Attempt, FailureReason, NextAttempt } from "@svc/domain/webhooks/attempt"
import type { DeliveryKey } from "@svc/domain/webhooks/ports/delivery-store"
import { type Selectable, sql } from "kysely"
import { uuidArray } from "../base/binary-array.ts"
import type { Tables } from "../base/tables.gen.ts"

/** Reads a stored attempt. */
export const toAttempt = (row: Selectable<Tables["webhook_attempts"]>): Attempt => ({
  tenantId: row.tenant_id,
  deliveryId: row.delivery_id,
  number: row.number,
  manual: row.manual,
  startedAt: row.started_at,
  durationMs: row.duration_ms,
  url: row.url,
  requestHeaders: JSON.parse(row.request_headers) as Attempt["requestHeaders"],
  succeeded: row.succeeded,
  ...(row.status === null ? {} : { status: row.status }),
  ...(row.failure_reason === null ? {} : { failureReason: row.failure_reason as FailureReason }),
  ...(row.failure_detail === null ? {} : { failureDetail: row.failure_detail }),
  ...(row.response_headers === null
    ? {}
    : { responseHeaders: JSON.parse(row.response_headers) as Record<string, string> }),
  ...(row.response_body === null ? {} : { responseBody: row.response_body }),
  ...(row.response_truncated === null ? {} : { responseTruncated: row.response_truncated }),
  ...(row.remote_address === null ? {} : { remoteAddress: row.remote_address }),
  ...(row.became_thin === true ? { becameThin: true } : {}),
  ...(row.next === null ? {} : { next: JSON.parse(row.next) as NextAttempt }),
})

/** The starts of the first attempts of deliveries of a tenant. */
export const firstAttempts = (tenantId: TenantId, keys: readonly DeliveryKey[]) =>
  sql<{ readonly id: DeliveryId; readonly at: Timestamp }>`
    select delivery_id as id, started_at as at from webhook_attempts
    where tenant_id = ${tenantId} and number = 1
      and delivery_id = any(${uuidArray(keys.map(({ deliveryId }) => deliveryId))}::uuid[])`
