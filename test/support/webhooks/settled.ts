import type { TestDatabase } from "../database/database.ts"
import { until } from "../until.ts"

/**
 * Waits until all transactions that are open now have ended, including those of other tests on the server. The feed
 * then shows everything that was committed.
 */
export const untilSettled = async ({ sql }: Pick<TestDatabase, "sql">): Promise<void> => {
  const [now] = await sql<{ xid: string }>("select pg_snapshot_xmax(pg_current_snapshot())::text as xid")
  await until(
    () => sql<{ over: boolean }>("select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as over", [now!.xid]),
    ([row]) => row!.over,
  )
}
