import type { Effect } from "effect"
import { toIso } from "@svc/domain/shared/timestamp"
import { lastAttemptBody } from "@svc/domain/webhooks/delivery-body"
import type { EventEntry, ListedEvent } from "@svc/domain/webhooks/ports/event-log"
import type { ShownSigningSecret } from "@svc/domain/webhooks/signing-secret"
import type { WebhookCondition, Webhooks } from "@svc/domain/webhooks/webhooks"
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

/** An event as the interface shows it (contract W32). */
export const eventBody = ({ id, tag, correlationId, source, triggeredBy, raisedAt, isTest, absence }: EventEntry) => ({
  id,
  eventType: tag,
  correlationId,
  source,
  triggeredBy,
  created: toIso(raisedAt),
  test: isTest || undefined,
  dataErased: absence === "Erased" || undefined,
})

/** An event in a list. */
export const listedEventBody = ({ about, userName, made, delivered, failed, ...event }: ListedEvent) => ({
  ...eventBody(event),
  about,
  triggeredByName: userName,
  deliveryCounts: { made, delivered, failed },
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

/** The failures of a webhook (contract W54). */
export const healthBody = ({ status, disabled, streak, disablesAt, waits, held }: WebhookCondition) => ({
  status,
  disabledReason: disabled?.reason,
  disabledAt: disabled && toIso(disabled.at),
  failuresInARow: streak?.failures ?? 0,
  failingSince: streak && toIso(streak.since),
  disablesAt: disablesAt === undefined ? undefined : toIso(disablesAt),
  waitsFor: waits?.for,
  waitingUntil: waits && toIso(waits.until),
  held,
})
