import { DateTime } from "effect"
import type { Timestamp } from "../shared/timestamp.ts"
import type { ProviderSettings } from "./provider.ts"

/**
 * The schedule of imports (contract R16): on business days at 16:30 in Frankfurt, after the central banks have
 * published, and again the next morning when that failed or was missed. No publication is imported twice.
 */
export const importSchedule = {
  timeZone: "Europe/Berlin",
  publication: { hour: 16, minute: 30 },
  nextMorning: { hour: 7, minute: 0 },
  crons: ["30 16 * * 1-5", "0 7 * * *"],
} as const

const hour = 60 * 60 * 1000

/** The last time at or before `now` at which the daily import was due. */
export const lastDue = (now: Timestamp): Timestamp => {
  for (let back = 0; ; back += 1) {
    const day = DateTime.makeZonedUnsafe(now - back * 24 * hour, { timeZone: importSchedule.timeZone })
    const { year, month, day: date, weekDay } = DateTime.toParts(day)
    if (weekDay === 0 || weekDay === 6) continue
    const local = { year, month, day: date, ...importSchedule.publication }
    const due = DateTime.makeZonedUnsafe(local, { timeZone: importSchedule.timeZone, adjustForTimeZone: true })
    const at = DateTime.toEpochMillis(due)
    if (at <= now) return at as Timestamp
  }
}

/**
 * The next scheduled import: at the next publication, or in the morning before it when the last publication is not
 * imported yet. None when the provider is disabled or has no accepted key.
 */
export const nextRunOf = (
  settings: Pick<ProviderSettings, "apiKeyValid" | "isEnabled" | "lastSuccessAt" | "provider">,
  now: Timestamp,
): Timestamp | undefined => {
  if (!settings.isEnabled || (settings.provider === "commercial" && settings.apiKeyValid !== true)) return undefined
  const { timeZone, publication, nextMorning } = importSchedule
  for (let on = 0; ; on += 1) {
    const { year, month, day, weekDay } = DateTime.toParts(DateTime.makeZonedUnsafe(now + on * 24 * hour, { timeZone }))
    const times = [
      ...(isDue(settings, now) ? [nextMorning] : []),
      ...(weekDay === 0 || weekDay === 6 ? [] : [publication]),
    ]
    for (const time of times) {
      const run = DateTime.makeZonedUnsafe({ year, month, day, ...time }, { timeZone, adjustForTimeZone: true })
      const at = DateTime.toEpochMillis(run)
      if (at > now) return at as Timestamp
    }
  }
}

/** Whether the last publication has not been imported completely and successfully yet. */
export const isDue = ({ lastSuccessAt }: Pick<ProviderSettings, "lastSuccessAt">, now: Timestamp): boolean =>
  lastSuccessAt === undefined || lastSuccessAt < lastDue(now)
