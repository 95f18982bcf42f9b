import { DateTime } from "effect"
import type { Timestamp } from "../shared/timestamp.ts"
import type { ProviderSettings } from "./provider.ts"

/**
 * When the providers are asked (contract R16): on business days at 16:30 in Frankfurt, once the central banks have
 * published, and the next morning again where that failed or was missed. Never more than once for one publication.
 */
export const importSchedule = {
  timeZone: "Europe/Berlin",
  publication: { hour: 16, minute: 30 },
  nextMorning: { hour: 7, minute: 0 },
  crons: ["30 16 * * 1-5", "0 7 * * *"],
} as const

const hour = 60 * 60 * 1000

/** The last moment at or before `now` at which the daily import was due. */
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
 * When the schedule will ask for an import: at the next publication, or before it in the morning where the last one is not
 * imported yet. Never where the provider is switched off, or has no key that it accepted.
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

/** Whether the last publication has not been imported yet, in whole and with success. */
export const isDue = ({ lastSuccessAt }: Pick<ProviderSettings, "lastSuccessAt">, now: Timestamp): boolean =>
  lastSuccessAt === undefined || lastSuccessAt < lastDue(now)
