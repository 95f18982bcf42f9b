import { PersonalTokenNotFound } from "@svc/domain/identity/identity.errors"
import { printPermission } from "@svc/domain/identity/permissions"
import type { PersonalToken } from "@svc/domain/identity/personal-token"
import type { PersonalTokenStore } from "@svc/domain/identity/ports/personal-token-store"
import { Effect } from "effect"
import { type RawBuilder, type Selectable, sql, type Updateable } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"
import { toPermissions } from "./stored-permissions.ts"

const port = "PersonalTokenStore"
type Row = Selectable<Tables["personal_tokens"]>
/** The columns of a token that HTTP may read; only a function of the database returns the secret's hash. */
const shown = [
  "tenant_id",
  "client_id",
  "user_id",
  "name",
  "permissions",
  "created_at",
  "revoked_at",
  "expires_at",
  "last_used_at",
  "last_used_from",
  "made_by",
] as const

const toPersonalToken = (row: Pick<Row, (typeof shown)[number]>): PersonalToken => ({
  clientId: row.client_id,
  tenantId: row.tenant_id,
  userId: row.user_id,
  name: row.name,
  permissions: toPermissions(row.permissions),
  createdAt: row.created_at,
  ...(row.made_by === null ? {} : { madeBy: row.made_by }),
  ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
  ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
  ...(row.last_used_from === null ? {} : { lastUsedFrom: row.last_used_from }),
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
            expires_at: token.expiresAt === undefined ? null : new Date(token.expiresAt),
            made_by: token.madeBy ?? null,
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
        q.selectFrom("personal_tokens").select(shown).where("tenant_id", "=", tenantId).orderBy("client_id").execute(),
      ),
      (rows) => rows.map(toPersonalToken),
    ),

  hold: (tenantId, clientId) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("personal_tokens")
          .select(shown)
          .where("tenant_id", "=", tenantId)
          .where("client_id", "=", clientId)
          .forShare()
          .executeTakeFirst(),
      ),
      (row) => row && toPersonalToken(row),
    ),

  markUsed: ({ tenantId, clientId }, at, address) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("personal_tokens")
          .set({ last_used_at: new Date(at), last_used_from: address })
          .where("tenant_id", "=", tenantId)
          .where("client_id", "=", clientId)
          .execute(),
      ),
    ),

  revokeOfUser: (tenantId, userId, at) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("personal_tokens")
          .set({ revoked_at: new Date(at) })
          .where("tenant_id", "=", tenantId)
          .where("user_id", "=", userId)
          .where("revoked_at", "is", null)
          .execute(),
      ),
    ),

  rename: (tenantId, clientId, name) => change(db, tenantId, clientId, { name }),
  revoke: (tenantId, clientId, at) =>
    change(db, tenantId, clientId, { revoked_at: sql`coalesce(revoked_at, ${new Date(at)})` }),
})

const change = Effect.fnUntraced(function* (
  db: Db,
  tenantId: PersonalToken["tenantId"],
  clientId: PersonalToken["clientId"],
  values: Updateable<Tables["personal_tokens"]> | { readonly revoked_at: RawBuilder<unknown> },
) {
  const row = yield* query(db, port, (q) =>
    q
      .updateTable("personal_tokens")
      .set(values as Updateable<Tables["personal_tokens"]>)
      .where("tenant_id", "=", tenantId)
      .where("client_id", "=", clientId)
      .returning(shown)
      .executeTakeFirst(),
  )
  return row === undefined ? yield* new PersonalTokenNotFound({ clientId }) : toPersonalToken(row)
})
