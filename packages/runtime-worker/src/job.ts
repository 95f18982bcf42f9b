import type { JobName, Jobs } from "@svc/domain/shared/ports/job-queue"
import type { Effect } from "effect"

/** What the worker needs to serve one queue. A handler that fails is retried by the queue's own policy. */
export interface JobHandler<N extends JobName> {
  readonly name: N
  /** A cron expression in UTC, for work that starts by itself. */
  readonly schedule?: string
  /** Jobs of the queue that one process works on at a time; 1 when absent. */
  readonly concurrency?: number
  readonly handle: (data: Jobs[N]) => Effect.Effect<unknown, unknown>
}

/** Any one of the handlers, with its name and its data still tied together. */
export type AnyJobHandler = { [N in JobName]: JobHandler<N> }[JobName]

export const defineJob = <N extends JobName>(handler: JobHandler<N>): JobHandler<N> => handler
