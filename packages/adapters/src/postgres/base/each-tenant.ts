import type { TenantId } from "@svc/domain/shared/ids"
import { Effect } from "effect"

interface OfTenant {
  readonly tenantId: TenantId
}

export const areOfOneTenant = ([first, ...others]: readonly OfTenant[]): boolean =>
  others.every(({ tenantId }) => tenantId === first?.tenantId)

/** The keys of each tenant, in the order of the tenants' ids, so that two transactions do not deadlock. */
const tenantsOf = <K extends OfTenant>(keys: readonly K[]): readonly (readonly [TenantId, readonly K[]])[] =>
  keys.length > 0 && areOfOneTenant(keys)
    ? [[keys[0]!.tenantId, keys]]
    : [...Map.groupBy(keys, ({ tenantId }) => tenantId)].sort(([a], [b]) => (a < b ? -1 : 1))

/**
 * Runs a statement separately for the keys of each tenant, and returns all rows. A statement that locks rows names one
 * tenant, so that it also works when tenants are spread over several databases. Tenants are taken in the order of their
 * ids, so that two transactions do not deadlock.
 */
export const eachTenant = <K extends OfTenant, A, E>(
  keys: readonly K[],
  run: (tenantId: TenantId, keys: readonly K[]) => Effect.Effect<readonly A[], E>,
): Effect.Effect<readonly A[], E> =>
  Effect.map(
    Effect.forEach(tenantsOf(keys), ([tenantId, own]) => run(tenantId, own)),
    (rows) => rows.flat(),
  )

/**
 * Sends a statement for the keys of each tenant, as `eachTenant` does, but all at once: in a transaction they take one
 * round trip.
 */
export const sendForTenants = async <K extends OfTenant, Row>(
  keys: readonly K[],
  send: (tenantId: TenantId, own: readonly K[]) => Promise<{ readonly rows: readonly Row[] }>,
): Promise<readonly Row[]> => {
  const answers = await Promise.all(tenantsOf(keys).map(([tenantId, own]) => send(tenantId, own)))
  return answers.length === 1 ? answers[0]!.rows : answers.flatMap(({ rows }) => rows)
}
