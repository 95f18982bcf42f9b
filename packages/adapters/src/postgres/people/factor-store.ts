import type { FactorStore } from "@svc/domain/people/ports/factor-store"
import type { PersonId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

const port = "FactorStore"
type Row = Selectable<Tables["person_factors"]>

/** Ties a sealed secret to its row. */
export const factorContext = (id: string): string => `person_factors.secret:${id}`

export const makePostgresFactorStore = (db: Db, box: SecretBox): FactorStore => {
  const run = (work: (q: Db) => Promise<unknown>) => Effect.asVoid(query(db, port, work))
  const remove = (q: Db, person: PersonId, kind: Row["kind"]) =>
    q.deleteFrom("person_factors").where("person_id", "=", person).where("kind", "=", kind)

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

    putTotp: (person, { id, secret, isActive }, at) =>
      run(async (q) => {
        await remove(q, person, "Totp").execute()
        await q
          .insertInto("person_factors")
          .values({
            id,
            person_id: person,
            kind: "Totp",
            secret_sealed: box.seal(secret, factorContext(id)),
            is_active: isActive,
            created_at: new Date(at),
          })
          .execute()
      }),

    activate: (id) =>
      run((q) => q.updateTable("person_factors").set({ is_active: true }).where("id", "=", id).execute()),

    takeStep: (id, step) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .updateTable("person_factors")
            .set({ last_step: step })
            .where("id", "=", id)
            .where((either) => either.or([either("last_step", "is", null), either("last_step", "<", step)]))
            .executeTakeFirst(),
        ),
        ({ numUpdatedRows }) => numUpdatedRows > 0n,
      ),

    putRecoveryCodes: (person, codes, at) =>
      run(async (q) => {
        await remove(q, person, "RecoveryCode").execute()
        await q
          .insertInto("person_factors")
          .values(
            codes.map(({ id, hash }) => ({
              id,
              person_id: person,
              kind: "RecoveryCode" as const,
              hash,
              is_active: true,
              created_at: new Date(at),
            })),
          )
          .execute()
      }),

    takeRecoveryCode: (person, hash) =>
      Effect.map(
        query(db, port, (q) => remove(q, person, "RecoveryCode").where("hash", "=", hash).executeTakeFirst()),
        ({ numDeletedRows }) => numDeletedRows > 0n,
      ),

    removeAll: (person) => run((q) => q.deleteFrom("person_factors").where("person_id", "=", person).execute()),
  }
}
