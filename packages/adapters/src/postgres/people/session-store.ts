import type { SessionStore } from "@svc/domain/people/ports/session-store"
import type { Session } from "@svc/domain/people/session"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

const port = "SessionStore"
type Row = Selectable<Tables["sessions"]>

const toSession = (row: Row): Session => ({
  id: row.id,
  personId: row.person_id,
  tenantId: row.tenant,
  userId: row.user_id,
  address: row.address,
  userAgent: row.user_agent,
  createdAt: row.created_at,
  usedAt: row.used_at,
  confirmedAt: row.confirmed_at,
  expiresAt: row.expires_at,
  renews: row.renews,
  proof: row.proof,
  owesFactor: row.owes_factor,
})

const changing = (session: Session) => ({
  renews: session.renews,
  proof: session.proof,
  owes_factor: session.owesFactor,
  tenant: session.tenantId,
  user_id: session.userId,
  used_at: new Date(session.usedAt),
  confirmed_at: new Date(session.confirmedAt),
})

export const makePostgresSessionStore = (db: Db): SessionStore => {
  const run = (work: (q: Db) => Promise<unknown>) => Effect.asVoid(query(db, port, work))
  return {
    insert: (session, hash) =>
      run((q) =>
        q
          .insertInto("sessions")
          .values({
            id: session.id,
            hash,
            person_id: session.personId,
            address: session.address,
            user_agent: session.userAgent,
            created_at: new Date(session.createdAt),
            expires_at: new Date(session.expiresAt),
            ...changing(session),
          })
          .execute(),
      ),

    find: (hash, now) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from find_session(${hash}, ${new Date(now)})`.execute(q)),
        ({ rows: [row] }) => row && toSession(row),
      ),

    markUsed: (id, at) =>
      run((q) =>
        q
          .updateTable("sessions")
          .set({ used_at: new Date(at) })
          .where("id", "=", id)
          .execute(),
      ),

    renew: (session, { from, to, formerUntil }) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .updateTable("sessions")
            .set({ ...changing(session), hash: to, former_hash: from, former_until: new Date(formerUntil) })
            .where("id", "=", session.id)
            .where("hash", "=", from)
            .executeTakeFirst(),
        ),
        ({ numUpdatedRows }) => numUpdatedRows > 0n,
      ),

    ofPerson: (person) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from sessions_of_person(${person})`.execute(q)),
        ({ rows }) => rows.map(toSession),
      ),

    renewOfUser: (tenantId, userId) =>
      run((q) =>
        q
          .updateTable("sessions")
          .set({ renews: true })
          .where("tenant", "=", tenantId)
          .where("user_id", "=", userId)
          .execute(),
      ),

    demandFactor: (tenantId, isDemanded) =>
      run((q) =>
        q
          .updateTable("sessions")
          .set((is) => ({
            owes_factor: isDemanded ? is("proof", "=", "Password").$castTo<boolean>() : false,
            renews: true,
          }))
          .where("tenant", "=", tenantId)
          .execute(),
      ),
    endWithoutProvider: (tenantId, admitted) =>
      run((q) =>
        q
          .deleteFrom("sessions")
          .where("tenant", "=", tenantId)
          .where("proof", "<>", "Provider")
          .where((is) => is.not(is.and([is("proof", "=", "Passkey"), is("user_id", "=", is.fn.any(is.val(admitted)))])))
          .execute(),
      ),

    end: (id) => run((q) => q.deleteFrom("sessions").where("id", "=", id).execute()),
    endOthers: (person, kept) =>
      run((q) => q.deleteFrom("sessions").where("person_id", "=", person).where("id", "<>", kept).execute()),
    endOfUser: (tenantId, userId) =>
      run((q) => q.deleteFrom("sessions").where("tenant", "=", tenantId).where("user_id", "=", userId).execute()),
    endOfPerson: (person) => run((q) => q.deleteFrom("sessions").where("person_id", "=", person).execute()),
  }
}
