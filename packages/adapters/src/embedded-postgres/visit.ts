import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { openDataFolder } from "./data-folder.ts"
import { makePresence } from "./presence.ts"

const lookAgainMs = 100
const longestMs = 30_000

/**
 * Keeps the process that started a server from stopping it under others that found it running. A visitor declares
 * itself before it looks for the server; a process that wants to stop declares that before it looks for visitors.
 */
export const makeVisit = (dataDir: string) => {
  const folder = openDataFolder(path.resolve(dataDir))
  const visitors = makePresence(folder, "visited-by")
  const stopping = makePresence(folder, "stopped-by")
  return {
    /** Gives false, and declares nothing, while the server is being stopped. */
    begin: (): boolean => {
      visitors.leave()
      visitors.enter()
      if (stopping.others().length === 0) return true
      visitors.leave()
      return false
    },
    end: visitors.leave,
    /** Stops once nobody else visits, after 30 seconds at the latest. */
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
