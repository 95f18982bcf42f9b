import type { LegalEntityId, TenantId, WebhookId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { SigningSecret } from "./signing-secret.ts"
import type { Subscription } from "./subscription.ts"

export const webhookStatuses = ["Enabled", "Disabled"] as const
/** A change moves a webhook from one status to the other (contract W6, W24). */
export type WebhookStatus = (typeof webhookStatuses)[number]

/** The secrets of a webhook, encrypted at rest. */
export interface WebhookSecrets {
  /** Sent in every body; given once, never changed (contract W5). */
  readonly token: string
  readonly signingSecrets: readonly SigningSecret[]
}

/** A registered receiver (contract W1). Its secrets are absent where no key of this process opens them (contract O11). */
export interface Webhook extends Partial<WebhookSecrets> {
  readonly id: WebhookId
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
  readonly url: string
  readonly subscriptions: readonly Subscription[]
  readonly description?: string
  readonly status: WebhookStatus
  readonly createdAt: Timestamp
}

/** A webhook whose secrets are there. */
export type OpenedWebhook = Webhook & WebhookSecrets
