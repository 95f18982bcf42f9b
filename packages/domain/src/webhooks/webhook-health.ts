import type { Sighting, WatchedWebhook } from "./sighting.ts"
import type { WebhookHealthEvent } from "./webhooks.events.ts"

/**
 * Applies a sighting to the health of a webhook, and gives the resulting events (contract N2): first failure after
 * success, exhausted, recovered.
 */
export const sight = (
  webhook: WatchedWebhook,
  sighting: Sighting,
): { readonly webhook: WatchedWebhook; readonly events: readonly WebhookHealthEvent[] } => {
  const { failingSince, ...healthy } = webhook
  const { failure, exhausted, at } = sighting
  if (failure === undefined) {
    return failingSince === undefined
      ? { webhook, events: [] }
      : { webhook: healthy, events: [{ _tag: "WebhookRecovered", webhook, failingSince, at }] }
  }
  const failed = { ...sighting, failure }
  return {
    webhook: { ...webhook, failingSince: failingSince ?? at },
    events: [
      ...(failingSince === undefined ? [{ _tag: "WebhookFailing", webhook, sighting: failed } as const] : []),
      ...(exhausted ? [{ _tag: "WebhookExhausted", webhook, sighting: failed } as const] : []),
    ],
  }
}
