import { DateTime } from "effect"
import { addDays, type CalendarDate } from "./calendar-date.ts"

/**
 * Public holidays by date, each with the year since which it is one where that is later than 2002 (Polish act of 18
 * January 1951 on days off work, as amended until 2025).
 */
const fixed: ReadonlyMap<string, number> = new Map([
  ["01-01", 0],
  ["01-06", 2011],
  ["05-01", 0],
  ["05-03", 0],
  ["08-15", 0],
  ["11-01", 0],
  ["11-11", 0],
  ["12-24", 2025],
  ["12-25", 0],
  ["12-26", 0],
])
/** Days that a separate act declared public holidays: the centenary of independence. */
const once: ReadonlySet<string> = new Set(["2018-11-12"])
/** Public holidays as days after Easter Sunday: Easter Monday and Corpus Christi. Pentecost is a Sunday. */
const behindEaster = [1, 60]

/** Easter Sunday of the Gregorian calendar (Butcher's algorithm). */
const easterOf = (year: number): CalendarDate => {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100]
  const leaps = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + leaps + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  const two = (part: number) => String(part).padStart(2, "0")
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}` as CalendarDate
}

/** Whether a day is a business day in Poland. */
const isBusinessDay = (day: CalendarDate): boolean => {
  const weekday = DateTime.getPartUtc(DateTime.makeUnsafe(`${day}T00:00:00Z`), "weekDay")
  const year = Number(day.slice(0, 4))
  if (weekday === 0 || weekday === 6 || once.has(day) || (fixed.get(day.slice(5)) ?? Infinity) <= year) return false
  const easter = easterOf(year)
  return !behindEaster.some((days) => addDays(easter, days) === day)
}

const nearest = (day: CalendarDate, step: 1 | -1): CalendarDate => {
  let next = addDays(day, step)
  while (!isBusinessDay(next)) next = addDays(next, step)
  return next
}

/** The first business day in Poland after a day. */
export const nextBusinessDay = (day: CalendarDate): CalendarDate => nearest(day, 1)

/** The last business day in Poland before a day. */
export const previousBusinessDay = (day: CalendarDate): CalendarDate => nearest(day, -1)
