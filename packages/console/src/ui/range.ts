import { dayBefore, fromLocalField, isoBefore } from "./time.ts"

/** Relative ranges, as in addresses. */
export const ranges = [
  ["1h", "Last hour"],
  ["24h", "Last 24 hours"],
  ["7d", "Last 7 days"],
] as const

const seconds: Readonly<Record<string, number>> = { "1h": 3600, "24h": 86_400, "7d": 604_800 }

/** Filters of a list by day or minute, in the person's zone. */
export const momentFields = (zone: string) => [
  { name: "from", label: `From (${zone})`, placeholder: "From 2026-01-01 09:00", rare: true },
  { name: "to", label: `To (${zone})`, placeholder: "To 2026-12-31", rare: true },
]

/**
 * The typed time: a day means its start, a minute itself. A time in UTC, and a text that is not a time, stay unchanged.
 */
const momentOf = (text: string): string =>
  fromLocalField(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text.replace(" ", "T")) ?? text
/** The end of a typed day is the end of that day, so that the whole day is included. */
const endOf = (text: string): string =>
  momentOf(/^\d{4}-\d\d-\d\d$/.test(text) && fromLocalField(`${text}T00:00`) !== undefined ? dayBefore(text, -1) : text)

/** `From` and `To` of a list: from a relative range until now, or from the two bounds in the address. */
export const rangeQuery = ({
  range,
  from,
  to,
}: {
  readonly range?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}): { readonly From?: string; readonly To?: string } => {
  const length = range === undefined ? undefined : seconds[range]
  if (length !== undefined) return { From: isoBefore(length) }
  return { ...(from === undefined ? {} : { From: momentOf(from) }), ...(to === undefined ? {} : { To: endOf(to) }) }
}
