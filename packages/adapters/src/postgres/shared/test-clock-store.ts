import { sql } from "kysely"
import { withConnection } from "../base/connect.ts"
import type { Db } from "../base/database.ts"

/** The time of the test clock when the service ran last, in milliseconds; 0 when it never ran here. */
export const readTestClock = (url: string): Promise<number> =>
  withConnection(url, "svc test clock", async (client) => {
    const { rows } = await client.query<{ now: Date }>("select now from svc.test_clock")
    return rows[0]?.now.getTime() ?? 0
  })

/** Stores the time of the test clock, so that a restart does not go back in time. */
export const saveTestClock = async (db: Db, now: number): Promise<void> => {
  await sql`insert into test_clock (now) values (${new Date(now)})
    on conflict (only_row) do update set now = excluded.now`.execute(db)
}
