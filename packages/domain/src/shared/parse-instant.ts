import { DateTime, Option } from "effect"
import { parseDate } from "./calendar-date.ts"
import type { Timestamp } from "./timestamp.ts"

const notation =
  /^(\d{4}-\d\d-\d\d)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?)?$/i

/**
 * Reads an ISO 8601 date-time. Without a zone it is in UTC, without a time at midnight. `undefined` for any other text.
 */
export const parseInstant = (text: string): Timestamp | undefined => {
  const [, date = "", time = "", , , , zone] = notation.exec(text) ?? []
  if (parseDate(date) === undefined) return undefined
  const suffix = time === "" ? "T00:00Z" : zone === undefined ? "Z" : ""
  const at = Option.map(DateTime.make(`${text.toUpperCase()}${suffix}`), DateTime.toEpochMillis)
  return Option.getOrUndefined(at) as Timestamp | undefined
}

/** Like `parseInstant`, but a time must have a zone: a person who omits the zone usually means the local time. */
export const parseZonedInstant = (text: string): Timestamp | undefined => {
  const [, , time, , , , zone] = notation.exec(text) ?? []
  return time !== undefined && zone === undefined ? undefined : parseInstant(text)
}
