import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import { lookUp, type LookupKey } from "../../listing/lookup-key.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { dateIn } from "../../shared/calendar-date.ts"
import type { AccountId, InvoiceId } from "../../shared/ids.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { together } from "../../shared/together.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import { invoiceToPayKind, type OpenInvoicesAsked } from "../open-invoice.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { SettledInvoice } from "../settled-invoice.ts"

export interface SettleInvoicesPorts {
  readonly invoices: Pick<
    InvoiceStore,
    "billedOrdersOf" | "findAllForUpdate" | "lookUp" | "openInvoices" | "updateHeads"
  >
  readonly customers: Pick<Customers, "hold">
  readonly organisation: Pick<Organisation, "details">
  readonly events: EventBus<InvoicingEvent>
}

/** The operations of invoicing that payments call in their running unit of work (contract P3). */
export const makeSettleInvoices = ({ invoices, customers, organisation, events }: SettleInvoicesPorts) => {
  const hold = Effect.fnUntraced(function* (scope: Scope, ids: readonly InvoiceId[], accounts: readonly AccountId[]) {
    // The accounts are locked first: statements that are sent together run in their order.
    const [, held] = yield* Effect.all([customers.hold(scope, accounts), invoices.findAllForUpdate(scope, ids)], {
      concurrency: "unbounded",
    })
    return new Map(held.map((invoice) => [invoice.id, invoice]))
  })
  return {
    /** Finds the invoice that a key of a request names, in any state. */
    invoiceToPay: (scope: Scope, field: string, key: LookupKey) =>
      Effect.map(
        lookUp(invoiceToPayKind, field, key, (criteria) => invoices.lookUp(scope, criteria)),
        ({ id }) => id,
      ),

    /** Posted invoices with an open amount that match one of the names, or a payer with the amount. */
    openInvoices: (scope: Scope, asked: OpenInvoicesAsked) => invoices.openInvoices(scope, asked),

    /**
     * Invoices that are to be settled, by id. The accounts to which they are invoiced are locked first, so that
     * settlements of invoices of one account run one after the other.
     */
    holdToSettle: Effect.fnUntraced(function* (scope: Scope, ids: readonly InvoiceId[]) {
      if (ids.length === 0) return new Map<InvoiceId, Invoice>()
      const { accounts } = yield* invoices.billedOrdersOf(scope, ids)
      return yield* hold(scope, ids, accounts)
    }),
    /** Like `holdToSettle` for invoices that are posted: the account of a posted invoice cannot change. */
    holdSettled: Effect.fnUntraced(function* (
      scope: Scope,
      settled: readonly Pick<SettledInvoice, "account" | "id">[],
    ) {
      if (settled.length === 0) return new Map<InvoiceId, Invoice>()
      const accounts = [...new Set(settled.map(({ account }) => account.id))]
      return yield* hold(
        scope,
        settled.map(({ id }) => id),
        accounts,
      )
    }),

    /** Stores invoices after a payment, and raises InvoiceUpdated for each. */
    keepSettled: Effect.fnUntraced(function* (origin: EventOrigin, settled: readonly Invoice[]) {
      if (settled.length === 0) return
      const modifiedAt = yield* currentTime
      const { timeZone } = yield* organisation.details(origin)
      const asOf = dateIn(timeZone, modifiedAt)
      const kept = settled.map((invoice): Invoice => ({ ...invoice, modifiedAt }))
      const told = events.publish(
        origin,
        kept.map((invoice) => ({ _tag: "InvoiceUpdated", invoice: { ...invoice, asOf } }) as const),
      )
      yield* together(invoices.updateHeads(kept), told)
    }),
  }
}
