import type { Effect } from "effect"
import type { InvoiceHead } from "../../invoicing/invoice-in-portions.ts"
import type { FinancialAccountRef } from "../../reference-data/financial-account.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId, InvoiceLineId, OrderChargeId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Span, SpreadingRule } from "../month-weights.ts"
import type { StandingItem } from "../plan-credit.ts"
import type { PostedLine } from "../posted-line.ts"
import type { ScheduleItem, ShownItem } from "../schedule-item.ts"

/** A line that a credit note credits, with its present items. */
export interface CreditedLine {
  /** The service period of the line. */
  readonly span: Span
  /** The items of the line and of those of its credits that have a schedule. */
  readonly items: readonly StandingItem[]
  /** The days that each credit note of a change took from the line, whether the note is posted or not. */
  readonly cuts: ReadonlyMap<InvoiceId, Span>
  /** The credit notes whose items are among `items`. */
  readonly notes: ReadonlySet<InvoiceId>
}

/** An item to recognise, with the facts for its voucher. */
export interface DueItem extends ScheduleItem {
  readonly invoice: Pick<InvoiceHead, "id" | "currency"> & { readonly number: string; readonly exchangeRate: Decimal }
  readonly accountId: InvoiceHead["account"]["id"]
  readonly orderCharge?: { readonly id: OrderChargeId; readonly number: string }
  readonly deferredAccount: FinancialAccountRef
  readonly revenueAccount: FinancialAccountRef
}

/** The items of a line, or of all lines that bill a charge of an order and of their credits. */
export type ItemsOf = { readonly line: InvoiceLineId } | { readonly chargeNumber: string; readonly orderNumber: string }

/** The position of a line in the list of lines without a schedule. */
export interface UnplannedPlace {
  /** The invoice, or the invoice that is credited. */
  readonly invoiceId: InvoiceId
  readonly postedAt: Timestamp
  readonly lineId: InvoiceLineId
}

export interface UnplannedLine {
  readonly line: PostedLine
  readonly place: UnplannedPlace
}

/**
 * Stores the schedules of posted lines.
 *
 * Contract (`test/contract/schedule-store.contract.test.ts`), within the scope:
 * - `rulesOf` gives the rule of each version of a charge that spreads its revenue;
 * - `take` marks items of one period that are not recognised with a journal, and gives them in the order of their lines.
 *   Each item is taken once: `take` waits for other units of work that take the same items, and leaves out those that
 *   they keep;
 * - `unplanned` gives posted lines with deferred revenue and without a schedule by invoice. The credit notes of one
 *   invoice are in the order of their posting.
 */
export interface ScheduleStore {
  readonly rulesOf: (
    scope: Scope,
    charges: readonly OrderChargeId[],
  ) => Effect.Effect<ReadonlyMap<OrderChargeId, SpreadingRule>, PortUnavailable>
  readonly credited: (
    scope: Scope,
    lines: readonly InvoiceLineId[],
  ) => Effect.Effect<ReadonlyMap<InvoiceLineId, CreditedLine>, PortUnavailable>
  readonly insert: (scope: Scope, items: readonly ScheduleItem[], at: Timestamp) => Effect.Effect<void, PortUnavailable>

  /** The number of items up to a period that are not recognised, and their sum in base currency. */
  readonly due: (
    scope: Scope,
    through: CalendarDate,
  ) => Effect.Effect<{ readonly items: number; readonly amount: Decimal }, PortUnavailable>
  /** The first period, up to a given one, with items that are not recognised. */
  readonly nextDue: (scope: Scope, through: CalendarDate) => Effect.Effect<CalendarDate | undefined, PortUnavailable>
  /** At most `limit` items after those of the line `after`, in their state after they were taken. */
  readonly take: (
    scope: Scope,
    wanted: {
      readonly period: CalendarDate
      readonly limit: number
      readonly after?: InvoiceLineId
      readonly journalId: string
      readonly at: Timestamp
    },
  ) => Effect.Effect<readonly DueItem[], PortUnavailable>

  /** The charge of an order by its number, or by the id of any of its versions. */
  readonly findCharge: (
    scope: Scope,
    named: { readonly number: string } | { readonly id: OrderChargeId },
  ) => Effect.Effect<Extract<ItemsOf, { readonly chargeNumber: string }> | undefined, PortUnavailable>
  readonly hasLine: (scope: Scope, line: InvoiceLineId) => Effect.Effect<boolean, PortUnavailable>
  readonly list: (
    scope: Scope,
    of: ItemsOf,
    request: ListRequest,
  ) => Effect.Effect<Listed<ShownItem>, FilterTooBroad | PortUnavailable>

  /** At most `limit` lines of invoices or of credit notes, after `after`. */
  readonly unplanned: (
    scope: Scope,
    of: "invoices" | "credit notes",
    limit: number,
    after?: UnplannedPlace,
  ) => Effect.Effect<readonly UnplannedLine[], PortUnavailable>
}
