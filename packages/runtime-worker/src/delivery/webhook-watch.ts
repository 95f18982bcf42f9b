import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Runtime } from "@svc/adapters/observability/runtime"
import { quietSeconds } from "@svc/domain/notifications/notification"
import type { DeliveryWork, RecordedAttempt } from "@svc/domain/webhooks/delivery-work"
import { isNewsOfGone } from "@svc/domain/webhooks/webhook-health"
import type { WebhookHealthEvent } from "@svc/domain/webhooks/webhooks.events"
import type { Sighting } from "@svc/domain/webhooks/sighting"
import { LRUCache } from "lru-cache"
import { atMost } from "@svc/adapters/at-most"
import { Exit } from "effect"

export interface WebhookWatch {
  /** Receives attempts that have been written. Returns at once, and cannot affect the attempts (contract N4). */
  readonly observe: (recorded: readonly RecordedAttempt[]) => void
  readonly isIdle: () => boolean
  /** Resolves when everything observed so far has been reported or given up. */
  readonly flushed: () => Promise<void>
}

type Kind = WebhookHealthEvent["_tag"]
const kinds: readonly Kind[] = ["WebhookFailing", "WebhookExhausted", "WebhookRecovered", "WebhookDisabled"]
/** A webhook that may be disabled for its failures is looked at once within this many seconds. */
const lookSeconds = 60

const remembered = 50_000
/** While the database is away, attempts beyond this number are not reported. */
const mostWaiting = 1_000

/** True when the answer may disable the webhook (contract W47). */
const isGone = ({ attempt, about }: RecordedAttempt): boolean =>
  attempt.status === 410 && about.settings.retries.gone === "Disable"

/** True when a webhook that fails for days is disabled (contract W55). */
const mayDisable = ({ attempt, about }: RecordedAttempt): boolean =>
  !attempt.succeeded && about.settings.health.disableAfterDays !== null

/**
 * Reports the few attempts that may cause a notification about a webhook (contract N2). A kind that this process has
 * just reported for a webhook is ignored until it may be reported again, so that a webhook that sometimes fails costs
 * nothing.
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

  /** True when the kind may be reported for the webhook now; it then counts as reported. */
  const take = (kind: Kind, { claim, endedAt }: RecordedAttempt, seconds = quietSeconds): boolean => {
    const key = `${kind} ${claim.webhookId}`
    if ((quietUntil.get(key) ?? 0) > endedAt) return false
    quietUntil.set(key, endedAt + seconds * 1000)
    return true
  }

  const isNews = (made: RecordedAttempt, exhausted: boolean): boolean => {
    const { webhookFailing, webhookGoneSince } = made.about
    if (made.attempt.succeeded)
      return (webhookFailing && take("WebhookRecovered", made)) || webhookGoneSince !== undefined
    if (isGone(made) && isNewsOfGone(webhookGoneSince, made.endedAt)) return true
    const looks = mayDisable(made) && take("WebhookDisabled", made, lookSeconds)
    const failing = !made.about.webhookFailing && take("WebhookFailing", made)
    return (exhausted && take("WebhookExhausted", made)) || failing || looks
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
        // Most failed attempts are retried and need no report, so the cheap checks come first.
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
          ...(isGone(made) ? { gone: true } : {}),
          ...(mayDisable(made) ? { mayDisable: true } : {}),
          ...(attempt.succeeded ? {} : { failure: attempt.failureDetail ?? attempt.failureReason ?? "it failed" }),
        })
      }
      if (waiting.length > 0) telling ??= tell()
    },
    isIdle: () => telling === undefined,
    flushed: async () => telling,
  }
}
