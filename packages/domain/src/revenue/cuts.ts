import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Span } from "./month-weights.ts"

/**
 * The days that each credit note of a change took from a billed line: from the line's new end to the end that it had
 * before.
 *
 * @param cuts the end of the line before each credit note, by the id of the note
 * @param end the end of the line now; each note has moved it to an earlier day
 */
export const spansOfCuts = <Id extends string>(
  cuts: Readonly<Record<Id, CalendarDate>>,
  end: CalendarDate,
): ReadonlyMap<Id, Span> => {
  const latestFirst = (Object.entries(cuts) as [Id, CalendarDate][]).toSorted(([, a], [, b]) => (a < b ? 1 : -1))
  return new Map(latestFirst.map(([note, to], index) => [note, { from: latestFirst[index + 1]?.[1] ?? end, to }]))
}
