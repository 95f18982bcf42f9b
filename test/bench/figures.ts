import { cpus, release, totalmem } from "node:os"

/** Percentiles of measured values, rounded to a tenth. */
export const percentiles = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.ceil(share * sorted.length) - 1] ?? NaN) * 10) / 10
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** What the figures were measured on. */
export const machine = () => ({
  cpus: cpus().length,
  cpu: cpus()[0]?.model ?? "unknown",
  memoryGb: Math.round(totalmem() / 2 ** 30),
  kernel: release(),
  node: process.version,
})

/** Reads `--name value` pairs of whole numbers. */
export const numberOption = (args: readonly string[], name: string, fallback: number): number => {
  const index = args.indexOf(`--${name}`)
  if (index === -1) return fallback
  const value = Number(args[index + 1])
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} takes a whole number`)
  return value
}
