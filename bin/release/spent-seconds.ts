import { readFileSync } from "node:fs"

const ticksPerSecond = 100

/** The processor time of this process and of the ended processes that it started, in seconds. */
export const spentSeconds = (): number => {
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /su, "")
    .split(" ")
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}
