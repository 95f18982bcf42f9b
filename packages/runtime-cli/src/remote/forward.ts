import { hmacSha256 } from "@svc/adapters/crypto/secrets"
import { makeHttpWebhookSender } from "@svc/adapters/webhook-http/webhook-sender"
import type { EventId } from "@svc/domain/shared/ids"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { buildRequest } from "@svc/domain/webhooks/request"
import { Effect, Result } from "effect"

/** The target's answer to one event. */
export interface Forwarded {
  readonly succeeded: boolean
  /** The status, or the reason why there was no answer. */
  readonly answer: string
  readonly durationMs: number
  readonly bytes: number
}

export interface Forwarder {
  /** Sends the body of an event from the feed like a webhook. Never fails. */
  readonly send: (body: string, attempt: number) => Promise<Forwarded>
  readonly close: () => Promise<void>
}

const token = "listen"
/** Every address is allowed: the machine is the developer's own. */
const allowedNetworks = ["0.0.0.0/0", "::/0"]

/**
 * Sends events to an address with the code that sends webhooks (contract W14, W15, W16), so that headers, bytes and
 * signature are the same. Does not follow redirects.
 */
export const makeForwarder = (
  url: string,
  secret: string,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Forwarder => {
  const sender = makeHttpWebhookSender({ timeoutSeconds: 60, allowedNetworks })
  return {
    send: async (body, attempt) => {
      const { EventId: id, EventType: eventType } = JSON.parse(body) as {
        readonly EventId: EventId
        readonly EventType: string
      }
      const head = `${JSON.stringify({ EventId: id, EventType: eventType }).slice(0, -1)},`
      const built = buildRequest(hmacSha256, {
        event: { id, isTest: false, envelope: body.slice(head.length, -1) },
        eventType,
        webhook: { url, token, signingSecrets: [{ secret }] },
        attemptNumber: attempt,
        now: Date.now() as Timestamp,
      })
      const request = Result.getOrThrow(built)
      const outcome = await Effect.runPromise(sender.send({ ...request, headers: { ...request.headers, ...more } }), {
        signal,
      })
      const bytes = Buffer.byteLength(request.body as string)
      return outcome._tag === "Answered"
        ? {
            succeeded: outcome.status >= 200 && outcome.status <= 299,
            answer: String(outcome.status),
            durationMs: outcome.durationMs,
            bytes,
          }
        : { succeeded: false, answer: `${outcome.reason}: ${outcome.detail}`, durationMs: outcome.durationMs, bytes }
    },
    close: sender.close,
  }
}
