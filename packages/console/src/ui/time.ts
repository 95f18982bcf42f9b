/** Only this file reads the clock or makes a `Date`: a calendar date turned into a `Date` would shift by a day. */

// The machine's own time, until somebody signed in.
let told = { aheadMs: 0, heardAt: 0 }
let ownZone: string | undefined

/**
 * From now on the time is the service's, whose clock may be a test clock; the machine's clock may also be wrong.
 * `heardAt` is the machine's time of the message; a later message replaces an earlier one.
 */
export const keepTimeOf = (serviceTime: string, heardAt = Date.now()): void => {
  const aheadMs = Date.parse(serviceTime) - heardAt
  // During an upgrade an older version may answer, which does not send its time.
  if (!Number.isNaN(aheadMs) && heardAt > told.heardAt) told = { aheadMs, heardAt }
}
/** From now on typed days and hours are in the person's zone. */
export const keepZone = (timeZone: string | undefined): void => {
  ownZone = timeZone
}
const nowMs = () => Date.now() + told.aheadMs

export interface TimeWords {
  /** `09:12:02` for today, otherwise `22 Nov 09:12:02`, with the year if it is another. */
  readonly moment: (iso: string) => string
  /** Always with date and zone. */
  readonly whole: (iso: string) => string
  /** `22 Nov 2026`. */
  readonly day: (iso: string) => string
  /** `09:12` or `22 Nov`, for an axis. */
  readonly hour: (iso: string) => string
  /** `22 Nov, 09:00`, for a bar of a chart. */
  readonly short: (iso: string) => string
  /** `2026-12-06` as `6 Dec 2026`, whatever the zone. */
  readonly date: (calendarDate: string) => string
  /** `2026-12` as `Dec 2026`. */
  readonly month: (month: string) => string
  /** `UTC+1`. */
  readonly zone: string
}

/** Formats in a person's zone and locale. */
export const timeWords = (locale: string | undefined, timeZone: string | undefined): TimeWords => {
  const zoned = timeZone === undefined ? {} : { timeZone }
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...zoned, ...options })
  const time = format({ ...clock, second: "2-digit" })
  const short = format({ day: "numeric", month: "short" })
  const day = format({ day: "numeric", month: "short", year: "numeric" })
  const minute = format(clock)
  const calendar = new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" })
  const months = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "short", year: "numeric" })
  const name = format({ timeZoneName: "shortOffset" })
    .formatToParts(new Date(nowMs()))
    .find(({ type }) => type === "timeZoneName")
  // Cached for a second, because a list formats very many times.
  let today = { at: 0, day: "" }
  const dayOf = (now: number) => {
    if (now - today.at >= 1000 || now < today.at) today = { at: now, day: day.format(now) }
    return today.day
  }
  const zone = (name?.value ?? "UTC").replace("GMT", "UTC")
  return {
    moment: (iso) => {
      const at = new Date(iso)
      const now = new Date(nowMs())
      if (day.format(at) === dayOf(now.getTime())) return time.format(at)
      const isThisYear = at.getUTCFullYear() === now.getUTCFullYear()
      return `${(isThisYear ? short : day).format(at)} ${time.format(at)}`
    },
    whole: (iso) => `${day.format(new Date(iso))} ${time.format(new Date(iso))} ${zone}`,
    day: (iso) => day.format(new Date(iso)),
    hour: (iso) => minute.format(new Date(iso)),
    short: (iso) => `${short.format(new Date(iso))}, ${minute.format(new Date(iso))}`,
    date: (calendarDate) => calendar.format(new Date(`${calendarDate}T00:00:00Z`)),
    month: (month) => months.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`)),
    zone,
  }
}

const steps = [
  ["d", 86_400],
  ["h", 3600],
  ["min", 60],
  ["s", 1],
] as const

/** The two largest units, without sign: `2 h 31 min`, `48 s`. */
export const span = (seconds: number): string => {
  const whole = Math.max(0, Math.round(Math.abs(seconds)))
  const first = steps.findIndex(([, size]) => whole >= size)
  if (first === -1) return "0 s"
  const [unit, size] = steps[first]!
  const next = steps[first + 1]
  const rest = next === undefined || unit === "min" ? 0 : Math.floor((whole % size) / next[1])
  const head = `${Math.floor(whole / size)} ${unit}`
  return rest === 0 ? head : `${head} ${rest} ${next![0]}`
}

/** Seconds from now to a time; negative when it is past. */
export const secondsUntil = (iso: string): number => (Date.parse(iso) - nowMs()) / 1000

/** `in 2 h 31 min` or `6 h ago`, shown beside the absolute time. */
export const relative = (iso: string): string => {
  const seconds = secondsUntil(iso)
  return seconds >= 0 ? `in ${span(seconds)}` : `${span(seconds)} ago`
}

export const nowIso = (): string => new Date(nowMs()).toISOString()
export const isoBefore = (seconds: number): string => new Date(nowMs() - seconds * 1000).toISOString()
export const millisecondsOf = (iso: string): number => Date.parse(iso)
/** The time some seconds before another. */
export const earlier = (iso: string, seconds: number): string =>
  new Date(Date.parse(iso) - seconds * 1000).toISOString()
export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The local time in the person's zone, to the second: `2026-11-22T09:12:02`. */
const wallOf = (milliseconds: number): string =>
  // The Swedish format is the one of ISO 8601.
  new Intl.DateTimeFormat("sv-SE", { timeZone: ownZone, dateStyle: "short", timeStyle: "medium" })
    .format(new Date(milliseconds))
    .replace(" ", "T")
/** The value of a `datetime-local` field for a time, in the person's zone. */
export const localField = (iso: string): string => wallOf(Date.parse(iso)).slice(0, 16)
/** The calendar date in the person's zone. */
export const today = (): string => localField(nowIso()).slice(0, 10)
/** The first day of the month some months before this one. */
export const monthsBack = (count: number): string => {
  const [year = 0, month = 1] = today().split("-").map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10)
}
/** The last day of a month such as `2026-02`. */
export const lastDayOfMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split("-").map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
/** The calendar date some days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
/** The number of days from `from` to a calendar date; negative when it is earlier. */
export const daysUntil = (day: string, from: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
/** Every calendar date from one to another, both included. */
export const daysBetween = (from: string, to: string): readonly string[] => {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  const count = Math.max(0, Math.round((last - first) / 86_400_000)) + 1
  return Array.from({ length: count }, (_, index) => new Date(first + index * 86_400_000).toISOString().slice(0, 10))
}
/** The time that such a field means; for an hour skipped by a clock change, the hour after it. */
export const fromLocalField = (value: string): string | undefined => {
  const wall = Date.parse(`${value}Z`)
  if (Number.isNaN(wall)) return undefined
  const behind = (at: number) => wall - Date.parse(`${wallOf(at)}Z`)
  const near = wall + behind(wall)
  return new Date(near + behind(near)).toISOString()
}

/** `48 ms`, `60.0 s`. */
export const took = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
