import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { StatsRange, WebhookStats } from "../ports/webhook-stats.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"

export interface ReadStatsDeps {
  readonly stats: WebhookStats
  readonly webhooks: WebhookStore
  readonly unitOfWork: UnitOfWork
}

/** What became of the deliveries of a webhook, which must exist (decisions B10). */
export const makeReadStats = ({ stats, webhooks, unitOfWork }: ReadStatsDeps) =>
  Effect.fn("webhooks.readStats")(function* (scope: Scope, id: WebhookId, range: StatsRange) {
    const figures = yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.andThen(webhooks.find(scope, id), stats.of(scope, id, range)),
    )
    const { Delivered, Failed } = figures.counts
    const settled = Delivered + Failed
    // Of what is settled; while nothing is, there is no rate.
    return {
      ...figures,
      ...(settled === 0 ? {} : { successRate: Math.round((Delivered / settled) * 10_000) / 10_000 }),
    }
  })
export type ReadStats = ReturnType<typeof makeReadStats>
export type Stats = Effect.Success<ReturnType<ReadStats>>
