import type { Invitation } from "@svc/domain/people/invitation"
import type { InvitationStore } from "@svc/domain/people/ports/invitation-store"
import { printJson } from "@svc/domain/shared/exact-json"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { ask, askWhether } from "../base/ask.ts"
import { query } from "../base/transaction.ts"

const port = "InvitationStore"
type Row = Selectable<Tables["invitations"]>

const toInvitation = (row: Row): Invitation => ({
  hash: row.hash,
  kind: row.kind,
  tenantId: row.tenant,
  userId: row.user_id,
  byOperator: row.by_operator,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

export const makePostgresInvitationStore = (db: Db): InvitationStore => {
  return {
    put: ({ hash, kind, tenantId, userId, byOperator, createdAt, expiresAt }) => {
      const link = {
        hash,
        kind,
        tenant: tenantId,
        user_id: userId,
        created_at: new Date(createdAt),
        expires_at: new Date(expiresAt),
      }
      const put = ask(db, port, sql`put_invitation(${printJson(link)})`)
      return byOperator ? Effect.andThen(put, ask(db, port, sql`own_invitation(${hash})`)) : put
    },

    find: (hash) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from find_invitation(${hash})`.execute(q)),
        ({ rows: [row] }) => row && toInvitation(row),
      ),

    take: (hash) => askWhether(db, port, sql`take_invitation(${hash})`),
    removeOfUser: (tenantId, userId) => ask(db, port, sql`end_invitation_of_user(${tenantId}, ${userId})`),
  }
}
