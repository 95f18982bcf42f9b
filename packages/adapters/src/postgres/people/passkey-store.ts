import type { Passkey } from "@svc/domain/people/passkey"
import type { PasskeyStore } from "@svc/domain/people/ports/passkey-store"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
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

    insert: (passkey) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .insertInto("person_passkeys")
            .values({
              id: passkey.id,
              person_id: passkey.personId,
              credential_id: passkey.credentialId,
              public_key: Buffer.from(passkey.publicKey),
              counter: String(passkey.counter),
              transports: [...passkey.transports],
              host: passkey.host,
              name: passkey.name,
              created_at: new Date(passkey.createdAt),
            })
            .onConflict((known) => known.doNothing())
            .executeTakeFirst(),
        ),
        ({ numInsertedOrUpdatedRows = 0n }) => numInsertedOrUpdatedRows > 0n,
      ),

    markUsed: (id, counter, at) =>
      run((q) =>
        q
          .updateTable("person_passkeys")
          .set({ counter: String(counter), used_at: new Date(at) })
          .where("id", "=", id)
          .execute(),
      ),
    rename: (id, name) => run((q) => q.updateTable("person_passkeys").set({ name }).where("id", "=", id).execute()),
    remove: (id) => run((q) => q.deleteFrom("person_passkeys").where("id", "=", id).execute()),
    removeAll: (person) => run((q) => q.deleteFrom("person_passkeys").where("person_id", "=", person).execute()),

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
