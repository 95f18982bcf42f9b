import type { Effect } from "effect"
import type { ChargeType } from "../../catalogue/charge.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId, InvoiceId, InvoiceLineId, OrderChargeId, OrderId } from "../../shared/ids.ts"
import type { CheckedFilter } from "../../listing/list-fields.ts"
import type { Criterion } from "../../listing/lookup-key.ts"
import type { TaxCategoryCode } from "../../reference-data/tax-category.ts"
import type { Listed, ListedInParts, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { LineInBoth } from "../credit-lines.ts"
import type { Invoice, InvoiceStatus } from "../invoice.ts"
import type { InvoiceInPortions, LineOfInvoice, SummedInvoice } from "../invoice-in-portions.ts"
import type { NationalState } from "../national-state.ts"
import type { OpenInvoice, OpenInvoicesAsked } from "../open-invoice.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"

/**
 * Stores invoices with their lines.
 *
 * Contract (`test/contract/invoice-store.contract.test.ts`, `many-invoices.contract.test.ts`), within the scope:
 * - `insert` gives `false` when the invoice's number is taken; the caller must then give up the unit of work;
 * - `find` after `insert` or `update` gives an equal invoice, with the same order of lines and the same digits;
 * - `read` and `list` give the same invoices in portions of a few hundred lines;
 * - `findForUpdate` locks the invoice until the unit of work ends;
 * - `update` changes only the base amounts of lines, `replaceLines` replaces the lines;
 * - `credited` sums what credits that are not cancelled take from each line and from the rounding;
 * - `related` gives the credits of an invoice; for a credit, the invoice that it credits.
 */
export interface InvoiceStore {
  readonly insert: (
    invoice: Invoice,
    attachments: readonly InvoiceAttachment[],
  ) => Effect.Effect<boolean, PortUnavailable>
  /** Inserts invoices that have no number and no attachments, with a few statements for all of them. */
  readonly insertMany: (invoices: readonly Invoice[]) => Effect.Effect<void, PortUnavailable>
  /** Like `update` of each invoice, with two statements for all. */
  readonly updateAll: (invoices: readonly Invoice[]) => Effect.Effect<void, PortUnavailable>
  /** Like `updateAll` for invoices whose lines do not change, with one statement. */
  readonly updateHeads: (invoices: readonly Invoice[]) => Effect.Effect<void, PortUnavailable>
  /** Replaces the lines of a draft that was made without an order, with its totals and allowances. */
  readonly replaceLines: (draft: Invoice) => Effect.Effect<void, PortUnavailable>
  readonly update: (invoice: Invoice) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: InvoiceId) => Effect.Effect<Invoice, ResourceNotFound | PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: InvoiceId) => Effect.Effect<Invoice, ResourceNotFound | PortUnavailable>
  /** The invoices that exist, locked and sorted in the order of their ids. */
  readonly findAllForUpdate: (
    scope: Scope,
    ids: readonly InvoiceId[],
  ) => Effect.Effect<readonly Invoice[], PortUnavailable>
  readonly read: (scope: Scope, id: InvoiceId) => Effect.Effect<InvoiceInPortions, ResourceNotFound | PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
    only?: OnlyInvoices,
  ) => Effect.Effect<ListedInParts<InvoiceInPortions, PortUnavailable>, FilterTooBroad | PortUnavailable>
  /**
   * Lines that bill orders; takes the fields of `billedLineFields`. `only` restricts them to a type of charge, or to
   * the line with an id.
   */
  readonly listBilledLines: (
    scope: Scope,
    request: ListRequest,
    only: { readonly chargeType: ChargeType } | { readonly line: InvoiceLineId | undefined },
  ) => Effect.Effect<Listed<LineOfInvoice>, FilterTooBroad | PortUnavailable>
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
  /** One invoice of the account, posted or not, by its number where it has one. */
  readonly usingAccount: (
    scope: Scope,
    id: AccountId,
  ) => Effect.Effect<{ readonly number?: string } | undefined, PortUnavailable>
  /** The open amount of the account's posted invoices, and the date of the last of them, in each of their currencies. */
  readonly openOf: (
    scope: Scope,
    id: AccountId,
  ) => Effect.Effect<
    readonly {
      readonly currency: string
      readonly open: Decimal
      readonly openBase: Decimal
      readonly last: CalendarDate
    }[],
    PortUnavailable
  >
  /**
   * The sums of some invoices by currency, number series and status. A search by filter may take as long as a list may.
   */
  readonly sumsOf: (
    scope: Scope,
    which: WhichInvoices,
  ) => Effect.Effect<readonly InvoiceSum[], FilterTooBroad | PortUnavailable>
  /**
   * The net and tax amounts of an invoice by category and rate, in the order of its lines; empty for an invoice without
   * lines.
   */
  readonly taxesOf: (scope: Scope, id: InvoiceId) => Effect.Effect<readonly TaxSum[], PortUnavailable>
  /**
   * The open amounts of posted invoices of some accounts, by currency. Accounts without an open amount are left out.
   */
  readonly balancesOf: (
    scope: Scope,
    ids: readonly AccountId[],
  ) => Effect.Effect<readonly OpenBalance[], PortUnavailable>
  /** The lines of an order on invoices that are neither credit notes nor cancelled, by invoice (contract V20). */
  readonly linesOfOrder: (scope: Scope, orderNumber: string) => Effect.Effect<readonly InvoicedLine[], PortUnavailable>
  /** The credit notes that were made with a version of an order, except cancelled ones. */
  readonly madeWith: (scope: Scope, version: OrderId) => Effect.Effect<readonly Invoice[], PortUnavailable>
  /** Whether posted credit notes credit each line of the version of the charge from a day on in full. */
  readonly isCreditedFrom: (
    scope: Scope,
    charge: OrderChargeId,
    from: CalendarDate,
  ) => Effect.Effect<boolean, PortUnavailable>
  /** The account of an invoice, and the orders that its lines bill. */
  readonly billedOrders: (
    scope: Scope,
    id: InvoiceId,
  ) => Effect.Effect<
    { readonly account: AccountId; readonly orders: readonly string[] },
    ResourceNotFound | PortUnavailable
  >
  /** The accounts of some invoices, and the orders that their lines bill. */
  readonly billedOrdersOf: (
    scope: Scope,
    ids: readonly InvoiceId[],
  ) => Effect.Effect<{ readonly accounts: readonly AccountId[]; readonly numbers: readonly string[] }, PortUnavailable>
  /** The invoices that match one of the criteria; the keys are those of `invoiceToPayKind`. */
  readonly lookUp: (
    scope: Scope,
    criteria: readonly Criterion[],
  ) => Effect.Effect<readonly { readonly id: InvoiceId }[], PortUnavailable>
  /**
   * Posted invoices in a currency with a positive balance that have one of the names, or whose account has the name of
   * a payer and whose balance equals that payer's amount.
   */
  readonly openInvoices: (
    scope: Scope,
    asked: OpenInvoicesAsked,
  ) => Effect.Effect<readonly OpenInvoice[], PortUnavailable>
  /** One of the given numbers that an invoice already has. */
  readonly numberTaken: (scope: Scope, numbers: readonly string[]) => Effect.Effect<string | undefined, PortUnavailable>
  /**
   * Sets `electronicInvoiceId` to the invoice's own id (contract I21), and `modifiedAt`, because that changes the
   * invoice.
   */
  readonly setElectronicInvoiceId: (scope: Scope, id: InvoiceId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly attachments: (
    scope: Scope,
    of: { readonly invoiceId: InvoiceId } | { readonly id: string },
  ) => Effect.Effect<readonly InvoiceAttachment[], PortUnavailable>
}

