import { setTimeout as sleep } from "node:timers/promises"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"
import { makePresence } from "./presence.ts"

const inUse = (dataDir: string, pid: number) =>
  new EmbeddedPostgresUnavailable({
    reason: "FolderInUse",
    message: `The data folder ${dataDir} is in use by process ${pid}: stop that process, or set SVC_DATA_DIR to another folder.`,
  })

/**
 * Makes this process the only one to use the data folder, and gives the function that releases it. A process that was
 * killed holds nothing. Fails with `EmbeddedPostgresUnavailable` (FolderInUse) when another process still has the
 * folder after a second.
 */
export const claimFolder = async (dataDir: string): Promise<() => void> => {
  const users = makePresence(dataDir, "in-use-by")
  for (let tries = 0; ; tries++) {
    // Claim first, look afterwards: of two processes at the same time at least one sees the other and steps back.
    try {
      users.enter()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") throw inUse(dataDir, process.pid)
      throw error
    }
    const [other] = users.others()
    if (other === undefined) return users.leave
    users.leave()
    if (tries === 5) throw inUse(dataDir, other)
    await sleep(100 + Math.random() * 200)
  }
}
