import type { RateInterval } from "@svc/domain/exchange-rates/rate-interval"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"

/**
 * The rate that is valid on a day: the explicit rate whose interval contains the day, else the newest open rate
 * (contract R3).
 */
export const rateOn = <I extends RateInterval>(rates: readonly I[], day: CalendarDate): I | undefined => {
  const begun = rates.filter(({ effectiveFrom }) => effectiveFrom <= day)
  const explicit = begun.find(({ effectiveTo }) => effectiveTo !== undefined && effectiveTo >= day)
  if (explicit !== undefined) return explicit
  const open = begun.filter(({ effectiveTo }) => effectiveTo === undefined)
  return open.reduce<I | undefined>(
    (newest, each) => (newest === undefined || each.effectiveFrom > newest.effectiveFrom ? each : newest),
    undefined,
  )
}
