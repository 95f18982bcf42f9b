import type { Effect } from "effect"
import { toIso } from "@svc/domain/shared/timestamp"
import type { Attempt } from "@svc/domain/webhooks/attempt"
import type { DeliveryEntry } from "@svc/domain/webhooks/ports/delivery-log"
import type { EventEntry, ListedEvent } from "@svc/domain/webhooks/ports/event-log"
import type { EventBackground } from "@svc/domain/webhooks/event"
import { addressesOf } from "@svc/adapters/webhook-http/resource-addresses"
import { thinEnvelope } from "@svc/domain/webhooks/thin-data"
import { isWithoutData, maskedBody } from "@svc/domain/webhooks/request"
import type { ShownSigningSecret } from "@svc/domain/webhooks/signing-secret"
import type { Webhooks } from "@svc/domain/webhooks/webhooks"
import type { Webhook } from "@svc/domain/webhooks/webhook"

/** A webhook as the interface shows it (contract W1). */
export const webhookBody = ({ id, url, subscriptions, token, description, status }: Webhook) => ({
  id,
  url,
  events: subscriptions.map(({ spelling }) => spelling),
  token,
  description,
  webhookStatus: status,
  secretsUnreadable: token === undefined || undefined,
})

const lastAttemptBody = ({
  startedAt,
  status,
  failureReason,
  durationMs,
}: NonNullable<DeliveryEntry["lastAttempt"]>) => ({ time: toIso(startedAt), status, failureReason, durationMs })

/** A delivery as the interface shows it (contract W25). */
export const deliveryBody = (delivery: DeliveryEntry) => ({
  id: delivery.id,
  webhookId: delivery.webhookId,
  eventId: delivery.eventId,
  eventType: delivery.eventType,
  correlationId: delivery.correlationId,
  status: delivery.status,
  attemptCount: delivery.attemptCount,
  url: delivery.url,
  lastAttempt: delivery.lastAttempt === undefined ? undefined : lastAttemptBody(delivery.lastAttempt),
  nextAttemptAt: delivery.nextAttemptAt === undefined ? undefined : toIso(delivery.nextAttemptAt),
  waitsFor: delivery.waitsFor,
  attemptsLeft: delivery.attemptsLeft,
  created: toIso(delivery.createdAt),
  test: delivery.isTest || undefined,
  dataOmitted: delivery.form,
})

/** An event as the interface shows it (contract W32). */
export const eventBody = ({ id, tag, correlationId, source, triggeredBy, raisedAt, isTest }: EventEntry) => ({
  id,
  eventType: tag,
  correlationId,
  source,
  triggeredBy,
  created: toIso(raisedAt),
  test: isTest || undefined,
})

/** The user or token that raised an event, and the number of events with the same correlation id (contract W32). */
export const backgroundBody = ({ userName, tokenName, correlated }: EventBackground) => ({
  triggeredByName: userName,
  triggeredByToken: tokenName,
  correlatedEvents: correlated,
})

/** An event in a list. */
export const listedEventBody = ({ about, userName, made, delivered, failed, ...event }: ListedEvent) => ({
  ...eventBody(event),
  about,
  triggeredByName: userName,
  deliveryCounts: { made, delivered, failed },
})

type Logged = DeliveryEntry & { readonly tag: string; readonly envelope: string }

/** The envelopes that the attempts of a delivery sent: the event's, and the one without its data. */
const sentEnvelopes = ({ eventId, tag, envelope, form }: Logged) => ({
  whole: envelope,
  thin: form === undefined ? envelope : thinEnvelope(envelope, { id: eventId, tag }, form, addressesOf),
})

/** The attempts of a delivery as the log shows them (contract W27). */
export const attemptBodies = (attempts: readonly Attempt[], delivery: Logged) => {
  const { whole, thin } = sentEnvelopes(delivery)
  return attempts.map((each) => attemptBody(each, delivery, isWithoutData(each.requestHeaders) ? thin : whole))
}

const attemptBody = (attempt: Attempt, { eventId, eventType }: Logged, envelope: string) => ({
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
  becameThin: attempt.becameThin,
  next: attempt.succeeded ? { because: "None" as const } : attempt.next,
  durationMs: attempt.durationMs,
})

type Hour = Effect.Success<ReturnType<Webhooks["series"]>>["hours"][number]

/** The results of the deliveries of an hour (contract H4). */
export const hourBody = ({ start, made, delivered, failed, retrying, p95Ms }: Hour) => ({
  start: toIso(start),
  delivered,
  failed,
  retrying,
  waiting: made - delivered - failed - retrying,
  p95Ms,
})

type Summary = Effect.Success<ReturnType<Webhooks["summaries"]>>[number]

/** The health of a webhook (contract H5). */
export const summaryBody = ({ id, health, failingSince, pending, lastAttempt, recovery, hours, ...day }: Summary) => ({
  id,
  health,
  failingSince: failingSince === undefined ? undefined : toIso(failingSince),
  delivered24h: day.delivered,
  failed24h: day.failed,
  retrying24h: day.retrying,
  pending,
  lastAttempt: lastAttempt === undefined ? undefined : lastAttemptBody(lastAttempt),
  recovery:
    recovery === undefined
      ? undefined
      : {
          id: recovery.id,
          total: recovery.total,
          sent: recovery.delivered + recovery.failed,
          created: toIso(recovery.createdAt),
        },
  hours: hours.map(hourBody),
})

export const signingSecretBody = ({ secret, formerUntil }: ShownSigningSecret) => ({
  secret,
  formerUntil: formerUntil === undefined ? undefined : toIso(formerUntil),
})
