import { Effect } from "effect"
import type { InvoiceId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { refuse } from "../invoicing.errors.ts"
import type { InvoiceDocument } from "../ports/invoice-document.ts"
import type { InvoiceStore } from "../ports/invoice-store.ts"

export interface DrawInvoicePorts {
  readonly invoices: InvoiceStore
  readonly document: InvoiceDocument
  readonly unitOfWork: UnitOfWork
}

/** Gives a posted invoice as a PDF named by its number (contract I20). It is drawn outside of the transaction. */
export const makeDrawInvoice = ({ invoices, document, unitOfWork }: DrawInvoicePorts) =>
  Effect.fn("invoicing.drawInvoice")(function* (scope: Scope, id: InvoiceId) {
    const invoice = yield* unitOfWork.atomically(scope.tenantId, invoices.find(scope, id))
    const { number, parties, status } = invoice
    if (number === undefined || parties === undefined) return yield* refuse("NoDocument", { status })
    return { name: number, content: yield* document.pdf(invoice) }
  })
