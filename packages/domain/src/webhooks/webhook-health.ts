import type { Notice } from "../notifications/notification.ts"
import type { EventId, TenantId, WebhookId } from "../shared/ids.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"

/** What an attempt says of its webhook. */
export interface Sighting {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
  readonly number: number
  readonly at: Timestamp
  /** A sentence; absent when the attempt succeeded. */
  readonly failure?: string
  /** It was the last automatic attempt, and it failed. */
  readonly exhausted: boolean
  readonly event: { readonly id: EventId; readonly type: string }
}

/** A webhook as it is watched: failing from its first failed attempt until its next success. */
export interface WatchedWebhook {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
  readonly url: string
  readonly failingSince?: Timestamp
}

/** What comes of a sighting (decisions B12): first failure after success, exhausted, recovered. */
export const sight = (
  webhook: WatchedWebhook,
  { failure, exhausted, at, number, event }: Sighting,
): { readonly webhook: WatchedWebhook; readonly notices: readonly Notice[] } => {
  const { failingSince, ...healthy } = webhook
  const about = { tenantId: webhook.tenantId, webhookId: webhook.webhookId }
  // A query may hold a secret of the receiver's.
  const [place = ""] = webhook.url.split("?")
  const name = `Webhook ${webhook.webhookId} (${place})`
  if (failure === undefined) {
    if (failingSince === undefined) return { webhook, notices: [] }
    const text = `${name} takes events again since ${toIso(at)}. Requests to it had failed since ${toIso(failingSince)}.`
    return { webhook: healthy, notices: [{ ...about, kind: "WebhookRecovered", subject: "Webhook recovered", text }] }
  }
  const first: readonly Notice[] =
    failingSince === undefined
      ? [
          {
            ...about,
            kind: "WebhookFailing",
            subject: "Webhook failing",
            text: `${name} did not take ${event.type} (event ${event.id}) at attempt ${number}: ${failure}.`,
          },
        ]
      : []
  const last: readonly Notice[] = exhausted
    ? [
        {
          ...about,
          kind: "WebhookExhausted",
          subject: "Webhook delivery exhausted",
          text: `${name} did not take ${event.type} (event ${event.id}). Attempt ${number}, the last one, failed: ${failure}. It can be sent again by hand.`,
        },
      ]
    : []
  return { webhook: { ...webhook, failingSince: failingSince ?? at }, notices: [...first, ...last] }
}
