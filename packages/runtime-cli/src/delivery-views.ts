import { toIso } from "@svc/domain/shared/timestamp"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import { deliveryBody } from "@svc/domain/webhooks/delivery-body"
import type { EventBackground } from "@svc/domain/webhooks/event"
import type { DeliveryEntry } from "@svc/domain/webhooks/ports/delivery-log"
import type { statsBody } from "@svc/domain/webhooks/stats-body"
import { fields, table } from "./output.ts"

/** The name of the user or token that raised an event. */
export const raisedBy = ({ userName, tokenName }: EventBackground, triggeredBy: string): string =>
  `${userName ?? triggeredBy}${tokenName === undefined ? "" : ` by the token ${tokenName}`}`

export const deliveriesText = (deliveries: readonly DeliveryEntry[]): string =>
  deliveries.length === 0
    ? "No delivery matches."
    : table(
        ["DELIVERY", "STATUS", "EVENT", "ATTEMPTS", "LAST RESULT", "CREATED", "NEXT ATTEMPT", "WEBHOOK"],
        deliveries
          .map(deliveryBody)
          .map((each) => [
            each.id,
            each.status,
            each.eventType,
            String(each.attemptCount),
            String(each.lastAttempt?.status ?? each.lastAttempt?.failureReason ?? ""),
            each.created,
            each.nextAttemptAt ?? "",
            each.webhookId,
          ]),
      )

/** `from` names the user or token that raised the event, if it was looked up. */
export const deliveryText = (delivery: DeliveryEntry, attempts: readonly Attempt[], from?: string): string => {
  const { id, webhookId, eventId, eventType, correlationId, status, nextAttemptAt, created } = deliveryBody(delivery)
  const head = { delivery: id, webhook: webhookId, event: eventId, type: eventType, correlation: correlationId }
  const shown = fields({ ...head, "raised by": from, status, created, "next attempt": nextAttemptAt })
  return [shown, ...attempts.map(attemptText)].join("\n\n")
}

const shownBody = 1000

const attemptText = (attempt: Attempt): string => {
  const { number, manual, startedAt, durationMs, url, status, succeeded, failureDetail, remoteAddress } = attempt
  const result = succeeded ? `succeeded with ${status}` : `failed: ${failureDetail ?? attempt.failureReason}`
  const answer = attempt.responseBody?.slice(0, shownBody).trimEnd()
  return [
    `attempt ${number}${manual ? " (manual)" : ""}, ${toIso(startedAt)}, ${durationMs} ms: ${result}`,
    `  to ${url}${remoteAddress === undefined ? "" : ` at ${remoteAddress}`}`,
    ...(answer === undefined || answer === "" ? [] : [`  answer: ${answer.replaceAll("\n", "\n          ")}`]),
  ].join("\n")
}

export const statsText = ({
  latency,
  lastFailure,
  inFlight,
  successRate,
  nextAttemptAt,
  formerSecretUntil,
  ...counts
}: ReturnType<typeof statsBody>) =>
  fields({
    ...counts,
    "in flight": inFlight,
    "next attempt": nextAttemptAt,
    "former secret signs until": formerSecretUntil,
    "success rate": successRate === undefined ? undefined : `${Math.round(successRate * 10_000) / 100} %`,
    latency: latency && `p50 ${latency.p50} ms, p95 ${latency.p95} ms, p99 ${latency.p99} ms`,
    "last failure":
      lastFailure && `${lastFailure.time}, ${lastFailure.failureReason}, delivery ${lastFailure.deliveryId}`,
  })
