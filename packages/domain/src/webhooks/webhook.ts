import type { LegalEntityId, TenantId, WebhookId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { SigningSecret } from "./signing-secret.ts"
import type { Subscription } from "./subscription.ts"

export const webhookStatuses = ["Enabled", "Disabled"] as const
/** A change moves a webhook from one status to the other (contract W6, W24). */
export type WebhookStatus = (typeof webhookStatuses)[number]

/** A registered receiver (contract W1) with its token and its signing secrets. */
export interface Webhook {
  readonly id: WebhookId
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
  readonly url: string
  readonly subscriptions: readonly Subscription[]
  readonly description?: string
  readonly status: WebhookStatus
  /** Sent in every body; given once, never changed (contract W5). */
  readonly token: string
  readonly signingSecrets: readonly SigningSecret[]
  readonly createdAt: Timestamp
}
