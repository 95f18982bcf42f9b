import { parseArgs } from "node:util"
import { cpus, release, totalmem } from "node:os"

/** Percentiles of measured values, rounded to a tenth. */
export const percentiles = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.ceil(share * sorted.length) - 1] ?? NaN) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
export const toHundredths = (value: number): number => Math.round(value * 100) / 100

/** The machine on which the figures were measured. */
export const machine = () => ({
  cpus: cpus().length,
  cpu: cpus()[0]?.model ?? "unknown",
  memoryGb: Math.round(totalmem() / 2 ** 30),
  kernel: release(),
  node: process.version,
})

/** The peak resident memory of this process, in MiB. */
export const peakRssMb = (): number => Math.round(process.resourceUsage().maxRSS / 1024)

/** Reads `--name value` pairs of integers, for the names that have a default. */
export const readNumbers = <N extends string>(
  args: readonly string[],
  defaults: Readonly<Record<N, number>>,
): Readonly<Record<N, number>> => {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: "string" as const }]))
  const { values } = parseArgs({ args: [...args], options })
  const given = Object.entries(values).map(([name, text]) => {
    if (!/^\d+$/.test(String(text))) throw new Error(`--${name} takes a whole number`)
    return [name, Number(text)] as const
  })
  return { ...defaults, ...Object.fromEntries(given) }
}
