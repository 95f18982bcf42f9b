import type { LegalEntityId, TenantId, WebhookId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { SigningSecret } from "./signing-secret.ts"
import type { Subscription } from "./subscription.ts"

export const webhookStatuses = ["Enabled", "Disabled"] as const
/** Specification 3: the transitions are left open; decisions B3 gives them to PATCH. */
export type WebhookStatus = (typeof webhookStatuses)[number]

/** A registered receiver (specification 2.1) with the secrets it is served with. */
export interface Webhook {
  readonly id: WebhookId
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
  readonly url: string
  readonly subscriptions: readonly Subscription[]
  readonly description?: string
  readonly status: WebhookStatus
  /** Sent in every body (specification 2.4); given once, never changed (decisions B4). */
  readonly token: string
  readonly signingSecrets: readonly SigningSecret[]
  readonly createdAt: Timestamp
}
