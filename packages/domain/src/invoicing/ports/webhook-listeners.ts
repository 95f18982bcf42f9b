import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { ListeningWebhook } from "../batches/invoice-batch.ts"
import type { Scope } from "../../shared/scope.ts"

/** The enabled webhooks that listen to an event, by its tag; answered by the context webhooks. */
export type WebhookListeners = (
  scope: Scope,
  tag: string,
) => Effect.Effect<readonly ListeningWebhook[], PortUnavailable>
