import type { AllJobs } from "@svc/adapters/wiring/jobs"
import type { Effect } from "effect"

type JobName = keyof AllJobs

/** Handles the jobs of one queue. The queue's own policy retries a failed job. */
interface JobHandler<N extends JobName> {
  readonly name: N
  /** Set for jobs that start by themselves: cron expressions, in UTC unless a time zone is named. */
  readonly schedules?: readonly { readonly cron: string; readonly timeZone?: string }[]
  /** Concurrent jobs of the queue in one process; 1 when absent. */
  readonly concurrency?: number
  /** Set for long jobs that can continue where they stopped: a stopping worker interrupts them instead of waiting. */
  readonly canBeCutOff?: true
  readonly handle: (data: AllJobs[N]) => Effect.Effect<unknown, unknown>
}

/** Any one of the handlers, with its name and its data still tied together. */
export type AnyJobHandler = { [N in JobName]: JobHandler<N> }[JobName]

/** The handlers of some queues, by queue name. A queue without a handler does not compile. */
export type JobHandlers<Jobs> = { readonly [N in keyof Jobs & JobName]: Omit<JobHandler<N>, "name"> }
