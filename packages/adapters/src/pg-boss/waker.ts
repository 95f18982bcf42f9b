import { setTimeout as pause } from "node:timers/promises"
import type { Pool } from "pg"
import { notifyChannel } from "./listen.ts"

const notify = { name: "svc_wake", text: "select pg_notify($1, queue) from unnest($2::text[]) queue" }

/** From one notification to the next, in milliseconds. */
const gatherMs = 10

/**
 * Wakes the workers of queues, by a transaction of its own: one that notifies holds a lock of the whole cluster until its
 * commit is on disk, so that others which notify wait for it. What is asked for meanwhile, and shortly after, goes out
 * together. It is a hint: a worker looks into its queues anyway.
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
