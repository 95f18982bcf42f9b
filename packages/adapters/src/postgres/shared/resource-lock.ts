import type { ResourceLock } from "@svc/domain/shared/ports/resource-lock"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

export const makePostgresResourceLock = (db: Db): ResourceLock => ({
  hold: (tenantId, name) =>
    Effect.asVoid(
      query(db, "ResourceLock", (q) =>
        sql`select pg_advisory_xact_lock(hashtextextended(${`svc.resource:${tenantId}:${name}`}, 0))`.execute(q),
      ),
    ),
})
