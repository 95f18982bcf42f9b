import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"

/** Moves the nightly work of a legal entity whose time zone changes. */
export interface EntityNights {
  /** Joins the unit of work that changes the time zone (IANA name). */
  readonly move: (scope: Scope, timeZone: string) => Effect.Effect<void, PortUnavailable>
}
