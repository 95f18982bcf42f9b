import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Recovery } from "./recovery.ts"
import type { Sighting, WatchedWebhook } from "./sighting.ts"

/** Events about the health of a webhook, of which users are notified (contract N2). They are not sent to receivers. */
export type WebhookHealthEvent =
  /** The first failed attempt after a success. */
  | { readonly _tag: "WebhookFailing"; readonly webhook: WatchedWebhook; readonly sighting: FailedSighting }
  /** The last automatic attempt of a delivery failed. */
  | { readonly _tag: "WebhookExhausted"; readonly webhook: WatchedWebhook; readonly sighting: FailedSighting }
  /** The first success after failures. */
  | {
      readonly _tag: "WebhookRecovered"
      readonly webhook: WatchedWebhook
      readonly failingSince: Timestamp
      readonly at: Timestamp
    }
  /** The service disabled the webhook: its receiver answered 410 (contract W47), or failed for days (contract W55). */
  | {
      readonly _tag: "WebhookDisabled"
      readonly webhook: WatchedWebhook
      readonly reason: "Gone" | "Failing"
      readonly since: Timestamp
      readonly at: Timestamp
    }
  /** The webhook has failed for a part of the days after which it is disabled (contract W55). */
  | {
      readonly _tag: "WebhookDisableWarning"
      readonly webhook: WatchedWebhook
      readonly since: Timestamp
      readonly disablesAt: Timestamp
    }

type FailedSighting = Sighting & Required<Pick<Sighting, "failure">>

/** The end of a recovery. The tenant's users are notified, receivers are not (contract N9). */
export interface WebhookRecoveryEnded {
  readonly _tag: "WebhookRecoveryEnded"
  readonly recovery: Recovery
  readonly url: string
}

/** A consumer of the feed will be deleted, because nobody uses it. The tenant's users are told (contract N14). */
export interface EventConsumerUnused {
  readonly _tag: "EventConsumerUnused"
  readonly scope: Scope
  readonly name: string
  readonly usedAt: Timestamp
  readonly deletedAt: Timestamp
}
