import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId, InvoiceId, InvoiceLineId } from "../../shared/ids.ts"
import type { ListedInParts, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { LineInBoth } from "../credit-lines.ts"
import type { Invoice, InvoiceStatus } from "../invoice.ts"
import type { InvoiceInPortions, SummedInvoice } from "../invoice-in-portions.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"

/**
 * Keeps invoices with their lines.
 *
 * Contract (`test/contract/invoice-store.contract.test.ts`), within the scope:
 * - `insert` gives `false` where the invoice has a number that is taken; the unit of work has to undo it then;
 * - `find` after `insert` or `update` gives back an equal invoice, with lines in their order and digits as they were;
 * - `read` and `list` give the same invoices in portions of a few hundred lines;
 * - `findForUpdate` locks the invoice until the unit of work ends;
 * - `update` changes of the lines only their amounts in base currency;
 * - `credited` sums what credits that are not cancelled take of each line and of the rounding;
 * - `related` gives the credits of an invoice, and of a credit the invoice it is for.
 */
export interface InvoiceStore {
  readonly insert: (
    invoice: Invoice,
    attachments: readonly InvoiceAttachment[],
  ) => Effect.Effect<boolean, PortUnavailable>
  readonly update: (invoice: Invoice) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: InvoiceId) => Effect.Effect<Invoice, ResourceNotFound | PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: InvoiceId) => Effect.Effect<Invoice, ResourceNotFound | PortUnavailable>
  readonly read: (scope: Scope, id: InvoiceId) => Effect.Effect<InvoiceInPortions, ResourceNotFound | PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
    only?: { readonly accountId: string },
  ) => Effect.Effect<ListedInParts<InvoiceInPortions, PortUnavailable>, FilterTooBroad | PortUnavailable>
  readonly related: (
    scope: Scope,
    id: InvoiceId,
  ) => Effect.Effect<readonly SummedInvoice[], ResourceNotFound | PortUnavailable>
  readonly credited: (scope: Scope, id: InvoiceId) => Effect.Effect<CreditedSoFar, PortUnavailable>
  /** The state of an invoice, without its lines. */
  readonly posting: (
    scope: Scope,
    id: InvoiceId,
  ) => Effect.Effect<{ readonly status: InvoiceStatus; readonly isPosted: boolean }, ResourceNotFound | PortUnavailable>
  /** One invoice of the account, posted or not; its number where it has one. */
  readonly usingAccount: (
    scope: Scope,
    id: AccountId,
  ) => Effect.Effect<{ readonly number?: string } | undefined, PortUnavailable>
  /** What the account's posted invoices have open, and the day of the last one of them. */
  readonly balanceOf: (
    scope: Scope,
    id: AccountId,
  ) => Effect.Effect<
    { readonly balance: Decimal; readonly balanceBase: Decimal; readonly lastInvoiced?: CalendarDate },
    PortUnavailable
  >
  readonly numberTaken: (scope: Scope, number: string) => Effect.Effect<boolean, PortUnavailable>
  /** Sets `electronicInvoiceId` to the invoice's own id (contract I21), which counts as a change of the invoice. */
  readonly setElectronicInvoiceId: (scope: Scope, id: InvoiceId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly attachments: (
    scope: Scope,
    of: { readonly invoiceId: InvoiceId } | { readonly id: string },
  ) => Effect.Effect<readonly InvoiceAttachment[], PortUnavailable>
}

/** The sums of the credits of an invoice so far; positive where the invoice is. */
interface CreditedSoFar {
  readonly lines: ReadonlyMap<InvoiceLineId, LineInBoth>
  readonly rounding: Decimal
  readonly roundingBase: Decimal
}
