import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { openDataFolder } from "./data-folder.ts"
import { makePresence } from "./presence.ts"

const lookAgainMs = 100
const longestMs = 30_000

/**
 * Keeps who started a server for a short while from stopping it under others that found it running: a visitor says that
 * it is there before it looks for the server, and who stops says so before looking for visitors.
 */
export const makeVisit = (dataDir: string) => {
  const folder = openDataFolder(path.resolve(dataDir))
  const visitors = makePresence(folder, "visited-by")
  const stopping = makePresence(folder, "stopped-by")
  return {
    /** False, and nothing said, while the server is being stopped. */
    begin: (): boolean => {
      visitors.leave()
      visitors.enter()
      if (stopping.others().length === 0) return true
      visitors.leave()
      return false
    },
    end: visitors.leave,
    /** Stops once nobody else visits, at the latest after 30 seconds. */
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
