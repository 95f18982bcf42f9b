import type { SessionStore } from "@svc/domain/people/ports/session-store"
import type { Session } from "@svc/domain/people/session"
import { printJson } from "@svc/domain/shared/exact-json"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { ask, askWhether } from "../base/ask.ts"
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

/** The columns that are set when a session begins or is renewed. */
const toColumns = (session: Session) => ({
  id: session.id,
  renews: session.renews,
  proof: session.proof,
  owes_factor: session.owesFactor,
  tenant: session.tenantId,
  user_id: session.userId,
  used_at: new Date(session.usedAt),
  confirmed_at: new Date(session.confirmedAt),
})

export const makePostgresSessionStore = (db: Db): SessionStore => {
  return {
    insert: (session, hash) => {
      const begun = {
        ...toColumns(session),
        hash,
        person_id: session.personId,
        address: session.address,
        user_agent: session.userAgent,
        created_at: new Date(session.createdAt),
        expires_at: new Date(session.expiresAt),
      }
      return askWhether(db, port, sql`begin_session(${printJson(begun)})`)
    },

    find: (hash, now) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from find_session(${hash}, ${new Date(now)})`.execute(q)),
        ({ rows: [row] }) => row && toSession(row),
      ),

    markUsed: (id, at) => ask(db, port, sql`use_session(${id}, ${new Date(at)})`),

    renew: (session, { from, to, formerUntil }) => {
      const changed = { ...toColumns(session), hash: to, former_until: new Date(formerUntil) }
      return askWhether(db, port, sql`renew_session(${printJson(changed)}, ${from})`)
    },

    ofPerson: (person) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from sessions_of_person(${person})`.execute(q)),
        ({ rows }) => rows.map(toSession),
      ),

    renewOfUser: (tenantId, userId) => ask(db, port, sql`renew_sessions_of_user(${tenantId}, ${userId})`),
    demandFactor: (tenantId, isDemanded) => ask(db, port, sql`demand_factor(${tenantId}, ${isDemanded})`),
    endWithoutProvider: (tenantId, admitted) =>
      ask(db, port, sql`end_sessions_without_provider(${tenantId}, ${[...admitted]}::uuid[])`),

    end: (id) => ask(db, port, sql`end_session(${id})`),
    endOthers: (person, kept) => ask(db, port, sql`end_sessions_of_person(${person}, ${kept})`),
    endOfUser: (tenantId, userId) => ask(db, port, sql`end_sessions_of_user(${tenantId}, ${userId})`),
    endOfPerson: (person) => ask(db, port, sql`end_sessions_of_person(${person}, null)`),
  }
}
