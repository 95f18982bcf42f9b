import { sql } from "kysely"
import type { Db } from "../postgres/database.ts"

export interface Readiness {
  readonly ready: boolean
  /** What was checked, and what is wrong in plain words. */
  readonly checks: Readonly<Record<string, string>>
}

const longestMs = 2_000

/** Whether the process can do its work: its database answers within two seconds of real time and it is not stopping. */
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
