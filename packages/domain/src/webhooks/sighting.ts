import type { EventId, TenantId, WebhookId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Disabling, WebhookStatus } from "./webhook.ts"
import type { Streak } from "./webhook-streak.ts"

/** The result of an attempt, with the facts that concern the health of its webhook. */
export interface Sighting {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
  readonly number: number
  readonly at: Timestamp
  /** A sentence about the failure; absent when the attempt succeeded. */
  readonly failure?: string
  /** Whether the attempt was the last automatic one and failed. */
  readonly exhausted: boolean
  /** True when the receiver answered 410 and the webhook's settings ask to disable it then (contract W47). */
  readonly gone?: true
  /** True of a failure when the webhook's settings ask to disable it after some days of failures (contract W55). */
  readonly mayDisable?: true
  readonly event: { readonly id: EventId; readonly type: string }
}

/** A webhook with its health: failing from its first failed attempt until its next success. */
export interface WatchedWebhook extends Scope {
  readonly webhookId: WebhookId
  readonly url: string
  readonly failingSince?: Timestamp
  readonly status: WebhookStatus
  /** Given when the service has just disabled the webhook. */
  readonly disabled?: Disabling
  /** The failures since the last success, and the days after which they disable the webhook (contract W55). */
  readonly streak?: Streak & { readonly disableAfterDays: number }
  /** The time of the first 410 since the last success; absent when a 410 may not disable the webhook. */
  readonly goneSince?: Timestamp
}
