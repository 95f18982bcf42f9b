import type { WebhookListeners } from "@svc/domain/invoicing/ports/webhook-listeners"
import type { WebhookStore } from "@svc/domain/webhooks/ports/webhook-store"
import { Effect } from "effect"

/** The enabled webhooks that subscribe to a tag, for a context that may not depend on webhooks. */
export const makeWebhookListeners =
  (webhooks: Pick<WebhookStore, "list" | "listeners">): WebhookListeners =>
  (scope, tag) =>
    Effect.flatMap(webhooks.listeners(scope, [tag]), (listeners) => {
      const ids = new Set(listeners.map(({ webhookId }) => webhookId))
      if (ids.size === 0) return Effect.succeed([])
      return Effect.map(webhooks.list(scope), (all) =>
        all
          .filter(({ id }) => ids.has(id))
          .map(({ id, description }) => ({ id, ...(description === undefined ? {} : { description }) })),
      )
    })
