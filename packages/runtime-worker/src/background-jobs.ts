import { ofDatabase } from "@svc/adapters/observability/database-away"
import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import { isSent, startSpan, withSpan } from "@svc/adapters/observability/tracing"
import type { Runtime } from "@svc/adapters/observability/runtime"
import { CurrentCause } from "@svc/domain/shared/change-cause"
import { given } from "@svc/domain/shared/given"
import { Effect } from "effect"
import type { Job, PgBoss, WorkOptions } from "pg-boss"
import type { AllJobs } from "@svc/adapters/wiring/jobs"
import type { AnyJobHandler, JobHandlers } from "./job.ts"

export interface BackgroundJobs {
  /** Reports that a job was added to a queue, or to an unknown one if no name is given. */
  readonly poke: (queue: string | undefined) => void
  /** Jobs done since the start. */
  readonly count: () => number
  readonly isIdle: () => boolean
  /** Takes no more jobs, and interrupts those that allow it; another worker continues them. */
  readonly stop: () => Promise<void>
}

/** Milliseconds between two polls for due jobs without a notification; one query covers all queues. */
const lookMs = 2_000
/** A queue has one poller per concurrent job. Pollers by themselves poll this rarely, because there are many. */
const pollSeconds = 60
/** Under a test clock, the code that moves the clock announces due jobs, and no time passes in which to poll. */
const neverSeconds = 100 * 365 * 24 * 60 * 60

/**
 * Registers every handler with its schedule; nothing else in the worker runs background jobs. `dueQueues` returns the
 * queues among the given ones that have due jobs; it is absent when `poke` announces every job.
 */
export const startBackgroundJobs = async (
  boss: PgBoss,
  { runOrThrow }: Runtime,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
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
    const { traceparent } = (job.data ?? {}) as { readonly traceparent?: string }
    const span = isSent(traceparent)
      ? startSpan(`job ${name}`, {
          side: "consumer",
          cause: traceparent,
          attributes: { "messaging.message.id": job.id },
        })
      : undefined
    const cause = {
      actor: { kind: "System" as const, name },
      operation: name,
      ...given({ traceId: span?.spanContext().traceId }),
    }
    const caused = Effect.provideService(handle(job.data as never), CurrentCause, cause)
    const work = runOrThrow(withSpan(span, caused), signal)
    running.add(work)
    const begun = performance.now()
    let outcome = "failed"
    try {
      await work
      done += 1
      outcome = "done"
    } catch (error) {
      if (stopping.signal.aborted) outcome = "interrupted"
      if (outcome === "interrupted") log.info({ job: name, jobId: job.id }, "the stop interrupted a background job")
      else log.error({ err: error, job: name, jobId: job.id }, "a background job failed and will be retried")
      throw error
    } finally {
      running.delete(work)
      metrics.jobs.inc({ queue: name, outcome })
      metrics.jobSeconds.inc({ queue: name }, (performance.now() - begun) / 1000)
    }
  }

  /** Works on one job of a queue at a time, and polls for the next one at once. */
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
    // Prometheus does not see the first increase of a counter that begins with it.
    metrics.jobs.inc({ queue: name, outcome: "failed" }, 0)
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
      (error: unknown) => log.error({ err: ofDatabase(error) }, "due background jobs could not be polled"),
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
