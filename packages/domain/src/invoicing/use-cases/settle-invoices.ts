import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import { lookUp, type LookupKey } from "../../listing/lookup-key.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import { invoiceToPayKind, type OpenInvoicesAsked } from "../open-invoice.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"

export interface SettleInvoicesPorts {
  readonly invoices: Pick<InvoiceStore, "billedOrdersOf" | "findAllForUpdate" | "lookUp" | "openInvoices" | "updateAll">
  readonly customers: Pick<Customers, "hold">
  readonly organisation: Pick<Organisation, "details">
  readonly events: EventBus<InvoicingEvent>
}

/** What payments ask of invoices and tell them; all of it in the running unit of work (contract P3). */
export const makeSettleInvoices = ({ invoices, customers, organisation, events }: SettleInvoicesPorts) => ({
  /** Finds the invoice that a key of a request names, in whatever state it is. */
  invoiceToPay: (scope: Scope, field: string, key: LookupKey) =>
    Effect.map(
      lookUp(invoiceToPayKind, field, key, (criteria) => invoices.lookUp(scope, criteria)),
      ({ id }) => id,
    ),

  /** Posted invoices with something to be paid that one of the names, or a payer with the amount, stands for. */
  openInvoices: (scope: Scope, asked: OpenInvoicesAsked) => invoices.openInvoices(scope, asked),

  /**
   * Invoices that are to be settled, by their ids: locked behind the accounts that they are invoiced to, so that two who
   * settle invoices of one account do it one after the other.
   */
  holdToSettle: Effect.fnUntraced(function* (scope: Scope, ids: readonly InvoiceId[]) {
    if (ids.length === 0) return new Map<InvoiceId, Invoice>()
    const { accounts } = yield* invoices.billedOrdersOf(scope, ids)
    yield* customers.hold(scope, accounts)
    const held = yield* invoices.findAllForUpdate(scope, ids)
    return new Map(held.map((invoice) => [invoice.id, invoice]))
  }),

  /** Keeps invoices as a payment left them, and raises InvoiceUpdated of each. */
  keepSettled: Effect.fnUntraced(function* (origin: EventOrigin, settled: readonly Invoice[]) {
    if (settled.length === 0) return
    const modifiedAt = yield* currentTime
    const { timeZone } = yield* organisation.details(origin)
    const asOf = dateIn(timeZone, modifiedAt)
    const kept = settled.map((invoice): Invoice => ({ ...invoice, modifiedAt }))
    yield* invoices.updateAll(kept)
    yield* events.publish(
      origin,
      kept.map((invoice) => ({ _tag: "InvoiceUpdated", invoice: { ...invoice, asOf } }) as const),
    )
  }),
})
