import type { AppClock } from "@svc/adapters/clock/app-clock"
import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { WebhookId } from "@svc/domain/shared/ids"
import type { DeliveryWork, RecordedAttempt } from "@svc/domain/webhooks/delivery-work"
import type { CongestedWebhook, Hold, WebhookKey } from "@svc/domain/webhooks/ports/congestion-store"
import { Exit } from "effect"

export interface ReceiverHoldsDeps {
  readonly holdReceivers: DeliveryWork["holdReceivers"]
  readonly probeReceiver: DeliveryWork["probeReceiver"]
  readonly runtime: Runtime
  readonly clock: AppClock
  readonly log: Log
}

/**
 * Holds back the deliveries for receivers that asked for time, and tries again when the time is over (contract W46).
 */
export const makeReceiverHolds = (deps: ReceiverHoldsDeps) => {
  const { log, clock } = deps
  const { run } = deps.runtime
  /** The number of changes in progress. */
  let changing = 0

  return {
    /** Stores which receivers asked for time and which waiting ones have answered. True when there were any. */
    recorded: async (recorded: readonly RecordedAttempt[]): Promise<boolean> => {
      const holds = new Map<WebhookId, Hold>()
      const answered = new Map<WebhookId, WebhookKey>()
      for (const { claim, about, holdsUntil } of recorded) {
        const { tenantId, webhookId } = claim
        if (holdsUntil !== undefined) holds.set(webhookId, { tenantId, webhookId, until: holdsUntil })
        else if (about.webhookWaits) answered.set(webhookId, { tenantId, webhookId })
      }
      if (holds.size + answered.size === 0) return false
      changing += 1
      const exit = await run(deps.holdReceivers([...holds.values()], [...answered.values()]))
      changing -= 1
      if (Exit.isFailure(exit)) log.error({ err: exit.cause }, "receivers that asked for time could not be noted")
      return true
    },
    /** Lets a delivery through when the receiver's time is over or a person asked for a delivery. */
    probe: async (webhook: CongestedWebhook): Promise<void> => {
      if (webhook.asked !== true && clock.now() < (webhook.waitsUntil ?? 0)) return
      const exit = await run(deps.probeReceiver(webhook))
      if (Exit.isFailure(exit))
        log.error({ err: exit.cause, webhook }, "a receiver that asked for time was not asked again")
    },
    isIdle: () => changing === 0,
  }
}
