import type { Effect } from "effect"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId, InvoiceId, InvoiceLineId, UsageRowId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { ShownUsage, UsageKind, UsageRow } from "../usage-row.ts"

/**
 * Stores usage and measurements.
 *
 * Contract (`test/contract/usage-store.contract.test.ts`), within the scope and the kind:
 * - a caller that writes a row must have locked the order of its charge, so that rows that are being billed do not
 *   change;
 * - `find` after `insert` or `update` gives an equal row with the present state of the objects that it names: the last
 *   versions of order and charge, without objects that were reverted or deleted since;
 * - `insert` stores all rows or none;
 * - `lock` gives the row and locks it until the unit of work ends;
 * - `update` does not write the invoice of a row; only `UsageToBill` of invoicing does.
 */
export interface UsageStore {
  readonly insert: (scope: Scope, rows: readonly UsageRow[]) => Effect.Effect<void, PortUnavailable>
  readonly update: (row: UsageRow) => Effect.Effect<void, PortUnavailable>
  readonly delete: (scope: Scope, id: UsageRowId) => Effect.Effect<void, PortUnavailable>
  readonly find: (
    scope: Scope,
    kind: UsageKind,
    id: UsageRowId,
  ) => Effect.Effect<ShownUsage, ResourceNotFound | PortUnavailable>
  readonly lock: (
    scope: Scope,
    kind: UsageKind,
    id: UsageRowId,
  ) => Effect.Effect<UsageRow, ResourceNotFound | PortUnavailable>
  /** Takes the fields of `usageFields` or `measurementFields`. */
  readonly list: (
    scope: Scope,
    kind: UsageKind,
    request: ListRequest,
  ) => Effect.Effect<Listed<ShownUsage>, FilterTooBroad | PortUnavailable>
  /** The positions, from 0, of rows that duplicate a stored row (contract X9). */
  readonly duplicates: (scope: Scope, rows: readonly UsageRow[]) => Effect.Effect<readonly number[], PortUnavailable>
  /** The invoice and line that bill the usage; absent while it waits. */
  readonly standsOn: (
    scope: Scope,
    id: UsageRowId,
  ) => Effect.Effect<
    { readonly invoiceId: InvoiceId; readonly lineId: InvoiceLineId } | undefined,
    ResourceNotFound | PortUnavailable
  >
  /** Whether a row names the account. */
  readonly usesAccount: (scope: Scope, id: AccountId) => Effect.Effect<boolean, PortUnavailable>
}
