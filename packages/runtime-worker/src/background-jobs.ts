import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Job, PgBoss } from "pg-boss"
import type { AllJobs } from "@svc/adapters/wiring/jobs"
import type { AnyJobHandler, JobHandlers } from "./job.ts"

export interface BackgroundJobs {
  /** Says that a job was added to a queue, or to any queue when the name is not known. */
  readonly poke: (queue: string | undefined) => void
  /** Jobs done since the start. */
  readonly count: () => number
  readonly isIdle: () => boolean
  /** Takes no more jobs, and cuts off those that may be cut off; another worker takes them up again. */
  readonly stop: () => Promise<void>
}

/** From one look of a queue for jobs to the next, where no notification came. */
const pollSeconds = 2
/** Under a clock that stands still, who moves it says what is due, and no time passes that could be polled in. */
const neverSeconds = 100 * 365 * 24 * 60 * 60

/**
 * Registers every handler with its schedule; no other place of the worker runs a background job. `polls` is false where
 * every job is announced by `poke`.
 */
export const startBackgroundJobs = async (
  boss: PgBoss,
  { runOrThrow }: Runtime,
  log: Log,
  all: JobHandlers<AllJobs>,
  polls: boolean,
): Promise<BackgroundJobs> => {
  const workers = new Map<string, string>()
  const running = new Set<Promise<unknown>>()
  const stopping = new AbortController()
  let done = 0

  const run = async (
    { name, handle, canBeCutOff }: AnyJobHandler,
    job: Pick<Job, "id" | "signal"> & { readonly data: unknown },
  ) => {
    const signal = canBeCutOff === true ? AbortSignal.any([job.signal, stopping.signal]) : job.signal
    const work = runOrThrow(handle(job.data as never), signal)
    running.add(work)
    try {
      await work
      done += 1
    } catch (error) {
      if (stopping.signal.aborted) log.info({ job: name, jobId: job.id }, "a background job was cut off by the stop")
      else log.error({ err: error, job: name, jobId: job.id }, "a background job failed and will be retried")
      throw error
    } finally {
      running.delete(work)
    }
  }

  const handlers = Object.entries(all).map(([name, handler]) => ({ name, ...handler }) as AnyJobHandler)
  for (const handler of handlers) {
    const { name, schedules = [], concurrency = 1 } = handler
    const polling = {
      batchSize: 1,
      pollingIntervalSeconds: polls ? pollSeconds : neverSeconds,
      localConcurrency: concurrency,
    }
    workers.set(name, await boss.work(name, polling, async ([job]) => job && run(handler, job)))
    for (const [index, { cron, timeZone = "UTC" }] of schedules.entries()) {
      await boss.schedule(name, cron, null, {
        tz: timeZone,
        missed: "once",
        ...(index === 0 ? {} : { key: String(index) }),
      })
    }
  }
  return {
    poke: (queue) => {
      for (const [name, id] of workers) if (queue === undefined || queue === name) boss.notifyWorker(id)
    },
    count: () => done,
    isIdle: () => running.size === 0,
    stop: async () => {
      for (const name of workers.keys()) await boss.offWork(name, { wait: false })
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}
