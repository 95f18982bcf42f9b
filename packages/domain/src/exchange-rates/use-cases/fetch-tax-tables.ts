import { Effect } from "effect"
import { addDays, type CalendarDate, dateOf } from "../../shared/calendar-date.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { RateImportStore } from "../ports/rate-import-store.ts"
import type { RateImport } from "../rate-import.ts"
import { mostTableDays } from "./gather-polish.ts"
import type { RequestImport } from "./request-import.ts"

/** The milliseconds within which the bank is not asked again for the same day. */
const pauseMs = 10 * 60_000

/**
 * Requests the tables of the National Bank of Poland from a day on, because a needed table is missing (contract R30).
 * The refusal that follows rolls the running unit of work back, so the import is requested after the rollback. Nothing
 * is requested for a future day, while an import is running, or when a recent import covers the day.
 */
export const makeFetchTaxTables = (
  { imports, unitOfWork }: { readonly imports: RateImportStore; readonly unitOfWork: UnitOfWork },
  requestImport: RequestImport,
) => {
  const fetch = Effect.fn("exchangeRates.fetchTaxTables")(function* (scope: Scope, from: CalendarDate) {
    const now = yield* currentTime
    const today = dateOf(now)
    const [last] = yield* unitOfWork.atomically(scope.tenantId, imports.list(scope, "nbp", { limit: 1 }))
    if (from > today || (last !== undefined && last.requestedAt > now - pauseMs && covers(last, from))) return
    const end = addDays(from, mostTableDays - 1)
    const asked = requestImport(scope, "nbp", { from, to: end < today ? end : today }, true)
    yield* Effect.catchTag(asked, "ImportUnderWay", () => Effect.void)
  })

  return (scope: Scope, from: CalendarDate): Effect.Effect<void> => unitOfWork.afterwards(fetch(scope, from))
}

const covers = ({ window, requested }: RateImport, day: CalendarDate): boolean => {
  const { from, to } = window ?? requested
  return from !== undefined && from <= day && (to === undefined || to >= day)
}
