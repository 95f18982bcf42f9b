import { Effect } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { UnplannedLine } from "../ports/schedule-store.ts"
import { makeScheduleLines, type ScheduleLinesPorts } from "./schedule-lines.ts"

export interface ScheduleMissingPorts extends ScheduleLinesPorts {
  readonly unitOfWork: UnitOfWork
}

const linesAtOnce = 5000

/**
 * Makes the schedules of lines that an earlier version of the service posted without them (contract D9), and gives
 * their number: first those of invoices, then those of credit notes, which take from them. Each piece commits by
 * itself, so that finished pieces stay when the process ends.
 */
export const makeScheduleMissing = (ports: ScheduleMissingPorts) => {
  const { schedules, unitOfWork } = ports
  const scheduleLines = makeScheduleLines(ports)
  const scheduleAll = Effect.fnUntraced(function* (scope: Scope, of: "invoices" | "credit notes") {
    let [last, count, isOver]: [UnplannedLine | undefined, number, boolean] = [undefined, 0, false]
    while (!isOver) {
      const before: UnplannedLine | undefined = last
      const found: readonly UnplannedLine[] = yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.tap(schedules.unplanned(scope, of, linesAtOnce, before?.place), (unplanned) =>
          scheduleLines(
            scope,
            unplanned.map(({ line }) => line),
          ),
        ),
      )
      last = found.at(-1)
      count += found.length
      isOver = found.length < linesAtOnce
    }
    return count
  })

  return Effect.fn("revenue.scheduleMissing")(function* (scope: Scope) {
    return (yield* scheduleAll(scope, "invoices")) + (yield* scheduleAll(scope, "credit notes"))
  })
}
