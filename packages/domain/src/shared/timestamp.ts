import { DateTime, Schema } from "effect"

/** Milliseconds since the Unix epoch; the domain never reads a clock by itself. */
export const Timestamp = Schema.Int.pipe(Schema.brand("Timestamp"))
export type Timestamp = typeof Timestamp.Type

export const secondsAfter = (start: Timestamp, seconds: number): Timestamp =>
  Math.round(start + seconds * 1000) as Timestamp

/** ISO 8601 in UTC with milliseconds, `2026-11-20T12:00:00.000Z`. */
export const toIso = (at: Timestamp): string => DateTime.formatIso(DateTime.makeUnsafe(at))
