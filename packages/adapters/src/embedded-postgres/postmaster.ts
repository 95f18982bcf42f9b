import { readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { commandOf, startOf } from "./process-identity.ts"

/** A running server of a cluster, as described by postmaster.pid. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

const pidFile = (cluster: string) => path.join(cluster, "postmaster.pid")

/** The lines of postmaster.pid: id, data folder, start, port, socket folder, address, shared memory, status. */
const readLines = (cluster: string) => {
  try {
    return readFileSync(pidFile(cluster), "utf8").split("\n")
  } catch {
    return undefined
  }
}

/** The server that runs on this cluster; undefined when none runs, even when a crash left a postmaster.pid. */
export const findPostmaster = (cluster: string): Postmaster | undefined => {
  const lines = readLines(cluster)
  const pid = Number(lines?.[0])
  if (lines === undefined || !(pid > 0) || startOf(pid) === undefined) return undefined
  // The process id may belong to another process by now (after a restart of a container it always does).
  if (!commandOf(pid).includes(`postgres -D ${cluster} `)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" }
}

/**
 * Removes a postmaster.pid whose server does not run. PostgreSQL does so itself, except when another process of the
 * same user has the id: then it refuses to start.
 */
export const removeStalePidFile = (cluster: string): void => {
  if (findPostmaster(cluster) === undefined) rmSync(pidFile(cluster), { force: true })
}

/** True until the server has ended. */
export const isRunning = (pid: number): boolean => startOf(pid) !== undefined

const waitForEnd = async (pid: number, withinMs: number) => {
  const deadline = Date.now() + withinMs
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

/**
 * Ends a server: cuts its connections and leaves the data in order. Waits for the end, and forces it after a minute.
 */
export const stopPostmaster = async (pid: number): Promise<void> => {
  for (const [signal, withinMs] of [
    ["SIGINT", 60_000],
    ["SIGQUIT", 10_000],
    ["SIGKILL", 10_000],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await waitForEnd(pid, withinMs)) return
  }
}
