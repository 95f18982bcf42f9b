import { Result } from "effect"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Attempt, FailureReason } from "./attempt.ts"
import { expectsAttempt } from "./delivery.ts"
import type { Claim } from "./ports/delivery-queue.ts"
import type { Sendable } from "./ports/delivery-store.ts"
import type { HmacSha256 } from "./ports/hmac-sha256.ts"
import type { SendOutcome, WebhookRequest } from "./ports/webhook-sender.ts"
import { buildRequest, mask, maskedHeaders } from "./request.ts"

/** After so many claims that never came back, an attempt fails as `crashed` instead of taking another worker down. */
export const crashLimit = 5

/** What is to be done with a claimed attempt. */
export type AttemptPlan =
  | { readonly _tag: "Send"; readonly request: WebhookRequest }
  | { readonly _tag: "Fail"; readonly reason: FailureReason; readonly detail: string }
  /** The webhook is Disabled or deleted: nothing is sent, the delivery waits (decisions B8). */
  | { readonly _tag: "Park" }
  /** The delivery is settled: this is a leftover of the queue. */
  | { readonly _tag: "Drop" }

export const planAttempt = (
  { event, eventType, webhook, webhookState, progress }: Sendable,
  { claimCount }: Pick<Claim, "claimCount">,
  hmac: HmacSha256,
  now: Timestamp,
): AttemptPlan => {
  if (!expectsAttempt(progress)) return { _tag: "Drop" }
  if (webhookState !== "Enabled") return { _tag: "Park" }
  if (claimCount >= crashLimit) {
    const detail = `the attempt was begun ${claimCount} times and no worker came back with a result`
    return { _tag: "Fail", reason: "crashed", detail }
  }
  const { token, signingSecrets } = webhook
  if (token === undefined || signingSecrets === undefined) return unsigned
  const secrets = { url: webhook.url, token, signingSecrets }
  const request = buildRequest(hmac, {
    event,
    eventType,
    webhook: secrets,
    attemptNumber: progress.attemptCount + 1,
    now,
  })
  return Result.isSuccess(request) ? { _tag: "Send", request: request.success } : unsigned
}

const unsigned: AttemptPlan = {
  _tag: "Fail",
  reason: "internal",
  detail: "the webhook's secrets cannot be read, and nothing is sent unsigned",
}

interface Made {
  readonly sendable: Sendable
  readonly startedAt: Timestamp
}

const numbered = ({ sendable: { tenantId, deliveryId, progress, webhook }, startedAt }: Made) => ({
  tenantId,
  deliveryId,
  number: progress.attemptCount + 1,
  manual: progress.manual,
  startedAt,
  url: webhook.url,
})

/** The log entry of an attempt that was sent; 2xx alone is success (specification 6.2). */
export const toAttempt = (made: Made, request: WebhookRequest, outcome: SendOutcome): Attempt => {
  const sent = {
    ...numbered(made),
    requestHeaders: maskedHeaders(request.headers),
    durationMs: outcome.durationMs,
    ...(outcome.remoteAddress === undefined ? {} : { remoteAddress: outcome.remoteAddress }),
  }
  if (outcome._tag === "NotAnswered") {
    return { ...sent, succeeded: false, failureReason: outcome.reason, failureDetail: outcome.detail }
  }
  // Some receivers answer with what they got.
  const secrets = [made.sendable.webhook.token, request.headers["webhook-signature"]].filter(
    (each) => each !== undefined,
  )
  const masked = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, mask), text)
  const succeeded = outcome.status >= 200 && outcome.status <= 299
  return {
    ...sent,
    succeeded,
    status: outcome.status,
    responseHeaders: Object.fromEntries(Object.entries(outcome.headers).map(([name, value]) => [name, masked(value)])),
    responseBody: masked(outcome.body),
    responseTruncated: outcome.bodyTruncated,
    ...(succeeded ? {} : { failureReason: "http_status", failureDetail: `the receiver answered ${outcome.status}` }),
  }
}

/** The log entry of an attempt that could not be sent. */
export const toUnsentAttempt = (made: Made, plan: Extract<AttemptPlan, { readonly _tag: "Fail" }>): Attempt => ({
  ...numbered(made),
  requestHeaders: {},
  durationMs: 0,
  succeeded: false,
  failureReason: plan.reason,
  failureDetail: plan.detail,
})
