import { Effect } from "effect"
import type { RateImportId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { KeysetPage, RateImportStore } from "../ports/rate-import-store.ts"
import type { RateProvider } from "../provider.ts"

export interface ReadImportsDeps {
  readonly imports: RateImportStore
  readonly unitOfWork: UnitOfWork
}

/** What became of imports, for people. */
export const makeReadImports = ({ imports, unitOfWork }: ReadImportsDeps) => ({
  list: Effect.fn("exchangeRates.listImports")((scope: Scope, provider: RateProvider, page: KeysetPage) =>
    unitOfWork.atomically(scope.tenantId, imports.list(scope, provider, page)),
  ),

  /** An import with the results of its currencies and a page of its conflicts. */
  get: Effect.fn("exchangeRates.getImport")(
    (scope: Scope, provider: RateProvider, id: RateImportId, page: KeysetPage) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          const rateImport = yield* imports.find(scope, provider, id)
          const results = yield* imports.results(scope, id)
          return { rateImport, results, conflicts: yield* imports.conflicts(scope, id, page) }
        }),
      ),
  ),
})
export type ReadImports = ReturnType<typeof makeReadImports>
