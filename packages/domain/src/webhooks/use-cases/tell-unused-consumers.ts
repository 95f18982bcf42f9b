import { Effect } from "effect"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { consumerNoticeDays, keptConsumerDays } from "../feed.ts"
import type { EventConsumers, UnusedConsumer } from "../ports/event-consumers.ts"
import type { EventConsumerUnused } from "../webhooks.events.ts"

const day = 86_400

export interface TellUnusedConsumersPorts {
  readonly consumers: EventConsumers
  readonly consumerEvents: EventBus<EventConsumerUnused, TenantOrigin>
  readonly unitOfWork: UnitOfWork
}

/** Tells users about consumers that will be deleted because nobody uses them (contract N14). Returns their number. */
export const makeTellUnusedConsumers = ({ consumers, consumerEvents, unitOfWork }: TellUnusedConsumersPorts) =>
  Effect.fn("webhooks.tellUnusedConsumers")(function* (now: Timestamp) {
    const since = secondsAfter(now, -(keptConsumerDays - consumerNoticeDays) * day)
    const tell = Effect.fnUntraced(function* ({ scope, name, usedAt }: UnusedConsumer) {
      // The consumer may have been used meanwhile, or another worker may have told about it.
      if (!(yield* consumers.markTold(scope, name, since, now))) return 0
      const deletedAt = secondsAfter(usedAt, keptConsumerDays * day)
      yield* consumerEvents.publish(scope, [{ _tag: "EventConsumerUnused", scope, name, usedAt, deletedAt }])
      return 1
    })
    const found = yield* unitOfWork.atomically(allTenants, consumers.unused(since))
    let told = 0
    for (const each of found) told += yield* unitOfWork.atomically(each.scope.tenantId, tell(each))
    return told
  })
