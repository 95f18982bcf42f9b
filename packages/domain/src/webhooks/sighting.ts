import type { EventId, TenantId, WebhookId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The news about a webhook that an attempt brings. */
export interface Sighting {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
  readonly number: number
  readonly at: Timestamp
  /** A sentence; absent when the attempt succeeded. */
  readonly failure?: string
  /** The attempt was the last automatic one, and it failed. */
  readonly exhausted: boolean
  readonly event: { readonly id: EventId; readonly type: string }
}

/** A webhook as it is watched: failing from its first failed attempt until its next success. */
export interface WatchedWebhook extends Scope {
  readonly webhookId: WebhookId
  readonly url: string
  readonly failingSince?: Timestamp
}
