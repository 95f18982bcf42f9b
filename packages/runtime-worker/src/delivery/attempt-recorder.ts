import { isAway } from "@svc/adapters/observability/database-away"
import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { DeliveryWork, MadeAttempt, RecordedAttempt } from "@svc/domain/webhooks/delivery-work"
import { Cause, Exit } from "effect"

export interface AttemptRecorder {
  readonly add: (made: MadeAttempt) => void
  /** Number of attempts that were made but not yet written. */
  readonly pending: () => number
  /** Resolves when everything added so far has been written or given up; from now on, an outage counts as a failure. */
  readonly flushed: () => Promise<void>
}

interface Waiting {
  readonly made: MadeAttempt
  /**
   * The number of failed writes that included the attempt. A failed batch is halved until the row that breaks it is
   * alone. An outage of the database is no failure of a row, so the batch stays whole and waits for its end.
   */
  readonly failures: number
}

const largestBatch = 400
/** Concurrent writes: while one waits for the disk, the next is prepared. */
const writers = 3
/** Attempts that end within this time are written together; the time is longer while others are being written. */
const gatherMs = 15
const gatherBehindMs = 25
/** After this many failed writes of a single attempt, its claim is left to expire, and the attempt is made again. */
const patience = 20
const longestPauseMs = 2_000

/** Writes attempts in groups, a few groups at a time. */
export const makeAttemptRecorder = (
  { run }: Runtime,
  record: DeliveryWork["recordAttempts"],
  log: Log,
  metrics: Metrics,
  onRecorded: (recorded: readonly RecordedAttempt[]) => void,
): AttemptRecorder => {
  let waiting: Waiting[] = []
  let gathering: NodeJS.Timeout | undefined
  let writing = 0
  let inWrite = 0
  let flushing = false
  const idle = new Set<() => void>()
  // Prometheus does not see the first increase of a counter that begins with it.
  for (const reason of ["internal", "crashed"]) metrics.attempts.inc({ outcome: "failed", reason }, 0)

  const write = async (batch: readonly Waiting[], outages = 0): Promise<void> => {
    const exit = await run(record(batch.map(({ made }) => made)))
    if (Exit.isSuccess(exit)) {
      count(metrics, exit.value)
      return onRecorded(exit.value)
    }
    const isOutage = !flushing && isAway(Cause.squash(exit.cause))
    const failures = (batch[0]?.failures ?? 0) + 1
    log.error({ err: exit.cause, attempts: batch.length, failures }, "webhook attempts could not be written")
    await new Promise((resume) => setTimeout(resume, Math.min(50 * 2 ** (failures + outages), longestPauseMs)))
    if (isOutage) return write(batch, outages + 1)
    if (batch.length === 1 && failures >= patience) return
    const again = batch.map(({ made }) => ({ made, failures }))
    const half = Math.ceil(again.length / 2)
    await write(again.slice(0, half))
    if (again.length > half) await write(again.slice(half))
  }

  const begin = async (): Promise<void> => {
    const batch = waiting.slice(0, largestBatch)
    waiting = waiting.slice(largestBatch)
    writing += 1
    inWrite += batch.length
    await write(batch)
    writing -= 1
    inWrite -= batch.length
    if (waiting.length > 0) schedule()
    else if (writing === 0) for (const resume of idle) resume()
  }

  const schedule = () => {
    if (writing >= writers) return
    if (waiting.length >= largestBatch) void begin()
    else
      gathering ??= setTimeout(
        () => {
          gathering = undefined
          if (waiting.length > 0 && writing < writers) void begin()
        },
        writing === 0 ? gatherMs : gatherBehindMs,
      )
  }

  return {
    add: (made) => {
      waiting.push({ made, failures: 0 })
      schedule()
    },
    pending: () => waiting.length + inWrite,
    flushed: async () => {
      flushing = true
      while (waiting.length + inWrite > 0) {
        await new Promise<void>((resume) => idle.add(resume))
      }
    },
  }
}

/** Counts each outcome of a batch once: looking up a label takes longer than everything else about an attempt. */
const count = ({ attempts, attemptSeconds }: Metrics, recorded: readonly RecordedAttempt[]): void => {
  const outcomes = new Map<string, number>()
  for (const { attempt } of recorded) {
    const reason = attempt.succeeded ? "" : (attempt.failureReason ?? "internal")
    outcomes.set(reason, (outcomes.get(reason) ?? 0) + 1)
    attemptSeconds.observe(attempt.durationMs / 1000)
  }
  for (const [reason, number] of outcomes)
    attempts.inc({ outcome: reason === "" ? "delivered" : "failed", reason }, number)
}
