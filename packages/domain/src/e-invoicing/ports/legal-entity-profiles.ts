import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { LegalEntityProfile } from "../legal-entity-profile.ts"

/** What e-invoicing needs to know of legal entities. */
export interface LegalEntityProfiles {
  readonly find: (scope: Scope) => Effect.Effect<LegalEntityProfile | undefined, PortUnavailable>
}
