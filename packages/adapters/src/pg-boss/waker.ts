import { setTimeout as pause } from "node:timers/promises"
import type { Pool } from "pg"
import { notifyChannel } from "./listen.ts"

const notify = { name: "svc_wake", text: "select pg_notify($1, queue) from unnest($2::text[]) queue" }

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
      const queues = [...wanted]
      wanted.clear()
      await pool.query({ ...notify, values: [notifyChannel, queues] }).catch(() => undefined)
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
