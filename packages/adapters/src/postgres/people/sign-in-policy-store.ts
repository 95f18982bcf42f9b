import type { SignInPolicyStore } from "@svc/domain/people/ports/sign-in-policy-store"
import type { SignInDemand } from "@svc/domain/people/sign-in-policy"
import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { sql } from "kysely"
import type { Db } from "../base/database.ts"
import { toPermissions } from "../identity/stored-permissions.ts"
import { query } from "../base/transaction.ts"

const port = "SignInPolicyStore"
interface Row {
  readonly tenant_id: TenantId
  readonly tenant_name: string
  readonly requires: SignInDemand
  readonly permissions: string[]
}

export const makePostgresSignInPolicyStore = (db: Db): SignInPolicyStore => ({
  find: (tenantId) =>
    Effect.map(
      query(db, port, (q) =>
        q.selectFrom("sign_in_policies").select("requires").where("tenant_id", "=", tenantId).executeTakeFirst(),
      ),
      (row) => row?.requires ?? "Nothing",
    ),

  ofPerson: (person) =>
    Effect.map(
      query(db, port, (q) => sql<Row>`select * from demands_of_person(${person})`.execute(q)),
      ({ rows }) =>
        rows.map((row) => ({
          tenantId: row.tenant_id,
          tenantName: row.tenant_name,
          demand: row.requires,
          permissions: toPermissions(row.permissions),
        })),
    ),

  put: (tenantId, requires) =>
    Effect.asVoid(
      query(db, port, (q) =>
        q
          .insertInto("sign_in_policies")
          .values({ tenant_id: tenantId, requires })
          .onConflict((is) => is.column("tenant_id").doUpdateSet({ requires }))
          .execute(),
      ),
    ),
})
