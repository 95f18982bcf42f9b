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
 * Keeps invoices with their lines.
 *
 * Contract (`test/contract/invoice-store.contract.test.ts`, `many-invoices.contract.test.ts`), within the scope:
 * - `insert` gives `false` where the invoice has a number that is taken; the unit of work has to undo it then;
 * - `find` after `insert` or `update` gives back an equal invoice, with lines in their order and digits as they were;
 * - `read` and `list` give the same invoices in portions of a few hundred lines;
 * - `findForUpdate` locks the invoice until the unit of work ends;
 * - `update` changes of the lines only their amounts in base currency, `replaceLines` everything of them;
 * - `credited` sums what credits that are not cancelled take of each line and of the rounding;
 * - `related` gives the credits of an invoice, and of a credit the invoice it is for.
 */
export interface InvoiceStore {
  readonly insert: (
    invoice: Invoice,
    attachments: readonly InvoiceAttachment[],
  ) => Effect.Effect<boolean, PortUnavailable>
  /** Invoices without a number and without attachments, by a few statements for all of them. */
  readonly insertMany: (invoices: readonly Invoice[]) => Effect.Effect<void, PortUnavailable>
  /** The same as `update` of each, by two statements. */
  readonly updateAll: (invoices: readonly Invoice[]) => Effect.Effect<void, PortUnavailable>
  /** The same of invoices whose lines stay as they are, by one. */
  readonly updateHeads: (invoices: readonly Invoice[]) => Effect.Effect<void, PortUnavailable>
  /** Puts the lines of a draft that was made on an account in the place of those that it had, with its totals and allowances. */
  readonly replaceLines: (draft: Invoice) => Effect.Effect<void, PortUnavailable>
  readonly update: (invoice: Invoice) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: InvoiceId) => Effect.Effect<Invoice, ResourceNotFound | PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: InvoiceId) => Effect.Effect<Invoice, ResourceNotFound | PortUnavailable>
  /** Those that are there, locked in the order of their ids, which is theirs. */
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
  /** Lines that bill orders, with the fields `billedLineFields`: of a kind of charge, or one or none by its id. */
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
  /** One invoice of the account, posted or not; its number where it has one. */
  readonly usingAccount: (
    scope: Scope,
    id: AccountId,
  ) => Effect.Effect<{ readonly number?: string } | undefined, PortUnavailable>
  /** The open amount of the account's posted invoices in a currency, and the day of the last one of any. */
  readonly balanceOf: (
    scope: Scope,
    id: AccountId,
    currency: string,
  ) => Effect.Effect<
    { readonly open: Decimal; readonly openBase: Decimal; readonly lastInvoiced?: CalendarDate },
    PortUnavailable
  >
  /** What some invoices come to, by currency, number series and status; found by a filter as long as a list may take. */
  readonly sumsOf: (
    scope: Scope,
    which: WhichInvoices,
  ) => Effect.Effect<readonly InvoiceSum[], FilterTooBroad | PortUnavailable>
  /** Net and tax of an invoice by category and rate, in the order of its lines; none where it has none. */
  readonly taxesOf: (scope: Scope, id: InvoiceId) => Effect.Effect<readonly TaxSum[], PortUnavailable>
  /** What posted invoices of some accounts have open, by currency; none where nothing is. */
  readonly balancesOf: (
    scope: Scope,
    ids: readonly AccountId[],
  ) => Effect.Effect<readonly OpenBalance[], PortUnavailable>
  /** The lines of an order on invoices that are neither credit notes nor cancelled, by invoice (contract V20). */
  readonly linesOfOrder: (scope: Scope, orderNumber: string) => Effect.Effect<readonly InvoicedLine[], PortUnavailable>
  /** The credit notes that were made with a version of an order; cancelled ones are none. */
  readonly madeWith: (scope: Scope, version: OrderId) => Effect.Effect<readonly Invoice[], PortUnavailable>
  /** Whether posted credit notes credit each line of the version of a charge from a day on, in full. */
  readonly isCreditedFrom: (
    scope: Scope,
    charge: OrderChargeId,
    from: CalendarDate,
  ) => Effect.Effect<boolean, PortUnavailable>
  /** The account of an invoice, and the orders that it has lines of. */
  readonly billedOrders: (
    scope: Scope,
    id: InvoiceId,
  ) => Effect.Effect<
    { readonly account: AccountId; readonly orders: readonly string[] },
    ResourceNotFound | PortUnavailable
  >
  /** The accounts of some invoices, and the orders that they have lines of. */
  readonly billedOrdersOf: (
    scope: Scope,
    ids: readonly InvoiceId[],
  ) => Effect.Effect<{ readonly accounts: readonly AccountId[]; readonly numbers: readonly string[] }, PortUnavailable>
  /** The invoices that meet one of the criteria, of the kind `invoiceToPayKind`. */
  readonly lookUp: (
    scope: Scope,
    criteria: readonly Criterion[],
  ) => Effect.Effect<readonly { readonly id: InvoiceId }[], PortUnavailable>
  /**
   * Posted invoices of a currency with a positive balance that have one of the names, or whose account has the name of a payer
   * and whose balance is what that one paid.
   */
  readonly openInvoices: (
    scope: Scope,
    asked: OpenInvoicesAsked,
  ) => Effect.Effect<readonly OpenInvoice[], PortUnavailable>
  /** One of some numbers that an invoice has. */
  readonly numberTaken: (scope: Scope, numbers: readonly string[]) => Effect.Effect<string | undefined, PortUnavailable>
  /** Sets `electronicInvoiceId` to the invoice's own id (contract I21), which counts as a change of the invoice. */
  readonly setElectronicInvoiceId: (scope: Scope, id: InvoiceId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly attachments: (
    scope: Scope,
    of: { readonly invoiceId: InvoiceId } | { readonly id: string },
  ) => Effect.Effect<readonly InvoiceAttachment[], PortUnavailable>
}

