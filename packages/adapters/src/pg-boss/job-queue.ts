import type { JobQueue } from "@svc/domain/shared/ports/job-queue"
import { toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import type { PgBoss } from "pg-boss"
import { inTransaction } from "./in-transaction.ts"

/**
 * Sends in the current transaction when there is one, so a job exists only if its cause was committed. `now` is the
 * application's clock, in milliseconds.
 */
export const makePgBossJobQueue = (boss: PgBoss, now: () => number): JobQueue => ({
  enqueue: (name, data, { dueAt, key } = {}) =>
    Effect.asVoid(
      inTransaction("JobQueue", (db) =>
        boss.send(name, data, {
          ...db,
          ...(dueAt === undefined || dueAt <= now() ? {} : { startAfter: toIso(dueAt) }),
          ...(key === undefined ? {} : { singletonKey: key }),
        }),
      ),
    ),
})
