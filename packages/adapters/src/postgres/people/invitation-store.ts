import type { Invitation } from "@svc/domain/people/invitation"
import type { InvitationStore } from "@svc/domain/people/ports/invitation-store"
import type { TenantId, UserId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

const port = "InvitationStore"
type Row = Selectable<Tables["invitations"]>

const toInvitation = (row: Row): Invitation => ({
  hash: row.hash,
  kind: row.kind,
  tenantId: row.tenant,
  userId: row.user_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

export const makePostgresInvitationStore = (db: Db): InvitationStore => {
  const ofUser = (q: Db, tenantId: TenantId, userId: UserId) =>
    q.deleteFrom("invitations").where("tenant", "=", tenantId).where("user_id", "=", userId)

  return {
    put: ({ hash, kind, tenantId, userId, createdAt, expiresAt }) =>
      Effect.asVoid(
        query(db, port, async (q) => {
          await ofUser(q, tenantId, userId).execute()
          await q
            .insertInto("invitations")
            .values({
              hash,
              kind,
              tenant: tenantId,
              user_id: userId,
              created_at: new Date(createdAt),
              expires_at: new Date(expiresAt),
            })
            .execute()
        }),
      ),

    find: (hash) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from find_invitation(${hash})`.execute(q)),
        ({ rows: [row] }) => row && toInvitation(row),
      ),

    take: (hash) =>
      Effect.map(
        query(db, port, (q) => q.deleteFrom("invitations").where("hash", "=", hash).executeTakeFirst()),
        ({ numDeletedRows }) => numDeletedRows > 0n,
      ),

    removeOfUser: (tenantId, userId) => Effect.asVoid(query(db, port, (q) => ofUser(q, tenantId, userId).execute())),
  }
}
