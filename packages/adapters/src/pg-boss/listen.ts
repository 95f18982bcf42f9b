import { createHash } from "node:crypto"
import type { PgBoss } from "pg-boss"

/**
 * The channel on which pg-boss notifies: a name that it derives from its schema. `test/contract/listen.test.ts` checks
 * it.
 */
export const notifyChannel = `pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}`

/**
 * Calls `onJob` with the name of a queue when a due job was added to it, and with `undefined` after a lost connection
 * is back, because any queue may have got a job meanwhile. This is only a hint: a caller that must not miss a job polls
 * as well. Rejects where the database does not allow LISTEN, for example behind a pooler.
 */
export const listenForJobs = async (
  boss: PgBoss,
  onJob: (queue: string | undefined) => void,
): Promise<{ readonly close: () => Promise<void> }> => {
  const db = boss.getDb()
  if (db.listen === undefined) throw new Error("this database connection cannot listen")
  return db.listen(notifyChannel, onJob, () => onJob(undefined))
}
