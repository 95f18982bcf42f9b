import { Effect } from "effect"
import { exportJWK, exportPKCS8, generateKeyPair } from "jose"
import { sql } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

export const signingAlgorithm = "RS256"

export interface StoredSigningKey {
  readonly kid: string
  readonly privateKeySealed: string
  readonly createdAt: number
  readonly retiredAt?: number
}

const port = "SigningKeyStore"
export const signingKeyContext = (kid: string): string => `signing_keys.private_key:${kid}`

/**
 * Stores the keys that sign access tokens; the private half is encrypted. The public half in the row serves the
 * previous version of the code, which verifies with it. Nothing else trusts it, because anybody who can write the table
 * could replace it.
 */
export const makeSigningKeyStore = (db: Db, box: SecretBox) => {
  const insert = Effect.fnUntraced(function* (now: number) {
    const { publicKey, privateKey } = yield* Effect.promise(() =>
      generateKeyPair(signingAlgorithm, { extractable: true }),
    )
    const [publicJwk, pkcs8] = yield* Effect.promise(() => Promise.all([exportJWK(publicKey), exportPKCS8(privateKey)]))
    const kid = `${new Date(now).toISOString().slice(0, 10)}-${crypto.randomUUID().slice(0, 8)}`
    const row = {
      kid,
      public_jwk: JSON.stringify(publicJwk),
      private_key_sealed: box.seal(pkcs8, signingKeyContext(kid)),
      created_at: new Date(now),
    }
    yield* query(db, port, (q) => q.insertInto("signing_keys").values(row).execute())
    return kid
  })

  /** Holds a lock until the unit of work ends, so that two processes do not both make a key. */
  const oneAtATime = query(db, port, (q) =>
    sql`select pg_advisory_xact_lock(hashtextextended('svc.signing_keys', 0))`.execute(q),
  )

  return {
    /** All keys, newest first. */
    list: Effect.map(
      query(db, port, (q) => q.selectFrom("signing_keys").selectAll().orderBy("created_at", "desc").execute()),
      (rows) =>
        rows.map((row): StoredSigningKey => ({
          kid: row.kid,
          privateKeySealed: row.private_key_sealed,
          createdAt: row.created_at,
          ...(row.retired_at === null ? {} : { retiredAt: row.retired_at }),
        })),
    ),

    /** Makes the first key when there is none, in the caller's unit of work; of two processes only one makes a key. */
    ensure: Effect.fnUntraced(function* (now: number) {
      yield* oneAtATime
      const current = yield* query(db, port, (q) =>
        q.selectFrom("signing_keys").select("kid").where("retired_at", "is", null).executeTakeFirst(),
      )
      if (current === undefined) yield* insert(now)
    }),

    /** Adds a key and retires the others, which verify until their tokens have expired. */
    rotate: Effect.fnUntraced(function* (now: number) {
      yield* oneAtATime
      yield* query(db, port, (q) =>
        q
          .updateTable("signing_keys")
          .set({ retired_at: new Date(now) })
          .where("retired_at", "is", null)
          .execute(),
      )
      return yield* insert(now)
    }),
  }
}
export type SigningKeyStore = ReturnType<typeof makeSigningKeyStore>
