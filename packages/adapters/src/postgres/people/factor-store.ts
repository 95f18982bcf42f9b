import type { FactorStore } from "@svc/domain/people/ports/factor-store"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { ask, askWhether } from "../base/ask.ts"
import { query } from "../base/transaction.ts"

const port = "FactorStore"
type Row = Selectable<Tables["person_factors"]>

/** The context that binds an encrypted secret to its row. */
export const factorContext = (id: string): string => `person_factors.secret:${id}`

export const makePostgresFactorStore = (db: Db, box: SecretBox): FactorStore => {
  return {
    ofPerson: (person) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from factors_of_person(${person})`.execute(q)),
        ({ rows }) => {
          const app = rows.find(({ secret_sealed: sealed }) => sealed !== null)
          return {
            ...(app === undefined
              ? {}
              : {
                  totp: {
                    id: app.id,
                    secret: box.open(app.secret_sealed!, factorContext(app.id)),
                    isActive: app.is_active,
                  },
                }),
            recoveryCodes: rows.filter(({ kind }) => kind === "RecoveryCode").length,
          }
        },
      ),

    putTotp: (person, { id, secret }, at) =>
      ask(db, port, sql`put_app(${id}, ${person}, ${box.seal(secret, factorContext(id))}, ${new Date(at)})`),
    activate: (id) => ask(db, port, sql`activate_app(${id})`),
    takeStep: (id, step) => askWhether(db, port, sql`take_step(${id}, ${step})`),
    putRecoveryCodes: (person, codes, at) => {
      const [ids, hashes] = [codes.map(({ id }) => id), codes.map(({ hash }) => hash)]
      return ask(db, port, sql`put_recovery_codes(${person}, ${ids}::uuid[], ${hashes}::text[], ${new Date(at)})`)
    },
    takeRecoveryCode: (person, hash) => askWhether(db, port, sql`take_recovery_code(${person}, ${hash})`),
    tries: (person) =>
      Effect.map(
        query(db, port, (q) =>
          sql<{
            failures: number
            paused_until: Timestamp | null
          }>`select * from code_tries_of_person(${person})`.execute(q),
        ),
        ({ rows: [row] }) => ({
          failures: row?.failures ?? 0,
          ...(row?.paused_until == null ? {} : { pausedUntil: row.paused_until }),
        }),
      ),
    countTry: (person, before, { failures, pausedUntil }) => {
      const until = pausedUntil === undefined ? null : new Date(pausedUntil)
      return askWhether(db, port, sql`count_code_try(${person}, ${before.failures}, ${failures}, ${until})`)
    },
    forgetTries: (person) => ask(db, port, sql`forget_code_tries(${person})`),
    removeAll: (person) => ask(db, port, sql`remove_factors(${person})`),
  }
}
