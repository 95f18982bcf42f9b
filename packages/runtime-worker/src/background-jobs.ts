import { ofDatabase } from "@svc/adapters/observability/database-away"
import type { Log } from "@svc/adapters/observability/log"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { Job, PgBoss, WorkOptions } from "pg-boss"
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

/** From one look for queues with due jobs to the next, where no notification came: one question for all queues. */
const lookMs = 2_000
/** A queue has a worker for each job that is done at a time. By themselves they look as seldom, for there are many. */
const pollSeconds = 60
/** Under a clock that stands still, who moves it says what is due, and no time passes that could be polled in. */
const neverSeconds = 100 * 365 * 24 * 60 * 60

/**
 * Registers every handler with its schedule; no other place of the worker runs a background job. `dueQueues` gives those
 * of the queues that have something due; it is absent where every job is announced by `poke`.
 */
export const startBackgroundJobs = async (
  boss: PgBoss,
  { runOrThrow }: Runtime,
  log: Log,
  all: JobHandlers<AllJobs>,
  dueQueues: ((queues: readonly string[]) => Promise<readonly string[]>) | undefined,
): Promise<BackgroundJobs> => {
  const workers = new Map<string, readonly string[]>()
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

  /** Does one job of a queue at a time, and looks for the next one at once. */
  const startOne = async (handler: AnyJobHandler, polling: WorkOptions): Promise<string> => {
    const id: string = await boss.work(handler.name, polling, async ([job]) => {
      if (job !== undefined) await run(handler, job).finally(() => boss.notifyWorker(id))
    })
    return id
  }

  const poke = (queue: string | undefined): void => {
    for (const [name, ids] of workers)
      if (queue === undefined || queue === name) ids.forEach((id) => boss.notifyWorker(id))
  }

  const handlers = Object.entries(all).map(([name, handler]) => ({ name, ...handler }) as AnyJobHandler)
  for (const handler of handlers) {
    const { name, schedules = [], concurrency = 1 } = handler
    const polling = {
      batchSize: 1,
      pollingIntervalSeconds: dueQueues === undefined ? neverSeconds : pollSeconds,
    }
    workers.set(name, await Promise.all(Array.from({ length: concurrency }, () => startOne(handler, polling))))
    for (const [index, { cron, timeZone = "UTC" }] of schedules.entries()) {
      await boss.schedule(name, cron, null, {
        tz: timeZone,
        missed: "once",
        ...(index === 0 ? {} : { key: String(index) }),
      })
    }
  }
  const look = (due: NonNullable<typeof dueQueues>): Promise<void> =>
    due([...workers.keys()]).then(
      (queues) => queues.forEach(poke),
      (error: unknown) => log.error({ err: ofDatabase(error) }, "due background jobs could not be looked for"),
    )
  let looking: Promise<void> | undefined
  const timer =
    dueQueues === undefined
      ? undefined
      : setInterval(() => {
          looking ??= look(dueQueues).finally(() => {
            looking = undefined
          })
        }, lookMs)

  return {
    poke,
    count: () => done,
    isIdle: () => running.size === 0,
    stop: async () => {
      clearInterval(timer)
      await looking
      for (const name of workers.keys()) await boss.offWork(name, { wait: false })
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}
