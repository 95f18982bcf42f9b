import type { TenantId } from "@svc/domain/shared/ids"
import type { RefreshTokenStore } from "@svc/domain/identity/ports/refresh-token-store"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "RefreshTokenStore"

export const makePostgresRefreshTokenStore = (db: Db): RefreshTokenStore => ({
  insert: (token) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("refresh_tokens")
          .values({
            tenant_id: token.tenantId,
            hash: token.hash,
            client_id: token.clientId,
            family_id: token.familyId,
            expires_at: new Date(token.expiresAt),
          })
          .execute(),
      ),
    ),

  tenantOf: (hash) =>
    Effect.map(
      query(db, port, (q) => sql<{ id: string | null }>`select tenant_of_refresh_token(${hash}) as id`.execute(q)),
      ({ rows: [row] }) => (row?.id ?? undefined) as TenantId | undefined,
    ),

  findForUpdate: (tenantId, hash) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("refresh_tokens")
          .selectAll()
          .where("tenant_id", "=", tenantId)
          .where("hash", "=", hash)
          .forUpdate()
          .executeTakeFirst(),
      ),
      (row) =>
        row === undefined
          ? undefined
          : {
              hash: row.hash,
              tenantId: row.tenant_id,
              clientId: row.client_id,
              familyId: row.family_id,
              expiresAt: row.expires_at,
              ...(row.used_at === null ? {} : { usedAt: row.used_at }),
              ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
            },
    ),

  markUsed: (tenantId, hash, at) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("refresh_tokens")
          .set({ used_at: new Date(at) })
          .where("tenant_id", "=", tenantId)
          .where("hash", "=", hash)
          .execute(),
      ),
    ),

  isFamilyRevoked: (tenantId, familyId) =>
    Effect.map(
      query(db, port, (q) =>
        q
          .selectFrom("refresh_tokens")
          .select("hash")
          .where("tenant_id", "=", tenantId)
          .where("family_id", "=", familyId)
          .where("revoked_at", "is", null)
          .limit(1)
          .executeTakeFirst(),
      ),
      (standing) => standing === undefined,
    ),

  revokeOfUser: (tenantId, userId, at) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("refresh_tokens")
          .set({ revoked_at: new Date(at) })
          .where("tenant_id", "=", tenantId)
          .where("revoked_at", "is", null)
          .where("client_id", "in", (tokens) =>
            tokens
              .selectFrom("personal_tokens")
              .select("client_id")
              .where("tenant_id", "=", tenantId)
              .where("user_id", "=", userId),
          )
          .execute(),
      ),
    ),

  revokeFamily: (tenantId, familyId, at) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .updateTable("refresh_tokens")
          .set({ revoked_at: new Date(at) })
          .where("tenant_id", "=", tenantId)
          .where("family_id", "=", familyId)
          .where("revoked_at", "is", null)
          .execute(),
      ),
    ),
})
