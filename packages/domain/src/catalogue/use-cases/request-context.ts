import { Effect } from "effect"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { ProductTermStore } from "../ports/product-store.ts"
import { makeTermsOf } from "../product-terms.ts"
import type { RequestContext } from "../request-context.ts"

export interface RequestPorts {
  readonly terms: ProductTermStore
  readonly referenceData: Pick<ReferenceData, "lookUps">
  readonly customFields: Pick<CustomFields, "ofEntity">
  readonly ids: IdSource
}

/** Gathers the lookups and values with which a request about a product is read. */
export const makeRequestContext = (ports: RequestPorts) => {
  const { referenceData, customFields, ids } = ports
  const termsOf = makeTermsOf(ports)
  return Effect.fnUntraced(function* (scope: Scope, now: Timestamp) {
    return {
      lookUps: referenceData.lookUps(scope),
      ...termsOf(scope),
      configurations: {
        Product: yield* customFields.ofEntity(scope, "Product"),
        ChargePlan: yield* customFields.ofEntity(scope, "ChargePlan"),
        Charge: yield* customFields.ofEntity(scope, "Charge"),
      },
      nextId: ids.next,
      now,
    } satisfies RequestContext
  })
}
