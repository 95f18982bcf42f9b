import { Result } from "effect"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Additions } from "./additions.ts"
import { type Envelope, type StoredEvent, toBody, toBodyHead } from "./event.ts"
import type { HmacSha256 } from "./ports/hmac-sha256.ts"
import type { EventToSend } from "./ports/delivery-store.ts"
import type { WebhookRequest } from "./ports/webhook-sender.ts"
import { signatureHeader } from "./signature.ts"
import type { OpenedWebhook, WebhookSecrets } from "./webhook.ts"

/** The header of a request without the data of its event (contract W41). */
const withoutData = { "svc-data": "omitted" }
export const isWithoutData = (headers: WebhookRequest["headers"]): boolean => "svc-data" in headers

/** The text that replaces a secret in the log (contract W27). */
export const mask = "***"

interface RequestParts {
  readonly event: Pick<EventToSend, "id" | "isTest" | "form"> & { readonly envelope: Envelope }
  readonly eventType: string
  readonly webhook: Pick<OpenedWebhook, "url" | keyof WebhookSecrets>
  readonly attemptNumber: number
  readonly now: Timestamp
  readonly additions?: Additions | undefined
  /** See `formatHeaders`. */
  readonly formatted?: Readonly<Record<string, string>> | undefined
}

/**
 * Builds the request of one attempt (contract W14, W15, W16). Fails when no secret can sign it, because a webhook is
 * never sent unsigned.
 */
export const buildRequest = (
  hmac: HmacSha256,
  { event, eventType, webhook, attemptNumber, now, additions, formatted }: RequestParts,
): Result.Result<WebhookRequest, "no signing secret"> => {
  const body = bodyOf(event, eventType, webhook.token)
  const timestamp = String(Math.floor(now / 1000))
  const signature = signatureHeader(hmac, webhook.signingSecrets, now, { id: event.id, timestamp, body })
  if (signature === undefined) return Result.fail("no signing secret")
  return Result.succeed({
    url: webhook.url,
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "svc-webhooks/1",
      "webhook-id": event.id,
      "webhook-timestamp": timestamp,
      "webhook-signature": signature,
      "svc-attempt": String(attemptNumber),
      ...(event.isTest ? { "svc-test": "true" } : {}),
      ...(event.form === undefined ? {} : withoutData),
      ...formatted,
      ...additions?.headers,
    },
  })
}

const bodyOf = ({ id, envelope }: RequestParts["event"], eventType: string, token: string): WebhookRequest["body"] =>
  typeof envelope === "string"
    ? toBody({ id, envelope }, eventType, token)
    : [toBodyHead({ id }, eventType, token), envelope, "}"]

/** The headers of a request as the log stores them. */
export const maskedHeaders = (
  headers: WebhookRequest["headers"],
  additions?: Additions,
): Readonly<Record<string, string>> => {
  const masked: Record<string, string> = { ...headers, "webhook-signature": mask }
  for (const name of additions?.secretNames ?? []) masked[name] = mask
  return masked
}

/** The body of a request as the log shows it: the bytes that were sent, except for the token. */
export const maskedBody = (event: Pick<StoredEvent, "id" | "envelope">, eventType: string): string =>
  toBody(event, eventType, mask)
