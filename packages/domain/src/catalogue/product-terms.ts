import { Effect } from "effect"
import { criteriaOf, lookUp, type LookupKey, type LookupKind } from "../listing/lookup-key.ts"
import { remembering } from "../reference-data/look-ups.ts"
import { fieldRefused, type PortUnavailable } from "../shared/errors.ts"
import type { IdSource } from "../shared/ports/id-source.ts"
import type { Scope } from "../shared/scope.ts"
import { featureKind } from "./feature.ts"
import type { ProductTermStore } from "./ports/product-store.ts"
import { categoryKind } from "./product.ts"

const longestTerm = 200

/**
 * Resolves the categories and features that one request names, and creates those that do not exist (contract K3, K9).
 */
export const makeTermsOf =
  ({ terms, ids }: { readonly terms: ProductTermStore; readonly ids: IdSource }) =>
  (scope: Scope) => {
    const obtain = <A extends { readonly id: string }>(
      kind: LookupKind,
      find: (
        scope: Scope,
        criteria: Parameters<ProductTermStore["categories"]>[1],
      ) => Effect.Effect<readonly A[], PortUnavailable>,
      add: (text: string) => Effect.Effect<A, PortUnavailable>,
    ) =>
      remembering((field: string, key: LookupKey) =>
        Effect.gen(function* () {
          const criteria = yield* Effect.fromResult(criteriaOf(kind, field, key))
          const text = criteria[0]!.value.trim()
          const found = yield* find(scope, criteria)
          if (criteria[0]!.key === "Id" || found.length > 0)
            return yield* lookUp(kind, field, key, () => Effect.succeed(found))
          if (text.length > longestTerm)
            return yield* fieldRefused(field, `must have at most ${longestTerm} characters`)
          return yield* add(text)
        }),
      )
    return {
      category: obtain(categoryKind, terms.categories, (name) => terms.addCategory(scope, { id: ids.next(), name })),
      feature: obtain(featureKind, terms.features, (code) => terms.addFeature(scope, { id: ids.next(), code })),
    }
  }
