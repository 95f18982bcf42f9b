import { makeByteBudget } from "../shared/byte-budget.ts"
import type { EventId, TenantId, WebhookId } from "../shared/ids.ts"
import { mostBytesAtHand } from "./ports/delivery-store.ts"

/** The body of a delivery. `size` is the number of bytes of its event's envelope. */
export interface HeldBody {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
  readonly eventId: EventId
  readonly size: number
}

/**
 * Counts the bodies that a worker has in memory, from the moment a delivery is accepted until its request has ended
 * (contract W26). The deliveries of an event share one body, which counts once. The bytes are shared among tenants, and
 * a tenant's bytes among its webhooks in the same way; receivers that may hang get half of the bytes. A webhook with no
 * body here may always hold one small body, however many bytes its tenant's other webhooks hold.
 */
export const makeHeldBodies = <T>(mostBytes: number) => {
  const all = makeHolders(mostBytes)
  const suspects = makeHolders(mostBytes / 2)
  const held = new Map<T, { readonly body: HeldBody; readonly suspect: boolean }>()

  const fits = (body: HeldBody, suspect: boolean): boolean => all.fits(body) && (!suspect || suspects.fits(body))

  return {
    fits,
    /** Counts the body of an item when there is room for it. Tells whether there was. */
    hold: (item: T, body: HeldBody, suspect: boolean): boolean => {
      if (!fits(body, suspect)) return false
      held.set(item, { body, suspect })
      all.add(body)
      if (suspect) suspects.add(body)
      return true
    },
    release: (item: T): void => {
      const { body, suspect } = held.get(item)!
      held.delete(item)
      all.remove(body)
      if (suspect) suspects.remove(body)
    },
    bytes: all.bytes,
  }
}

const makeHolders = (mostBytes: number) => {
  const budget = makeByteBudget<TenantId>(mostBytes)
  /** The number of deliveries by event, and the bytes by webhook. */
  const deliveries = new Map<EventId, number>()
  const ofWebhooks = new Map<WebhookId, number>()

  const count = <K>(counts: Map<K, number>, key: K, by: number): number => {
    const now = (counts.get(key) ?? 0) + by
    if (now === 0) counts.delete(key)
    else counts.set(key, now)
    return now
  }

  return {
    fits: ({ tenantId, webhookId, eventId, size }: HeldBody): boolean =>
      deliveries.has(eventId) ||
      budget.fits(tenantId, size, ofWebhooks.get(webhookId)) ||
      (size <= mostBytesAtHand && !ofWebhooks.has(webhookId) && budget.used() + size <= mostBytes),
    add: ({ tenantId, webhookId, eventId, size }: HeldBody): void => {
      count(ofWebhooks, webhookId, size)
      if (count(deliveries, eventId, 1) === 1) budget.take(tenantId, size)
    },
    remove: ({ tenantId, webhookId, eventId, size }: HeldBody): void => {
      count(ofWebhooks, webhookId, -size)
      if (count(deliveries, eventId, -1) === 0) budget.giveBack(tenantId, size)
    },
    bytes: budget.used,
  }
}
