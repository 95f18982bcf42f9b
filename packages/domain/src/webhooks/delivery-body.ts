import { toIso } from "../shared/timestamp.ts"
import type { Attempt } from "./attempt.ts"
import type { DataAbsence, EventBackground } from "./event.ts"
import type { DeliveryEntry } from "./ports/delivery-log.ts"
import { isWithoutData, maskedBody } from "./request.ts"
import { type AddressesOf, thinEnvelope } from "./thin-data.ts"

/** The last attempt of a delivery or of a webhook. */
export const lastAttemptBody = ({
  startedAt,
  status,
  failureReason,
  durationMs,
}: NonNullable<DeliveryEntry["lastAttempt"]>) => ({ time: toIso(startedAt), status, failureReason, durationMs })

/** A delivery as the interface answers it and the command line prints it (contract W25). */
export const deliveryBody = (delivery: DeliveryEntry) => ({
  id: delivery.id,
  webhookId: delivery.webhookId,
  eventId: delivery.eventId,
  eventType: delivery.eventType,
  about: delivery.about,
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

/** The trace of an event, the user or token that raised it, and the number of events with the same correlation id (contract W32). */
export const backgroundBody = ({ traceId, userName, tokenName, correlated }: EventBackground) => ({
  traceId,
  triggeredByName: userName,
  triggeredByToken: tokenName,
  correlatedEvents: correlated,
})

type Logged = DeliveryEntry & { readonly tag: string; readonly envelope: string; readonly absence?: DataAbsence }

/** The envelopes that the attempts of a delivery sent: the event's, and the one without its data. */
const sentEnvelopes = ({ eventId, envelope, form, ...event }: Logged, addressesOf: AddressesOf) => ({
  whole: envelope,
  thin: form === undefined ? envelope : thinEnvelope(envelope, { ...event, id: eventId }, form, addressesOf),
})

/** The attempts of a delivery as the log shows them (contract W27). */
export const attemptBodies = (attempts: readonly Attempt[], delivery: Logged, addressesOf: AddressesOf) => {
  const { whole, thin } = sentEnvelopes(delivery, addressesOf)
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
