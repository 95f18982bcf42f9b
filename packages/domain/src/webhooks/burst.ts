import type { TenantId, WebhookId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** A leaky bucket: the amount that was put in, less what has run out since. */
export interface Bucket {
  readonly level: number
  readonly at: Timestamp
}

/** The number of deliveries at once, and the number per second, beyond which deliveries count as a burst. */
export interface Allowance {
  readonly atOnce: number
  readonly perSecond: number
}

const ofWebhook: Allowance = { atOnce: 1_000, perSecond: 200 }
const ofTenant: Allowance = { atOnce: 10_000, perSecond: 2_000 }

/** Adds `count` to a bucket. `excess` is how far the new level is above the allowance. */
export const pour = (
  bucket: Bucket | undefined,
  count: number,
  now: Timestamp,
  { atOnce, perSecond }: Allowance,
): { readonly bucket: Bucket; readonly excess: number } => {
  const drained = bucket === undefined ? 0 : (Math.max(0, now - bucket.at) / 1000) * perSecond
  const level = Math.max(0, (bucket?.level ?? 0) - drained) + count
  return { bucket: { level, at: now }, excess: Math.max(0, level - atOnce) }
}

/**
 * Holds the buckets in the memory of each process that raises events. Buckets only order deliveries, so processes need
 * not agree on them.
 */
export interface BucketStore {
  readonly get: (key: string) => Bucket | undefined
  readonly set: (key: string, bucket: Bucket) => void
}

/**
 * The priority for an excess: 0 within the allowance, and one less each time the excess doubles, so that the smaller of
 * two bursts goes first.
 */
const priorityOf = (excess: number, { atOnce }: Allowance): number => -Math.ceil(Math.log2(1 + excess / atOnce)) || 0

/**
 * The priority of new deliveries, by webhook: the burst of one webhook or tenant waits behind the occasional deliveries
 * of all others (contract W26). The excess of a webhook beyond its own allowance does not count against its tenant as
 * well.
 */
export const burstPriorities = (
  buckets: BucketStore,
  tenantId: TenantId,
  counts: ReadonlyMap<WebhookId, number>,
  now: Timestamp,
): ReadonlyMap<WebhookId, number> => {
  const take = (key: string, count: number, allowance: Allowance): number => {
    const { bucket, excess } = pour(buckets.get(key), count, now, allowance)
    buckets.set(key, bucket)
    return excess
  }
  let within = 0
  const own = [...counts].map(([webhookId, count]) => {
    const excess = take(webhookId, count, ofWebhook)
    within += Math.max(0, count - excess)
    return [webhookId, priorityOf(excess, ofWebhook)] as const
  })
  const shared = priorityOf(take(tenantId, within, ofTenant), ofTenant)
  return new Map(own.map(([webhookId, priority]) => [webhookId, Math.min(priority, shared)]))
}
