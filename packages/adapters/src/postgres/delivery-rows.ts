import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { DeliveryProgress, DeliveryState } from "@svc/domain/webhooks/delivery"
import type { WebhookStatus } from "@svc/domain/webhooks/webhook"

interface ProgressRow {
  readonly state: DeliveryState
  readonly attempt_count: number
  readonly next_attempt_at: number | null
  readonly manual: boolean
}

export const toProgress = (row: ProgressRow): DeliveryProgress => ({
  state: row.state,
  attemptCount: row.attempt_count,
  ...(row.next_attempt_at === null ? {} : { nextAttemptAt: row.next_attempt_at as Timestamp }),
  manual: row.manual,
})

export const progressColumns = ({ state, attemptCount, nextAttemptAt, manual }: DeliveryProgress) => ({
  state,
  attempt_count: attemptCount,
  next_attempt_at: nextAttemptAt === undefined ? null : new Date(nextAttemptAt),
  manual,
})

export const webhookState = (row: {
  readonly status: WebhookStatus
  readonly deleted_at: number | null
}): WebhookStatus | "Deleted" => (row.deleted_at === null ? row.status : "Deleted")
