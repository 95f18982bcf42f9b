import type { WebhookId } from "../shared/ids.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { WebhookStatus } from "./webhook.ts"

/** The counts, by outcome, of a webhook's deliveries that were made in the hour or minute that begins at `start`. */
export interface HourCount {
  readonly webhookId: WebhookId
  readonly start: Timestamp
  readonly made: number
  readonly delivered: number
  /** Deliveries whose attempts are used up. */
  readonly failed: number
  /** Deliveries that wait for another attempt after a failed one. */
  readonly retrying: number
  /** The 95th percentile of the duration of each delivery's last request, in milliseconds; absent without requests. */
  readonly p95Ms?: number
}

export const hourSeconds = 3600
const minuteMs = 60_000
export const minuteOf = (at: Timestamp): Timestamp => (at - (at % minuteMs)) as Timestamp
export const hourOf = (at: Timestamp): Timestamp => (at - (at % (hourSeconds * 1000))) as Timestamp

/** Of two counts of an hour, the one that saw more deliveries; when equal, the second, which is newer. */
const better = (kept: HourCount | undefined, live: HourCount): HourCount =>
  kept !== undefined && kept.made > live.made ? kept : live

const keyOf = ({ webhookId, start }: HourCount) => `${webhookId} ${start}`

/** The stored counts, with fresh counts in place of those they replace. */
export const withLive = (kept: readonly HourCount[], live: readonly HourCount[]): readonly HourCount[] => {
  const counts = new Map(kept.map((each) => [keyOf(each), each]))
  for (const each of live) counts.set(keyOf(each), better(counts.get(keyOf(each)), each))
  return [...counts.values()]
}

/** Sums the same hours of several webhooks, oldest first. `p95Ms` is that of the slowest webhook. */
export const sumByHour = (counts: readonly HourCount[]): readonly Omit<HourCount, "webhookId">[] =>
  [...Map.groupBy(counts, ({ start }) => start)]
    .sort(([a], [b]) => a - b)
    .map(([start, all]) => {
      const durations = all.flatMap(({ p95Ms }) => p95Ms ?? [])
      return {
        start,
        made: sum(all, "made"),
        delivered: sum(all, "delivered"),
        failed: sum(all, "failed"),
        retrying: sum(all, "retrying"),
        ...(durations.length === 0 ? {} : { p95Ms: Math.max(...durations) }),
      }
    })

type Figure = "made" | "delivered" | "failed" | "retrying"
export const sum = (counts: readonly HourCount[], figure: Figure): number =>
  counts.reduce((total, each) => total + each[figure], 0)

export const healths = ["Healthy", "Failing", "Congested", "Disabled"] as const
export type WebhookHealth = (typeof healths)[number]

/** The share of recent deliveries from which missing ones make a webhook count as failing. */
export const toleratedShare = 0.1

/**
 * The health of a webhook (contract H5). A webhook is failing when it has failed since its last success, or when at
 * least a tenth of the deliveries that were made in this hour and the hour before did not arrive. The second rule keeps
 * a webhook from turning healthy by one success among many failures.
 */
export const healthOf = (
  webhook: { readonly status: WebhookStatus; readonly congested: boolean; readonly failingSince?: Timestamp },
  counts: readonly HourCount[],
  now: Timestamp,
): WebhookHealth => {
  if (webhook.status === "Disabled") return "Disabled"
  const recent = counts.filter(({ start }) => start >= secondsAfter(hourOf(now), -hourSeconds))
  const missed = sum(recent, "failed") + sum(recent, "retrying")
  const isMissing = missed > 0 && missed >= toleratedShare * (missed + sum(recent, "delivered"))
  if (webhook.failingSince !== undefined || isMissing) return "Failing"
  return webhook.congested ? "Congested" : "Healthy"
}
