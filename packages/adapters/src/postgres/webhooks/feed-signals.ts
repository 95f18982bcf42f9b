import { makeClient } from "../base/connection-to.ts"
import type { FeedSignals } from "./feed-watch.ts"
import { feedChannel } from "../../pg-boss/waker.ts"

const retryMs = 1_000

/**
 * From the first wait on, listens on a connection of its own. Signals are hints: where the database does not allow
 * LISTEN, such as behind a pooler, readers look from time to time.
 */
export const makeFeedSignals = (url: string, applicationName: string): FeedSignals => {
  let client: ReturnType<typeof makeClient> | undefined
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const connect = async (told: (legalEntityId: string | undefined) => void): Promise<void> => {
    const made = makeClient(url, { application_name: applicationName, connectionTimeoutMillis: 10_000 })
    client = made
    const again = () => {
      if (isClosed || client !== made) return
      client = undefined
      told(undefined)
      timer = setTimeout(() => void connect(told), retryMs)
      timer.unref()
    }
    made.on("error", again)
    made.on("end", again)
    made.on("notification", ({ payload }) => told(payload))
    try {
      await made.connect()
      await made.query(`listen ${feedChannel}`)
      told(undefined)
    } catch {
      again()
      void made.end().catch(() => undefined)
    }
  }

  return {
    listen: (told) => {
      if (client === undefined && timer === undefined && !isClosed) void connect(told)
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
