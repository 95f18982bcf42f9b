import { Duration, Effect, Schedule } from "effect"
import { EmbeddedPostgresUnavailable } from "./embedded-postgres.errors.ts"
import { makePresence } from "./presence.ts"

const inUse = (dataDir: string, pid: number) =>
  new EmbeddedPostgresUnavailable({
    reason: "FolderInUse",
    message: `The data folder ${dataDir} is in use by process ${pid}: stop that process, or set SVC_DATA_DIR to another folder.`,
  })

/** Two processes that release the folder for each other try again at different moments. */
const comeAgain = Schedule.jittered(Schedule.spaced(Duration.millis(200)))

/**
 * Makes this process the only user of the data folder, and returns the function that releases it. A killed process
 * holds no claim. Fails with `EmbeddedPostgresUnavailable` (FolderInUse) when another process still has the folder
 * after a second.
 */
export const claimFolder = (dataDir: string): Promise<() => void> => {
  const users = makePresence(dataDir, "in-use-by")
  const claim = Effect.suspend(() => {
    // Claim first, look for others afterwards: then at least one of two simultaneous processes sees the other and
    // withdraws.
    try {
      users.enter()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return Effect.die(inUse(dataDir, process.pid))
      throw error
    }
    const [other] = users.others()
    if (other === undefined) return Effect.succeed(users.leave)
    users.leave()
    return Effect.fail(inUse(dataDir, other))
  })
  return Effect.runPromise(Effect.retry(claim, { times: 5, schedule: comeAgain }))
}
