import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { AccountStatement } from "../account-statement.ts"

/**
 * Draws an account statement as a PDF for people, in the language of the country of the account's invoice address.
 * Drawing blocks no other work, and the documents of one tenant do not delay those of another. Contract:
 * `test/http/account-statement.test.ts`.
 */
export interface StatementDocument {
  /**
   * `load` reads the statement when the tenant's turn comes, so that waiting drawings take no memory. Fails with
   * `PortUnavailable` when too many documents of the tenant wait, or when one cannot be drawn in time.
   */
  readonly pdf: <E>(
    tenantId: TenantId,
    load: Effect.Effect<AccountStatement, E>,
  ) => Effect.Effect<Uint8Array, E | PortUnavailable>
}
