import { TenantNotFound } from "@svc/domain/identity/identity.errors"
import { printPermission } from "@svc/domain/identity/permissions"
import type { UserStore } from "@svc/domain/identity/ports/user-store"
import type { Membership, User } from "@svc/domain/identity/user"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"
import { toPermissions } from "./stored-permissions.ts"

const port = "UserStore"

const toUser = (row: Selectable<Tables["users"]>): User => ({
  id: row.id,
  tenantId: row.tenant_id,
  name: row.name,
  kind: row.kind,
  state: row.state,
  permissions: toPermissions(row.permissions),
  ...(row.person_id === null ? {} : { personId: row.person_id }),
  ...(row.email === null ? {} : { email: row.email }),
  ...(row.first_name === null ? {} : { firstName: row.first_name }),
  ...(row.last_name === null ? {} : { lastName: row.last_name }),
})

const toColumns = ({ name, state, permissions, personId, email, firstName, lastName }: User) => ({
  name,
  state,
  permissions: permissions.map(printPermission),
  person_id: personId ?? null,
  email: email ?? null,
  first_name: firstName ?? null,
  last_name: lastName ?? null,
})

export const makePostgresUserStore = (db: Db): UserStore => {
  const ofTenant = (q: Db, tenantId: TenantId) =>
    q.selectFrom("users").selectAll().where("tenant_id", "=", tenantId).orderBy("id")

  /** Every tenant has a system user, so no users means no such tenant. */
  const orNoTenant = Effect.fnUntraced(function* (tenantId: TenantId, rows: readonly Selectable<Tables["users"]>[]) {
    return rows.length === 0 ? yield* new TenantNotFound({ tenantId }) : rows.map(toUser)
  })

  return {
    insertAll: (users) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .insertInto("users")
            .values(
              users.map((user) => ({ tenant_id: user.tenantId, id: user.id, kind: user.kind, ...toColumns(user) })),
            )
            .execute(),
        ),
      ),

    ofTenant: (tenantId) =>
      Effect.flatMap(
        query(db, port, (q) => ofTenant(q, tenantId).execute()),
        (rows) => orNoTenant(tenantId, rows),
      ),

    lockAll: (tenantId) =>
      Effect.flatMap(
        query(db, port, (q) => ofTenant(q, tenantId).forUpdate().execute()),
        (rows) => orNoTenant(tenantId, rows),
      ),

    find: (tenantId, id) =>
      Effect.map(
        query(db, port, (q) =>
          q.selectFrom("users").selectAll().where("tenant_id", "=", tenantId).where("id", "=", id).executeTakeFirst(),
        ),
        (row) => (row === undefined ? undefined : toUser(row)),
      ),

    update: (user) =>
      Effect.asVoid(
        query(db, port, (q) =>
          q
            .updateTable("users")
            .set(toColumns(user))
            .where("tenant_id", "=", user.tenantId)
            .where("id", "=", user.id)
            .execute(),
        ),
      ),

    tenantsOf: (person) =>
      Effect.map(
        query(db, port, (q) =>
          sql<{ tenant: TenantId }>`select tenant from tenants_of_person(${person}) tenant`.execute(q),
        ),
        ({ rows }) => rows.map(({ tenant }) => tenant),
      ),

    membershipsOf: (person) =>
      Effect.map(
        query(db, port, (q) =>
          sql<Membership>`select tenant_id as "tenantId", tenant_name as "tenantName", user_id as "userId"
            from memberships_of_person(${person})`.execute(q),
        ),
        ({ rows }) => rows,
      ),
  }
}
