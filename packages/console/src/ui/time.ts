/** The only place that reads a clock or makes a `Date`: a calendar date that became one would shift by a day. */

// Until somebody signed in: those of this machine.
let told = { aheadMs: 0, heardAt: 0 }
let ownZone: string | undefined

/**
 * From now on the time is that of the service, whose clock may be a test clock, or that of this machine may be wrong. It was
 * told at a moment of this machine's clock; what was told later counts more.
 */
export const keepTimeOf = (serviceTime: string, heardAt = Date.now()): void => {
  const aheadMs = Date.parse(serviceTime) - heardAt
  // While a service is upgraded, an older one may answer, which does not say its time.
  if (!Number.isNaN(aheadMs) && heardAt > told.heardAt) told = { aheadMs, heardAt }
}
/** From now on days and hours that are typed are those of the person's zone. */
export const keepZone = (timeZone: string | undefined): void => {
  ownZone = timeZone
}
const nowMs = () => Date.now() + told.aheadMs

export interface TimeWords {
  /** `09:12:02` of today, else `22 Nov 09:12:02`; of another year with it. */
  readonly moment: (iso: string) => string
  /** With the date always, and the zone. */
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
  // A list has very many moments: the day of now is formatted once a second.
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

/** `2 h 31 min`, `48 s`: the two largest units, without sign. */
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

/** Seconds from now to a moment; negative when it is past. */
export const secondsUntil = (iso: string): number => (Date.parse(iso) - nowMs()) / 1000

/** `in 2 h 31 min` or `6 h ago`, to stand beside the absolute time. */
export const relative = (iso: string): string => {
  const seconds = secondsUntil(iso)
  return seconds >= 0 ? `in ${span(seconds)}` : `${span(seconds)} ago`
}

export const nowIso = (): string => new Date(nowMs()).toISOString()
export const isoBefore = (seconds: number): string => new Date(nowMs() - seconds * 1000).toISOString()
export const millisecondsOf = (iso: string): number => Date.parse(iso)
/** A moment some seconds before another. */
export const earlier = (iso: string, seconds: number): string =>
  new Date(Date.parse(iso) - seconds * 1000).toISOString()
export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** What a clock on the wall of the person's zone shows, to the second: `2026-11-22T09:12:02`. */
const wallOf = (milliseconds: number): string =>
  // The format of Swedish is that of ISO 8601.
  new Intl.DateTimeFormat("sv-SE", { timeZone: ownZone, dateStyle: "short", timeStyle: "medium" })
    .format(new Date(milliseconds))
    .replace(" ", "T")
/** What a `datetime-local` field holds for a moment, in the person's zone. */
export const localField = (iso: string): string => wallOf(Date.parse(iso)).slice(0, 16)
/** The calendar date in the person's zone. */
export const today = (): string => localField(nowIso()).slice(0, 10)
/** The first day of the month that lies some months before this one. */
export const monthsBack = (count: number): string => {
  const [year = 0, month = 1] = today().split("-").map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 10)
}
/** Of a month as `2026-02`. */
export const lastDayOfMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split("-").map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
/** The calendar date some days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
/** How many days a calendar date lies behind another; negative where it lies before. */
export const daysUntil = (day: string, from: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
/** Every calendar date from one to another, both included. */
export const daysBetween = (from: string, to: string): readonly string[] => {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  const count = Math.max(0, Math.round((last - first) / 86_400_000)) + 1
  return Array.from({ length: count }, (_, index) => new Date(first + index * 86_400_000).toISOString().slice(0, 10))
}
/** The moment that such a field means; of an hour that a change of clocks leaves out, the one behind it. */
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
