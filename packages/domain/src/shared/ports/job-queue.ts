import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { Timestamp } from "../timestamp.ts"

interface JobTiming {
  /** The time when the job is due; at once when absent or past. */
  readonly dueAt?: Timestamp
  /**
   * The key of the job. Of several jobs with one key in a queue only one waits, due at the earliest of their times. A
   * running job does not count.
   */
  readonly key?: string
}

/** The name, data and timing of a job. */
type JobToDo<Jobs> = {
  readonly [N in keyof Jobs & string]: [name: N, data: Jobs[N], timing?: JobTiming]
}[keyof Jobs & string]

/**
 * The background jobs of a context. `Jobs` has the data of each job by the name of its queue. `enqueue` joins the
 * running unit of work, so that a job exists only if its cause was committed (contract O4).
 */
export interface JobQueue<Jobs> {
  readonly enqueue: (...job: JobToDo<Jobs>) => Effect.Effect<void, PortUnavailable>
  /** Adds many jobs of one queue that are due at once, each with a key of its own. */
  readonly enqueueAll: <N extends keyof Jobs & string>(
    name: N,
    jobs: readonly { readonly data: Jobs[N]; readonly key: string }[],
  ) => Effect.Effect<void, PortUnavailable>
}
