import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { OrderChargeId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Order } from "../order.ts"

/**
 * What invoicing knows of orders, asked in the unit of work of a change of theirs, which holds the order's lock
 * (contract S20 to S23).
 */
export interface InvoicedPeriods {
  /** The numbers, else the ids, of the invoices that are not cancelled and hold a line of the order in any version. */
  readonly invoicesOf: (order: Order) => Effect.Effect<readonly string[], PortUnavailable>
  /** The documents that what the order's last version made stands on, in words: nothing of these may be reverted. */
  readonly documentsOfLastVersion: (order: Order) => Effect.Effect<readonly string[], PortUnavailable>
  /** Whether each line of the charge version from a day on is credited in full by posted credit notes. */
  readonly isCreditedFrom: (
    scope: Scope,
    charge: OrderChargeId,
    from: CalendarDate,
  ) => Effect.Effect<boolean, PortUnavailable>
}
