import { Effect } from "effect"
import type { EventId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { EventLog } from "../ports/event-log.ts"
import type { EventStore } from "../ports/event-store.ts"
import { erasedEnvelope } from "../thin-data.ts"
import { EventAwaited } from "../webhooks.errors.ts"

export interface EraseEventDataPorts {
  readonly events: EventStore
  readonly eventLog: EventLog
  readonly unitOfWork: UnitOfWork
}

/**
 * Erases the data of an event, its search values and the answers to its attempts, for good (contract W53). Refuses
 * while a delivery of the event expects an attempt. Data that is erased already stays so.
 */
export const makeEraseEventData = ({ events, eventLog, unitOfWork }: EraseEventDataPorts) =>
  Effect.fn("webhooks.eraseEventData")(function* (scope: Scope, id: EventId) {
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const { absence, envelope } = yield* eventLog.get(scope, id)
        if (absence === "Erased") return
        const isErased = yield* events.erase(scope.tenantId, id, erasedEnvelope(envelope))
        if (!isErased) return yield* new EventAwaited({ eventId: id })
      }),
    )
  })
