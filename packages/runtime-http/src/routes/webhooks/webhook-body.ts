import { toIso } from "@svc/domain/shared/timestamp"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import type { DeliveryEntry } from "@svc/domain/webhooks/ports/delivery-log"
import { maskedBody } from "@svc/domain/webhooks/request"
import type { Stats } from "@svc/domain/webhooks/use-cases/read-stats"
import type { Webhook } from "@svc/domain/webhooks/webhook"

/** Specification 2.1. */
export const webhookBody = ({ id, url, subscriptions, token, description, status }: Webhook) => ({
  id,
  url,
  events: subscriptions.map(({ spelling }) => spelling),
  token,
  description,
  webhookStatus: status,
})

/** Decisions B8. */
export const deliveryBody = (delivery: DeliveryEntry) => ({
  id: delivery.id,
  webhookId: delivery.webhookId,
  eventId: delivery.eventId,
  eventType: delivery.eventType,
  correlationId: delivery.correlationId,
  status: delivery.status,
  attemptCount: delivery.attemptCount,
  nextAttemptAt: delivery.nextAttemptAt === undefined ? undefined : toIso(delivery.nextAttemptAt),
  created: toIso(delivery.createdAt),
  test: delivery.isTest || undefined,
})

/** Decisions B10. */
export const statsBody = ({ counts, successRate, durations, lastFailure }: Stats) => ({
  delivered: counts.Delivered,
  failed: counts.Failed,
  pending: counts.Pending,
  inFlight: counts.InFlight,
  held: counts.Held,
  successRate,
  latency: durations,
  lastFailure:
    lastFailure === undefined
      ? undefined
      : {
          deliveryId: lastFailure.deliveryId,
          time: toIso(lastFailure.at),
          failureReason: lastFailure.reason,
          status: lastFailure.status,
        },
})

/** Decisions B10; the request body is that of the event, equal on every attempt (B9). */
export const attemptBody = (
  attempt: Attempt,
  { eventId, eventType, envelope }: DeliveryEntry & { envelope: string },
) => ({
  number: attempt.number,
  time: toIso(attempt.startedAt),
  manual: attempt.manual,
  url: attempt.url,
  requestHeaders: attempt.requestHeaders,
  requestBody: maskedBody({ id: eventId, envelope }, eventType),
  succeeded: attempt.succeeded,
  status: attempt.status,
  failureReason: attempt.failureReason,
  failureDetail: attempt.failureDetail,
  responseHeaders: attempt.responseHeaders,
  responseBody: attempt.responseBody,
  responseTruncated: attempt.responseTruncated,
  remoteAddress: attempt.remoteAddress,
  durationMs: attempt.durationMs,
})
