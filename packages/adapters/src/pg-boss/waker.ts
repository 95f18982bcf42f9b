import { setTimeout as pause } from "node:timers/promises"
import type { Pool } from "pg"
import { notifyChannel } from "./listen.ts"

const notify = {
  name: "svc_wake",
  text: "select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) told (channel, payload)",
}

/** The channel that announces new events. The payload is the id of a legal entity. */
export const feedChannel = "svc_feed"
const feedPrefix = `${feedChannel} `
/** The name under which those who wait for a legal entity's events are woken. Other names are those of queues. */
export const feedSignal = (legalEntityId: string): string => `${feedPrefix}${legalEntityId}`

/** Milliseconds between two notifications. */
const gatherMs = 10

/**
 * Wakes the workers of queues in a separate transaction: a transaction that notifies holds a lock of the whole cluster
 * until its commit is on disk, so that others that notify wait for it. Requests that arrive during and shortly after a
 * notification are sent together. This is a hint: workers poll their queues anyway.
 */
export const makeWaker = (pool: Pool): ((queues: ReadonlySet<string>) => void) => {
  const wanted = new Set<string>()
  let isBusy = false

  const send = async () => {
    while (wanted.size > 0) {
      const told = [...wanted].map((name) =>
        name.startsWith(feedPrefix) ? [feedChannel, name.slice(feedPrefix.length)] : [notifyChannel, name],
      )
      wanted.clear()
      const [channels, payloads] = [0, 1].map((part) => told.map((each) => each[part]))
      await pool.query({ ...notify, values: [channels, payloads] }).catch(() => undefined)
      await pause(gatherMs, undefined, { ref: false })
    }
    isBusy = false
  }

  return (queues) => {
    for (const queue of queues) wanted.add(queue)
    if (isBusy || wanted.size === 0) return
    isBusy = true
    void send()
  }
}
