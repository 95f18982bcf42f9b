import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId, OrderChargeId, OrderId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { Scope } from "../../shared/scope.ts"
import type { CreditsOfVersion } from "../ended-charges.ts"
import type { Order } from "../order.ts"
import type { MadeByVersion } from "../standing-documents.ts"

/** The invoices that a version of an order would credit. */
export interface ToCredit {
  /** The drafts among the invoices. While there is one, the change must be refused (contract V32). */
  readonly drafts: readonly InvoiceId[]
  /** Makes a draft credit note for each invoice. To be run once the version is stored, in the same unit of work. */
  readonly credit: Effect.Effect<void, PortUnavailable>
}

/**
 * The questions and commands of orders to invoicing. A change of an order calls them in its unit of work, which holds
 * the order's lock (contract S20 to S23, V30 to V33).
 */
export interface InvoicedPeriods {
  /**
   * The numbers, or else the ids, of the invoices that are not cancelled and hold a line of any version of the order.
   */
  readonly invoicesOf: (order: Order) => Effect.Effect<readonly string[], PortUnavailable>
  /**
   * The documents that exist only because of the last version `reverted`: invoice lines for charges and days that the
   * version `before` does not have, and the version's posted credit notes. Everything that was invoiced of the order
   * when `before` is absent.
   *
   * @param earlier the ids of all versions before the reverted one
   */
  readonly madeBy: (
    reverted: Order,
    before: Order | undefined,
    earlier: ReadonlySet<OrderId>,
  ) => Effect.Effect<MadeByVersion, PortUnavailable>
  /** Whether each invoice line of the charge version from a day on is credited in full by posted credit notes. */
  readonly isCreditedFrom: (
    scope: Scope,
    charge: OrderChargeId,
    from: CalendarDate,
  ) => Effect.Effect<boolean, PortUnavailable>
  /** Allows the days of the charge version from a day on to be invoiced again. */
  readonly releaseFrom: (
    scope: Scope,
    charge: OrderChargeId,
    from: CalendarDate,
  ) => Effect.Effect<void, PortUnavailable>
  /**
   * Locks the invoices that hold invoiced days of charges after their new ends, and gives what a change has to know of
   * them before it is stored.
   */
  readonly toCredit: (scope: Scope, credits: CreditsOfVersion) => Effect.Effect<ToCredit, PortUnavailable>
  /** Cancels the draft credit notes that a version made, so that the credited days count as invoiced again. */
  readonly takeBack: (origin: EventOrigin, version: OrderId) => Effect.Effect<void, PortUnavailable>
}
