import type { LegalEntityId, TenantId, WebhookId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { SigningSecret } from "./signing-secret.ts"
import type { Subscription } from "./subscription.ts"

export const webhookStatuses = ["Enabled", "Disabled"] as const
/** The status of a webhook, which a change switches (contract W6, W24). */
export type WebhookStatus = (typeof webhookStatuses)[number]

/** `User`: somebody disabled it. `Gone`: its receiver answered 410. `Failing`: it accepted nothing for days. */
export const disabledReasons = ["User", "Gone", "Failing"] as const

/** Why and when a webhook was disabled. */
export interface Disabling {
  readonly reason: (typeof disabledReasons)[number]
  readonly at: Timestamp
}

/** The secrets of a webhook, encrypted at rest. */
export interface WebhookSecrets {
  /** The token that every body contains. It is given once and never changes (contract W5). */
  readonly token: string
  readonly signingSecrets: readonly SigningSecret[]
}

/**
 * A registered receiver (contract W1). Its secrets are absent when no key of this process can decrypt them (contract
 * O11).
 */
export interface Webhook extends Partial<WebhookSecrets> {
  readonly id: WebhookId
  readonly tenantId: TenantId
  readonly legalEntityId: LegalEntityId
  readonly url: string
  readonly subscriptions: readonly Subscription[]
  readonly description?: string
  readonly status: WebhookStatus
  /** Absent of an Enabled webhook, and of one that was disabled before this was stored. */
  readonly disabled?: Disabling
  readonly createdAt: Timestamp
}

/** A webhook with its secrets. */
export type OpenedWebhook = Webhook & WebhookSecrets
