import { BoundedMap } from "@svc/adapters/memory/bounded-map"
import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Runtime } from "@svc/adapters/observability/runtime"
import { type NotificationKind, notificationKinds, quietSeconds } from "@svc/domain/notifications/notification"
import type { RecordedAttempt } from "@svc/domain/webhooks/use-cases/record-attempts"
import type { WatchWebhooks } from "@svc/domain/webhooks/use-cases/watch-webhooks"
import type { Sighting } from "@svc/domain/webhooks/webhook-health"
import { Exit } from "effect"

export interface WebhookWatch {
  /** Of attempts that are written. Returns at once; nothing of it can touch them. */
  readonly observe: (recorded: readonly RecordedAttempt[]) => void
  readonly isIdle: () => boolean
  /** Resolves when everything observed so far is told or given up. */
  readonly flushed: () => Promise<void>
}

const remembered = 50_000
/** What piles up beyond this while the database is away is not told. */
const mostWaiting = 1_000

/**
 * Passes on the few attempts that may change what users know of a webhook. A kind that this process has told of a
 * webhook is not looked at again before it could be told again, so that one that fails now and then costs nothing.
 */
export const makeWebhookWatch = (
  { run }: Runtime,
  watchWebhooks: WatchWebhooks,
  log: Log,
  { notifications }: Metrics,
): WebhookWatch => {
  const quietUntil = new BoundedMap<string, number>(remembered)
  let waiting: Sighting[] = []
  let telling: Promise<void> | undefined

  /** Whether the kind may be told of the webhook, which it is from now on. */
  const take = (kind: NotificationKind, { claim, endedAt }: RecordedAttempt): boolean => {
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
      if (Exit.isSuccess(exit)) {
        for (const { kind, outcome } of exit.value) notifications.inc({ kind, outcome })
      } else {
        for (const { webhookId } of batch)
          for (const kind of notificationKinds) quietUntil.delete(`${kind} ${webhookId}`)
        notifications.inc({ kind: "", outcome: "failed" }, batch.length)
        log.error({ err: exit.cause, attempts: batch.length }, "notifications of webhooks could not be raised")
      }
    }
    telling = undefined
  }

  return {
    observe: (recorded) => {
      for (const made of recorded) {
        // A failed one nearly always waits for another attempt and says nothing new: the cheap questions come first.
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
