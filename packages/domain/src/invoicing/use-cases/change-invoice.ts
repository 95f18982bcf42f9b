import { Effect } from "effect"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import { emptyRemoves, mergePatch } from "../../listing/merge-patch.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import { patchCustomFields } from "../../custom-fields/custom-field.ts"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import type { Customers } from "../../customers/customers.ts"
import type { GivenBack } from "../../orders/given-back.ts"
import type { Orders } from "../../orders/orders.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { baseTotals, type Invoice, invoiceTotals } from "../invoice.ts"
import type { InvoicePatch } from "../invoice-request.ts"
import { statusAfter } from "../invoice-status.ts"
import type { BilledPeriods } from "../ports/billed-periods.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { UsageToBill } from "../ports/usage-to-bill.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import { paidElsewhere } from "../settlement.ts"
import { readDate } from "../read-date.ts"
import type { ReplaceLines } from "./replace-lines.ts"

export interface ChangeInvoicePorts {
  readonly invoices: InvoiceStore
  readonly customers: Pick<Customers, "hold">
  readonly orders: Pick<Orders, "giveBackCharged" | "holdByNumber">
  readonly periods: Pick<BilledPeriods, "of" | "release" | "uncut">
  readonly usage: Pick<UsageToBill, "release">
  readonly customFields: Pick<CustomFields, "ofEntity">
  readonly organisation: Pick<Organisation, "details">
  readonly events: EventBus<InvoicingEvent>
  readonly unitOfWork: UnitOfWork
}

/** The members that the document shows, which do not change once the document is out (contract I2). */
const onTheDocument = [
  "dueDate",
  "notes",
  "yourOrderNumber",
  "referenceNumber",
  "invoiceLines",
  "allowances",
] as const satisfies readonly (keyof InvoicePatch)[]

/** Cancels, pays and edits invoices, and raises InvoiceUpdated each time (contract I3, I4). */
export const makeChangeInvoice = (ports: ChangeInvoicePorts, replaceLines: ReplaceLines) => {
  const { invoices, customers, orders, periods, usage, customFields, organisation, events, unitOfWork } = ports

  /**
   * Releases the periods of orders that a draft billed (contract V22). A Usage charge counts as invoiced up to the end
   * of its last period on other invoices: a month without rows before that is no gap, and rows may still arrive.
   */
  const giveBack = Effect.fnUntraced(function* (origin: EventOrigin, { id, lines }: Invoice) {
    const released = yield* periods.release(origin, [id])
    const ofUsage = new Map(
      lines.flatMap(({ billed }) =>
        billed?.chargeType === "Usage" ? [[billed.orderChargeId, undefined] as const] : [],
      ),
    )
    const kept = ofUsage.size === 0 ? [] : yield* periods.of(origin, ofUsage)
    const days = released.map(({ orderChargeId, from }): GivenBack => {
      if (!ofUsage.has(orderChargeId)) return { orderChargeId, from }
      const last = kept.filter((period) => period.orderChargeId === orderChargeId).map(({ to }) => to)
      return last.length === 0 ? { orderChargeId } : { orderChargeId, from: last.toSorted().at(-1)! }
    })
    yield* orders.giveBackCharged(origin, days)
    yield* usage.release(origin, [id])
  })

  /** Changes an invoice while it is locked, stores it and raises InvoiceUpdated. */
  const change = <E>(
    origin: EventOrigin,
    id: InvoiceId,
    by: (invoice: Invoice, today: CalendarDate) => Effect.Effect<Invoice, E>,
  ) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const now = yield* currentTime
        const before = yield* invoices.findForUpdate(origin, id)
        const { timeZone } = yield* organisation.details(origin)
        const asOf = dateIn(timeZone, now)
        const invoice: Invoice = { ...(yield* by(before, asOf)), asOf, modifiedAt: now }
        yield* invoices.update(invoice)
        yield* events.publish(origin, [{ _tag: "InvoiceUpdated", invoice }])
        return invoice
      }),
    )

  return {
    /** Cancels a draft. Any other invoice is refused. */
    cancel: Effect.fn("invoicing.cancelInvoice")((origin: EventOrigin, id: InvoiceId) =>
      unitOfWork.atomically(
        origin.tenantId,
        Effect.gen(function* () {
          // Locks account and orders before the invoice, as the making of an invoice does, to avoid deadlocks.
          const { account, orders: numbers } = yield* invoices.billedOrders(origin, id)
          if (numbers.length > 0) yield* customers.hold(origin, [account])
          for (const number of numbers) yield* orders.holdByNumber(origin, number)
          const cancelled = yield* change(origin, id, (invoice) =>
            Effect.map(Effect.fromResult(statusAfter(invoice.status, "cancel")), (status) => ({ ...invoice, status })),
          )
          if (cancelled.type === "Credit") {
            yield* periods.uncut(origin, id)
            // A correction of usage waits again. It did not change `chargedThrough`, so only periods and usage are
            // released.
            yield* periods.release(origin, [id])
            yield* usage.release(origin, [id])
          } else if (numbers.length > 0) yield* giveBack(origin, cancelled)
          return cancelled
        }),
      ),
    ),

    /** Marks a posted invoice as paid in full. */
    pay: Effect.fn("invoicing.payInvoice")(
      (origin: EventOrigin, id: InvoiceId, paymentDate: string | null | undefined) =>
        change(
          origin,
          id,
          Effect.fnUntraced(function* (invoice, today) {
            const status = yield* Effect.fromResult(statusAfter(invoice.status, "pay"))
            const paid: CalendarDate = yield* readDate("paymentDate", paymentDate, today)
            const settled = invoiceTotals(invoice).total
            const settledBase = baseTotals(invoice)?.total ?? settled
            return { ...invoice, status, paymentDate: paid, settled, settledBase, settledNotes: paidElsewhere }
          }),
        ),
    ),

    edit: Effect.fn("invoicing.editInvoice")((origin: EventOrigin, id: InvoiceId, patch: InvoicePatch) =>
      change(
        origin,
        id,
        Effect.fnUntraced(function* (invoice) {
          const frozen = onTheDocument.some((name) => patch[name] !== undefined)
          yield* Effect.fromResult(statusAfter(invoice.status, frozen ? "edit the document" : "edit"))
          const { customFields: fields, dueDate, invoiceLines, allowances, ...rest } = patch
          const due = yield* readDate("dueDate", dueDate, invoice.dueDate)
          if (due < invoice.invoiceDate)
            return yield* fieldRefused("dueDate", "must not be before the date of the invoice")
          const configurations = yield* customFields.ofEntity(origin, "Invoice")
          const replaced = yield* replaceLines(origin, invoice, { invoiceLines, allowances })
          return {
            ...mergePatch<Invoice>(replaced, emptyRemoves<Invoice>(rest)),
            dueDate: due,
            customFields: yield* Effect.fromResult(patchCustomFields(configurations, invoice.customFields, fields)),
          }
        }),
      ),
    ),
  }
}