/** Invoices by their ids, or by a filter. */
export type WhichInvoices = { readonly ids: readonly InvoiceId[] } | { readonly filter: CheckedFilter }

/** The sums of invoices of one currency and status that take their numbers from one series. */
export interface InvoiceSum {
  readonly series: "Invoice" | "Credit"
  readonly status: InvoiceStatus
  readonly currency: string
  readonly count: number
  readonly subtotal: Decimal
  readonly total: Decimal
  readonly balance: Decimal
  readonly firstDate: CalendarDate
  readonly lastDate: CalendarDate
}

/** The amounts of an invoice under one tax category and rate, with their signs (EN 16931, BG-23). */
export interface TaxSum {
  readonly category: TaxCategoryCode
  /** The tax rate in per cent. */
  readonly rate: Decimal
  /** The net amount of the lines, less their allowances. */
  readonly net: Decimal
  readonly tax: Decimal
}

/** The open amount of an account's posted invoices in a currency; negative when credits exceed invoices. */
export interface OpenBalance {
  readonly accountId: AccountId
  readonly currency: string
  readonly balance: Decimal
}

/** The invoices of an account, those in a state on their way to the national system, or the one with an id. */
export type OnlyInvoices =
  | { readonly accountId: string }
  | { readonly nationalState: NationalState }
  | { readonly invoice: InvoiceId | undefined }

/** A line of an invoice that bills an order, with the days that it bills now. */
export interface InvoicedLine {
  /** The number of the invoice, or else its id. */
  readonly invoice: string
  readonly isDraft: boolean
  readonly orderChargeId: OrderChargeId
  /** The version of the order that was the last one when the line was made. */
  readonly ofVersion: OrderId
  readonly from: CalendarDate
  /** The first day after the billed days; equals `from` for a OneOff. */
  readonly to: CalendarDate
  /** Whether the line no longer bills anything. */
  readonly isReleased: boolean
  /** Whether posted credit notes have credited the line in full. */
  readonly isCredited: boolean
}

/** The sums of all credits of an invoice so far; positive where the invoice is. */
export interface CreditedSoFar {
  readonly lines: ReadonlyMap<InvoiceLineId, LineInBoth>
  readonly rounding: Decimal
  readonly roundingBase: Decimal
}
