import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { RateImportId, TenantId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { CurrencyPair } from "../exchange-rate.ts"
import type { ImportNotMine, RateImportNotFound } from "../exchange-rates.errors.ts"
import type { CurrencyResult, RateConflict } from "../import-result.ts"
import type { RateProvider } from "../provider.ts"
import type { ConflictEntry, RateImport } from "../rate-import.ts"

/** A page of a list by its ids, which sort by time. */
export interface KeysetPage<Id extends string> {
  readonly limit: number
  /** Only items after this id in the order. */
  readonly after?: Id
}

/**
 * Stores imports with their results.
 *
 * Contract (`test/contract/rate-import-store.contract.test.ts`):
 * - `insert` fails with `PortUnavailable` while the legal entity has an unfinished import of the provider, so the caller
 *   must check first;
 * - `findForUpdate` locks the import until the unit of work ends;
 * - `update` and `addResult` refuse an import that has a newer attempt or has ended;
 * - `addResult` updates the import's counts and its lease. A result without a currency is for the import as a whole;
 * - `addConflicts` must be called before `addResult`, in the same unit of work, and may be called several times;
 * - `restart` removes the results of earlier attempts; rates that these created stay.
 */
export interface RateImportStore {
  readonly insert: (rateImport: RateImport) => Effect.Effect<void, PortUnavailable>
  readonly find: (
    scope: Scope,
    provider: RateProvider,
    id: RateImportId,
  ) => Effect.Effect<RateImport, RateImportNotFound | PortUnavailable>
  readonly findForUpdate: (
    tenantId: TenantId,
    id: RateImportId,
  ) => Effect.Effect<RateImport, RateImportNotFound | PortUnavailable>
  readonly unfinished: (scope: Scope, provider: RateProvider) => Effect.Effect<RateImport | undefined, PortUnavailable>
  readonly update: (rateImport: RateImport) => Effect.Effect<void, ImportNotMine | PortUnavailable>
  readonly restart: (rateImport: RateImport) => Effect.Effect<void, PortUnavailable>
  readonly addResult: (
    rateImport: RateImport,
    result: CurrencyResult,
  ) => Effect.Effect<void, ImportNotMine | PortUnavailable>
  readonly addConflicts: (
    rateImport: RateImport,
    pair: CurrencyPair,
    conflicts: readonly (RateConflict & { readonly id: string })[],
  ) => Effect.Effect<void, PortUnavailable>
  /** The results in the order of the currencies. */
  readonly results: (scope: Scope, id: RateImportId) => Effect.Effect<readonly CurrencyResult[], PortUnavailable>
  /** The conflicts in the order in which they were found. */
  readonly conflicts: (
    scope: Scope,
    id: RateImportId,
    page: KeysetPage<string>,
  ) => Effect.Effect<readonly ConflictEntry[], PortUnavailable>
  /** The imports, newest first. */
  readonly list: (
    scope: Scope,
    provider: RateProvider,
    page: KeysetPage<RateImportId>,
  ) => Effect.Effect<readonly RateImport[], PortUnavailable>
}
