import type { CalendarDate } from "../shared/calendar-date.ts"

/**
 * The interval in which a rate is in force. With an end (inclusive) it is explicit; without one it is open and lasts
 * until the next rate begins.
 */
export interface RateInterval {
  readonly effectiveFrom: CalendarDate
  readonly effectiveTo?: CalendarDate
}

/** The rates of one currency pair, in which conflicts with another rate can be found. */
export interface Timeline<I extends RateInterval> {
  readonly conflictOf: (candidate: RateInterval, addHistorical: boolean) => I | undefined
}

/**
 * The overlap rule (contract R4). An open rate conflicts with a rate of the same first day, with an explicit interval
 * that contains its first day and, unless `addHistorical`, with any rate of a later day. An explicit rate conflicts
 * with any rate that begins inside it, and with an explicit interval that shares a day with it.
 */
export const makeTimeline = <I extends RateInterval>(rates: Iterable<I>): Timeline<I> => {
  const byFirstDay = new Map<CalendarDate, I>()
  const explicit: I[] = []
  let latest: I | undefined

  for (const rate of rates) {
    byFirstDay.set(rate.effectiveFrom, rate)
    if (rate.effectiveTo !== undefined) explicit.push(rate)
    if (latest === undefined || rate.effectiveFrom > latest.effectiveFrom) latest = rate
  }

  const sharesDay = (first: CalendarDate, last: CalendarDate) =>
    explicit.find(({ effectiveFrom, effectiveTo }) => effectiveFrom <= last && effectiveTo! >= first)

  const beginsInside = (first: CalendarDate, last: CalendarDate) => {
    for (const rate of byFirstDay.values()) if (rate.effectiveFrom >= first && rate.effectiveFrom <= last) return rate
    return undefined
  }

  return {
    conflictOf: ({ effectiveFrom, effectiveTo }, addHistorical) => {
      const last = effectiveTo ?? effectiveFrom
      const taken = byFirstDay.get(effectiveFrom) ?? sharesDay(effectiveFrom, last)
      if (taken !== undefined) return taken
      if (effectiveTo !== undefined) return beginsInside(effectiveFrom, effectiveTo)
      return !addHistorical && latest !== undefined && latest.effectiveFrom > effectiveFrom ? latest : undefined
    },
  }
}
