import type { Timestamp } from "../shared/timestamp.ts"
import type { Sighting, WatchedWebhook } from "./sighting.ts"
import type { WebhookHealthEvent } from "./webhooks.events.ts"
import { disablesAt, stepOf } from "./webhook-streak.ts"

/**
 * The time in milliseconds after the first 410 from which another 410 disables the webhook. A wrong deployment is
 * usually corrected by then (contract W47).
 */
const goneAfterMs = 10 * 60_000

/** Whether a 410 at `at` changes something for a webhook: it is the first one, or it disables the webhook. */
export const isNewsOfGone = (goneSince: Timestamp | undefined, at: Timestamp): boolean =>
  goneSince === undefined || at - goneSince >= goneAfterMs

interface Seen {
  readonly webhook: WatchedWebhook
  readonly events: readonly WebhookHealthEvent[]
}

/**
 * Applies a sighting to the health of a webhook, and gives the resulting events (contract N2): first failure after
 * success, exhausted, recovered, disabled, soon disabled.
 */
export const sight = (webhook: WatchedWebhook, sighting: Sighting): Seen => {
  const { failingSince, goneSince: _, ...healthy } = webhook
  const { failure, exhausted, at } = sighting
  if (failure === undefined) {
    return {
      webhook: healthy,
      events: failingSince === undefined ? [] : [{ _tag: "WebhookRecovered", webhook, failingSince, at }],
    }
  }
  const failed = { ...sighting, failure }
  const gone = sightGone({ ...webhook, failingSince: failingSince ?? at }, sighting)
  const streak = sightStreak(gone.webhook, sighting)
  return {
    webhook: streak.webhook,
    events: [
      ...(failingSince === undefined ? [{ _tag: "WebhookFailing", webhook, sighting: failed } as const] : []),
      ...(exhausted ? [{ _tag: "WebhookExhausted", webhook, sighting: failed } as const] : []),
      ...gone.events,
      ...streak.events,
    ],
  }
}

const disabledFor = (webhook: WatchedWebhook, reason: "Gone" | "Failing", since: Timestamp, at: Timestamp): Seen => ({
  webhook: { ...webhook, status: "Disabled", disabled: { reason, at } },
  events: [{ _tag: "WebhookDisabled", webhook, reason, since, at }],
})

const sightGone = (webhook: WatchedWebhook, { gone, at }: Sighting): Seen => {
  const { goneSince, ...rest } = webhook
  if (gone !== true || webhook.status !== "Enabled" || !isNewsOfGone(goneSince, at)) return { webhook, events: [] }
  if (goneSince === undefined) return { webhook: { ...rest, goneSince: at }, events: [] }
  return disabledFor(rest, "Gone", goneSince, at)
}

const sightStreak = (webhook: WatchedWebhook, { mayDisable, at }: Sighting): Seen => {
  const { streak, status } = webhook
  const asked = mayDisable === true && status === "Enabled" ? streak : undefined
  const step = asked && stepOf(asked, asked.disableAfterDays, at)
  if (asked === undefined || step === undefined) return { webhook, events: [] }
  const { since, disableAfterDays } = asked
  if (step.action === "Disable") return disabledFor(webhook, "Failing", since, at)
  return {
    webhook: { ...webhook, streak: { ...asked, warned: step.warned } },
    events: [{ _tag: "WebhookDisableWarning", webhook, since, disablesAt: disablesAt(asked, disableAfterDays) }],
  }
}
