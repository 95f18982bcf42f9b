import { PersonalTokenNotFound } from "@svc/domain/identity/identity.errors"
import { parsePermission, printPermission } from "@svc/domain/identity/permissions"
import type { PersonalToken } from "@svc/domain/identity/personal-token"
import type { PersonalTokenStore } from "@svc/domain/identity/ports/personal-token-store"
import { Effect, Result } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

const port = "PersonalTokenStore"
type Row = Selectable<Tables["personal_tokens"]>

const toPersonalToken = (row: Row): PersonalToken => ({
  clientId: row.client_id,
  tenantId: row.tenant_id,
  userId: row.user_id,
  name: row.name,
  permissions: row.permissions.map((text) => Result.getOrThrowWith(parsePermission(text), (said) => new Error(said))),
  createdAt: row.created_at,
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
})

export const makePostgresPersonalTokenStore = (db: Db): PersonalTokenStore => ({
  insert: (token, secretHash) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("personal_tokens")
          .values({
            tenant_id: token.tenantId,
            client_id: token.clientId,
            user_id: token.userId,
            name: token.name,
            permissions: token.permissions.map(printPermission),
            secret_hash: secretHash,
            created_at: new Date(token.createdAt),
          })
          .execute(),
      ),
    ),

  findByClientId: (clientId) =>
    Effect.map(
      query(db, port, (q) => sql<Row>`select * from find_personal_token(${clientId})`.execute(q)),
      ({ rows: [row] }) =>
        row === undefined ? undefined : { token: toPersonalToken(row), secretHash: row.secret_hash },
    ),

  list: (tenantId) =>
    Effect.map(
      query(db, port, (q) =>
        q.selectFrom("personal_tokens").selectAll().where("tenant_id", "=", tenantId).orderBy("client_id").execute(),
      ),
      (rows) => rows.map(toPersonalToken),
    ),

  revoke: Effect.fnUntraced(function* (tenantId, clientId, at) {
    const row = yield* query(db, port, (q) =>
      q
        .updateTable("personal_tokens")
        .set({ revoked_at: sql`coalesce(revoked_at, ${new Date(at)})` })
        .where("tenant_id", "=", tenantId)
        .where("client_id", "=", clientId)
        .returningAll()
        .executeTakeFirst(),
    )
    return row === undefined ? yield* new PersonalTokenNotFound({ clientId }) : toPersonalToken(row)
  }),
})
