import { Effect } from "effect"
import { addMonths } from "../../shared/calendar-date.ts"
import type { Scope } from "../../shared/scope.ts"
import type { PeriodStore } from "../ports/period-store.ts"

/** The first day after the last closed period, which stays true until the unit of work ends. */
export const makeFirstOpenDay = (periods: Pick<PeriodStore, "hold">) =>
  Effect.fn("ledger.firstOpenDay")(function* (scope: Scope) {
    const { lastClosed } = yield* periods.hold(scope)
    return lastClosed === undefined ? undefined : addMonths(lastClosed, 1)
  })
