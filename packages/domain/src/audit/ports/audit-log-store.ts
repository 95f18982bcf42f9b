import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { AuditFilter, AuditRow, AuditSight } from "../audit-row.ts"

/**
 * Reads the audit log of a tenant. Units of work write it.
 *
 * Contract (`test/http/audit-log-read.test.ts`): `list` gives the newest rows first, beginning behind the row `after`.
 * `list` fails with `FilterTooBroad` when the conditions take too long. `find` gives a row by its id.
 */
export interface AuditLogStore {
  readonly list: (
    filter: AuditFilter,
    after: string | undefined,
    limit: number,
  ) => Effect.Effect<readonly AuditRow[], FilterTooBroad | PortUnavailable>
  readonly find: (filter: AuditSight, id: string) => Effect.Effect<AuditRow | undefined, PortUnavailable>
}
