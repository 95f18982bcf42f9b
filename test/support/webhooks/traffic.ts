import type { EventId, TenantId, WebhookId } from "@svc/domain/shared/ids"
import type { Waiting } from "@svc/domain/webhooks/receiver-line"
import type { makeTraffic } from "@svc/domain/webhooks/traffic"

export const webhook = (index: number) => `w${index}` as WebhookId
/** The tenant of a webhook: webhooks 0 to 9 belong to the first tenant, 10 to 19 to the second. */
export const tenant = (index: number) => `t${Math.floor(index / 10)}` as TenantId
export const one = (
  item: number,
  index: number,
  since: number,
  more: Partial<Waiting<number>> = {},
): Waiting<number> => ({
  tenantId: tenant(index),
  webhookId: webhook(index),
  eventId: `e${item}` as EventId,
  item,
  size: 100,
  urgent: false,
  since,
  ...more,
})

/** Makes the webhook succeed until it may have as many concurrent requests as any. */
export const prove = (traffic: ReturnType<typeof makeTraffic<number>>, index: number, now: number) => {
  for (let turn = 0; turn < 10; turn += 1) {
    traffic.admit(one(-1, index, now))
    for (const waiting of traffic.takeReady(now)) traffic.ended(waiting, "Answered", now)
  }
}
