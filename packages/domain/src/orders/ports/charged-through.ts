import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { OrderChargeId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { GivenBack } from "../given-back.ts"

/**
 * Writes how far versions of charges are invoiced (`chargedThrough`), of many orders at once, in the unit of work that holds
 * the orders. Versions of an order before its last one keep what they show where they have a row of their own.
 *
 * Contract (`test/contract/charged-through.contract.test.ts`), within the scope:
 * - `set` writes the given days;
 * - `giveBack` moves back to a day, and takes the day away where none is given and where nothing is invoiced before.
 */
export interface ChargedThrough {
  readonly set: (scope: Scope, days: ReadonlyMap<OrderChargeId, CalendarDate>) => Effect.Effect<void, PortUnavailable>
  readonly giveBack: (scope: Scope, days: readonly GivenBack[]) => Effect.Effect<void, PortUnavailable>
}
