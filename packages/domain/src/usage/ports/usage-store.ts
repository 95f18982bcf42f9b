import type { Effect } from "effect"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId, InvoiceId, InvoiceLineId, UsageRowId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { ShownUsage, UsageKind, UsageRow } from "../usage-row.ts"

/**
 * Keeps usage and measurements.
 *
 * Contract (`test/contract/usage-store.contract.test.ts`), within the scope and the kind:
 * - whoever writes a row holds the order of its charge, so that rows that are being billed do not change;
 * - `find` after `insert` or `update` gives back an equal row, with what it names as that is now: the last versions of
 *   order and charge, and nothing that was reverted or deleted since;
 * - `insert` takes any number of rows, all or none;
 * - `lock` gives the row and holds it until the unit of work ends;
 * - `update` writes nothing of where a row is billed, which `UsageToBill` of invoicing alone does.
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
  /** With the fields `usageFields` or `measurementFields`. */
  readonly list: (
    scope: Scope,
    kind: UsageKind,
    request: ListRequest,
  ) => Effect.Effect<Listed<ShownUsage>, FilterTooBroad | PortUnavailable>
  /** The places, from 0, of those rows that are duplicates of a row that is kept (contract X9). */
  readonly duplicates: (scope: Scope, rows: readonly UsageRow[]) => Effect.Effect<readonly number[], PortUnavailable>
  /** The invoice and the line that usage stands on; absent while it waits. */
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
