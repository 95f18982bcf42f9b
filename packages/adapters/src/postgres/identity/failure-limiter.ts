import { TooManyFailures } from "@svc/domain/identity/identity.errors"
import type { FailureLimiter } from "@svc/domain/identity/ports/failure-limiter"
import type { IdSource } from "@svc/domain/shared/ports/id-source"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const windowMs = 60_000
const port = "FailureLimiter"

/** Each call also deletes failures older than the window, so the table stays small. `perMinute` 0 means no limit. */
export const makePostgresFailureLimiter = (db: Db, ids: IdSource, perMinute: number): FailureLimiter => ({
  begin: Effect.fnUntraced(function* (names, now, times = 1) {
    if (perMinute === 0) return { succeeded: Effect.void }

    const begun = names.map((name) => ({ id: ids.next(), name, failed_at: new Date(now) }))
    const takeBack = Effect.asVoid(
      query(db, port, (q) =>
        q
          .deleteFrom("sign_in_failures")
          .where(
            "id",
            "in",
            begun.map(({ id }) => id),
          )
          .execute(),
      ),
    )
    const since = new Date(now - windowMs)
    const recent = yield* query(db, port, async (q) => {
      await q
        .deleteFrom("sign_in_failures")
        .where("name", "in", [...names])
        .where(sql<boolean>`failed_at <= ${since}`)
        .execute()
      await q.insertInto("sign_in_failures").values(begun).execute()
      return q
        .selectFrom("sign_in_failures")
        .select(({ fn }) => ["name", fn.countAll<string>().as("count"), fn.min("failed_at").as("oldest")])
        .where("name", "in", [...names])
        .groupBy("name")
        .execute()
    })
    const full = recent.filter(({ count }) => Number(count) > perMinute * times)
    if (full.length > 0) {
      yield* takeBack
      const freeAt = Math.max(...full.map(({ oldest }) => oldest + windowMs))
      return yield* new TooManyFailures({ retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now) / 1000)) })
    }
    return { succeeded: takeBack }
  }),
})
