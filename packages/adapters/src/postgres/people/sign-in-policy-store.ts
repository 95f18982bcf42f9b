import type { SignInPolicyStore } from "@svc/domain/people/ports/sign-in-policy-store"
import { Effect } from "effect"
import type { Db } from "../base/database.ts"
import { query } from "../base/transaction.ts"

const port = "SignInPolicyStore"

export const makePostgresSignInPolicyStore = (db: Db): SignInPolicyStore => ({
  find: (tenantId) =>
    Effect.map(
      query(db, port, (q) =>
        q.selectFrom("sign_in_policies").select("requires").where("tenant_id", "=", tenantId).executeTakeFirst(),
      ),
      (row) => row?.requires ?? "Nothing",
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
