import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { healthOf, hourOf, hourSeconds, minuteOf, sum, sumByHour } from "../hour-counts.ts"
import type { HourCounts } from "../ports/hour-counts.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { keptFrom } from "../retention.ts"

export interface ReadHealthPorts {
  readonly hours: HourCounts
  readonly webhooks: WebhookStore
  readonly unitOfWork: UnitOfWork
}

const dayHours = 24
/** The end of a range that includes deliveries made in this millisecond. */
const behind = (now: Timestamp) => secondsAfter(now, 0.001)

/** The hourly counts of a time range, and the health of each webhook (contract H4, H5). */
export const makeReadHealth = ({ hours, webhooks, unitOfWork }: ReadHealthPorts) => ({
  /**
   * The whole hours from that of `from` to that of `to`, without hours that had no deliveries, and the duration of
   * requests over the whole range, which cannot be derived from the hours' own figures.
   */
  series: Effect.fn("webhooks.series")(function* (
    scope: Scope,
    asked: { readonly webhookId?: WebhookId; readonly from?: Timestamp; readonly to?: Timestamp },
  ) {
    const now = yield* currentTime
    const to = Math.min(asked.to ?? behind(now), behind(now)) as Timestamp
    const from = Math.max(asked.from ?? secondsAfter(now, -dayHours * hourSeconds), keptFrom(now)) as Timestamp
    const { webhookId } = asked
    const range = { from: hourOf(from), to, now, ...(webhookId === undefined ? {} : { webhookId }) }
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        if (webhookId !== undefined) yield* webhooks.find(scope, webhookId)
        return { hours: sumByHour(yield* hours.of(scope, range)), p95Ms: yield* hours.p95(scope, range) }
      }),
    )
  }),

  /**
   * The minutes of the last hour, without minutes that had no deliveries. `since` is given when not all of them could
   * be counted.
   */
  minutes: Effect.fn("webhooks.minutes")(function* (scope: Scope, webhookId: WebhookId | undefined) {
    const now = yield* currentTime
    const range = {
      from: minuteOf(secondsAfter(now, 60 - hourSeconds)),
      to: behind(now),
      ...(webhookId === undefined ? {} : { webhookId }),
    }
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        if (webhookId !== undefined) yield* webhooks.find(scope, webhookId)
        const { counts, ...rest } = yield* hours.minutes(scope, range)
        return { minutes: sumByHour(counts), p95Ms: yield* hours.p95(scope, range), ...rest }
      }),
    )
  }),

  summaries: Effect.fn("webhooks.summaries")(function* (scope: Scope) {
    const now = yield* currentTime
    // The current hour and the 23 before it.
    const from = secondsAfter(hourOf(now), -(dayHours - 1) * hourSeconds)
    const [all, counts] = yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.all([hours.webhooks(scope, from), hours.of(scope, { from, to: behind(now), now })]),
    )
    return all.map(({ waitingBefore, congested, status, ...webhook }) => {
      const own = counts.filter(({ webhookId }) => webhookId === webhook.id)
      const settled = sum(own, "delivered") + sum(own, "failed")
      return {
        ...webhook,
        health: healthOf({ ...webhook, status, congested }, own, now),
        delivered: sum(own, "delivered"),
        failed: sum(own, "failed"),
        retrying: sum(own, "retrying"),
        pending: waitingBefore + sum(own, "made") - settled,
        hours: sumByHour(own),
      }
    })
  }),
})
