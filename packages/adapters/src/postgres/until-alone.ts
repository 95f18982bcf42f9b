import { setTimeout as sleep } from "node:timers/promises"
import { withConnection } from "./connect.ts"

const lookAgainMs = 150
const longestMs = 30_000

/**
 * Resolves when nobody else has been connected to the database for a moment, at the latest after 30 seconds: whoever
 * started a server for a short while does not stop it under others that found it running.
 */
export const untilAlone = (url: string): Promise<void> =>
  withConnection(url, "svc", async (client) => {
    const others = `select from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
    const deadline = performance.now() + longestMs
    // Twice in a row, for one that has found the server and is about to connect.
    for (let alone = 0; alone < 2 && performance.now() < deadline;) {
      alone = (await client.query(others)).rowCount === 0 ? alone + 1 : 0
      if (alone < 2) await sleep(lookAgainMs)
    }
  })
