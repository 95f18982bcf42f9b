import type { Attempt, FailureReason } from "@svc/domain/webhooks/attempt"
import type { Selectable } from "kysely"
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
})
