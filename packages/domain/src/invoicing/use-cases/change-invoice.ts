import { Effect } from "effect"
import { type CalendarDate, dateIn } from "../../shared/calendar-date.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import { emptyRemoves, mergePatch } from "../../listing/merge-patch.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import { patchCustomFields } from "../../custom-fields/custom-field.ts"
import type { CustomFields } from "../../custom-fields/custom-fields.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { baseTotals, type Invoice, invoiceTotals } from "../invoice.ts"
import type { InvoicePatch } from "../invoice-request.ts"
import { statusAfter } from "../invoice-status.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import type { InvoicingEvent } from "../invoicing.events.ts"
import { readDate } from "../read-date.ts"

export interface ChangeInvoicePorts {
  readonly invoices: InvoiceStore
  readonly customFields: Pick<CustomFields, "ofEntity">
  readonly organisation: Pick<Organisation, "details">
  readonly events: EventBus<InvoicingEvent>
  readonly unitOfWork: UnitOfWork
}

/** The members that stand on the document: they do not change once the document is out (contract I2). */
const onTheDocument = [
  "dueDate",
  "notes",
  "yourOrderNumber",
  "referenceNumber",
] as const satisfies readonly (keyof InvoicePatch)[]

/** Cancels, pays and edits invoices, and raises InvoiceUpdated each time (contract I3, I4). */
export const makeChangeInvoice = (ports: ChangeInvoicePorts) => {
  const { invoices, customFields, organisation, events, unitOfWork } = ports

  /** Changes an invoice under its lock, stores it and raises InvoiceUpdated. */
  const change = <E>(
    origin: EventOrigin,
    id: InvoiceId,
    by: (invoice: Invoice, now: Timestamp) => Effect.Effect<Invoice, E>,
  ) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const now = yield* currentTime
        const before = yield* invoices.findForUpdate(origin, id)
        const invoice: Invoice = { ...(yield* by(before, now)), modifiedAt: now }
        yield* invoices.update(invoice)
        yield* events.publish(origin, [{ _tag: "InvoiceUpdated", invoice }])
        return invoice
      }),
    )

  return {
    /** Cancels a draft; any other invoice is refused. */
    cancel: Effect.fn("invoicing.cancelInvoice")((origin: EventOrigin, id: InvoiceId) =>
      change(origin, id, (invoice) =>
        Effect.map(Effect.fromResult(statusAfter(invoice.status, "cancel")), (status) => ({ ...invoice, status })),
      ),
    ),

    /** Marks a posted invoice as paid in full. */
    pay: Effect.fn("invoicing.payInvoice")(
      (origin: EventOrigin, id: InvoiceId, paymentDate: string | null | undefined) =>
        change(
          origin,
          id,
          Effect.fnUntraced(function* (invoice, now) {
            const status = yield* Effect.fromResult(statusAfter(invoice.status, "pay"))
            const { timeZone } = yield* organisation.details(origin)
            const paid: CalendarDate = yield* readDate("paymentDate", paymentDate, dateIn(timeZone, now))
            const settled = invoiceTotals(invoice).total
            const settledBase = baseTotals(invoice)?.total ?? settled
            return { ...invoice, status, paymentDate: paid, settled, settledBase }
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
          const { customFields: fields, dueDate, ...rest } = patch
          const due = yield* readDate("dueDate", dueDate, invoice.dueDate)
          if (due < invoice.invoiceDate) return yield* fieldRefused("dueDate", "is before the date of the invoice")
          const configurations = yield* customFields.ofEntity(origin, "Invoice")
          return {
            ...mergePatch<Invoice>(invoice, emptyRemoves<Invoice>(rest)),
            dueDate: due,
            customFields: yield* Effect.fromResult(patchCustomFields(configurations, invoice.customFields, fields)),
          }
        }),
      ),
    ),
  }
}
