import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { OrderChargeId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { GivenBack } from "../given-back.ts"

/**
 * Writes how far versions of charges are invoiced (`chargedThrough`), for many orders at once, in the unit of work that
 * holds the orders' locks. An earlier version of an order keeps its day where it has a row of its own.
 *
 * Contract (`test/contract/charged-through.contract.test.ts`), within the scope:
 * - `set` writes the given days;
 * - `giveBack` moves the day back to a given one, and removes it when none is given or nothing is invoiced before it.
 */
export interface ChargedThrough {
  readonly set: (scope: Scope, days: ReadonlyMap<OrderChargeId, CalendarDate>) => Effect.Effect<void, PortUnavailable>
  readonly giveBack: (scope: Scope, days: readonly GivenBack[]) => Effect.Effect<void, PortUnavailable>
}
