import type { WebhookId } from "@svc/domain/shared/ids"

/** Counts what is under way in this process, in all and by webhook. */
export const makeInFlight = () => {
  const byWebhook = new Map<WebhookId, number>()
  let all = 0
  return {
    get all() {
      return all
    },
    of: (webhook: WebhookId) => byWebhook.get(webhook) ?? 0,
    add: (webhook: WebhookId) => {
      all += 1
      byWebhook.set(webhook, (byWebhook.get(webhook) ?? 0) + 1)
    },
    remove: (webhook: WebhookId) => {
      all -= 1
      const left = (byWebhook.get(webhook) ?? 1) - 1
      if (left === 0) byWebhook.delete(webhook)
      else byWebhook.set(webhook, left)
    },
    /** Webhooks that have at least so many. */
    atLeast: (count: number): readonly WebhookId[] =>
      [...byWebhook].filter(([, theirs]) => theirs >= count).map(([webhook]) => webhook),
  }
}
export type InFlight = ReturnType<typeof makeInFlight>
