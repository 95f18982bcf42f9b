import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId, OrderChargeId, OrderId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { Scope } from "../../shared/scope.ts"
import type { CreditsOfVersion } from "../ended-charges.ts"
import type { Order } from "../order.ts"
import type { MadeByVersion } from "../standing-documents.ts"

/**
 * What invoicing knows of orders and does for them, asked in the unit of work of a change of theirs, which holds the
 * order's lock (contract S20 to S23, V30 to V33).
 */
export interface InvoicedPeriods {
  /** The numbers, else the ids, of the invoices that are not cancelled and hold a line of the order in any version. */
  readonly invoicesOf: (order: Order) => Effect.Effect<readonly string[], PortUnavailable>
  /**
   * The lines that the last version `reverted` made, and no version before it: lines of charges and of days that the version `before`
   * does not have, and its posted credit notes. Everything that is billed of the order where `before` is absent.
   *
   * @param earlier the ids of all versions before the reverted one
   */
  readonly madeBy: (
    reverted: Order,
    before: Order | undefined,
    earlier: ReadonlySet<OrderId>,
  ) => Effect.Effect<MadeByVersion, PortUnavailable>
  /** Whether each line of the charge version from a day on is credited in full by posted credit notes. */
  readonly isCreditedFrom: (
    scope: Scope,
    charge: OrderChargeId,
    from: CalendarDate,
  ) => Effect.Effect<boolean, PortUnavailable>
  /** Lets what the charge version has on invoices from a day on be invoiced again. */
  readonly releaseFrom: (
    scope: Scope,
    charge: OrderChargeId,
    from: CalendarDate,
  ) => Effect.Effect<void, PortUnavailable>
  /**
   * Makes draft credit notes, one for each invoice, of what charges have on invoices behind their new ends. Gives the drafts
   * that hold such a line: the change has to be given up then.
   */
  readonly credit: (
    origin: EventOrigin,
    credits: CreditsOfVersion,
  ) => Effect.Effect<readonly InvoiceId[], PortUnavailable>
  /** Cancels the draft credit notes that a version made, so that what they credited is invoiced again. */
  readonly takeBack: (origin: EventOrigin, version: OrderId) => Effect.Effect<void, PortUnavailable>
}
