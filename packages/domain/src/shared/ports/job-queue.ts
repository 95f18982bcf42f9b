import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { Timestamp } from "../timestamp.ts"

interface JobTiming {
  /** When the job is due; at once when absent or past. */
  readonly dueAt?: Timestamp
  /**
   * A key of the job: of several jobs with one key in a queue only one waits, due at the earliest of their times. A job
   * that is being done does not count.
   */
  readonly key?: string
}

/** Name, data and timing of a job to be done. */
type JobToDo<Jobs> = {
  readonly [N in keyof Jobs & string]: [name: N, data: Jobs[N], timing?: JobTiming]
}[keyof Jobs & string]

/**
 * Background work of a context: `Jobs` gives the data of each job by the name of its queue. `enqueue` joins the running
 * unit of work, so a job exists only if its cause was committed (contract O4).
 */
export interface JobQueue<Jobs> {
  readonly enqueue: (...job: JobToDo<Jobs>) => Effect.Effect<void, PortUnavailable>
}
