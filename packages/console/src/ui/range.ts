import { isoBefore } from "./time.ts"

/** Relative ranges as addresses have them. */
export const ranges = [
  ["1h", "Last hour"],
  ["24h", "Last 24 hours"],
  ["7d", "Last 7 days"],
] as const

const seconds: Readonly<Record<string, number>> = { "1h": 3600, "24h": 86_400, "7d": 604_800 }

/** `From` and `To` of a list: of a relative range from now, or of the two ends in the address. */
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
  return { ...(from === undefined ? {} : { From: from }), ...(to === undefined ? {} : { To: to }) }
}
