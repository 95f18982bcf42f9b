import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Effect } from "effect"
import type { PgBoss } from "pg-boss"
import type { AnyJobHandler } from "./job.ts"

export interface BackgroundJobs {
  /** Something was added to a queue, or to any when it is not known which. */
  readonly poke: (queue: string | undefined) => void
  /** Jobs done since the start. */
  readonly count: () => number
  readonly isIdle: () => boolean
}

/** Registers every handler with its schedule; the only place where the worker runs a background job. */
export const startBackgroundJobs = async (
  boss: PgBoss,
  { runOrThrow }: Runtime,
  log: Log,
  handlers: readonly AnyJobHandler[],
): Promise<BackgroundJobs> => {
  const workers = new Map<string, string>()
  let running = 0
  let done = 0
  for (const { name, schedule, concurrency = 1, handle } of handlers) {
    const polling = { batchSize: 1, pollingIntervalSeconds: 2, localConcurrency: concurrency }
    const id = await boss.work(name, polling, async ([job]) => {
      if (job === undefined) return
      running += 1
      try {
        await runOrThrow(handle(job.data as never) as Effect.Effect<unknown, unknown>, job.signal)
        done += 1
      } catch (error) {
        log.error({ err: error, job: name, jobId: job.id }, "a background job failed and will be retried")
        throw error
      } finally {
        running -= 1
      }
    })
    workers.set(name, id)
    if (schedule !== undefined) await boss.schedule(name, schedule, null, { tz: "UTC", missed: "once" })
  }
  return {
    poke: (queue) => {
      for (const [name, id] of workers) if (queue === undefined || queue === name) boss.notifyWorker(id)
    },
    count: () => done,
    isIdle: () => running === 0,
  }
}
