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

/** Whether the last publication has not been imported yet, in whole and with success. */
export const isDue = ({ lastSuccessAt }: Pick<ProviderSettings, "lastSuccessAt">, now: Timestamp): boolean =>
  lastSuccessAt === undefined || lastSuccessAt < lastDue(now)
