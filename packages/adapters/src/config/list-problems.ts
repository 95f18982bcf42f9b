import { isIP } from "node:net"

/** The mistake in one name server of a list, as a sentence. */
export const nameServerProblem = (item: string): string | undefined =>
  isIP(item) !== 0 || /^(\d+\.){3}\d+:\d+$/.test(item) || /^\[[0-9a-fA-F:]+\]:\d+$/.test(item)
    ? undefined
    : `"${item}" is not the address of a name server: write 10.0.0.53, 10.0.0.53:5353 or [fd00::53]:5353`

/** The mistake in one port or range of ports of a list, as a sentence. */
export const portsProblem = (item: string): string | undefined => {
  const [first = 0, last = first, ...more] = item.split("-").map(Number)
  return /^\d+(-\d+)?$/.test(item) && more.length === 0 && first >= 1 && first <= last && last <= 65_535
    ? undefined
    : `"${item}" is not a port: write 1025, or 2000-2100 for several`
}
