import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { openDataFolder } from "./data-folder.ts"
import { makePresence } from "./presence.ts"

const lookAgainMs = 100
const longestMs = 30_000

/**
 * Prevents the process that started a server from stopping it while other processes use it. A visitor declares itself
 * before it looks for the server; a process that wants to stop the server declares that before it looks for visitors.
 */
export const makeVisit = (dataDir: string) => {
  const folder = openDataFolder(path.resolve(dataDir))
  const visitors = makePresence(folder, "visited-by")
  const stopping = makePresence(folder, "stopped-by")
  return {
    /** Returns false, and declares nothing, while the server is being stopped. */
    begin: (): boolean => {
      visitors.leave()
      visitors.enter()
      if (stopping.others().length === 0) return true
      visitors.leave()
      return false
    },
    end: visitors.leave,
    /** Stops the server when nobody else visits, or after 30 seconds. */
    stopAlone: async (stop: () => Promise<void>): Promise<void> => {
      const deadline = performance.now() + longestMs
      for (;;) {
        stopping.enter()
        if (visitors.others().length === 0 || performance.now() > deadline) break
        stopping.leave()
        await sleep(lookAgainMs)
      }
      await stop().finally(stopping.leave)
    },
  }
}
