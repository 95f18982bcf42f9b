import { Clock, Effect } from "effect"
import { type CalendarDate, dateIn } from "../../../shared/calendar-date.ts"
import { fieldRefused } from "../../../shared/errors.ts"
import { printJson } from "../../../shared/exact-json.ts"
import type { InvoiceId } from "../../../shared/ids.ts"
import { emptyRemoves, mergePatch } from "../../../shared/merge-patch.ts"
import type { UnitOfWork } from "../../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../../shared/timestamp.ts"
import type { EventOrigin } from "../../../webhooks/event.ts"
import type { RaiseEvents } from "../../../webhooks/use-cases/raise-events.ts"
import { patchCustomFields } from "../../custom-fields/custom-field.ts"
import type { CustomFieldStore } from "../../custom-fields/ports/custom-field-store.ts"
import type { LegalEntityStore } from "../../legal-entities/ports/legal-entity-store.ts"
import { baseTotals, type Invoice, invoiceTotals } from "../invoice.ts"
import { invoiceBody } from "../invoice-body.ts"
import type { InvoicePatch } from "../invoice-request.ts"
import { statusAfter } from "../invoice-status.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"
import { readDate } from "./create-on-account-invoice.ts"

export interface ChangeInvoiceDeps {
  readonly invoices: InvoiceStore
  readonly customFields: CustomFieldStore
  readonly legalEntities: LegalEntityStore
  readonly raiseEvents: RaiseEvents
  readonly unitOfWork: UnitOfWork
}

/** What stands on the document: it does not change once the document is out. */
const onTheDocument = [
  "dueDate",
  "notes",
  "yourOrderNumber",
  "referenceNumber",
] as const satisfies readonly (keyof InvoicePatch)[]

/** Cancels, pays and edits invoices; InvoiceUpdated each time (specification 6.3). */
export const makeChangeInvoice = (deps: ChangeInvoiceDeps) => {
  const { invoices, customFields, legalEntities, raiseEvents, unitOfWork } = deps

  /** Changes an invoice under its lock, keeps it and says so. */
  const change = <E>(
    origin: EventOrigin,
    id: InvoiceId,
    by: (invoice: Invoice, now: Timestamp) => Effect.Effect<Invoice, E>,
  ) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const now = (yield* Clock.currentTimeMillis) as Timestamp
        const before = yield* invoices.findForUpdate(origin, id)
        const invoice: Invoice = { ...(yield* by(before, now)), modifiedAt: now }
        yield* invoices.update(invoice)
        yield* raiseEvents(origin, [{ tag: "InvoiceUpdated", dataJson: printJson(invoiceBody(invoice)) }])
        return invoice
      }),
    )

  return {
    /** Only a draft. */
    cancel: Effect.fn("billing.cancelInvoice")((origin: EventOrigin, id: InvoiceId) =>
      change(origin, id, (invoice) =>
        Effect.map(Effect.fromResult(statusAfter(invoice.status, "cancel")), (status) => ({ ...invoice, status })),
      ),
    ),

    /** Marks a posted invoice as paid in full. */
    pay: Effect.fn("billing.payInvoice")((origin: EventOrigin, id: InvoiceId, paymentDate: string | null | undefined) =>
      change(
        origin,
        id,
        Effect.fnUntraced(function* (invoice, now) {
          const status = yield* Effect.fromResult(statusAfter(invoice.status, "pay"))
          const { timeZone } = yield* legalEntities.find(origin)
          const paid: CalendarDate = yield* readDate("paymentDate", paymentDate, dateIn(timeZone, now))
          const settled = invoiceTotals(invoice).total
          const settledBase = baseTotals(invoice)?.total ?? settled
          return { ...invoice, status, paymentDate: paid, settled, settledBase }
        }),
      ),
    ),

    edit: Effect.fn("billing.editInvoice")((origin: EventOrigin, id: InvoiceId, patch: InvoicePatch) =>
      change(
        origin,
        id,
        Effect.fnUntraced(function* (invoice) {
          const frozen = onTheDocument.some((name) => patch[name] !== undefined)
          yield* Effect.fromResult(statusAfter(invoice.status, frozen ? "edit the document" : "edit"))
          const { customFields: fields, dueDate, ...rest } = patch
          const due = yield* readDate("dueDate", dueDate, invoice.dueDate)
          if (due < invoice.invoiceDate) return yield* fieldRefused("dueDate", "is before the date of the invoice")
          const configurations = yield* customFields.forEntity(origin, "Invoice")
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
export type ChangeInvoice = ReturnType<typeof makeChangeInvoice>
