import { createHash } from "node:crypto"
import type { PgBoss } from "pg-boss"

/** The channel pg-boss notifies on: a name it derives from its schema. Contract: `test/contract/listen.test.ts`. */
export const notifyChannel = `pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}`

/**
 * Calls `onJob` with the name of a queue when a job that is due was added to it, and with `undefined` when the
 * connection was lost and is back, because then any queue may have got one. This is only a hint: a caller that needs
 * certainty polls as well. Rejects where the database does not let one listen, as behind a pooler.
 */
export const listenForJobs = async (
  boss: PgBoss,
  onJob: (queue: string | undefined) => void,
): Promise<{ readonly close: () => Promise<void> }> => {
  const db = boss.getDb()
  if (db.listen === undefined) throw new Error("this database connection cannot listen")
  return db.listen(notifyChannel, onJob, () => onJob(undefined))
}
