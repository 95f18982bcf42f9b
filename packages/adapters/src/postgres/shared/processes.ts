import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { hostname } from "node:os"
import type { Log } from "../../observability/log.ts"
import { ofDatabase } from "../../observability/database-away.ts"
import type { Db } from "../base/database.ts"

const reportEveryMs = 10_000
/**
 * The number of a migration that this process reports. The database keeps the rights that older processes need while
 * one of them runs (`take_former_writes`).
 */
const writtenFor = 250
/** A process that has not reported for this long is considered gone. */
const silentSeconds = 30

/** A running process with the ids of its keys; the first key encrypts. */
export interface RunningProcess {
  readonly kind: "http" | "worker"
  readonly host: string
  readonly pid: number
  readonly keyIds: readonly string[]
}

/** Reports this process to the database until it is stopped (contract O18). A failure is logged and delays nothing. */
export const reportProcess = async (
  db: Db,
  kind: RunningProcess["kind"],
  keyIds: readonly string[],
  log: Log,
): Promise<{ readonly stop: () => Promise<void> }> => {
  const id = randomUUID()
  const attempt = (statement: ReturnType<typeof sql>) =>
    statement
      .execute(db)
      .catch((error: unknown) => log.warn({ err: ofDatabase(error) }, "a process cannot report itself"))
  const report = () =>
    attempt(
      sql`select report_process(${id}, ${kind}, ${hostname()}, ${process.pid}, ${sql.val([...keyIds])}::text[], ${writtenFor})`,
    )
  await report()
  const timer = setInterval(() => void report(), reportEveryMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await attempt(sql`select forget_process(${id})`)
    },
  }
}

/** The processes that reported within the last half minute, oldest first. */
export const readProcesses = async (db: Db): Promise<readonly RunningProcess[]> => {
  const { rows } = await sql<RunningProcess>`
    select kind, host, pid, key_ids as "keyIds" from processes
    where seen_at > now() - ${silentSeconds} * interval '1 second' order by started_at, id`.execute(db)
  return rows
}
