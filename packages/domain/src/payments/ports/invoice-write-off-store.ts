import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId, InvoiceWriteOffId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { InvoiceWriteOff } from "../invoice-write-off.ts"
import type { ReliefPart } from "../tax-relief.ts"

/** A change of the tax that a write-off corrects (contract P27). */
export interface ReliefChange {
  readonly id: string
  readonly writeOff: InvoiceWriteOffId
  readonly date: CalendarDate
  /** The currency of the invoice. */
  readonly currency: string
  readonly part: ReliefPart
}

/**
 * Stores write-offs of invoices (contract P23).
 *
 * Contract (`test/http/bad-debt.test.ts`), within the scope: `ofInvoices` gives the write-offs of some invoices, newest
 * first, with the amounts that settlements in effect have recovered. Invoices without write-offs are left out.
 */
export interface InvoiceWriteOffStore {
  readonly insert: (scope: Scope, writeOff: InvoiceWriteOff) => Effect.Effect<void, PortUnavailable>
  readonly takeBack: (
    scope: Scope,
    id: InvoiceWriteOffId,
    takenBack: NonNullable<InvoiceWriteOff["takenBack"]>,
    at: Timestamp,
  ) => Effect.Effect<void, PortUnavailable>
  /** Adds changes of the tax that write-offs correct, each on the day of its voucher. */
  readonly addRelief: (scope: Scope, changes: readonly ReliefChange[]) => Effect.Effect<void, PortUnavailable>
  readonly ofInvoices: (
    scope: Scope,
    ids: readonly InvoiceId[],
  ) => Effect.Effect<ReadonlyMap<InvoiceId, readonly InvoiceWriteOff[]>, PortUnavailable>
}
