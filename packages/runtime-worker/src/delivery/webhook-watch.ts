import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Runtime } from "@svc/adapters/observability/runtime"
import { quietSeconds } from "@svc/domain/notifications/notification"
import type { RecordedAttempt } from "@svc/domain/webhooks/use-cases/record-attempts"
import type { DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import type { WebhookHealthEvent } from "@svc/domain/webhooks/webhooks.events"
import type { Sighting } from "@svc/domain/webhooks/sighting"
import { LRUCache } from "lru-cache"
import { atMost } from "@svc/adapters/at-most"
import { Exit } from "effect"

export interface WebhookWatch {
  /** Takes attempts that are written. Returns at once, and cannot affect the attempts (contract N4). */
  readonly observe: (recorded: readonly RecordedAttempt[]) => void
  readonly isIdle: () => boolean
  /** Resolves when everything observed so far is told or given up. */
  readonly flushed: () => Promise<void>
}

type Kind = WebhookHealthEvent["_tag"]
const kinds: readonly Kind[] = ["WebhookFailing", "WebhookExhausted", "WebhookRecovered"]

const remembered = 50_000
/** While the database is away, attempts beyond this number are not told of. */
const mostWaiting = 1_000

/**
 * Passes on the few attempts that may change what users know of a webhook (contract N2). A kind that this process has
 * told of a webhook is not looked at again before it could be told again, so that a webhook that fails now and then
 * costs nothing.
 */
export const makeWebhookWatch = (
  { run }: Runtime,
  watchWebhooks: DeliveryWork["watchWebhooks"],
  log: Log,
  { notifications }: Metrics,
): WebhookWatch => {
  const quietUntil = new LRUCache<string, number>(atMost(remembered))
  let waiting: Sighting[] = []
  let telling: Promise<void> | undefined

  /** Whether the kind may be told of the webhook now; if so, it counts as told. */
  const take = (kind: Kind, { claim, endedAt }: RecordedAttempt): boolean => {
    const key = `${kind} ${claim.webhookId}`
    if ((quietUntil.get(key) ?? 0) > endedAt) return false
    quietUntil.set(key, endedAt + quietSeconds * 1000)
    return true
  }

  const isNews = (made: RecordedAttempt, exhausted: boolean): boolean => {
    if (made.attempt.succeeded) return made.about.webhookFailing && take("WebhookRecovered", made)
    const failing = !made.about.webhookFailing && take("WebhookFailing", made)
    return (exhausted && take("WebhookExhausted", made)) || failing
  }

  const tell = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const exit = await run(watchWebhooks(batch))
      if (Exit.isFailure(exit)) {
        for (const { webhookId } of batch) for (const kind of kinds) quietUntil.delete(`${kind} ${webhookId}`)
        notifications.inc({ kind: "", outcome: "failed" }, batch.length)
        log.error({ err: exit.cause, attempts: batch.length }, "notifications of webhooks could not be raised")
      }
    }
    telling = undefined
  }

  return {
    observe: (recorded) => {
      for (const made of recorded) {
        // A failed attempt nearly always waits for another one and tells nothing new, so the cheap checks come first.
        const exhausted = made.after.state === "Failed" && made.before.state !== "Failed"
        if (!isNews(made, exhausted) || waiting.length >= mostWaiting) continue
        const { claim, attempt, endedAt, about } = made
        waiting.push({
          tenantId: claim.tenantId,
          webhookId: claim.webhookId,
          number: attempt.number,
          at: endedAt,
          exhausted,
          event: { id: about.event.id, type: about.eventType },
          ...(attempt.succeeded ? {} : { failure: attempt.failureDetail ?? attempt.failureReason ?? "it failed" }),
        })
      }
      if (waiting.length > 0) telling ??= tell()
    },
    isIdle: () => telling === undefined,
    flushed: async () => telling,
  }
}
