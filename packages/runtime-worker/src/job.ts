import type { AllJobs } from "@svc/adapters/wiring/jobs"
import type { Effect } from "effect"

type JobName = keyof AllJobs

/** Serves one queue. A handler that fails is retried by the queue's own policy. */
interface JobHandler<N extends JobName> {
  readonly name: N
  /** Set for work that starts by itself: cron expressions, in UTC unless a time zone is named. */
  readonly schedules?: readonly { readonly cron: string; readonly timeZone?: string }[]
  /** Jobs of the queue that one process works on at a time; 1 when absent. */
  readonly concurrency?: number
  /** Set for work that takes long and goes on where it was: a worker that stops does not wait for it. */
  readonly canBeCutOff?: true
  readonly handle: (data: AllJobs[N]) => Effect.Effect<unknown, unknown>
}

/** Any one of the handlers, with its name and its data still tied together. */
export type AnyJobHandler = { [N in JobName]: JobHandler<N> }[JobName]

/** The handlers of some queues, by the names of the queues: a queue without a handler does not compile. */
export type JobHandlers<Jobs> = { readonly [N in keyof Jobs & JobName]: Omit<JobHandler<N>, "name"> }
