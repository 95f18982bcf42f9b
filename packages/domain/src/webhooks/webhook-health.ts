import type { Timestamp } from "../shared/timestamp.ts"
import type { Sighting, WatchedWebhook } from "./sighting.ts"
import type { WebhookHealthEvent } from "./webhooks.events.ts"

/**
 * The time in milliseconds after the first 410 from which another 410 disables the webhook. A wrong deployment is
 * usually corrected by then (contract W47).
 */
const goneAfterMs = 10 * 60_000

/** Whether a 410 at `at` changes something for a webhook: it is the first one, or it disables the webhook. */
export const isNewsOfGone = (goneSince: Timestamp | undefined, at: Timestamp): boolean =>
  goneSince === undefined || at - goneSince >= goneAfterMs

interface Seen {
  readonly webhook: WatchedWebhook
  readonly events: readonly WebhookHealthEvent[]
}

/**
 * Applies a sighting to the health of a webhook, and gives the resulting events (contract N2): first failure after
 * success, exhausted, recovered, disabled.
 */
export const sight = (webhook: WatchedWebhook, sighting: Sighting): Seen => {
  const { failingSince, goneSince: _, ...healthy } = webhook
  const { failure, exhausted, at } = sighting
  if (failure === undefined) {
    return {
      webhook: healthy,
      events: failingSince === undefined ? [] : [{ _tag: "WebhookRecovered", webhook, failingSince, at }],
    }
  }
  const failed = { ...sighting, failure }
  const gone = sighting.gone === true ? sightGone({ ...webhook, failingSince: failingSince ?? at }, at) : undefined
  return {
    webhook: gone?.webhook ?? { ...webhook, failingSince: failingSince ?? at },
    events: [
      ...(failingSince === undefined ? [{ _tag: "WebhookFailing", webhook, sighting: failed } as const] : []),
      ...(exhausted ? [{ _tag: "WebhookExhausted", webhook, sighting: failed } as const] : []),
      ...(gone?.events ?? []),
    ],
  }
}

const sightGone = (webhook: WatchedWebhook, at: Timestamp): Seen => {
  const { goneSince, ...rest } = webhook
  if (webhook.status !== "Enabled" || !isNewsOfGone(goneSince, at)) return { webhook, events: [] }
  if (goneSince === undefined) return { webhook: { ...rest, goneSince: at }, events: [] }
  return { webhook: { ...rest, status: "Disabled" }, events: [{ _tag: "WebhookDisabled", webhook, goneSince, at }] }
}
