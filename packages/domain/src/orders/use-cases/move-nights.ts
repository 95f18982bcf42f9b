import { Effect } from "effect"
import { addDays, dateIn } from "../../shared/calendar-date.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { daysAhead, type KeepPorts, makeAskForNight } from "./keep-order.ts"

/**
 * Asks for the nightly work of a legal entity whose time zone changed: of its present day at once, since that night may be
 * over, and of the nights that the daily look ahead asked for at their former moments (contract S18).
 */
export const makeMoveNights = (ports: Pick<KeepPorts, "jobs">) => {
  const askForNight = makeAskForNight(ports)
  return Effect.fn("orders.moveNights")(function* (scope: Scope, timeZone: string) {
    const today = dateIn(timeZone, yield* currentTime)
    for (let day = 0; day <= daysAhead; day += 1) yield* askForNight(scope, timeZone, addDays(today, day))
  })
}
