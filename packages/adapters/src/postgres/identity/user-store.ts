import { TenantNotFound } from "@svc/domain/identity/identity.errors"
import type { UserStore } from "@svc/domain/identity/ports/user-store"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "UserStore"

export const makePostgresUserStore = (db: Db): UserStore => ({
  insertAll: (users) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("users")
          .values(users.map(({ tenantId, id, name, kind }) => ({ tenant_id: tenantId, id, name, kind })))
          .execute(),
      ),
    ),

  ofTenant: Effect.fnUntraced(function* (tenantId) {
    const rows = yield* query(db, port, (q) =>
      q.selectFrom("users").selectAll().where("tenant_id", "=", tenantId).orderBy("id").execute(),
    )
    // Every tenant has its system user, so a tenant without users does not exist.
    if (rows.length === 0) return yield* new TenantNotFound({ tenantId })
    return rows.map(({ id, name, kind }) => ({ id: id, tenantId, name, kind }))
  }),
})
