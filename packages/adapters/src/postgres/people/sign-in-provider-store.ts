import type { SignInProviderStore } from "@svc/domain/people/ports/sign-in-provider-store"
import type { SignInProvider } from "@svc/domain/people/sign-in-provider"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { SecretBox } from "../../crypto/secret-box.ts"
import type { Db } from "../base/database.ts"
import type { Tables } from "../base/tables.gen.ts"
import { query } from "../base/transaction.ts"

const port = "SignInProviderStore"
type Row = Selectable<Tables["sign_in_providers"]>

/** The context that binds an encrypted secret to its row. */
export const clientSecretContext = (tenantId: string): string => `sign_in_providers.client_secret:${tenantId}`

export const makePostgresSignInProviderStore = (db: Db, box: SecretBox): SignInProviderStore => {
  const run = (work: (q: Db) => Promise<unknown>) => Effect.asVoid(query(db, port, work))
  const toProvider = (row: Row): SignInProvider => ({
    id: row.id,
    tenantId: row.tenant_id,
    name: row.name,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: box.open(row.client_secret_sealed, clientSecretContext(row.tenant_id)),
    domains: row.domains,
  })
  const ofTenant = (q: Db, tenantId: TenantId) =>
    q.selectFrom("sign_in_providers").selectAll().where("tenant_id", "=", tenantId).executeTakeFirst()

  return {
    findById: (id) =>
      Effect.map(
        query(db, port, (q) => sql<Row>`select * from find_sign_in_provider(${id})`.execute(q)),
        ({ rows: [row] }) => row && toProvider(row),
      ),
    ofMember: (email, domain) =>
      Effect.map(
        query(db, port, (q) =>
          sql<{ id: string; name: string }>`
            select * from sign_in_providers_of_member((select id from find_person_by_email(${email})), ${domain})`.execute(
            q,
          ),
        ),
        ({ rows }) => rows,
      ),
    find: (tenantId) =>
      Effect.map(
        query(db, port, (q) => ofTenant(q, tenantId)),
        (row) => row && toProvider(row),
      ),
    put: ({ id, tenantId, name, issuer, clientId, clientSecret, domains }) => {
      const values = {
        id,
        name,
        issuer,
        client_id: clientId,
        client_secret_sealed: box.seal(clientSecret, clientSecretContext(tenantId)),
        domains: [...domains],
      }
      return run((q) =>
        q
          .insertInto("sign_in_providers")
          .values({ tenant_id: tenantId, ...values })
          .onConflict((is) => is.column("tenant_id").doUpdateSet(values))
          .execute(),
      )
    },
    remove: (tenantId) => run((q) => q.deleteFrom("sign_in_providers").where("tenant_id", "=", tenantId).execute()),

    userOf: (tenantId, { issuer, subject }) =>
      Effect.map(
        query(db, port, (q) =>
          q
            .selectFrom("sign_in_identities")
            .select("user_id")
            .where("tenant_id", "=", tenantId)
            .where("issuer", "=", issuer)
            .where("subject", "=", subject)
            .executeTakeFirst(),
        ),
        (row) => row?.user_id,
      ),
    link: (tenantId, userId, { issuer, subject }, at) =>
      Effect.map(
        query(db, port, async (q) => {
          // The subjects of the former provider no longer identify anybody.
          await q
            .deleteFrom("sign_in_identities")
            .where("tenant_id", "=", tenantId)
            .where("user_id", "=", userId)
            .where("issuer", "<>", issuer)
            .execute()
          return q
            .insertInto("sign_in_identities")
            .values({ tenant_id: tenantId, user_id: userId, issuer, subject, created_at: new Date(at) })
            .onConflict((known) => known.doNothing())
            .executeTakeFirst()
        }),
        ({ numInsertedOrUpdatedRows = 0n }) => numInsertedOrUpdatedRows > 0n,
      ),
  }
}
