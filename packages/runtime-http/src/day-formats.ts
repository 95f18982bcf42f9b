import { parseDate } from "@svc/domain/shared/calendar-date"

/** The formats of dates that callers send (contract Q6). The OpenAPI document shows both as dates. */
export const dayFormats = { day: "day", dayOrEmpty: "day or empty" } as const

const isDay = (text: string): boolean => parseDate(text) !== undefined
export const dayChecks: Readonly<Record<string, (text: string) => boolean>> = {
  [dayFormats.day]: isDay,
  [dayFormats.dayOrEmpty]: (text) => text === "" || isDay(text),
}
