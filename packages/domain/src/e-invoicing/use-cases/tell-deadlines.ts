import { Effect } from "effect"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import type { NationalEInvoicesDue } from "../e-invoicing.events.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import { toldBeforeSeconds } from "../statutory-deadline.ts"

export interface TellDeadlinesPorts {
  readonly entries: EntryStore
  readonly events: EventBus<NationalEInvoicesDue, TenantOrigin>
  readonly unitOfWork: UnitOfWork
}

/**
 * Publishes the e-invoices that are not in the national system on the last day on which they may arrive, once for each
 * and in one event for a legal entity (contract E49). Gives their number.
 */
export const makeTellDeadlines = ({ entries, events, unitOfWork }: TellDeadlinesPorts) => {
  const tell = Effect.fnUntraced(function* (scope: Scope, now: Timestamp, until: Timestamp) {
    const due = yield* entries.takeDue(scope, now, until)
    if (due.length > 0) yield* events.publish(scope, [{ _tag: "NationalEInvoicesDue", scope, due }])
    return due.length
  })

  return Effect.fn("eInvoicing.tellDeadlines")(function* () {
    const now = yield* currentTime
    const until = secondsAfter(now, toldBeforeSeconds)
    const scopes = yield* unitOfWork.atomically(allTenants, entries.scopesDue(now, until))
    let told = 0
    for (const scope of scopes) told += yield* unitOfWork.atomically(scope.tenantId, tell(scope, now, until))
    return told
  })
}
