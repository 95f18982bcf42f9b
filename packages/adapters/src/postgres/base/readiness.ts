import { sql } from "kysely"
import type { Db } from "./database.ts"

export interface Readiness {
  readonly ready: boolean
  /** The result of each check, in plain words when something is wrong. */
  readonly checks: Readonly<Record<string, string>>
}

const longestMs = 2_000

/**
 * True when the process can do its work (contract O5): its database answers within two seconds of real time and the
 * process is not stopping.
 */
export const checkReadiness = async (db: Db, stopping: () => boolean): Promise<Readiness> => {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<false>()
  const timer = setTimeout(() => giveUp(false), longestMs)
  const answers = await Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    late,
  ])
  clearTimeout(timer)
  return {
    ready: answers && !stopping(),
    checks: { database: answers ? "ok" : "does not answer", process: stopping() ? "is stopping" : "ok" },
  }
}
