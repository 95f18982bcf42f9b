import { Effect } from "effect"
import { addDays, dateIn } from "../../shared/calendar-date.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { daysAhead, type KeepPorts, makeAskForNight } from "./keep-order.ts"

/**
 * Reschedules the nightly work of a legal entity whose time zone changed (contract S18): today's work at once, because
 * that night may be over in the new zone, and the nights that the daily look ahead scheduled in the former zone.
 */
export const makeMoveNights = (ports: Pick<KeepPorts, "jobs">) => {
  const askForNight = makeAskForNight(ports)
  return Effect.fn("orders.moveNights")(function* (scope: Scope, timeZone: string) {
    const today = dateIn(timeZone, yield* currentTime)
    for (let day = 0; day <= daysAhead; day += 1) yield* askForNight(scope, timeZone, addDays(today, day))
  })
}
