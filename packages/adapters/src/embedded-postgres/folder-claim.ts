import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"
import { startOf } from "./process-identity.ts"

/**
 * One file per process, named by id and start time. A name whose process is gone can never come alive again, so that
 * anybody may remove it: there is no moment at which two take over the same stale lock.
 */
const claimsOf = (dataDir: string) => path.join(dataDir, "in-use-by")

/** The ids of the living processes that hold or try for the folder. */
const claimants = (dataDir: string): readonly number[] =>
  readdirSync(claimsOf(dataDir)).flatMap((name) => {
    const pid = Number.parseInt(name, 10)
    if (name === `${pid}.${startOf(pid)}`) return [pid]
    rmSync(path.join(claimsOf(dataDir), name), { force: true })
    return []
  })

const inUse = (dataDir: string, pid: number) =>
  new EmbeddedPostgresUnavailable({
    reason: "FolderInUse",
    message: `The data folder ${dataDir} is in use by process ${pid}: stop that process, or set SVC_DATA_DIR to another folder.`,
  })

/**
 * Makes this process the only one to use the data folder; the answer gives it back. A process that was killed holds
 * nothing. Fails with `EmbeddedPostgresUnavailable` (FolderInUse) when another one still has it after a second.
 */
export const claimFolder = async (dataDir: string): Promise<() => void> => {
  mkdirSync(claimsOf(dataDir), { recursive: true })
  const own = path.join(claimsOf(dataDir), `${process.pid}.${startOf(process.pid)}`)
  const release = () => rmSync(own, { force: true })

  for (let tries = 0; ; tries++) {
    // Claim first, look afterwards: of two at the same time at least one sees the other and steps back.
    try {
      writeFileSync(own, "", { flag: "wx" })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") throw inUse(dataDir, process.pid)
      throw error
    }
    const other = claimants(dataDir).find((pid) => pid !== process.pid)
    if (other === undefined) return release
    release()
    if (tries === 5) throw inUse(dataDir, other)
    await sleep(100 + Math.random() * 200)
  }
}
