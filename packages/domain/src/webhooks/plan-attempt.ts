import { Record, Result } from "effect"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Attempt, FailureReason } from "./attempt.ts"
import { type DeliveryProgress, expectsAttempt } from "./delivery.ts"
import type { Envelope } from "./event.ts"
import { formatHeaders } from "./format.ts"
import { endOfDeletions } from "./payload.ts"
import type { Claim } from "./ports/delivery-queue.ts"
import type { Sendable } from "./ports/delivery-store.ts"
import type { HmacSha256 } from "./ports/hmac-sha256.ts"
import type { SendOutcome, WebhookRequest } from "./ports/webhook-sender.ts"
import { buildRequest, mask, maskedHeaders } from "./request.ts"
import { makeMasking } from "./masking.ts"

/**
 * The number of claims without a result after which an attempt fails as `crashed`, so that it does not crash another
 * worker (contract W20).
 */
export const crashLimit = 5

/** The decision about a claimed attempt. */
export type AttemptPlan =
  | { readonly _tag: "Send"; readonly request: WebhookRequest }
  /** The envelope must be read first. */
  | { readonly _tag: "Read" }
  | { readonly _tag: "Fail"; readonly reason: FailureReason; readonly detail: string }
  /** Nothing is sent because the webhook is Disabled or deleted; the delivery waits (contract W24). */
  | { readonly _tag: "Park" }
  /**
   * This process does not know the key of the webhook's secrets. Another process knows it, or this one after its next
   * start (contract W35).
   */
  | { readonly _tag: "Wait"; readonly seconds: number }
  /** The delivery is already settled: the claim is a leftover in the queue. */
  | { readonly _tag: "Drop" }

/**
 * Decides about a claimed attempt. `envelope` is the envelope of the delivery's event; absent while it is not read yet.
 */
export const planAttempt = (
  { event, eventType, tag, deliveryId, webhook, webhookState, progress, settings, additions }: Sendable,
  { claimCount }: Pick<Claim, "claimCount">,
  hmac: HmacSha256,
  now: Timestamp,
  envelope: Envelope | undefined = event.envelope,
): AttemptPlan => {
  if (!expectsAttempt(progress)) return { _tag: "Drop" }
  if (webhookState !== "Enabled") return { _tag: "Park" }
  if (claimCount >= crashLimit) {
    const detail = `the attempt was started ${claimCount} times, and no worker returned a result`
    return { _tag: "Fail", reason: "crashed", detail }
  }
  const { token, signingSecrets, keyUnknown } = webhook
  if (keyUnknown === true) return { _tag: "Wait", seconds: waitForKey(progress, now) }
  if (token === undefined || signingSecrets === undefined) return unsigned
  if (envelope === undefined) return { _tag: "Read" }
  const secrets = { url: webhook.url, token, signingSecrets }
  const attemptNumber = progress.attemptCount + 1
  const { format } = settings
  const request = buildRequest(hmac, {
    event: { ...event, envelope },
    eventType,
    webhook: secrets,
    attemptNumber,
    now,
    additions,
    formatted: formatHeaders({ format, event, tag, deliveryId, attemptNumber }),
  })
  return Result.isSuccess(request) ? { _tag: "Send", request: request.success } : unsigned
}

const shortestWaitSeconds = 2
const longestWaitSeconds = 60

/** The seconds to wait: as long as the attempt is late by now, so 2, 2, 4, 8 and so on, up to a minute. */
const waitForKey = ({ nextAttemptAt = 0 as Timestamp }: DeliveryProgress, now: Timestamp): number =>
  Math.min(Math.max(Math.ceil((now - nextAttemptAt) / 1000), shortestWaitSeconds), longestWaitSeconds)

const unsigned: AttemptPlan = {
  _tag: "Fail",
  reason: "internal",
  detail: "the webhook's secrets cannot be read, and no request is sent unsigned",
}

interface Made {
  readonly sendable: Sendable
  readonly startedAt: Timestamp
}

type Draft = { -readonly [Field in keyof Attempt]: Attempt[Field] }

// One object is filled step by step, because a copy at each step would take most of the memory that an attempt needs.
const draft = (
  { sendable: { tenantId, deliveryId, progress, webhook }, startedAt }: Made,
  requestHeaders: Attempt["requestHeaders"],
  durationMs: number,
): Draft => ({
  tenantId,
  deliveryId,
  number: progress.attemptCount + 1,
  manual: progress.manual,
  startedAt,
  durationMs,
  url: webhook.url,
  requestHeaders,
  succeeded: false,
})

const failed = (attempt: Draft, reason: FailureReason, detail: string): Attempt => {
  attempt.failureReason = reason
  attempt.failureDetail = detail
  return attempt
}

/** Whether a delivery is repeated without data when its receiver says that the body is too large (contract W41). */
const mayThin = ({ event, tag, settings }: Sendable): boolean =>
  event.form === undefined && settings.payload.after413 === "Thin" && !tag.endsWith(endOfDeletions)

/** The log entry of an attempt that was sent. Only 2xx is success (contract W20). */
export const toAttempt = (made: Made, request: WebhookRequest, outcome: SendOutcome): Attempt => {
  const { additions } = made.sendable
  const attempt = draft(made, maskedHeaders(request.headers, additions), outcome.durationMs)
  if (outcome.remoteAddress !== undefined) attempt.remoteAddress = outcome.remoteAddress
  if (outcome._tag === "NotAnswered") return failed(attempt, outcome.reason, outcome.detail)

  // Some receivers repeat the request in their response. Most do not, so the headers are copied only when one of them
  // holds a secret (contract W27).
  const { token = mask } = made.sendable.webhook
  const signature = request.headers["webhook-signature"] ?? mask
  const { tellsOne, masked, maskedEnd } = makeMasking([...(additions?.secretTexts ?? []), token, signature])
  const { status, headers, body } = outcome
  attempt.status = status
  attempt.responseHeaders = Object.values(headers).some(tellsOne) ? Record.map(headers, masked) : headers
  attempt.responseBody = outcome.bodyTruncated ? maskedEnd(masked(body)) : masked(body)
  attempt.responseTruncated = outcome.bodyTruncated
  if (status === 413 && mayThin(made.sendable)) attempt.becameThin = true
  attempt.succeeded = status >= 200 && status <= 299
  return attempt.succeeded ? attempt : failed(attempt, "http_status", `the receiver answered ${status}`)
}

/** The log entry of an attempt that could not be sent. */
export const toUnsentAttempt = (made: Made, plan: Extract<AttemptPlan, { readonly _tag: "Fail" }>): Attempt =>
  failed(draft(made, {}, 0), plan.reason, plan.detail)
