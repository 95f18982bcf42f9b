import type { Passkey } from "@svc/domain/people/passkey"
import type { PasskeyStore } from "@svc/domain/people/ports/passkey-store"
import { printJson } from "@svc/domain/shared/exact-json"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { ask, askWhether } from "../base/ask.ts"
import { query } from "../base/transaction.ts"

const port = "PasskeyStore"
type Row = Selectable<Tables["person_passkeys"]>

const toPasskey = (row: Row): Passkey => ({
  id: row.id,
  personId: row.person_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports,
  host: row.host,
  name: row.name,
  createdAt: row.created_at,
  ...(row.used_at === null ? {} : { usedAt: row.used_at }),
})

export const makePostgresPasskeyStore = (db: Db): PasskeyStore => {
  const run = (work: (q: Db) => Promise<unknown>) => Effect.asVoid(query(db, port, work))
  return {
    ofPerson: (person) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from passkeys_of_person(${person})`.execute(q)),
        ({ rows }) => rows.map(toPasskey),
      ),
    find: (credentialId) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from find_passkey(${credentialId})`.execute(q)),
        ({ rows: [row] }) => row && toPasskey(row),
      ),

    insert: (passkey) => {
      const row = {
        id: passkey.id,
        person_id: passkey.personId,
        credential_id: passkey.credentialId,
        public_key: `\\x${Buffer.from(passkey.publicKey).toString("hex")}`,
        counter: passkey.counter,
        transports: passkey.transports,
        host: passkey.host,
        name: passkey.name,
        created_at: new Date(passkey.createdAt),
      }
      return askWhether(db, port, sql`add_passkey(${printJson(row)})`)
    },

    markUsed: (id, counter, at) => ask(db, port, sql`use_passkey(${id}, ${counter}, ${new Date(at)})`),
    rename: (id, name) => ask(db, port, sql`rename_passkey(${id}, ${name})`),
    remove: (id) => ask(db, port, sql`remove_passkey(${id})`),
    removeAll: (person, kept) => ask(db, port, sql`remove_passkeys(${person}, ${kept ?? null})`),

    challenge: ({ challenge, personId, invitation, expiresAt }) =>
      run((q) =>
        q
          .insertInto("passkey_challenges")
          .values({
            challenge,
            person_id: personId ?? null,
            invitation: invitation ?? null,
            expires_at: new Date(expiresAt),
          })
          .execute(),
      ),
    takeChallenge: (challenge) =>
      Effect.map(
        query(db, port, (q) =>
          q.deleteFrom("passkey_challenges").where("challenge", "=", challenge).returningAll().executeTakeFirst(),
        ),
        (row) =>
          row && {
            challenge: row.challenge,
            expiresAt: row.expires_at,
            ...(row.person_id === null ? {} : { personId: row.person_id }),
            ...(row.invitation === null ? {} : { invitation: row.invitation }),
          },
      ),
  }
}
