import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"

/**
 * Runs a statement separately for the keys of each tenant, and returns all rows. A statement that locks rows names one
 * tenant, so that it also works when tenants are spread over several databases. Tenants are taken in the order of their
 * ids, so that two transactions do not deadlock.
 */
export const eachTenant = <K extends { readonly tenantId: TenantId }, A, E>(
  keys: readonly K[],
  run: (tenantId: TenantId, keys: readonly K[]) => Effect.Effect<readonly A[], E>,
): Effect.Effect<readonly A[], E> => {
  const tenants = [...Map.groupBy(keys, ({ tenantId }) => tenantId)].sort(([a], [b]) => (a < b ? -1 : 1))
  return Effect.map(
    Effect.forEach(tenants, ([tenantId, own]) => run(tenantId, own)),
    (rows) => rows.flat(),
  )
}
