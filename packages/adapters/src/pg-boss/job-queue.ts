import type { JobQueue } from "@svc/domain/shared/ports/job-queue"
import { Effect } from "effect"
import type { PgBoss } from "pg-boss"
import { inTransaction } from "./in-transaction.ts"

/** Sends in the current transaction when there is one, so a job exists only if its cause was committed. */
export const makePgBossJobQueue = (boss: PgBoss): JobQueue => ({
  enqueue: (name, data) => Effect.asVoid(inTransaction("JobQueue", (db) => boss.send(name, data, db))),
})
