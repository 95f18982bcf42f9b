import type { Effect } from "effect"
import type { SeededReferenceData } from "../../reference-data/seeds.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/**
 * Gives a new legal entity its reference data and the defaults that refer to them, in the unit of work that creates the
 * entity.
 */
export interface LegalEntitySeed {
  readonly plant: (scope: Scope, data: SeededReferenceData, at: Timestamp) => Effect.Effect<void, PortUnavailable>
}
