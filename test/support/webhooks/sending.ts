import { type HttpWebhookSenderSettings, makeHttpWebhookSender } from "@svc/adapters/webhook-http/webhook-sender"
import type { Answered, NotAnswered, SendOutcome, WebhookRequest } from "@svc/domain/webhooks/ports/webhook-sender"
import { Effect } from "effect"

/** A sender under test whose outcomes are promises. */
export interface Sending {
  readonly send: (url: string, body?: WebhookRequest["body"]) => Promise<SendOutcome>
  /** Sends, and fails the test when the receiver did not answer. */
  readonly answered: (url: string, body?: WebhookRequest["body"]) => Promise<Answered>
  /** Sends, and fails the test when the receiver answered. */
  readonly notAnswered: (url: string, body?: WebhookRequest["body"]) => Promise<NotAnswered>
  readonly close: () => Promise<void>
}

export const headers = {
  "content-type": "application/json",
  "user-agent": "svc-webhooks/1",
  "webhook-id": "01990000-0000-7000-8000-000000000001",
  "svc-attempt": "1",
}

/**
 * A sender that may reach loopback addresses and allows ten minutes for an attempt, unless the settings say otherwise.
 */
export const startSending = (settings: Partial<HttpWebhookSenderSettings> = {}): Sending => {
  const sender = makeHttpWebhookSender({
    timeoutSeconds: 600,
    allowedNetworks: ["127.0.0.0/8", "::1/128"],
    ...settings,
  })
  const send = (url: string, body: WebhookRequest["body"] = '{"a":1}') =>
    Effect.runPromise(sender.send({ url, headers, body }))
  return {
    send,
    answered: async (url, body) => {
      const outcome = await send(url, body)
      if (outcome._tag !== "Answered") throw new Error(`not answered: ${outcome.reason}, ${outcome.detail}`)
      return outcome
    },
    notAnswered: async (url, body) => {
      const outcome = await send(url, body)
      if (outcome._tag !== "NotAnswered") throw new Error(`answered with ${outcome.status}`)
      return outcome
    },
    close: sender.close,
  }
}
