import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { ListeningWebhook } from "../batches/invoice-batch.ts"
import type { Scope } from "../../shared/scope.ts"

/** The enabled webhooks that listen to an event, by the event's tag. The context webhooks implements this port. */
export type WebhookListeners = (
  scope: Scope,
  tag: string,
) => Effect.Effect<readonly ListeningWebhook[], PortUnavailable>
