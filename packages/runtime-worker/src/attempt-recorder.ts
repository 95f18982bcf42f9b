import type { Log } from "@svc/adapters/observability/log"
import type { Metrics } from "@svc/adapters/observability/metrics"
import type { Runtime } from "@svc/adapters/observability/runtime"
import type { MadeAttempt, RecordAttempts, RecordedAttempt } from "@svc/domain/webhooks/use-cases/record-attempts"
import { Exit } from "effect"

export interface AttemptRecorder {
  readonly add: (made: MadeAttempt) => void
  /** Attempts that were made but are not written yet. */
  readonly pending: () => number
  /** Resolves when everything added so far is written or given up. */
  readonly flushed: () => Promise<void>
}

interface Waiting {
  readonly made: MadeAttempt
  /** Writes it was part of and that failed; a batch that fails is halved until the row that breaks it stands alone. */
  readonly failures: number
}

const batchSize = 200
/** A lone attempt that cannot be written is left to its lease after so many tries: it will be made again. */
const patience = 20
const longestPauseMs = 2_000

/** Writes attempts in groups, one group at a time: as many as have come in while the last one was written. */
export const makeAttemptRecorder = (
  { run }: Runtime,
  record: RecordAttempts,
  log: Log,
  metrics: Metrics,
  onRecorded: (recorded: readonly RecordedAttempt[]) => void,
): AttemptRecorder => {
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined
  let inWrite = 0

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    const exit = await run(record(batch.map(({ made }) => made)))
    if (Exit.isSuccess(exit)) {
      for (const { attempt } of exit.value) {
        metrics.attempts.inc({ outcome: attempt.succeeded ? "delivered" : "failed", reason: attempt.failureReason ?? "" })
        metrics.attemptSeconds.observe(attempt.durationMs / 1000)
      }
      return onRecorded(exit.value)
    }
    const [first] = batch
    const failures = (first?.failures ?? 0) + 1
    log.error({ err: exit.cause, attempts: batch.length, failures }, "webhook attempts could not be written")
    await new Promise((resume) => setTimeout(resume, Math.min(50 * 2 ** failures, longestPauseMs)))
    if (batch.length === 1 && failures >= patience) return
    const again = batch.map(({ made }) => ({ made, failures }))
    const half = Math.ceil(again.length / 2)
    await write(again.slice(0, half))
    if (again.length > half) await write(again.slice(half))
  }

  const loop = async (): Promise<void> => {
    // Let the answers that arrive in this turn of the event loop come along.
    await new Promise((resume) => setImmediate(resume))
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize)
      waiting = waiting.slice(batchSize)
      inWrite = batch.length
      await write(batch)
      inWrite = 0
    }
    writing = undefined
  }

  return {
    add: (made) => {
      waiting.push({ made, failures: 0 })
      writing ??= loop()
    },
    pending: () => waiting.length + inWrite,
    flushed: async () => {
      while (writing !== undefined) await writing
    },
  }
}