/** Invoices that are named, or that a filter finds. */
export type WhichInvoices = { readonly ids: readonly InvoiceId[] } | { readonly filter: CheckedFilter }

/** Invoices of a currency and a status that take their numbers from one series, with what they come to. */
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

/** What an invoice has under one tax category and rate (EN 16931, BG-23), with its signs. */
export interface TaxSum {
  readonly category: TaxCategoryCode
  /** Per cent. */
  readonly rate: Decimal
  /** Of the lines, less their allowances. */
  readonly net: Decimal
  readonly tax: Decimal
}

/** What posted invoices of an account in a currency have open; less than nothing where credits are more. */
export interface OpenBalance {
  readonly accountId: AccountId
  readonly currency: string
  readonly balance: Decimal
}

/** Those of an account, those that are in a state on their way to the national system, or one or none by its id. */
export type OnlyInvoices =
  | { readonly accountId: string }
  | { readonly nationalState: NationalState }
  | { readonly invoice: InvoiceId | undefined }

/** A line of an invoice that bills an order, and what is billed by it now. */
export interface InvoicedLine {
  /** The number of the invoice, else its id. */
  readonly invoice: string
  readonly isDraft: boolean
  readonly orderChargeId: OrderChargeId
  /** The version of the order that was the last one when the line was made. */
  readonly ofVersion: OrderId
  readonly from: CalendarDate
  /** The first day behind what is billed; of a OneOff `from`. */
  readonly to: CalendarDate
  /** Nothing of it is billed any more. */
  readonly isReleased: boolean
  /** Posted credit notes have credited it in full. */
  readonly isCredited: boolean
}

/** The sums of the credits of an invoice so far; positive where the invoice is. */
export interface CreditedSoFar {
  readonly lines: ReadonlyMap<InvoiceLineId, LineInBoth>
  readonly rounding: Decimal
  readonly roundingBase: Decimal
}
