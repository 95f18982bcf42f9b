import { Clock, Effect, Schema } from "effect"

/** A time in milliseconds since the Unix epoch. Rules get the time as such a value. */
export const Timestamp = Schema.Int.pipe(Schema.brand("Timestamp"))
export type Timestamp = typeof Timestamp.Type

/** The time of the running program's clock. A use case reads it here and passes it to the rules as a value. */
export const currentTime: Effect.Effect<Timestamp> = Effect.map(Clock.currentTimeMillis, (at) => at as Timestamp)

export const secondsAfter = (start: Timestamp, seconds: number): Timestamp =>
  Math.round(start + seconds * 1000) as Timestamp

/** A time in ISO 8601, in UTC with milliseconds: `2026-11-20T12:00:00.000Z`. */
// oxlint-disable-next-line no-restricted-globals -- the rule is against reading the clock; this writes what it is given
export const toIso = (at: Timestamp): string => new Date(at).toISOString()

/** The time of a text in ISO 8601; the milliseconds may be left out. */
// oxlint-disable-next-line no-restricted-globals -- the same
export const fromIso = (text: string): Timestamp => Date.parse(text) as Timestamp

/** The forms of a date in a header (RFC 9110, section 5.6.7). */
const headerDates = [
  /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/u,
  /^[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d \d\d:\d\d:\d\d GMT$/u,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/u,
]

/** The time of a date in a header; `undefined` for any other text. */
export const fromHeaderDate = (text: string): Timestamp | undefined => {
  if (!headerDates.some((form) => form.test(text))) return undefined
  const time = fromIso(text.endsWith("GMT") ? text : `${text} GMT`)
  return Number.isNaN(time) ? undefined : time
}
