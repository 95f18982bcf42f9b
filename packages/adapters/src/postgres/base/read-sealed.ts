import { PortUnavailable } from "@svc/domain/shared/errors"
import { Effect } from "effect"

/**
 * Reads a row with encrypted values, if there is one. Fails with `PortUnavailable` when no key decrypts them (contract
 * O11).
 */
export const readSealed = <Row extends object, A>(
  port: string,
  row: Row | undefined,
  read: (row: Row) => A,
): Effect.Effect<A | undefined, PortUnavailable> =>
  Effect.try({
    try: () => (row === undefined ? undefined : read(row)),
    catch: (cause) => new PortUnavailable({ port, cause }),
  })

interface Owned {
  readonly tenant_id: string
  readonly legal_entity_id: string
}

/**
 * Reads the rows of all tenants. A row that no key decrypts is skipped and reported, so that it does not block other
 * tenants.
 */
export const readSealedRows = <Row extends Owned, A>(
  port: string,
  rows: readonly Row[],
  read: (row: Row) => A,
): Effect.Effect<readonly A[]> =>
  Effect.map(
    Effect.forEach(rows, (row) =>
      Effect.catchTag(readSealed(port, row, read), "PortUnavailable", ({ cause }) =>
        Effect.as(
          Effect.annotateLogs(Effect.logWarning("a row was skipped: no key decrypts its secrets", cause), {
            tenantId: row.tenant_id,
            legalEntityId: row.legal_entity_id,
            port,
          }),
          undefined,
        ),
      ),
    ),
    (all) => all.filter((each) => each !== undefined),
  )
